package dev.clew.engine.dynamic;

import static dev.clew.engine.dynamic.UnsupportedSiteException.unless;

import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes the class of a switch over patterns: the index of the first label that matches, from a
 * given one on; the number of labels if none does; -1 for null.
 */
final class SwitchSpinner {

  /** Code that jumps to a label unless the selector, which is not null, matches. */
  private interface Test extends BiConsumer<MethodVisitor, Label> {}

  private static final int SELECTOR = 0;
  private static final String CONSTANTS = "java/lang/invoke/ConstantBootstraps";

  private final Program program;
  private final CallSite site;
  private final Type selector;
  private final int restart;

  SwitchSpinner(Program program, CallSite site) throws UnsupportedSiteException {
    this.program = program;
    this.site = site;
    Type[] parameters = Type.getArgumentTypes(site.descriptor());
    unless(parameters.length == 2 && parameters[1].equals(Type.INT_TYPE));
    unless(Type.getReturnType(site.descriptor()).equals(Type.INT_TYPE));
    this.selector = parameters[0];
    this.restart = selector.getSize();
  }

  SpunClass spinTypes(int number) throws UnsupportedSiteException {
    boolean isPrimitive = ConversionCode.isPrimitive(selector);
    List<Test> tests = new ArrayList<>();
    for (Object label : site.arguments()) {
      tests.add(isPrimitive ? always(label) : test(label));
    }
    return spin(number, tests, /* looksAtNullFirst= */ false);
  }

  /** Labels are names of constants, or the enum type itself. */
  SpunClass spinEnum(int number) throws UnsupportedSiteException {
    unless(selector.getSort() == Type.OBJECT);
    unless(program.load(selector.getInternalName()).isEnum());
    List<Test> tests = new ArrayList<>();
    boolean hasNamesOnly = !site.arguments().isEmpty();
    for (Object label : site.arguments()) {
      if (label instanceof String name) {
        tests.add(isConstant(selector.getInternalName(), name));
      } else {
        unless(selector.equals(label));
        tests.add(isInstance(selector.getInternalName()));
        hasNamesOnly = false;
      }
    }
    return spin(number, tests, hasNamesOnly);
  }

  /**
   * The component of a record that several patterns of one switch take apart: its own type, which
   * every value matches. Other primitive types are a preview feature.
   */
  private Test always(Object label) throws UnsupportedSiteException {
    unless(
        label instanceof ConstantDynamic constant
            && constant.getBootstrapMethod().getOwner().equals(CONSTANTS)
            && constant.getBootstrapMethod().getName().equals("primitiveClass")
            && constant.getName().equals(selector.getDescriptor()));
    return (code, otherwise) -> {};
  }

  private Test test(Object label) throws UnsupportedSiteException {
    if (label instanceof Type type
        && type.getSort() >= Type.ARRAY
        && type.getSort() <= Type.OBJECT) {
      return isInstance(type.getInternalName());
    }
    if (label instanceof Integer number) {
      return isNumber(number);
    }
    if (label instanceof String || label instanceof Number) {
      return isEqual(label);
    }
    EnumLabel constant = EnumLabel.parse(label);
    return isConstant(constant.type(), constant.name());
  }

  private static Test isInstance(String type) {
    return (code, otherwise) -> {
      code.visitVarInsn(Opcodes.ALOAD, SELECTOR);
      code.visitTypeInsn(Opcodes.INSTANCEOF, type);
      code.visitJumpInsn(Opcodes.IFEQ, otherwise);
    };
  }

  /** Texts and boxes know themselves whether they are equal. */
  private static Test isEqual(Object constant) {
    return (code, otherwise) -> {
      code.visitLdcInsn(constant);
      Type primitive = ConversionCode.unboxed(Type.getType(constant.getClass()));
      if (primitive != null) {
        ConversionCode.box(code, primitive);
      }
      code.visitVarInsn(Opcodes.ALOAD, SELECTOR);
      code.visitMethodInsn(
          Opcodes.INVOKEVIRTUAL, "java/lang/Object", "equals", "(Ljava/lang/Object;)Z", false);
      code.visitJumpInsn(Opcodes.IFEQ, otherwise);
    };
  }

