package dev.clew.engine.dynamic;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;

/** Adds the stack map frames that a real JVM wants. */
final class Frames {

  private Frames() {}

  static byte[] add(byte[] bytes) {
    ClassWriter writer =
        new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
          @Override
          protected String getCommonSuperClass(String one, String other) {
            return "java/lang/Object";
          }
        };
    new ClassReader(bytes).accept(writer, 0);
    return writer.toByteArray();
  }
}
