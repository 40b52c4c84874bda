package dev.clew.junit.condition;

import dev.clew.junit.condition.AskedOperand.Scope;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** The operands of a method at one place of its code; a wide value is one of them. */
final class AskedOperands {

  private static final AskedOperand UNKNOWN = new AskedOperand.Unknown();

  private final Deque<AskedOperand> stack = new ArrayDeque<>();
  private final MethodNode node;
  private final boolean isStatic;
  private final int parameters;

  /** What variables were given, of those that are given something once. */
  private final Map<Integer, AskedOperand> given = new HashMap<>();

  private final Set<Integer> inLoops;

  /** What is counted up says nothing about an input. */
  private final Set<Integer> counters = new HashSet<>();

  AskedOperands(MethodNode node, boolean isStatic) {
    this.node = node;
    this.isStatic = isStatic;
    this.inLoops = inLoops(node.instructions);
    int slots = Type.getArgumentsAndReturnSizes(node.desc) >> 2;
    this.parameters = isStatic ? slots - 1 : slots;
    for (AbstractInsnNode insn : node.instructions) {
      if (insn instanceof IincInsnNode counting) {
        counters.add(counting.var);
      }
    }
  }

  InsnList instructions() {
    return node.instructions;
  }

  AskedOperand pop() {
    return stack.isEmpty() ? UNKNOWN : stack.pop();
  }

  /** Where ways meet, what one of them left need not be what the other did. */
  void forget() {
    stack.clear();
  }

