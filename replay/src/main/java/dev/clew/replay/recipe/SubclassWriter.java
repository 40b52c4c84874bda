package dev.clew.replay.recipe;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes subclasses of abstract classes: in the package of a class of the users, so that they see
 * what the package sees, and in one of their own for a class of the library.
 */
final class SubclassWriter {

  private static final String FUNCTION = "java/util/function/Function";

  private static final String ASK = "clew$ask";
  private static final String ASK_DESCRIPTOR = "(Ljava/lang/String;)Ljava/lang/Object;";

  /** The language alone extends these. */
  private static final Set<String> RESERVED = Set.of("java/lang/Enum", "java/lang/Record");

  private final ClassInfo type;
  private final String name;
  private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);

  private SubclassWriter(ClassInfo type, List<MethodInfo> open) {
    this.type = type;
    String plain =
        type.isJdk() ? "clew/stubs/" + type.name().replace('/', '_') : type.name() + "$$Clew";
    this.name = plain + suffix(open);
  }

  /** Subclasses of a class that write different methods are different classes of one JVM. */
  private static String suffix(List<MethodInfo> open) {
    String written =
        open.stream()
            .filter(MethodInfo::hasCode)
            .map(method -> method.name() + method.descriptor())
            .sorted()
            .collect(Collectors.joining());
    return written.isEmpty() ? "" : "$" + Integer.toHexString(written.hashCode());
  }

  /**
   * The subclass of an abstract class, or of one whose methods are answered for.
   *
   * @param answered the names of methods that are, besides those that the class leaves open
   * @throws NoRecipeException if there can be none
   */
  static Subclass of(ClassInfo type, Set<String> answered) throws NoRecipeException {
    List<MethodInfo> open = OpenMethods.of(type, answered);
    check(type, open);
    SubclassWriter subclass = new SubclassWriter(type, open);
    subclass.write(open);
    byte[] bytes = subclass.writer.toByteArray();
    return new Subclass(
        subclass.name.replace('/', '.'), new String(bytes, StandardCharsets.ISO_8859_1));
  }

  private static void check(ClassInfo type, List<MethodInfo> open) throws NoRecipeException {
    if (type.isSealed() || type.isFinal()) {
      String kind = type.isSealed() ? "sealed" : "final";
      throw new NoRecipeException("a subclass of the " + kind + " class " + type);
    }
    if (RESERVED.contains(type.name()) || (type.isJdk() && !type.isPublic())) {
      throw new NoRecipeException("a subclass of " + type + ", which must not be extended");
    }
    for (MethodInfo method : open) {
      boolean isHidden =
          OpenMethods.isPackagePrivate(method)
              && (type.isJdk() || !method.owner().isInPackageOf(type));
      if (isHidden) {
        throw new NoRecipeException(
            "a subclass of " + type + ", whose method " + method.name() + " is for its package");
      }
    }
  }

  private void write(List<MethodInfo> open) {
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
    writer.visit(Opcodes.V1_8, access, name, null, type.name(), null);
    writer
        .visitField(
            Opcodes.ACC_PUBLIC | Opcodes.ACC_TRANSIENT | Opcodes.ACC_SYNTHETIC,
            Subclass.ANSWERS,
            "L" + FUNCTION + ";",
            null,
            null)
        .visitEnd();
    type.methods().stream()
        .filter(each -> each.isConstructor() && !each.isPrivate())
        .filter(each -> !type.isJdk() || each.isPublic() || each.isProtected())
        .forEach(this::constructor);
    ask();
    open.forEach(this::answer);
    writer.visitEnd();
  }

  private MethodVisitor begin(MethodInfo method) {
    MethodVisitor code =
        writer.visitMethod(Opcodes.ACC_PUBLIC, method.name(), method.descriptor(), null, null);
    code.visitCode();
    return code;
  }

  private void constructor(MethodInfo constructor) {
    MethodVisitor code = begin(constructor);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    int slot = 1;
    for (Type parameter : Type.getArgumentTypes(constructor.descriptor())) {
      code.visitVarInsn(parameter.getOpcode(Opcodes.ILOAD), slot);
      slot += parameter.getSize();
    }
    code.visitMethodInsn(
        Opcodes.INVOKESPECIAL, type.name(), "<init>", constructor.descriptor(), false);
    code.visitInsn(Opcodes.RETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  /** {@code private Object ASK(String method)}, which all answers come from. */
  private void ask() {
    int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC;
    MethodVisitor code = writer.visitMethod(access, ASK, ASK_DESCRIPTOR, null, null);
    Label there = new Label();
    code.visitCode();
    answers(code);
    code.visitJumpInsn(Opcodes.IFNONNULL, there);
    code.visitInsn(Opcodes.ACONST_NULL);
    code.visitInsn(Opcodes.ARETURN);
    code.visitLabel(there);
    code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
    answers(code);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    String apply = "(Ljava/lang/Object;)Ljava/lang/Object;";
    code.visitMethodInsn(Opcodes.INVOKEINTERFACE, FUNCTION, "apply", apply, true);
    code.visitInsn(Opcodes.ARETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private void answers(MethodVisitor code) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.GETFIELD, name, Subclass.ANSWERS, "L" + FUNCTION + ";");
  }

  private void answer(MethodInfo method) {
    MethodVisitor code = begin(method);
    Type result = Type.getReturnType(method.descriptor());
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitLdcInsn(method.name());
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, name, ASK, ASK_DESCRIPTOR, false);
    String box = Boxing.boxOf(result.getClassName());
    if (box != null) {
      int slot = Type.getArgumentsAndReturnSizes(method.descriptor()) >> 2;
      unbox(code, result, box.replace('.', '/'), slot);
    } else if (result.getSort() == Type.VOID) {
      code.visitInsn(Opcodes.POP); // asked because it may throw
    } else {
      code.visitTypeInsn(Opcodes.CHECKCAST, result.getInternalName());
    }
    code.visitInsn(result.getOpcode(Opcodes.IRETURN));
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  /**
   * The value of the box on the stack; returns zero where there is none.
   *
   * @param slot one that is free
   */
  private static void unbox(MethodVisitor code, Type result, String box, int slot) {
    Label some = new Label();
    code.visitVarInsn(Opcodes.ASTORE, slot);
    code.visitVarInsn(Opcodes.ALOAD, slot);
    code.visitJumpInsn(Opcodes.IFNONNULL, some);
    code.visitInsn(
        switch (result.getSort()) {
          case Type.LONG -> Opcodes.LCONST_0;
          case Type.FLOAT -> Opcodes.FCONST_0;
          case Type.DOUBLE -> Opcodes.DCONST_0;
          default -> Opcodes.ICONST_0;
        });
    code.visitInsn(result.getOpcode(Opcodes.IRETURN));
    code.visitLabel(some);
    code.visitFrame(Opcodes.F_APPEND, 1, new Object[] {"java/lang/Object"}, 0, null);
    code.visitVarInsn(Opcodes.ALOAD, slot);
    code.visitTypeInsn(Opcodes.CHECKCAST, box);
    String value = result.getClassName() + "Value";
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, box, value, "()" + result.getDescriptor(), false);
  }
}
