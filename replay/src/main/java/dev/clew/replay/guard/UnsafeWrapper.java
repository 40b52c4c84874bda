package dev.clew.replay.guard;

import dev.clew.harness.guard.Guard;
import java.util.Set;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Lets every method of {@code sun.misc.Unsafe} ask the {@link Guard} which memory it may touch, but
 * for those that touch none. What this does not know is refused.
 */
final class UnsafeWrapper extends ClassVisitor {

  static final String CLASS = "sun/misc/Unsafe";

  private static final String GUARD = Type.getInternalName(Guard.class);
  private static final String OBJECT = "Ljava/lang/Object;";
  private static final int BASE = 1;
  private static final int OFFSET = 2;
  private static final int VALUE = 4;

  private static final Set<String> HARMLESS =
      Set.of(
          "<init>",
          "<clinit>",
          "getUnsafe",
          "addressSize",
          "arrayBaseOffset",
          "arrayIndexScale",
          "ensureClassInitialized",
          "fullFence",
          "getLoadAverage",
          "loadFence",
          "objectFieldOffset",
          "pageSize",
          "park",
          "shouldBeInitialized",
          "staticFieldBase",
          "staticFieldOffset",
          "storeFence",
          "throwException",
          "unpark");

  UnsafeWrapper(ClassVisitor next) {
    super(Opcodes.ASM9, next);
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
    if (HARMLESS.contains(name) || (access & Opcodes.ACC_PUBLIC) == 0) {
      return next;
    }
    return new MethodVisitor(Opcodes.ASM9, next) {
      @Override
      public void visitCode() {
        super.visitCode();
        ask(mv, name, descriptor);
      }
    };
  }

  private static void ask(MethodVisitor code, String name, String descriptor) {
    if (name.equals("allocateInstance")) {
      code.visitVarInsn(Opcodes.ALOAD, 1);
      call(code, "instantiates", "(Ljava/lang/Class;)V");
    } else if (name.equals("copyMemory") && descriptor.startsWith("(" + OBJECT)) {
      range(code, BASE, OFFSET, /* length= */ 7);
      range(code, /* base= */ 4, /* offset= */ 5, /* length= */ 7);
    } else if (name.equals("setMemory") && descriptor.startsWith("(" + OBJECT)) {
      range(code, BASE, OFFSET, /* length= */ 4);
    } else if (descriptor.startsWith("(" + OBJECT + "J")) {
      access(code, name, descriptor);
    } else {
      code.visitLdcInsn("native");
      code.visitLdcInsn("calling sun.misc.Unsafe." + name);
      call(code, "asks", "(Ljava/lang/String;Ljava/lang/String;)V");
    }
  }

  /** One value: what is read, or the last argument, which is the one that is stored. */
  private static void access(MethodVisitor code, String name, String descriptor) {
    Type[] types = Type.getArgumentTypes(descriptor);
    boolean stores = types.length > 2;
    Type value = stores ? types[types.length - 1] : Type.getReturnType(descriptor);
    code.visitVarInsn(Opcodes.ALOAD, BASE);
    code.visitVarInsn(Opcodes.LLOAD, OFFSET);
    boolean isReference = value.getSort() == Type.OBJECT;
    if (stores && isReference) {
      boolean compares = name.startsWith("compareAnd");
      code.visitVarInsn(Opcodes.ALOAD, compares ? VALUE + 1 : VALUE);
      call(code, "memory", "(" + OBJECT + "J" + OBJECT + ")V");
    } else {
      code.visitLdcInsn((int) (isReference ? 'L' : value.getDescriptor().charAt(0)));
      call(code, "memory", "(" + OBJECT + "JC)V");
    }
  }

  private static void range(MethodVisitor code, int base, int offset, int length) {
    code.visitVarInsn(Opcodes.ALOAD, base);
    code.visitVarInsn(Opcodes.LLOAD, offset);
    code.visitVarInsn(Opcodes.LLOAD, length);
    call(code, "memory", "(" + OBJECT + "JJ)V");
  }

  private static void call(MethodVisitor code, String question, String descriptor) {
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC, GUARD, question, descriptor, /* isInterface= */ false);
  }
}
