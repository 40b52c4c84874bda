package dev.clew.app.induction;

import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** A number that code can look at where a loop begins. */
sealed interface HeadNumber {

  /** Code that puts it on the stack, as a {@code long}. */
  InsnList load();

  /** How Java would write it, with a local's own name where that is known. */
  String text();

  /** Code that goes to a label where there is no such number; empty where there always is one. */
  default Optional<InsnList> unlessThere(LabelNode otherwise) {
    return Optional.empty();
  }

  private static InsnList widened(InsnList code, boolean isLong) {
    if (!isLong) {
      code.add(new InsnNode(Opcodes.I2L));
    }
    return code;
  }

  private static InsnList unlessNull(InsnList reference, LabelNode otherwise) {
    reference.add(new TypeInsnNode(Opcodes.INSTANCEOF, "java/lang/Object"));
    reference.add(new JumpInsnNode(Opcodes.IFEQ, otherwise)); // a test for null would expect null
    return reference;
  }

  /** A local; one that was made for a proof keeps a value of another moment. */
  record Local(int slot, boolean isLong, String text) implements HeadNumber {
    @Override
    public InsnList load() {
      InsnList code = new InsnList();
      code.add(new VarInsnNode(isLong ? Opcodes.LLOAD : Opcodes.ILOAD, slot));
      return widened(code, isLong);
    }
  }

  /** The length of an array or a text that a local holds. */
  record Length(int slot, boolean isText, String name) implements HeadNumber {
    @Override
    public InsnList load() {
      InsnList code = reference();
      code.add(lengthOf(isText));
      return widened(code, false);
    }

    private InsnList reference() {
      InsnList code = new InsnList();
      code.add(new VarInsnNode(Opcodes.ALOAD, slot));
      return code;
    }

    @Override
    public Optional<InsnList> unlessThere(LabelNode otherwise) {
      return Optional.of(unlessNull(reference(), otherwise));
    }

    @Override
    public String text() {
      return name + (isText ? ".length()" : ".length");
    }
  }

  /** A field of the object that a method was called on. */
  record OfThis(String owner, String field, String descriptor) implements HeadNumber {
    @Override
    public InsnList load() {
      InsnList code = reference();
      if (descriptor.startsWith("[")) {
        code.add(lengthOf(false));
      } else if (descriptor.equals("Ljava/lang/String;")) {
        code.add(lengthOf(true));
      }
      return widened(code, descriptor.equals("J"));
    }

    private InsnList reference() {
      InsnList code = new InsnList();
      code.add(new VarInsnNode(Opcodes.ALOAD, 0));
      code.add(new FieldInsnNode(Opcodes.GETFIELD, owner, field, descriptor));
      return code;
    }

    @Override
    public Optional<InsnList> unlessThere(LabelNode otherwise) {
      return descriptor.length() == 1
          ? Optional.empty()
          : Optional.of(unlessNull(reference(), otherwise));
    }

    @Override
    public String text() {
      String length = descriptor.startsWith("[") ? ".length" : ".length()";
      return "this." + field + (descriptor.length() == 1 ? "" : length);
    }
  }

  private static AbstractInsnNode lengthOf(boolean isText) {
    return isText
        ? new MethodInsnNode(Opcodes.INVOKEVIRTUAL, "java/lang/String", "length", "()I", false)
        : new InsnNode(Opcodes.ARRAYLENGTH);
  }
}
