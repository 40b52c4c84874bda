package dev.clew.engine.dynamic;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes the class of a lambda or method reference: the captured values are its fields. One that
 * captures nothing is made once, by the class initialiser.
 */
final class LambdaSpinner {

  private static final String INSTANCE = "instance";
  private static final String CONSTRUCTOR = "<init>";

  private final LambdaSite lambda;
  private final Handle implementation;
  private final SiteClass written;
  private final Type[] captured;

  private LambdaSpinner(LambdaSite lambda, int number) {
    this.lambda = lambda;
    this.implementation = directly(lambda.implementation(), lambda.site().caller());
    this.written = new SiteClass(lambda.site(), "Lambda", number, List.copyOf(lambda.interfaces()));
    this.captured = Type.getArgumentTypes(lambda.site().descriptor());
  }

  static SpunClass spin(LambdaSite lambda, int number) {
    return new LambdaSpinner(lambda, number).spin();
  }

  /**
   * An invokespecial that means the same from the lambda's class as from the caller's. Private
   * methods are called like others, as no object can have another one in their place; what is not
   * the caller's own is looked for from the caller's superclass on.
   */
  private static Handle directly(Handle handle, ClassInfo caller) {
    if (handle.getTag() != Opcodes.H_INVOKESPECIAL) {
      return handle;
    }
    String name = handle.getName();
    if (handle.getOwner().equals(caller.name())) {
      boolean isPrivate =
          caller.method(name, handle.getDesc()).map(MethodInfo::isPrivate).orElse(false);
      int plain = handle.isInterface() ? Opcodes.H_INVOKEINTERFACE : Opcodes.H_INVOKEVIRTUAL;
      return isPrivate
          ? new Handle(plain, handle.getOwner(), name, handle.getDesc(), handle.isInterface())
          : handle;
    }
    ClassInfo superclass = caller.superclass();
    return superclass == null || handle.isInterface()
        ? handle
        : new Handle(handle.getTag(), superclass.name(), name, handle.getDesc(), false);
  }

  private SpunClass spin() {
    for (int i = 0; i < captured.length; i++) {
      written.field(Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL, field(i), captured[i].getDescriptor());
    }
    written.method(Opcodes.ACC_PRIVATE, CONSTRUCTOR, constructor(), this::writeConstructor);
    for (int i = 0; i < lambda.signatures().size(); i++) {
      Type signature = lambda.signatures().get(i);
      written.method(
          i == 0 ? Opcodes.ACC_PUBLIC : Opcodes.ACC_PUBLIC | Opcodes.ACC_BRIDGE,
          lambda.site().name(),
          signature.getDescriptor(),
          code -> writeForwarding(code, signature));
    }
    if (captured.length == 0) {
      String type = "L" + written.name() + ";";
      written.field(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, INSTANCE, type);
      written.method(Opcodes.ACC_STATIC, "<clinit>", "()V", this::writeInitializer);
    }
    return written.finish(this::writeFactory);
  }

  private static String field(int index) {
    return "captured" + index;
  }

  private String constructor() {
    return Type.getMethodDescriptor(Type.VOID_TYPE, captured);
  }

  private void writeConstructor(MethodVisitor code) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", CONSTRUCTOR, "()V", false);
    int local = 1;
    for (int i = 0; i < captured.length; i++) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
      code.visitVarInsn(captured[i].getOpcode(Opcodes.ILOAD), local);
      code.visitFieldInsn(Opcodes.PUTFIELD, written.name(), field(i), captured[i].getDescriptor());
      local += captured[i].getSize();
    }
    code.visitInsn(Opcodes.RETURN);
  }

  private void writeInitializer(MethodVisitor code) {
    writeCreation(code);
    code.visitFieldInsn(Opcodes.PUTSTATIC, written.name(), INSTANCE, "L" + written.name() + ";");
    code.visitInsn(Opcodes.RETURN);
  }

  private void writeFactory(MethodVisitor code) {
    if (captured.length == 0) {
      code.visitFieldInsn(Opcodes.GETSTATIC, written.name(), INSTANCE, "L" + written.name() + ";");
    } else {
      writeCreation(code);
    }
    code.visitInsn(Opcodes.ARETURN);
  }

  private void writeCreation(MethodVisitor code) {
    code.visitTypeInsn(Opcodes.NEW, written.name());
    code.visitInsn(Opcodes.DUP);
    int local = 0;
    for (Type each : captured) {
      code.visitVarInsn(each.getOpcode(Opcodes.ILOAD), local);
      local += each.getSize();
    }
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, written.name(), CONSTRUCTOR, constructor(), false);
  }

  private void writeForwarding(MethodVisitor code, Type signature) {
    HandleInstructions.begin(code, implementation);
    for (int i = 0; i < captured.length; i++) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
      code.visitFieldInsn(Opcodes.GETFIELD, written.name(), field(i), captured[i].getDescriptor());
    }
    Type[] wanted = HandleInstructions.parameters(lambda.implementation());
    Type[] checked = lambda.instantiated().getArgumentTypes();
    Type[] given = signature.getArgumentTypes();
    int local = 1;
    for (int i = 0; i < given.length; i++) {
      code.visitVarInsn(given[i].getOpcode(Opcodes.ILOAD), local);
      ConversionCode.adapt(code, given[i], wanted[captured.length + i], checked[i]);
      local += given[i].getSize();
    }
    HandleInstructions.call(code, implementation);
    writeReturn(code, HandleInstructions.result(implementation), signature.getReturnType());
  }

  private static void writeReturn(MethodVisitor code, Type result, Type wanted) {
    if (wanted.equals(Type.VOID_TYPE)) {
      if (result.getSize() > 0) {
        code.visitInsn(result.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP);
      }
      code.visitInsn(Opcodes.RETURN);
    } else {
      ConversionCode.adapt(code, result, wanted, wanted);
      code.visitInsn(wanted.getOpcode(Opcodes.IRETURN));
    }
  }
}
