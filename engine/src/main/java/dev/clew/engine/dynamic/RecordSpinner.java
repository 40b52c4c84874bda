package dev.clew.engine.dynamic;

import static dev.clew.engine.dynamic.UnsupportedSiteException.argument;
import static dev.clew.engine.dynamic.UnsupportedSiteException.unless;

import dev.clew.engine.program.ClassHeader.InnerClass;
import dev.clew.engine.program.ClassInfo;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes the class of a record's {@code equals}, {@code hashCode} or {@code toString}. */
final class RecordSpinner {

  private static final String OBJECTS = "java/util/Objects";

  private final CallSite site;
  private final Type type;
  private final List<String> names;
  private final List<Handle> getters = new ArrayList<>();

  private RecordSpinner(CallSite site) throws UnsupportedSiteException {
    this.site = site;
    this.type = argument(site, 0, Type.class);
    String joined = argument(site, 1, String.class);
    this.names = joined.isEmpty() ? List.of() : List.of(joined.split(";"));
    for (int i = 2; i < site.arguments().size(); i++) {
      Handle getter = argument(site, i, Handle.class);
      unless(HandleInstructions.parameters(getter).length == 1);
      getters.add(getter);
    }
    unless(type.getInternalName().equals(site.caller().name()));
  }

  static SpunClass spin(CallSite site, int number) throws UnsupportedSiteException {
    RecordSpinner spinner = new RecordSpinner(site);
    SiteClass written = new SiteClass(site, "Record", number);
    String self = spinner.type.getDescriptor();
    return switch (site.name() + site.descriptor().replace(self, "R;")) {
      case "equals(R;Ljava/lang/Object;)Z" -> written.finish(spinner::writeEquals);
      case "hashCode(R;)I" -> written.finish(spinner::writeHashCode);
      case "toString(R;)Ljava/lang/String;" -> {
        unless(spinner.names.size() == spinner.getters.size());
        yield written.finish(spinner::writeToString);
      }
      default -> throw new UnsupportedSiteException();
    };
  }

  private static void load(MethodVisitor code, Handle getter, int local) {
    code.visitVarInsn(Opcodes.ALOAD, local);
    HandleInstructions.call(code, getter);
  }

  /** The last component is compared first, which shows when an equals throws or prints. */
  private void writeEquals(MethodVisitor code) {
    Label same = new Label();
    Label different = new Label();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitJumpInsn(Opcodes.IF_ACMPEQ, same);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitTypeInsn(Opcodes.INSTANCEOF, type.getInternalName());
    code.visitJumpInsn(Opcodes.IFEQ, different);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitTypeInsn(Opcodes.CHECKCAST, type.getInternalName());
    code.visitVarInsn(Opcodes.ASTORE, 2);
    for (int i = getters.size() - 1; i >= 0; i--) {
      load(code, getters.get(i), 0);
      load(code, getters.get(i), 2);
      writeComparison(code, HandleInstructions.result(getters.get(i)), different);
    }
    code.visitLabel(same);
    code.visitInsn(Opcodes.ICONST_1);
    code.visitInsn(Opcodes.IRETURN);
    code.visitLabel(different);
    code.visitInsn(Opcodes.ICONST_0);
    code.visitInsn(Opcodes.IRETURN);
  }

  private static void writeComparison(MethodVisitor code, Type component, Label different) {
    switch (component.getSort()) {
      case Type.BOOLEAN, Type.BYTE, Type.CHAR, Type.SHORT, Type.INT ->
          code.visitJumpInsn(Opcodes.IF_ICMPNE, different);
      case Type.LONG -> {
        code.visitInsn(Opcodes.LCMP);
        code.visitJumpInsn(Opcodes.IFNE, different);
      }
      case Type.FLOAT, Type.DOUBLE -> {
        String descriptor = Type.getMethodDescriptor(Type.INT_TYPE, component, component);
        callStatic(code, ConversionCode.boxOf(component), "compare", descriptor);
        code.visitJumpInsn(Opcodes.IFNE, different);
      }
      default -> {
        callStatic(code, OBJECTS, "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z");
        code.visitJumpInsn(Opcodes.IFEQ, different);
      }
    }
  }

  private void writeHashCode(MethodVisitor code) {
    code.visitInsn(Opcodes.ICONST_0);
    for (Handle getter : getters) {
      code.visitIntInsn(Opcodes.BIPUSH, 31);
      code.visitInsn(Opcodes.IMUL);
      load(code, getter, 0);
      Type component = HandleInstructions.result(getter);
      if (ConversionCode.isPrimitive(component)) {
        String descriptor = Type.getMethodDescriptor(Type.INT_TYPE, component);
        callStatic(code, ConversionCode.boxOf(component), "hashCode", descriptor);
      } else {
        callStatic(code, OBJECTS, "hashCode", "(Ljava/lang/Object;)I");
      }
      code.visitInsn(Opcodes.IADD);
    }
    code.visitInsn(Opcodes.IRETURN);
  }

  private void writeToString(MethodVisitor code) {
    StringConcatenation concatenation = new StringConcatenation();
    concatenation.addText(simpleName(site.caller()) + "[");
    for (int i = 0; i < getters.size(); i++) {
      Handle getter = getters.get(i);
      concatenation.addText((i == 0 ? "" : ", ") + names.get(i) + "=");
      concatenation.addValue(HandleInstructions.result(getter), each -> load(each, getter, 0));
    }
    concatenation.addText("]");
    concatenation.write(code);
  }

  /** As {@code Class.getSimpleName()}. */
  private static String simpleName(ClassInfo type) {
    for (InnerClass each : type.header().innerClasses()) {
      if (each.name().equals(type.name())) {
        return each.simpleName() == null ? "" : each.simpleName();
      }
    }
    return type.name().substring(type.name().lastIndexOf('/') + 1);
  }

  private static void callStatic(
      MethodVisitor code, String owner, String method, String descriptor) {
    code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, method, descriptor, false);
  }
}
