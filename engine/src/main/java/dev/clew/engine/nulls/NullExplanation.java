package dev.clew.engine.nulls;

import dev.clew.engine.program.MethodBody;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.Signature;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Says what was null, by the instructions that computed it. */
final class NullExplanation {

  private static final int MOST_DETAIL = 5;
  private static final List<String> SHORTENED = List.of("java.lang.Object", "java.lang.String");

  private final MethodInfo method;
  private final MethodBody body;
  private final StackOrigins origins;

  NullExplanation(MethodInfo method, MethodBody body, StackOrigins origins) {
    this.method = method;
    this.body = body;
    this.origins = origins;
  }

  /** The message's second half, empty if it is not known. */
  String because(int position, int slot) {
    OriginStack stack = origins.before(position);
    int origin = stack == null ? OriginStack.UNKNOWN : stack.origin(slot);
    if (origin == OriginStack.UNKNOWN) {
      return "";
    }
    boolean isCall = body.instructions().get(origin) instanceof MethodInsnNode;
    String start = isCall ? " because the return value of \"" : " because \"";
    String cause = source(position, slot, MOST_DETAIL);
    // HotSpot leaves the sentence unfinished for an instruction that it has no words for
    return cause == null ? start : start + cause + "\" is null";
  }

  /**
   * The expression whose value is in a slot before an instruction.
   *
   * @param detail how many more dereferences to follow
   * @return null if there are no words for it
   */
  private @Nullable String source(int position, int slot, int detail) {
    OriginStack stack = origins.before(position);
    if (detail <= 0 || stack == null || stack.origin(slot) == OriginStack.UNKNOWN) {
      return null;
    }
    int origin = stack.origin(slot);
    AbstractInsnNode insn = body.instructions().get(origin);
    return switch (insn.getOpcode()) {
      case Opcodes.ILOAD, Opcodes.ALOAD -> variable(((VarInsnNode) insn).var, origin, stack);
      case Opcodes.ACONST_NULL -> "null";
      case Opcodes.ICONST_M1,
          Opcodes.ICONST_0,
          Opcodes.ICONST_1,
          Opcodes.ICONST_2,
          Opcodes.ICONST_3,
          Opcodes.ICONST_4,
          Opcodes.ICONST_5 ->
          Integer.toString(insn.getOpcode() - Opcodes.ICONST_0);
      case Opcodes.BIPUSH -> Integer.toString(((IntInsnNode) insn).operand);
      case Opcodes.SIPUSH -> Integer.toString(((IntInsnNode) insn).operand & 0xFFFF); // its bug
      case Opcodes.IALOAD, Opcodes.AALOAD -> element(origin, detail);
      case Opcodes.GETSTATIC -> className(((FieldInsnNode) insn).owner) + "." + fieldName(insn);
      case Opcodes.GETFIELD -> {
        String object = source(origin, 0, detail - 1);
        yield object == null ? fieldName(insn) : object + "." + fieldName(insn);
      }
      case Opcodes.INVOKEVIRTUAL,
          Opcodes.INVOKESPECIAL,
          Opcodes.INVOKESTATIC,
          Opcodes.INVOKEINTERFACE ->
          describe((MethodInsnNode) insn);
      default -> null;
    };
  }

  private String element(int origin, int detail) {
    String array = source(origin, 1, detail - 1);
    String index = source(origin, 0, detail);
    return (array == null ? "<array>" : array) + "[" + (index == null ? "..." : index) + "]";
  }

  /** The name that debug information has for a variable where it is loaded, else its number. */
  private String variable(int local, int position, OriginStack stack) {
    List<LocalVariableNode> variables = body.node().localVariables;
    if (variables != null) {
      for (LocalVariableNode each : variables) {
        if (each.index == local
            && body.instructions().indexOf(each.start) < position
            && position < body.instructions().indexOf(each.end)) {
          return each.name;
        }
      }
    }
    return stack.isWritten(local) ? "<local" + local + ">" : unwrittenVariable(local);
  }

  private String unwrittenVariable(int local) {
    int slot = method.isStatic() ? 0 : 1;
    if (local < slot) {
      return "this";
    }
    int number = 1;
    for (JvmType parameter : method.signature().parameters()) {
      slot += parameter.slots();
      if (local < slot) {
        return "<parameter" + number + ">";
      }
      number++;
    }
    return "<local" + local + ">";
  }

  private static String fieldName(AbstractInsnNode insn) {
    return ((FieldInsnNode) insn).name;
  }

  /** {@code Type.method(String, int[])}. */
  static String describe(MethodInsnNode call) {
    return Signature.parse(call.desc).parameters().stream()
        .map(JvmType::javaName)
        .map(NullExplanation::shorten)
        .collect(Collectors.joining(", ", className(call.owner) + "." + call.name + "(", ")"));
  }

  /** Everything that begins like Object or String loses its package, StringBuilder as well. */
  private static String shorten(String parameter) {
    boolean isShortened = SHORTENED.stream().anyMatch(parameter::startsWith);
    return isShortened ? parameter.substring("java.lang.".length()) : parameter;
  }

  private static String className(String owner) {
    String name = owner.replace('/', '.');
    return SHORTENED.contains(name) ? name.substring("java.lang.".length()) : name;
  }
}