  /** Numbers of any class are compared as ints, characters by their code. */
  private static Test isNumber(int number) {
    return (code, otherwise) -> {
      Label noNumber = new Label();
      Label compare = new Label();
      isInstance("java/lang/Number").accept(code, noNumber);
      unbox(code, "java/lang/Number", Type.INT_TYPE);
      code.visitJumpInsn(Opcodes.GOTO, compare);
      code.visitLabel(noNumber);
      isInstance("java/lang/Character").accept(code, otherwise);
      unbox(code, "java/lang/Character", Type.CHAR_TYPE);
      code.visitLabel(compare);
      code.visitLdcInsn(number);
      code.visitJumpInsn(Opcodes.IF_ICMPNE, otherwise);
    };
  }

  private static void unbox(MethodVisitor code, String type, Type primitive) {
    code.visitVarInsn(Opcodes.ALOAD, SELECTOR);
    code.visitTypeInsn(Opcodes.CHECKCAST, type);
    ConversionCode.unbox(code, primitive);
  }

  /** Does not initialise the enum for selectors of other types. What is not there never matches. */
  private Test isConstant(String type, String name) {
    if (!hasConstant(type, name)) {
      return (code, otherwise) -> code.visitJumpInsn(Opcodes.GOTO, otherwise);
    }
    return (code, otherwise) -> {
      isInstance(type).accept(code, otherwise);
      code.visitVarInsn(Opcodes.ALOAD, SELECTOR);
      code.visitFieldInsn(Opcodes.GETSTATIC, type, name, "L" + type + ";");
      code.visitJumpInsn(Opcodes.IF_ACMPNE, otherwise);
    };
  }

  private boolean hasConstant(String type, String name) {
    try {
      for (FieldInfo field : program.load(type).fields()) {
        if (field.isEnumConstant() && field.name().equals(name)) {
          return true;
        }
      }
      return false;
    } catch (LinkageException e) {
      return false;
    }
  }

  private SpunClass spin(int number, List<Test> tests, boolean looksAtNullFirst) {
    return new SiteClass(site, "Switch", number)
        .finish(
            code -> {
              if (looksAtNullFirst) {
                writeNullCheck(code);
              }
              writeRangeCheck(code, tests.size());
              if (!looksAtNullFirst && !ConversionCode.isPrimitive(selector)) {
                writeNullCheck(code);
              }
              writeTests(code, tests);
            });
  }

  private void writeRangeCheck(MethodVisitor code, int labels) {
    code.visitVarInsn(Opcodes.ILOAD, restart);
    code.visitLdcInsn(labels + 1);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/util/Objects", "checkIndex", "(II)I", false);
    code.visitInsn(Opcodes.POP);
  }

  private static void writeNullCheck(MethodVisitor code) {
    Label hasSelector = new Label();
    code.visitVarInsn(Opcodes.ALOAD, SELECTOR);
    code.visitJumpInsn(Opcodes.IFNONNULL, hasSelector);
    code.visitInsn(Opcodes.ICONST_M1);
    code.visitInsn(Opcodes.IRETURN);
    code.visitLabel(hasSelector);
  }

  private void writeTests(MethodVisitor code, List<Test> tests) {
    Label[] starts = new Label[tests.size()];
    for (int i = 0; i < starts.length; i++) {
      starts[i] = new Label();
    }
    Label none = new Label();
    if (starts.length > 0) {
      code.visitVarInsn(Opcodes.ILOAD, restart);
      code.visitTableSwitchInsn(0, starts.length - 1, none, starts);
    }
    for (int i = 0; i < starts.length; i++) {
      code.visitLabel(starts[i]);
      tests.get(i).accept(code, i + 1 < starts.length ? starts[i + 1] : none);
      code.visitLdcInsn(i);
      code.visitInsn(Opcodes.IRETURN);
    }
    code.visitLabel(none);
    code.visitLdcInsn(tests.size());
    code.visitInsn(Opcodes.IRETURN);
  }
}
