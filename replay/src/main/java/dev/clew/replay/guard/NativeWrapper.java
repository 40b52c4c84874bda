package dev.clew.replay.guard;

import dev.clew.harness.guard.Guard;
import java.io.File;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Puts a method that asks the {@link Guard} in the place of each native method of a class that is
 * not harmless. Callers do not notice, and none gets round it: virtual calls, reflection and method
 * handles find the method that asks.
 *
 * <p>The native method keeps its name, by which the JVM finds its code (JNI specification, chapter
 * 2), and gets one more parameter at the end, which that code does not look at. Methods that a
 * class registers in code of its own cannot be wrapped so: {@link Checkpoint} has those that
 * matter.
 */
final class NativeWrapper extends ClassVisitor {

  private static final String GUARD = Type.getInternalName(Guard.class);
  private static final Type FILE = Type.getType(File.class);

  private final String owner;
  private final Map<String, NativeCheck> checks;

  /**
   * @param owner internal name of the class
   * @param checks what its native methods ask, by name; the others stay as they are
   */
  NativeWrapper(ClassVisitor next, String owner, Map<String, NativeCheck> checks) {
    super(Opcodes.ASM9, next);
    this.owner = owner;
    this.checks = checks;
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    boolean isNative = (access & Opcodes.ACC_NATIVE) != 0;
    NativeCheck check = checks.get(name);
    if (!isNative || check == null) {
      return super.visitMethod(access, name, descriptor, signature, exceptions);
    }
    int withoutNative = access & ~Opcodes.ACC_NATIVE;
    write(
        super.visitMethod(withoutNative, name, descriptor, signature, exceptions),
        access,
        name,
        descriptor,
        check);
    int hidden =
        Opcodes.ACC_PRIVATE
            | Opcodes.ACC_NATIVE
            | Opcodes.ACC_SYNTHETIC
            | (access & Opcodes.ACC_STATIC);
    return super.visitMethod(hidden, name, longer(descriptor), signature, exceptions);
  }

  private static String longer(String descriptor) {
    return descriptor.replace(")", "Ljava/lang/Void;)"); // no other overload has that
  }

  private void write(
      MethodVisitor code, int access, String name, String descriptor, NativeCheck check) {
    boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
    Type[] types = Type.getArgumentTypes(descriptor);
    int[] variables = variables(types, isStatic ? 0 : 1);
    code.visitCode();
    copyFiles(code, types, variables);
    ask(code, name, check, types, variables);
    if (!isStatic) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
    }
    for (int i = 0; i < types.length; i++) {
      code.visitVarInsn(types[i].getOpcode(Opcodes.ILOAD), variables[i]);
    }
    code.visitInsn(Opcodes.ACONST_NULL);
    code.visitMethodInsn(
        isStatic ? Opcodes.INVOKESTATIC : Opcodes.INVOKESPECIAL,
        owner,
        name,
        longer(descriptor),
        /* isInterface= */ false);
    code.visitInsn(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN));
    code.visitMaxs(0, 0); // computed by the writer
    code.visitEnd();
  }

  /** What is asked about is what is done: nobody else has the copies. */
  private static void copyFiles(MethodVisitor code, Type[] types, int[] variables) {
    for (int i = 0; i < types.length; i++) {
      if (types[i].equals(FILE)) {
        code.visitVarInsn(Opcodes.ALOAD, variables[i]);
        code.visitMethodInsn(
            Opcodes.INVOKESTATIC,
            GUARD,
            "copied",
            Type.getMethodDescriptor(FILE, FILE),
            /* isInterface= */ false);
        code.visitVarInsn(Opcodes.ASTORE, variables[i]);
      }
    }
  }

  private void ask(
      MethodVisitor code, String name, NativeCheck check, Type[] types, int[] variables) {
    NativeQuestion question = check.question().orElseThrow();
    if (question.arguments() == 0) {
      code.visitLdcInsn(question.word());
      code.visitLdcInsn(question.wanted(owner, name));
      call(code, question, "(Ljava/lang/String;Ljava/lang/String;)V");
      return;
    }
    for (int first = 0; first < check.arguments().size(); first += question.arguments()) {
      List<Integer> group = check.arguments().subList(first, first + question.arguments());
      StringBuilder parameters = new StringBuilder("(");
      for (int argument : group) {
        code.visitVarInsn(types[argument].getOpcode(Opcodes.ILOAD), variables[argument]);
        parameters.append(types[argument].getDescriptor());
      }
      call(code, question, parameters.append(")V").toString());
    }
  }

  private static void call(MethodVisitor code, NativeQuestion question, String descriptor) {
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC, GUARD, question.method(), descriptor, /* isInterface= */ false);
  }

  /** In which variable each argument is. */
  private static int[] variables(Type[] types, int first) {
    int[] variables = new int[types.length];
    int next = first;
    for (int i = 0; i < types.length; i++) {
      variables[i] = next;
      next += types[i].getSize();
    }
    return variables;
  }
}
