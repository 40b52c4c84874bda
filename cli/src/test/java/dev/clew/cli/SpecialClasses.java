package dev.clew.cli;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Class files that no compiler of today writes. */
final class SpecialClasses {

  private SpecialClasses() {}

  /** A method that goes on behind its last instruction. */
  static byte[] withoutReturn(String name) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
    MethodVisitor code = method(writer);
    code.visitVarInsn(Opcodes.ILOAD, 0);
    code.visitMaxs(1, 1);
    code.visitEnd();
    return writer.toByteArray();
  }

  /** {@code 100 / x + 1}, the addition in a subroutine that is called after the division. */
  static byte[] withSubroutine(String name) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V1_2, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
    MethodVisitor code = method(writer);
    Label subroutine = new Label();
    code.visitIntInsn(Opcodes.BIPUSH, 100);
    code.visitVarInsn(Opcodes.ILOAD, 0);
    code.visitInsn(Opcodes.IDIV);
    code.visitVarInsn(Opcodes.ISTORE, 0);
    code.visitJumpInsn(Opcodes.JSR, subroutine);
    code.visitVarInsn(Opcodes.ILOAD, 0);
    code.visitInsn(Opcodes.IRETURN);
    code.visitLabel(subroutine);
    code.visitVarInsn(Opcodes.ASTORE, 1);
    code.visitIincInsn(0, 1);
    code.visitVarInsn(Opcodes.RET, 1);
    code.visitMaxs(2, 2);
    code.visitEnd();
    return writer.toByteArray();
  }

  private static MethodVisitor method(ClassWriter writer) {
    MethodVisitor code =
        writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "run", "(I)I", null, null);
    code.visitCode();
    return code;
  }
}
