package dev.clew.engine.dynamic;

import dev.clew.engine.program.ClassInfo;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** What the JVM hands to a bootstrap method, and what it does with the result. */
final class BootstrapLookups {

  static final String LOOKUP = "Ljava/lang/invoke/MethodHandles$Lookup;";

  private static final String HANDLES = "java/lang/invoke/MethodHandles";

  private BootstrapLookups() {}

  /** The caller's lookup: all that it may see itself. */
  static void load(MethodVisitor code, ClassInfo caller) {
    code.visitLdcInsn(Type.getObjectType(caller.name()));
    code.visitMethodInsn(Opcodes.INVOKESTATIC, HANDLES, "lookup", "()" + LOOKUP, false);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        HANDLES,
        "privateLookupIn",
        "(Ljava/lang/Class;" + LOOKUP + ")" + LOOKUP,
        false);
  }

  /** A class, which may be primitive. */
  static void loadClass(MethodVisitor code, Type type) {
    if (ConversionCode.isPrimitive(type)) {
      code.visitFieldInsn(
          Opcodes.GETSTATIC, ConversionCode.boxOf(type), "TYPE", "Ljava/lang/Class;");
    } else {
      code.visitLdcInsn(type);
    }
  }

  /** The result is boxed if it is not an object, and has to be of the constant's type or box. */
  static void checkResult(MethodVisitor code, Type result, Type wanted) {
    if (ConversionCode.isPrimitive(result)) {
      ConversionCode.box(code, result);
    }
    if (ConversionCode.isPrimitive(wanted)) {
      code.visitTypeInsn(Opcodes.CHECKCAST, ConversionCode.boxOf(wanted));
      ConversionCode.unbox(code, wanted);
    } else {
      ConversionCode.cast(code, wanted);
    }
  }
}
