package dev.clew.app.induction;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Static methods from {@code int}s to an {@code int} that look at nothing but their arguments, and
 * that call themselves, at once or by way of others.
 */
final class PureFunctions {

  private static final Set<String> CATCH_ALL =
      Set.of(
          "java/lang/Throwable",
          "java/lang/Error",
          "java/lang/VirtualMachineError",
          "java/lang/StackOverflowError");

  /** What is asked for unknowns, which the engine answers itself. */
  private static final String UNKNOWNS = "dev/clew/annotations/";

  private final Map<String, MethodNode> pure = new LinkedHashMap<>();
  private final Map<String, Set<String>> calls = new HashMap<>();

  /** Those of some classes; none where somebody catches what a deep recursion throws. */
  static Map<String, MethodNode> of(Collection<ClassNode> classes, String start) {
    PureFunctions functions = new PureFunctions();
    for (ClassNode type : classes) {
      for (MethodNode method : type.methods) {
        boolean isOurs = type.name.equals(start) || type.name.startsWith(UNKNOWNS);
        if (!isOurs && catchesAll(method)) {
          return Map.of();
        }
        functions.add(type, method);
      }
    }
    functions.removeImpure();
    functions.pure.keySet().removeIf(name -> !functions.isRecursive(name));
    return functions.pure;
  }

  private static boolean catchesAll(MethodNode method) {
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      if (block.type == null || CATCH_ALL.contains(block.type)) {
        return true;
      }
    }
    return false;
  }

  static String name(MethodInsnNode call) {
    return call.owner + "." + call.name + call.desc;
  }

  private void add(ClassNode type, MethodNode method) {
    int wrong = Opcodes.ACC_NATIVE | Opcodes.ACC_ABSTRACT | Opcodes.ACC_SYNCHRONIZED;
    boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
    if (!isStatic || (method.access & wrong) != 0 || !method.desc.matches("\\(I+\\)I")) {
      return;
    }
    Set<String> called = new LinkedHashSet<>();
    for (AbstractInsnNode insn : method.instructions) {
      if (insn instanceof MethodInsnNode call) {
        called.add(name(call));
      } else if (!isOnNumbers(insn)) {
        return;
      }
    }
    String name = type.name + "." + method.name + method.desc;
    pure.put(name, method);
    calls.put(name, called);
  }

  /** Whether an instruction is one of those that {@link FunctionRun} knows, but for calls. */
  private static boolean isOnNumbers(AbstractInsnNode insn) {
    int opcode = insn.getOpcode();
    if (insn instanceof FieldInsnNode field) {
      return field.name.equals("$assertionsDisabled");
    }
    return opcode < Opcodes.IALOAD
        || opcode == Opcodes.ISTORE
        || (opcode >= Opcodes.POP && opcode <= Opcodes.LCMP)
        || (opcode >= Opcodes.IFEQ && opcode <= Opcodes.GOTO)
        || opcode == Opcodes.IRETURN
        || opcode == Opcodes.LSTORE;
  }

  private void removeImpure() {
    while (pure.keySet().removeIf(name -> !pure.keySet().containsAll(calls.get(name)))) {
      // what called them is not pure, either
    }
  }

  private boolean isRecursive(String name) {
    Set<String> seen = new LinkedHashSet<>();
    Deque<String> open = new ArrayDeque<>(calls.get(name));
    while (!open.isEmpty()) {
      String next = open.removeFirst();
      if (seen.add(next)) {
        open.addAll(calls.getOrDefault(next, Set.of()));
      }
    }
    return seen.contains(name);
  }
}
