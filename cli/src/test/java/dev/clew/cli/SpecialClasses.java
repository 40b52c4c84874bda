package dev.clew.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
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

  /** Gives each method of the classes below a folder a throws clause of everything. */
  static void declareEverything(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
        Files.write(file, declaringEverything(Files.readAllBytes(file)));
      }
    }
  }

  /** The same class, of a source of another name. */
  static byte[] withSource(byte[] file, String source) {
    ClassWriter writer = new ClassWriter(0);
    new ClassReader(file)
        .accept(
            new ClassVisitor(Opcodes.ASM9, writer) {
              @Override
              public void visitSource(String own, String debug) {
                super.visitSource(source, debug);
              }
            },
            0);
    return writer.toByteArray();
  }

  private static byte[] declaringEverything(byte[] file) {
    ClassReader reader = new ClassReader(file);
    ClassWriter writer = new ClassWriter(0);
    reader.accept(
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            String[] all = {"java/lang/Exception", "java/lang/Throwable"};
            return super.visitMethod(access, name, descriptor, signature, all);
          }
        },
        0);
    return writer.toByteArray();
  }

  private static MethodVisitor method(ClassWriter writer) {
    MethodVisitor code =
        writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "run", "(I)I", null, null);
    code.visitCode();
    return code;
  }
}
