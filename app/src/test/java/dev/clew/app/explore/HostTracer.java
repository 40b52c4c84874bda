package dev.clew.app.explore;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Makes a method tell {@link HostTrace} where it branches and returns. */
final class HostTracer extends MethodVisitor {

  private static final String OWNER = HostTrace.class.getName().replace('.', '/');

  private final Set<Label> handlers = new HashSet<>();
  private int line = -1;
  private int places;
  private boolean startsHandler;

  HostTracer(MethodVisitor next) {
    super(Opcodes.ASM9, next);
  }

  @Override
  public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
    handlers.add(handler);
    super.visitTryCatchBlock(start, end, handler, type);
  }

  @Override
  public void visitLabel(Label label) {
    super.visitLabel(label);
    startsHandler |= handlers.contains(label);
  }

  @Override
  public void visitLineNumber(int number, Label start) {
    line = number;
    super.visitLineNumber(number, start);
  }

  /** A handler starts by storing or dropping the exception, and its frame comes before that. */
  @Override
  public void visitVarInsn(int opcode, int variable) {
    if (startsHandler) {
      startsHandler = false;
      tell("passes", ++places);
    }
    super.visitVarInsn(opcode, variable);
  }

  @Override
  public void visitInsn(int opcode) {
    if (startsHandler) {
      startsHandler = false;
      tell("passes", ++places);
    }
    if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
      tell("returns", line);
    }
    super.visitInsn(opcode);
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    boolean isConditional = opcode != Opcodes.GOTO && opcode != Opcodes.JSR;
    if (isConditional) {
      tell("passes", ++places);
    }
    super.visitJumpInsn(opcode, label);
    if (isConditional) {
      tell("passes", -places);
    }
  }

  @Override
  public void visitTableSwitchInsn(int min, int max, Label byDefault, Label... labels) {
    int[] keys =
        IntStream.rangeClosed(min, max).filter(k -> labels[k - min] != byDefault).toArray();
    tellSwitch(keys);
    super.visitTableSwitchInsn(min, max, byDefault, labels);
  }

  @Override
  public void visitLookupSwitchInsn(Label byDefault, int[] keys, Label[] labels) {
    tellSwitch(keys);
    super.visitLookupSwitchInsn(byDefault, keys, labels);
  }

  private void tell(String method, int number) {
    super.visitLdcInsn(number);
    super.visitMethodInsn(Opcodes.INVOKESTATIC, OWNER, method, "(I)V", false);
  }

  private void tellSwitch(int[] keys) {
    super.visitInsn(Opcodes.DUP);
    super.visitLdcInsn(keys.length);
    super.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_INT);
    for (int i = 0; i < keys.length; i++) {
      super.visitInsn(Opcodes.DUP);
      super.visitLdcInsn(i);
      super.visitLdcInsn(keys[i]);
      super.visitInsn(Opcodes.IASTORE);
    }
    super.visitMethodInsn(Opcodes.INVOKESTATIC, OWNER, "switches", "(I[I)V", false);
  }
}
