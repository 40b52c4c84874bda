package dev.clew.engine.reflect;

import static org.objectweb.asm.Opcodes.ACC_FINAL;
import static org.objectweb.asm.Opcodes.ACC_PRIVATE;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_STATIC;

import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.JvmType;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes the class files of {@code java.lang.reflect.Proxy}, as the JDK's generator would. */
final class ProxyBytes {

  private static final String PROXY = "java/lang/reflect/Proxy";
  private static final String HANDLER = "Ljava/lang/reflect/InvocationHandler;";
  private static final String METHOD = "Ljava/lang/reflect/Method;";
  private static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";
  private static final String UNDECLARED = "java/lang/reflect/UndeclaredThrowableException";

  private final Program program;
  private final String name;
  private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);

  private ProxyBytes(Program program, String name) {
    this.program = program;
    this.name = name;
  }

  /**
   * @param name internal
   * @param interfaces internal names
   */
  static byte[] write(
      Program program,
      String name,
      boolean isPublic,
      List<String> interfaces,
      List<ProxyMethods> methods) {
    ProxyBytes bytes = new ProxyBytes(program, name);
    bytes.writer.visit(
        Opcodes.V1_8,
        (isPublic ? ACC_PUBLIC : 0) | ACC_FINAL | Opcodes.ACC_SUPER,
        name,
        null,
        PROXY,
        interfaces.toArray(String[]::new));
    bytes.constructor();
    for (int i = 0; i < methods.size(); i++) {
      bytes.method(methods.get(i), i);
    }
    bytes.lookup();
    bytes.initializer(methods);
    bytes.writer.visitEnd();
    return bytes.writer.toByteArray();
  }

  private static void end(MethodVisitor code) {
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private void constructor() {
    MethodVisitor code = writer.visitMethod(ACC_PUBLIC, "<init>", "(" + HANDLER + ")V", null, null);
    code.visitCode();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, PROXY, "<init>", "(" + HANDLER + ")V", false);
    code.visitInsn(Opcodes.RETURN);
    end(code);
  }

  private void method(ProxyMethods proxied, int index) {
    writer.visitField(ACC_PRIVATE | ACC_STATIC | ACC_FINAL, "m" + index, METHOD, null, null);
    String descriptor = proxied.method().descriptor();
    int varargs = proxied.method().isVarargs() ? Opcodes.ACC_VARARGS : 0;
    MethodVisitor code =
        writer.visitMethod(
            ACC_PUBLIC | ACC_FINAL | varargs,
            proxied.method().name(),
            descriptor,
            null,
            proxied.exceptions().toArray(String[]::new));
    code.visitCode();
    Label start = new Label();
    Label stop = new Label();
    Label pass = new Label();
    Label wrap = new Label();
    List<String> passing = proxied.passing(program);
    passing.forEach(each -> code.visitTryCatchBlock(start, stop, pass, each));
    if (!passing.isEmpty()) {
      code.visitTryCatchBlock(start, stop, wrap, "java/lang/Throwable");
    }
    code.visitLabel(start);
    call(code, proxied, index);
    code.visitLabel(stop);
    if (!passing.isEmpty()) {
      code.visitLabel(pass);
      code.visitInsn(Opcodes.ATHROW);
      code.visitLabel(wrap);
      wrap(code, 1 + proxied.method().signature().parameterSlots());
    }
    end(code);
  }

  private static void wrap(MethodVisitor code, int local) {
    code.visitVarInsn(Opcodes.ASTORE, local);
    code.visitTypeInsn(Opcodes.NEW, UNDECLARED);
    code.visitInsn(Opcodes.DUP);
    code.visitVarInsn(Opcodes.ALOAD, local);
    code.visitMethodInsn(
        Opcodes.INVOKESPECIAL, UNDECLARED, "<init>", "(Ljava/lang/Throwable;)V", false);
    code.visitInsn(Opcodes.ATHROW);
  }

  private void call(MethodVisitor code, ProxyMethods proxied, int index) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.GETFIELD, PROXY, "h", HANDLER);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.GETSTATIC, name, "m" + index, METHOD);
    arguments(code, proxied.method().signature().parameters());
    code.visitMethodInsn(
        Opcodes.INVOKEINTERFACE,
        "java/lang/reflect/InvocationHandler",
        "invoke",
        "(Ljava/lang/Object;" + METHOD + "[Ljava/lang/Object;)Ljava/lang/Object;",
        true);
    JvmType result = proxied.method().signature().result();
    if (result.kind() == JvmType.Kind.VOID) {
      code.visitInsn(Opcodes.POP);
      code.visitInsn(Opcodes.RETURN);
    } else if (result.isReference()) {
      code.visitTypeInsn(Opcodes.CHECKCAST, result.constantName());
      code.visitInsn(Opcodes.ARETURN);
    } else {
      String wrapper = BoxedValues.wrapper(result);
      code.visitTypeInsn(Opcodes.CHECKCAST, wrapper);
      code.visitMethodInsn(
          Opcodes.INVOKEVIRTUAL,
          wrapper,
          result.javaName() + "Value",
          "()" + result.descriptor(),
          false);
      code.visitInsn(typeOf(result).getOpcode(Opcodes.IRETURN));
    }
  }

  private static org.objectweb.asm.Type typeOf(JvmType type) {
    return org.objectweb.asm.Type.getType(type.descriptor());
  }

  private static void arguments(MethodVisitor code, List<JvmType> parameters) {
    if (parameters.isEmpty()) {
      code.visitInsn(Opcodes.ACONST_NULL);
      return;
    }
    code.visitIntInsn(Opcodes.SIPUSH, parameters.size());
    code.visitTypeInsn(Opcodes.ANEWARRAY, "java/lang/Object");
    int local = 1;
    for (int i = 0; i < parameters.size(); i++) {
      JvmType type = parameters.get(i);
      code.visitInsn(Opcodes.DUP);
      code.visitIntInsn(Opcodes.SIPUSH, i);
      code.visitVarInsn(typeOf(type).getOpcode(Opcodes.ILOAD), local);
      if (!type.isReference()) {
        String wrapper = BoxedValues.wrapper(type);
        String boxing = "(" + type.descriptor() + ")L" + wrapper + ";";
        code.visitMethodInsn(Opcodes.INVOKESTATIC, wrapper, "valueOf", boxing, false);
      }
      code.visitInsn(Opcodes.AASTORE);
      local += type.slots();
    }
  }

  /** Lets {@code InvocationHandler.invokeDefault} look methods up as this class. */
  private void lookup() {
    MethodVisitor code =
        writer.visitMethod(
            ACC_PRIVATE | ACC_STATIC,
            "proxyClassLookup",
            "(L" + LOOKUP + ";)L" + LOOKUP + ";",
            null,
            new String[] {"java/lang/IllegalAccessException"});
    code.visitCode();
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        "java/lang/invoke/MethodHandles",
        "lookup",
        "()L" + LOOKUP + ";",
        false);
    code.visitInsn(Opcodes.ARETURN);
    end(code);
  }

  private void initializer(List<ProxyMethods> methods) {
    MethodVisitor code = writer.visitMethod(ACC_STATIC, "<clinit>", "()V", null, null);
    code.visitCode();
    for (int i = 0; i < methods.size(); i++) {
      ProxyMethods each = methods.get(i);
      code.visitLdcInsn(typeOf(each.from().type()));
      code.visitLdcInsn(each.method().name());
      classes(code, each.method().signature().parameters());
      code.visitMethodInsn(
          Opcodes.INVOKEVIRTUAL,
          "java/lang/Class",
          "getMethod",
          "(Ljava/lang/String;[Ljava/lang/Class;)" + METHOD,
          false);
      code.visitFieldInsn(Opcodes.PUTSTATIC, name, "m" + i, METHOD);
    }
    code.visitInsn(Opcodes.RETURN);
    end(code);
  }

  private static void classes(MethodVisitor code, List<JvmType> types) {
    code.visitIntInsn(Opcodes.SIPUSH, types.size());
    code.visitTypeInsn(Opcodes.ANEWARRAY, "java/lang/Class");
    for (int i = 0; i < types.size(); i++) {
      JvmType type = types.get(i);
      code.visitInsn(Opcodes.DUP);
      code.visitIntInsn(Opcodes.SIPUSH, i);
      if (type.isReference()) {
        code.visitLdcInsn(typeOf(type));
      } else {
        code.visitFieldInsn(
            Opcodes.GETSTATIC, BoxedValues.wrapper(type), "TYPE", "Ljava/lang/Class;");
      }
      code.visitInsn(Opcodes.AASTORE);
    }
  }
}
