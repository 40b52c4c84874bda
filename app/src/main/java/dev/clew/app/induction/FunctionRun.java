package dev.clew.app.induction;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.OptionalInt;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Values of pure functions, to guess from: an interpreter of the few instructions that they have.
 * Remembers what it has computed. Nothing that is proved rests on it.
 */
final class FunctionRun {

  private static final int MOST_STEPS = 300_000;
  private static final int MOST_DEPTH = 400;

  /** Too many steps, too deep, or no value. */
  private static final class NoValue extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NoValue() {
      super(null, null, false, false);
    }
  }

  private final Map<String, MethodNode> functions;
  private final Map<List<Object>, Integer> known = new HashMap<>();
  private int steps;

  FunctionRun(Map<String, MethodNode> functions) {
    this.functions = functions;
  }

  /** Empty where it takes too long, or throws. */
  OptionalInt value(String name, int... arguments) {
    steps = MOST_STEPS;
    try {
      return OptionalInt.of(call(name, arguments, 0));
    } catch (NoValue | NoSuchElementException e) {
      return OptionalInt.empty();
    }
  }

  private int call(String name, int[] arguments, int depth) {
    List<Object> key = List.of(name, Arrays.toString(arguments));
    Integer before = known.get(key);
    MethodNode method = functions.get(name);
    if (before != null) {
      return before;
    }
    if (method == null || depth > MOST_DEPTH) {
      throw new NoValue();
    }
    int[] locals = Arrays.copyOf(arguments, Math.max(method.maxLocals, arguments.length));
    Deque<Integer> stack = new ArrayDeque<>();
    AbstractInsnNode at = method.instructions.getFirst();
    while (at.getOpcode() != Opcodes.IRETURN) {
      if (--steps < 0) {
        throw new NoValue();
      }
      at = step(at, locals, stack, depth);
    }
    int value = stack.pop();
    known.put(key, value);
    return value;
  }

  private AbstractInsnNode step(
      AbstractInsnNode insn, int[] locals, Deque<Integer> stack, int depth) {
    int opcode = insn.getOpcode();
    if (insn instanceof JumpInsnNode jump) {
      return jumps(opcode, stack) ? jump.label : insn.getNext();
    }
    if (insn instanceof VarInsnNode local) {
      if (opcode == Opcodes.ILOAD) {
        stack.push(locals[local.var]);
      } else if (opcode == Opcodes.ISTORE) {
        locals[local.var] = stack.pop();
      } else {
        throw new NoValue();
      }
    } else if (insn instanceof IincInsnNode add) {
      locals[add.var] += add.incr;
    } else if (insn instanceof MethodInsnNode call) {
      stack.push(call(PureFunctions.name(call), arguments(call, stack), depth + 1));
    } else if (opcode >= 0) {
      compute(insn, stack);
    }
    return insn.getNext();
  }

  private static int[] arguments(MethodInsnNode call, Deque<Integer> stack) {
    int[] arguments = new int[call.desc.indexOf(')') - 1];
    for (int i = arguments.length - 1; i >= 0; i--) {
      arguments[i] = stack.pop();
    }
    return arguments;
  }

  private static boolean jumps(int opcode, Deque<Integer> stack) {
    if (opcode == Opcodes.GOTO) {
      return true;
    }
    boolean isAgainstZero = opcode <= Opcodes.IFLE;
    int right = isAgainstZero ? 0 : stack.pop();
    int left = stack.pop();
    return switch (opcode) {
      case Opcodes.IFEQ, Opcodes.IF_ICMPEQ -> left == right;
      case Opcodes.IFNE, Opcodes.IF_ICMPNE -> left != right;
      case Opcodes.IFLT, Opcodes.IF_ICMPLT -> left < right;
      case Opcodes.IFGE, Opcodes.IF_ICMPGE -> left >= right;
      case Opcodes.IFGT, Opcodes.IF_ICMPGT -> left > right;
      case Opcodes.IFLE, Opcodes.IF_ICMPLE -> left <= right;
      default -> throw new NoValue();
    };
  }

  private static void compute(AbstractInsnNode insn, Deque<Integer> stack) {
    int opcode = insn.getOpcode();
    if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
      stack.push(opcode - Opcodes.ICONST_0);
    } else if (insn instanceof IntInsnNode constant) {
      stack.push(constant.operand);
    } else if (insn instanceof LdcInsnNode load && load.cst instanceof Integer constant) {
      stack.push(constant);
    } else if (opcode == Opcodes.INEG) {
      stack.push(-stack.pop());
    } else if (opcode == Opcodes.DUP) {
      stack.push(stack.element());
    } else if (opcode != Opcodes.NOP) {
      int right = stack.pop();
      stack.push(binary(opcode, stack.pop(), right));
    }
  }

  private static int binary(int opcode, int left, int right) {
    if (right == 0 && (opcode == Opcodes.IDIV || opcode == Opcodes.IREM)) {
      throw new NoValue();
    }
    return switch (opcode) {
      case Opcodes.IADD -> left + right;
      case Opcodes.ISUB -> left - right;
      case Opcodes.IMUL -> left * right;
      case Opcodes.IDIV -> left / right;
      case Opcodes.IREM -> left % right;
      case Opcodes.IAND -> left & right;
      case Opcodes.IOR -> left | right;
      case Opcodes.IXOR -> left ^ right;
      case Opcodes.ISHL -> left << right;
      case Opcodes.ISHR -> left >> right;
      case Opcodes.IUSHR -> left >>> right;
      default -> throw new NoValue();
    };
  }
}
