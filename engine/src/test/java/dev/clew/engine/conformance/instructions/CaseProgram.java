package dev.clew.engine.conformance.instructions;

import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SUPER;
import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.ASTORE;
import static org.objectweb.asm.Opcodes.GOTO;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.IRETURN;
import static org.objectweb.asm.Opcodes.RETURN;
import static org.objectweb.asm.Opcodes.V17;

import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/**
 * A class with a method for each case, a method that calls it with all its arguments and prints
 * what comes of each call, and a {@code main} that calls these.
 *
 * @param name of the class, with slashes
 */
record CaseProgram(String name, List<Case> cases) {

  private static final String PRINTER = Type.getInternalName(Printer.class);

  /** The class file. */
  byte[] write() {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
    writer.visit(V17, ACC_PUBLIC | ACC_SUPER, name, null, "java/lang/Object", null);
    for (String type : Fields.TYPES) {
      writer.visitField(ACC_PUBLIC | ACC_STATIC, Fields.nameOf(type), type, null, null);
    }
    for (Case each : cases) {
      writeCase(writer, each);
      writeCalls(writer, each);
    }
    writeMain(writer);
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static void writeCase(ClassWriter writer, Case each) {
    MethodVisitor code =
        writer.visitMethod(ACC_PUBLIC | ACC_STATIC, each.name(), each.descriptor(), null, null);
    code.visitCode();
    each.body().accept(code);
    code.visitInsn(each.result().getOpcode(IRETURN));
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private void writeCalls(ClassWriter writer, Case each) {
    MethodVisitor code =
        writer.visitMethod(ACC_PUBLIC | ACC_STATIC, callerOf(each), "()V", null, null);
    code.visitCode();
    for (List<Object> arguments : each.calls()) {
      writeCall(code, each, arguments);
    }
    code.visitInsn(RETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private void writeCall(MethodVisitor code, Case each, List<Object> arguments) {
    String label = each.name() + arguments;
    Label start = new Label();
    Label end = new Label();
    Label handler = new Label();
    Label next = new Label();
    code.visitTryCatchBlock(start, end, handler, "java/lang/RuntimeException");
    code.visitLabel(start);
    code.visitLdcInsn(label);
    arguments.forEach(code::visitLdcInsn);
    code.visitMethodInsn(INVOKESTATIC, name, each.name(), each.descriptor(), false);
    print(code, shown(each.result()));
    code.visitLabel(end);
    code.visitJumpInsn(GOTO, next);
    code.visitLabel(handler);
    code.visitVarInsn(ASTORE, 0);
    code.visitLdcInsn(label);
    code.visitVarInsn(ALOAD, 0);
    print(code, "Ljava/lang/Object;");
    code.visitLabel(next);
  }

  private static void print(MethodVisitor code, String type) {
    code.visitMethodInsn(
        INVOKESTATIC, PRINTER, "print", "(Ljava/lang/String;" + type + ")V", false);
  }

  private static String shown(Type type) {
    return switch (type.getSort()) {
      case Type.LONG, Type.FLOAT, Type.DOUBLE -> type.getDescriptor();
      case Type.OBJECT, Type.ARRAY -> "Ljava/lang/Object;";
      default -> "I";
    };
  }

  private void writeMain(ClassWriter writer) {
    MethodVisitor code =
        writer.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
    code.visitCode();
    for (Case each : cases) {
      code.visitMethodInsn(INVOKESTATIC, name, callerOf(each), "()V", false);
    }
    code.visitInsn(RETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private static String callerOf(Case each) {
    return "call " + each.name();
  }
}
