package dev.clew.junit.mutation;

import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** What a method returns that has forgotten what to return: the emptiest value of its type. */
final class EmptyResults {

  /** Static methods without parameters, by what they return. */
  private static final Map<String, String[]> MAKERS =
      Map.of(
          "java/util/Optional", new String[] {"java/util/Optional", "empty"},
          "java/util/stream/Stream", new String[] {"java/util/stream/Stream", "empty"},
          "java/util/List", new String[] {"java/util/Collections", "emptyList"},
          "java/util/Set", new String[] {"java/util/Collections", "emptySet"},
          "java/util/Map", new String[] {"java/util/Collections", "emptyMap"});

  private EmptyResults() {}

  /** Whether an instruction returns something that may be something else. */
  static boolean fits(MethodNode method, AbstractInsnNode insn) {
    return switch (insn.getOpcode()) {
      case Opcodes.IRETURN -> !follows(insn, Opcodes.ICONST_0);
      case Opcodes.LRETURN -> !follows(insn, Opcodes.LCONST_0);
      case Opcodes.FRETURN -> !follows(insn, Opcodes.FCONST_0);
      case Opcodes.DRETURN -> !follows(insn, Opcodes.DCONST_0);
      case Opcodes.ARETURN -> !follows(insn, Opcodes.ACONST_NULL) && !isEmptyAlready(method, insn);
      default -> false;
    };
  }

  /** Whether an instruction, such as a return, comes right after another. */
  static boolean follows(AbstractInsnNode insn, int opcode) {
    return insn.getPrevious() != null && insn.getPrevious().getOpcode() == opcode;
  }

  private static boolean isEmptyAlready(MethodNode method, AbstractInsnNode insn) {
    AbstractInsnNode before = insn.getPrevious();
    String[] maker = MAKERS.get(Type.getReturnType(method.desc).getInternalName());
    return before instanceof LdcInsnNode constant
        ? "".equals(constant.cst)
        : maker != null
            && before instanceof MethodInsnNode call
            && call.owner.equals(maker[0])
            && call.name.equals(maker[1]);
  }

  /** Takes away what was to be returned, and has the emptiest value instead. */
  static InsnList of(MethodNode method) {
    Type type = Type.getReturnType(method.desc);
    InsnList code = new InsnList();
    code.add(new InsnNode(type.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP));
    switch (type.getSort()) {
      case Type.LONG -> code.add(new InsnNode(Opcodes.LCONST_0));
      case Type.FLOAT -> code.add(new InsnNode(Opcodes.FCONST_0));
      case Type.DOUBLE -> code.add(new InsnNode(Opcodes.DCONST_0));
      case Type.ARRAY -> code.add(new InsnNode(Opcodes.ACONST_NULL));
      case Type.OBJECT -> code.add(object(type));
      default -> code.add(new InsnNode(Opcodes.ICONST_0));
    }
    return code;
  }

  private static AbstractInsnNode object(Type type) {
    String name = type.getInternalName();
    String[] maker = MAKERS.get(name);
    if (name.equals("java/lang/String")) {
      return new LdcInsnNode("");
    }
    return maker == null
        ? new InsnNode(Opcodes.ACONST_NULL)
        : new MethodInsnNode(
            Opcodes.INVOKESTATIC, maker[0], maker[1], "()L" + name + ";", name.endsWith("Stream"));
  }
}
