package dev.clew.engine.dynamic;

import java.util.function.Consumer;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** A class of static methods {@code run…}, each of which gives one value as text. */
final class HandMade {

  private final String name;
  private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
  private int count;

  HandMade(String name) {
    this.name = name;
    writer.visit(Opcodes.V11, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
  }

  /** Another method, for a value of a type that some code pushes. */
  void add(Type type, Consumer<MethodVisitor> load) {
    MethodVisitor code =
        writer.visitMethod(
            Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC,
            "run" + ++count,
            "()Ljava/lang/Object;",
            null,
            null);
    code.visitCode();
    load.accept(code);
    boolean isSmall = type.getSort() == Type.BYTE || type.getSort() == Type.SHORT;
    String from =
        isSmall ? "I" : type.getSort() >= Type.ARRAY ? "Ljava/lang/Object;" : type.getDescriptor();
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        "java/lang/String",
        "valueOf",
        "(" + from + ")Ljava/lang/String;",
        false);
    code.visitInsn(Opcodes.ARETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  String name() {
    return name;
  }

  byte[] bytes() {
    writer.visitEnd();
    return writer.toByteArray();
  }
}
