package dev.clew.engine.dynamic;

import java.util.function.Consumer;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A site's class that computes a value the first time and then keeps it. An exception that is no
 * Error becomes the cause of a BootstrapMethodError.
 */
final class OnceOnly {

  private static final String ERROR = "java/lang/BootstrapMethodError";
  private static final String DONE = "done";
  private static final String VALUE = "value";

  private final SiteClass written;
  private final Type type;

  OnceOnly(SiteClass written, Type type) {
    this.written = written;
    this.type = type;
  }

  /**
   * @param value code that pushes the value
   */
  SpunClass finish(Consumer<MethodVisitor> value) {
    written.field(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC, DONE, "Z");
    written.field(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC, VALUE, type.getDescriptor());
    return written.finish(code -> write(code, value));
  }

  private void write(MethodVisitor code, Consumer<MethodVisitor> value) {
    Label start = new Label();
    Label end = new Label();
    Label exception = new Label();
    Label error = new Label();
    Label known = new Label();
    code.visitTryCatchBlock(start, end, error, "java/lang/Error");
    code.visitTryCatchBlock(start, end, exception, "java/lang/Throwable");
    code.visitFieldInsn(Opcodes.GETSTATIC, written.name(), DONE, "Z");
    code.visitJumpInsn(Opcodes.IFNE, known);
    code.visitLabel(start);
    value.accept(code);
    code.visitLabel(end);
    code.visitFieldInsn(Opcodes.PUTSTATIC, written.name(), VALUE, type.getDescriptor());
    code.visitInsn(Opcodes.ICONST_1);
    code.visitFieldInsn(Opcodes.PUTSTATIC, written.name(), DONE, "Z");
    code.visitLabel(known);
    code.visitFieldInsn(Opcodes.GETSTATIC, written.name(), VALUE, type.getDescriptor());
    code.visitInsn(type.getOpcode(Opcodes.IRETURN));
    code.visitLabel(exception);
    writeWrapping(code);
    code.visitLabel(error);
    code.visitInsn(Opcodes.ATHROW);
  }

  private static void writeWrapping(MethodVisitor code) {
    code.visitVarInsn(Opcodes.ASTORE, 0);
    code.visitTypeInsn(Opcodes.NEW, ERROR);
    code.visitInsn(Opcodes.DUP);
    code.visitLdcInsn("CallSite bootstrap method initialization exception");
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(
        Opcodes.INVOKESPECIAL,
        ERROR,
        "<init>",
        "(Ljava/lang/String;Ljava/lang/Throwable;)V",
        false);
    code.visitInsn(Opcodes.ATHROW);
  }
}
