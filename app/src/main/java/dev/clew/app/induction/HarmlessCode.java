package dev.clew.app.induction;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Tells code that changes nothing but locals and objects of its own: it writes no field and no
 * element, and calls only what does not, either. Whatever round of a loop it is in, the rest of the
 * world is as it was before the first.
 */
final class HarmlessCode {

  /** Classes of the JDK whose methods change nothing that anybody else has. */
  private static final Set<String> VALUES =
      Set.of(
          "java/lang/String",
          "java/lang/Character",
          "java/lang/Math",
          "java/lang/StrictMath",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Short",
          "java/lang/Byte",
          "java/lang/Boolean",
          "java/lang/Float",
          "java/lang/Double");

  /** Methods of these that write to an array, look at the surroundings, or know identities. */
  private static final Set<String> EXCEPTIONS =
      Set.of("getChars", "getBytes", "toChars", "getInteger", "getLong", "getBoolean", "intern");

  /** What answers with an unknown of its own at each call. */
  private static final Set<String> UNKNOWNS =
      Set.of("org/sosy_lab/sv_benchmarks/Verifier", "dev/clew/annotations/Clew");

  private final ClassNodes classes;

  /** Methods that were found harmless, or are being looked at. */
  private final Set<String> harmless = new HashSet<>();

  private final Set<String> harmful = new HashSet<>();

  HarmlessCode(ClassNodes classes) {
    this.classes = classes;
  }

  /** Whether an instruction is, in code of a class. */
  boolean isHarmless(AbstractInsnNode insn, ClassNode in) {
    int opcode = insn.getOpcode();
    if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
      return false;
    }
    return switch (opcode) {
      case Opcodes.PUTFIELD,
          Opcodes.PUTSTATIC,
          Opcodes.MONITORENTER,
          Opcodes.MONITOREXIT,
          Opcodes.INVOKEINTERFACE,
          Opcodes.JSR,
          Opcodes.RET ->
          false;
      case Opcodes.GETSTATIC -> isInitialised(((FieldInsnNode) insn).owner, in);
      case Opcodes.NEW -> isException(((TypeInsnNode) insn).desc);
      case Opcodes.INVOKEDYNAMIC -> isConcatenation((InvokeDynamicInsnNode) insn);
      case Opcodes.INVOKESTATIC, Opcodes.INVOKEVIRTUAL, Opcodes.INVOKESPECIAL ->
          isHarmless((MethodInsnNode) insn, in);
      default -> true;
    };
  }

  /** Looking at a class for the first time may run its initialiser. */
  private boolean isInitialised(String owner, ClassNode in) {
    return owner.equals(in.name) || owner.startsWith("java/lang/") || !initialises(owner);
  }

  private boolean initialises(String name) {
    ClassNode type = classes.find(name);
    if (type == null) {
      return !name.equals("java/lang/Object");
    }
    return ClassNodes.method(type, "<clinit>", "()V") != null || initialises(type.superName);
  }

  private static boolean isException(String name) {
    boolean isNamed = name.endsWith("Exception") || name.endsWith("Error");
    return isNamed && (name.startsWith("java/lang/") || name.startsWith("java/util/"));
  }

  /** Of numbers and texts alone: it calls no {@code toString}. */
  private static boolean isConcatenation(InvokeDynamicInsnNode call) {
    if (!call.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory")) {
      return false;
    }
    for (Type each : Type.getArgumentTypes(call.desc)) {
      if (each.getSort() >= Type.ARRAY && !each.getClassName().equals("java.lang.String")) {
        return false;
      }
    }
    return true;
  }

  private boolean isHarmless(MethodInsnNode call, ClassNode in) {
    if (VALUES.contains(call.owner)) {
      return !EXCEPTIONS.contains(call.name)
          && (takesValues(call.desc) || call.name.equals("equals"));
    }
    if (UNKNOWNS.contains(call.owner)) {
      return true;
    }
    if (call.name.equals("<init>") && isException(call.owner)) {
      return takesValues(call.desc);
    }
    ClassNode type = classes.find(call.owner);
    MethodNode called = type == null ? null : ClassNodes.method(type, call.name, call.desc);
    return called != null
        && type != null
        && isSure(call, type, called)
        && isInitialised(call.owner, in)
        && isHarmless(called, type);
  }

  /** Other arguments may be asked for their text, or compared. */
  private static boolean takesValues(String descriptor) {
    for (Type each : Type.getArgumentTypes(descriptor)) {
      String name = each.getClassName();
      if (each.getSort() >= Type.ARRAY && !VALUES.contains(name.replace('.', '/'))) {
        return false;
      }
    }
    return true;
  }

  /** Whether a call gets to the method that it names and to no other. */
  private static boolean isSure(MethodInsnNode call, ClassNode type, MethodNode called) {
    boolean isFinal = ((called.access | type.access) & Opcodes.ACC_FINAL) != 0;
    return call.getOpcode() != Opcodes.INVOKEVIRTUAL
        || isFinal
        || (called.access & Opcodes.ACC_PRIVATE) != 0;
  }

  private boolean isHarmless(MethodNode method, ClassNode type) {
    if ((method.access & (Opcodes.ACC_NATIVE | Opcodes.ACC_SYNCHRONIZED)) != 0) {
      return false;
    }
    String name = type.name + "." + method.name + method.desc;
    if (harmful.contains(name) || method.name.startsWith("<")) {
      return false;
    }
    if (!harmless.add(name)) {
      return true;
    }
    for (AbstractInsnNode each : method.instructions) {
      if (each.getOpcode() >= 0 && !isHarmless(each, type)) {
        harmful.add(name);
        harmless.clear(); // some of them may rest on this one
        return false;
      }
    }
    return true;
  }
}
