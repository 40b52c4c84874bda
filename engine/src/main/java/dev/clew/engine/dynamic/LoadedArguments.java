package dev.clew.engine.dynamic;

import static dev.clew.engine.dynamic.UnsupportedSiteException.unless;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Loads static arguments where a method wants them, converted as an invocation converts them. */
final class LoadedArguments {

  private static final String WIDER = "BSIJFD";

  private LoadedArguments() {}

  /** The type of what ldc pushes for a constant. */
  static Type typeOf(Object constant) {
    if (constant instanceof ConstantDynamic dynamic) {
      return Type.getType(dynamic.getDescriptor());
    }
    if (constant instanceof Handle) {
      return Type.getObjectType("java/lang/invoke/MethodHandle");
    }
    if (constant instanceof Type type) {
      return Type.getObjectType(
          type.getSort() == Type.METHOD ? "java/lang/invoke/MethodType" : "java/lang/Class");
    }
    Type type = Type.getType(constant.getClass());
    Type primitive = ConversionCode.unboxed(type);
    return primitive == null ? type : primitive;
  }

  /**
   * Code that pushes all arguments of a call.
   *
   * @param isVarargs whether those that are too many for the parameters go into an array
   */
  static Consumer<MethodVisitor> load(List<Object> constants, Type[] parameters, boolean isVarargs)
      throws UnsupportedSiteException {
    int last = parameters.length - 1;
    boolean collects =
        isVarargs
            && !(constants.size() == parameters.length
                && typeOf(constants.get(last)).equals(parameters[last]));
    int single = collects ? last : parameters.length;
    unless(collects ? constants.size() >= single : constants.size() == single);
    List<Consumer<MethodVisitor>> parts = new ArrayList<>();
    for (int i = 0; i < single; i++) {
      parts.add(load(constants.get(i), parameters[i]));
    }
    if (collects) {
      parts.add(loadArray(constants.subList(last, constants.size()), parameters[last]));
    }
    return code -> parts.forEach(each -> each.accept(code));
  }

  private static Consumer<MethodVisitor> loadArray(List<Object> elements, Type array)
      throws UnsupportedSiteException {
    Type component = Type.getType(array.getDescriptor().substring(1));
    unless(!ConversionCode.isPrimitive(component));
    List<Consumer<MethodVisitor>> loads = new ArrayList<>();
    for (Object each : elements) {
      loads.add(load(each, component));
    }
    return code -> {
      code.visitLdcInsn(loads.size());
      code.visitTypeInsn(Opcodes.ANEWARRAY, component.getInternalName());
      for (int i = 0; i < loads.size(); i++) {
        code.visitInsn(Opcodes.DUP);
        code.visitLdcInsn(i);
        loads.get(i).accept(code);
        code.visitInsn(Opcodes.AASTORE);
      }
    };
  }

  static Consumer<MethodVisitor> load(Object constant, Type wanted)
      throws UnsupportedSiteException {
    Type given = typeOf(constant);
    unless(isConvertible(given, wanted));
    return code -> {
      code.visitLdcInsn(constant);
      convert(code, given, wanted);
    };
  }

  /** Whether {@code MethodHandle.asType} knows a conversion that depends on the types only. */
  static boolean isConvertible(Type from, Type to) {
    if (from.equals(to) || (!ConversionCode.isPrimitive(from) && !ConversionCode.isPrimitive(to))) {
      return true;
    }
    if (!ConversionCode.isPrimitive(from)) {
      // an object of a type that may not be a box is unboxed by what it turns out to be
      return from.getInternalName().equals(ConversionCode.boxOf(to));
    }
    if (!ConversionCode.isPrimitive(to)) {
      Type box = ConversionCode.unboxed(to);
      return box == null || box.equals(from);
    }
    int source = WIDER.indexOf(from.getDescriptor().replace('C', 'S').charAt(0));
    int target = WIDER.indexOf(to.getDescriptor().charAt(0));
    return source >= 0 && target > source;
  }

  /** Only for types that are convertible. */
  static void convert(MethodVisitor code, Type from, Type to) {
    if (!from.equals(to)) {
      ConversionCode.adapt(code, from, to, from);
    }
  }
}
