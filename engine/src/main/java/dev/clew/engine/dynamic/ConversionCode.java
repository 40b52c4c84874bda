package dev.clew.engine.dynamic;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Code that turns the value on top of the stack into one of another type. */
final class ConversionCode {

  private static final String OBJECT = "java/lang/Object";
  private static final String NUMBER = "java/lang/Number";

  private ConversionCode() {}

  static boolean isPrimitive(Type type) {
    return type.getSort() <= Type.DOUBLE && type.getSort() != Type.VOID;
  }

  /** The class that boxes a primitive type. */
  static String boxOf(Type primitive) {
    return switch (primitive.getSort()) {
      case Type.BOOLEAN -> "java/lang/Boolean";
      case Type.CHAR -> "java/lang/Character";
      case Type.BYTE -> "java/lang/Byte";
      case Type.SHORT -> "java/lang/Short";
      case Type.INT -> "java/lang/Integer";
      case Type.FLOAT -> "java/lang/Float";
      case Type.LONG -> "java/lang/Long";
      case Type.DOUBLE -> "java/lang/Double";
      default -> throw new IllegalArgumentException(primitive + " is not primitive");
    };
  }

  /** The primitive type that a class boxes, null for other types. */
  static @Nullable Type unboxed(Type box) {
    return switch (box.getDescriptor()) {
      case "Ljava/lang/Boolean;" -> Type.BOOLEAN_TYPE;
      case "Ljava/lang/Character;" -> Type.CHAR_TYPE;
      case "Ljava/lang/Byte;" -> Type.BYTE_TYPE;
      case "Ljava/lang/Short;" -> Type.SHORT_TYPE;
      case "Ljava/lang/Integer;" -> Type.INT_TYPE;
      case "Ljava/lang/Float;" -> Type.FLOAT_TYPE;
      case "Ljava/lang/Long;" -> Type.LONG_TYPE;
      case "Ljava/lang/Double;" -> Type.DOUBLE_TYPE;
      default -> null;
    };
  }

  static void box(MethodVisitor code, Type primitive) {
    String box = boxOf(primitive);
    String descriptor = "(" + primitive.getDescriptor() + ")L" + box + ";";
    code.visitMethodInsn(Opcodes.INVOKESTATIC, box, "valueOf", descriptor, false);
  }

  /** Unboxes a number of whatever class, as its methods convert; or a Boolean or a Character. */
  static void unbox(MethodVisitor code, Type primitive) {
    boolean isNumber = primitive.getSort() != Type.BOOLEAN && primitive.getSort() != Type.CHAR;
    code.visitMethodInsn(
        Opcodes.INVOKEVIRTUAL,
        isNumber ? NUMBER : boxOf(primitive),
        primitive.getClassName() + "Value",
        "()" + primitive.getDescriptor(),
        false);
  }

  static void cast(MethodVisitor code, Type type) {
    if (!type.getInternalName().equals(OBJECT)) {
      code.visitTypeInsn(Opcodes.CHECKCAST, type.getInternalName());
    }
  }

  /** Widens a primitive value; nothing to do between the types that are ints on the stack. */
  static void widen(MethodVisitor code, Type from, Type to) {
    Type source = onStack(from);
    int opcode =
        switch (onStack(to).getSort()) {
          case Type.LONG -> source.getSort() == Type.INT ? Opcodes.I2L : Opcodes.NOP;
          case Type.FLOAT ->
              switch (source.getSort()) {
                case Type.INT -> Opcodes.I2F;
                case Type.LONG -> Opcodes.L2F;
                default -> Opcodes.NOP;
              };
          case Type.DOUBLE ->
              switch (source.getSort()) {
                case Type.INT -> Opcodes.I2D;
                case Type.LONG -> Opcodes.L2D;
                case Type.FLOAT -> Opcodes.F2D;
                default -> Opcodes.NOP;
              };
          default -> Opcodes.NOP;
        };
    if (opcode != Opcodes.NOP) {
      code.visitInsn(opcode);
    }
  }

  private static Type onStack(Type primitive) {
    return primitive.getSort() < Type.INT ? Type.INT_TYPE : primitive;
  }

  /**
   * What a lambda does to an argument or a result: boxing, unboxing, widening, casting.
   *
   * @param target what is wanted; a result that is not wanted is left on the stack
   * @param checked what the value has to be before it is converted; casts fail unless it is
   */
  static void adapt(MethodVisitor code, Type from, Type target, Type checked) {
    if (from.equals(Type.VOID_TYPE) || target.equals(Type.VOID_TYPE)) {
      return;
    }
    if (isPrimitive(from)) {
      adaptPrimitive(code, from, target);
      return;
    }
    Type source = from;
    if (!from.equals(checked) && !isPrimitive(checked)) {
      cast(code, checked);
      source = checked;
    }
    if (isPrimitive(target)) {
      unboxAndWiden(code, source, target);
    } else if (!source.equals(target)) {
      cast(code, target);
    }
  }

  private static void adaptPrimitive(MethodVisitor code, Type from, Type target) {
    Type unboxedTarget = unboxed(target);
    if (isPrimitive(target)) {
      widen(code, from, target);
    } else if (unboxedTarget != null) {
      widen(code, from, unboxedTarget);
      box(code, unboxedTarget);
    } else {
      box(code, from);
      cast(code, target);
    }
  }

  private static void unboxAndWiden(MethodVisitor code, Type source, Type target) {
    Type unboxedSource = unboxed(source);
    boolean isNumber = target.getSort() != Type.BOOLEAN && target.getSort() != Type.CHAR;
    if (unboxedSource == null) {
      cast(code, Type.getObjectType(isNumber ? NUMBER : boxOf(target)));
      unbox(code, target);
    } else if (unboxedSource.equals(Type.CHAR_TYPE) || unboxedSource.equals(Type.BOOLEAN_TYPE)) {
      unbox(code, unboxedSource);
      widen(code, unboxedSource, target);
    } else {
      unbox(code, target);
    }
  }
}
