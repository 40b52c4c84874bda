package dev.clew.junit.mutation;

import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Mistakes that mutation testing knows, as PIT makes them unless told otherwise. */
enum Mistake {
  /** A condition is the wrong way round. */
  NEGATED {
    @Override
    boolean fits(MethodNode method, AbstractInsnNode insn) {
      return insn instanceof JumpInsnNode
          && NEGATION.containsKey(insn.getOpcode())
          && !isAssert(insn);
    }

    @Override
    void make(MethodNode method, AbstractInsnNode insn) {
      ((JumpInsnNode) insn).setOpcode(NEGATION.getOrDefault(insn.getOpcode(), insn.getOpcode()));
    }
  },
  /** A comparison is off by one. */
  BOUNDARY {
    @Override
    boolean fits(MethodNode method, AbstractInsnNode insn) {
      return insn instanceof JumpInsnNode && SHIFTED.containsKey(insn.getOpcode());
    }

    @Override
    void make(MethodNode method, AbstractInsnNode insn) {
      ((JumpInsnNode) insn).setOpcode(SHIFTED.getOrDefault(insn.getOpcode(), insn.getOpcode()));
    }
  },
  /** Another operator: plus for minus. */
  OPERATOR {
    @Override
    boolean fits(MethodNode method, AbstractInsnNode insn) {
      return insn instanceof InsnNode && CONFUSED.containsKey(insn.getOpcode());
    }

    @Override
    void make(MethodNode method, AbstractInsnNode insn) {
      int opcode = CONFUSED.getOrDefault(insn.getOpcode(), insn.getOpcode());
      method.instructions.set(insn, new InsnNode(opcode));
    }
  },
  /** A counter goes the other way. */
  INCREMENT {
    @Override
    boolean fits(MethodNode method, AbstractInsnNode insn) {
      return insn instanceof IincInsnNode step && step.incr != 0;
    }

    @Override
    void make(MethodNode method, AbstractInsnNode insn) {
      IincInsnNode step = (IincInsnNode) insn;
      step.incr = -step.incr;
    }
  },
  /** A sign is lost. */
  SIGN {
    @Override
    boolean fits(MethodNode method, AbstractInsnNode insn) {
      return insn.getOpcode() >= Opcodes.INEG && insn.getOpcode() <= Opcodes.DNEG;
    }

    @Override
    void make(MethodNode method, AbstractInsnNode insn) {
      method.instructions.remove(insn);
    }
  },
  /** A method that returns nothing is not called. */
  NOT_CALLED {
    @Override
    boolean fits(MethodNode method, AbstractInsnNode insn) {
      return insn instanceof MethodInsnNode call
          && !call.name.equals("<init>")
          && Type.getReturnType(call.desc).getSort() == Type.VOID;
    }

    @Override
    void make(MethodNode method, AbstractInsnNode insn) {
      MethodInsnNode call = (MethodInsnNode) insn;
      Type[] arguments = Type.getArgumentTypes(call.desc);
      InsnList pops = new InsnList();
      for (int i = arguments.length - 1; i >= 0; i--) {
        pops.add(new InsnNode(arguments[i].getSize() == 2 ? Opcodes.POP2 : Opcodes.POP));
      }
      if (call.getOpcode() != Opcodes.INVOKESTATIC) {
        pops.add(new InsnNode(Opcodes.POP));
      }
      method.instructions.insertBefore(insn, pops);
      method.instructions.remove(insn);
    }
  },
  /** Nothing, null, zero or false is returned. */
  EMPTY_RESULT {
    @Override
    boolean fits(MethodNode method, AbstractInsnNode insn) {
      return EmptyResults.fits(method, insn);
    }

    @Override
    void make(MethodNode method, AbstractInsnNode insn) {
      method.instructions.insertBefore(insn, EmptyResults.of(method));
    }
  },
  /** True is returned, whatever is so. */
  TRUE_RESULT {
    @Override
    boolean fits(MethodNode method, AbstractInsnNode insn) {
      return insn.getOpcode() == Opcodes.IRETURN
          && Type.getReturnType(method.desc).getSort() == Type.BOOLEAN
          && !EmptyResults.follows(insn, Opcodes.ICONST_1);
    }

    @Override
    void make(MethodNode method, AbstractInsnNode insn) {
      method.instructions.insertBefore(insn, new InsnNode(Opcodes.POP));
      method.instructions.insertBefore(insn, new InsnNode(Opcodes.ICONST_1));
    }
  };

  private static final Map<Integer, Integer> NEGATION =
      Opposites.of(
          Opcodes.IFEQ, Opcodes.IFNE,
          Opcodes.IFLT, Opcodes.IFGE,
          Opcodes.IFGT, Opcodes.IFLE,
          Opcodes.IF_ICMPEQ, Opcodes.IF_ICMPNE,
          Opcodes.IF_ICMPLT, Opcodes.IF_ICMPGE,
          Opcodes.IF_ICMPGT, Opcodes.IF_ICMPLE,
          Opcodes.IF_ACMPEQ, Opcodes.IF_ACMPNE,
          Opcodes.IFNULL, Opcodes.IFNONNULL);

  private static final Map<Integer, Integer> SHIFTED =
      Opposites.of(
          Opcodes.IFLT, Opcodes.IFLE,
          Opcodes.IFGT, Opcodes.IFGE,
          Opcodes.IF_ICMPLT, Opcodes.IF_ICMPLE,
          Opcodes.IF_ICMPGT, Opcodes.IF_ICMPGE);

  private static final Map<Integer, Integer> CONFUSED = Opposites.ofArithmetic();

  /** Whether an instruction is one that this can be wrong with. */
  abstract boolean fits(MethodNode method, AbstractInsnNode insn);

  abstract void make(MethodNode method, AbstractInsnNode insn);

  /** Whether it asks if assertions are on: that says nothing about the code. */
  private static boolean isAssert(AbstractInsnNode insn) {
    return insn.getPrevious() instanceof FieldInsnNode field
        && field.name.equals("$assertionsDisabled");
  }
}