  void perform(AbstractInsnNode insn) {
    int opcode = insn.getOpcode();
    if (insn instanceof VarInsnNode variable) {
      variable(variable);
    } else if (insn instanceof FieldInsnNode field) {
      field(field);
    } else if (insn instanceof MethodInsnNode call) {
      call(call);
    } else if (insn instanceof InvokeDynamicInsnNode lambda) {
      lambda(lambda);
    } else if (insn instanceof LdcInsnNode constant) {
      stack.push(new AskedOperand.Literal(constant.cst));
    } else if (insn instanceof IntInsnNode push && opcode != Opcodes.NEWARRAY) {
      stack.push(new AskedOperand.Literal(push.operand));
    } else if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
      stack.push(new AskedOperand.Literal(opcode - Opcodes.ICONST_0));
    } else if (opcode == Opcodes.ACONST_NULL) {
      stack.push(new AskedOperand.Literal(null));
    } else if (opcode >= Opcodes.LCONST_0 && opcode <= Opcodes.DCONST_1) {
      stack.push(new AskedOperand.Literal(constant(opcode)));
    } else {
      compute(opcode);
    }
  }

  private static Number constant(int opcode) {
    if (opcode <= Opcodes.LCONST_1) {
      return (long) opcode - Opcodes.LCONST_0;
    }
    return opcode <= Opcodes.FCONST_2
        ? (double) opcode - Opcodes.FCONST_0
        : (double) opcode - Opcodes.DCONST_0;
  }

  private void compute(int opcode) {
    if (opcode >= Opcodes.LCMP && opcode <= Opcodes.DCMPG) {
      AskedOperand other = pop();
      stack.push(new AskedOperand.Order(pop(), other));
    } else if (opcode == Opcodes.ARRAYLENGTH) {
      stack.push(new AskedOperand.Call("[]", "length", "()I", Optional.of(pop()), List.of()));
    } else if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
      AskedOperand index = pop();
      AskedOperand array = pop();
      stack.push(
          index instanceof AskedOperand.Literal literal && literal.value() instanceof Integer at
              ? new AskedOperand.Element(array, at)
              : UNKNOWN);
    } else if (opcode >= Opcodes.IADD && opcode <= Opcodes.LXOR) {
      arithmetic(opcode);
    } else if (opcode == Opcodes.DUP) {
      AskedOperand top = pop();
      stack.push(top);
      stack.push(top);
    } else if (!isConversion(opcode)) {
      forget(); // the end of a statement, or what no condition is made of
    }
  }

  private void arithmetic(int opcode) {
    pop();
    if (opcode < Opcodes.INEG || opcode > Opcodes.DNEG) {
      pop();
    }
    stack.push(UNKNOWN);
  }

  private static boolean isConversion(int opcode) {
    return opcode == Opcodes.CHECKCAST || (opcode >= Opcodes.I2L && opcode <= Opcodes.I2S);
  }

  private void variable(VarInsnNode variable) {
    boolean isLoad = variable.getOpcode() >= Opcodes.ILOAD && variable.getOpcode() <= Opcodes.ALOAD;
    if (isLoad) {
      stack.push(loaded(variable));
      return;
    }
    AskedOperand value = pop();
    given.merge(variable.var, value, (one, other) -> UNKNOWN);
  }

  private AskedOperand loaded(VarInsnNode variable) {
    if (!isStatic && variable.var == 0) {
      return new AskedOperand.Self();
    }
    if (given.get(variable.var) instanceof AskedOperand.Call call
        && call.method().endsWith("ndexOf")) {
      return call; // says more
    }
    return counters.contains(variable.var) ? UNKNOWN : named(variable);
  }

  private AskedOperand named(VarInsnNode variable) {
    List<LocalVariableNode> all = node.localVariables;
    int at = node.instructions.indexOf(variable);
    for (LocalVariableNode each : all == null ? List.<LocalVariableNode>of() : all) {
      boolean isIt =
          each.index == variable.var
              && node.instructions.indexOf(each.start) <= at
              && at < node.instructions.indexOf(each.end);
      if (isIt) {
        return new AskedOperand.Variable(each.name, scope(variable.var), each.desc);
      }
    }
    return UNKNOWN;
  }

  private Scope scope(int variable) {
    if (inLoops.contains(variable)) {
      return isStoredElsewhere(variable) ? Scope.KEPT : Scope.LOOP;
    }
    return variable < parameters ? Scope.PARAMETER : Scope.LOCAL;
  }

  private boolean isStoredElsewhere(int variable) {
    Set<AbstractInsnNode> repeated = repeated(node.instructions);
    for (AbstractInsnNode insn : node.instructions) {
      if (isStore(insn) && ((VarInsnNode) insn).var == variable && !repeated.contains(insn)) {
        return true;
      }
    }
    return variable < parameters;
  }

  private static boolean isStore(AbstractInsnNode insn) {
    return insn.getOpcode() >= Opcodes.ISTORE && insn.getOpcode() <= Opcodes.ASTORE;
  }

  /** What is given something in a loop. */
  private static Set<Integer> inLoops(InsnList instructions) {
    Set<Integer> stored = new HashSet<>();
    for (AbstractInsnNode insn : repeated(instructions)) {
      if (isStore(insn)) {
        stored.add(((VarInsnNode) insn).var);
      }
    }
    return stored;
  }

  /** What stands between where a jump goes back to and the jump. */
  private static Set<AbstractInsnNode> repeated(InsnList instructions) {
    Set<AbstractInsnNode> repeated = new HashSet<>();
    for (AbstractInsnNode insn : instructions) {
      if (insn instanceof JumpInsnNode jump) {
        for (int i = instructions.indexOf(jump.label); i < instructions.indexOf(insn); i++) {
          repeated.add(instructions.get(i));
        }
      }
    }
    return repeated;
  }

  private void field(FieldInsnNode field) {
    switch (field.getOpcode()) {
      case Opcodes.GETSTATIC -> stack.push(new AskedOperand.StaticField(field.name));
      case Opcodes.GETFIELD -> {
        AskedOperand of = pop();
        boolean isOwn = of instanceof AskedOperand.Self;
        stack.push(
            isOwn
                ? new AskedOperand.Variable(field.name, Scope.FIELD, field.desc)
                : new AskedOperand.Call(
                    field.owner, field.name, "()" + field.desc, Optional.of(of), List.of()));
      }
      default -> forget();
    }
  }

  private void call(MethodInsnNode call) {
    List<AskedOperand> arguments = new ArrayList<>();
    for (int i = Type.getArgumentCount(call.desc); i > 0; i--) {
      arguments.add(0, pop());
    }
    Optional<AskedOperand> on =
        call.getOpcode() == Opcodes.INVOKESTATIC ? Optional.empty() : Optional.of(pop());
    if (Type.getReturnType(call.desc).getSort() == Type.VOID) {
      return;
    }
    boolean isOrder = call.name.equals("compareTo") || call.name.equals("compare");
    if (call.name.equals("signum") && on.isPresent()) {
      stack.push(new AskedOperand.Order(on.get(), new AskedOperand.Literal(0)));
    } else if (isOrder && arguments.size() == 1 && on.isPresent()) {
      stack.push(new AskedOperand.Order(on.get(), arguments.get(0)));
    } else if (isOrder && arguments.size() == 2 && on.isEmpty()) {
      stack.push(new AskedOperand.Order(arguments.get(0), arguments.get(1)));
    } else {
      stack.push(new AskedOperand.Call(call.owner, call.name, call.desc, on, arguments));
    }
  }

  private void lambda(InvokeDynamicInsnNode lambda) {
    for (int i = Type.getArgumentCount(lambda.desc); i > 0; i--) {
      pop();
    }
    boolean isReference = lambda.bsmArgs.length > 1 && lambda.bsmArgs[1] instanceof Handle;
    stack.push(
        isReference
            ? new AskedOperand.Reference(
                ((Handle) lambda.bsmArgs[1]).getOwner(), ((Handle) lambda.bsmArgs[1]).getName())
            : UNKNOWN);
  }
}
