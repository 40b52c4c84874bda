package dev.clew.engine.reflect;

import dev.clew.engine.machine.RegisterBits;
import dev.clew.engine.machine.UnsupportedException;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.JvmType.Kind;

/** Conversions between primitive types. */
public final class PrimitiveConversions {

  private PrimitiveConversions() {}

  /** Whether a type widens to another without a cast (JLS 5.1.2), or is it. */
  public static boolean widens(Kind from, Kind to) {
    if (from == to) {
      return from.isPrimitive();
    }
    return switch (from) {
      case BYTE -> to == Kind.SHORT || widens(Kind.INT, to);
      case SHORT, CHAR -> widens(Kind.INT, to);
      case INT -> to == Kind.LONG || widens(Kind.LONG, to);
      case LONG -> to == Kind.FLOAT || to == Kind.DOUBLE;
      case FLOAT -> to == Kind.DOUBLE;
      case BOOLEAN, DOUBLE, CLASS, ARRAY, VOID -> false;
    };
  }

  /** Widens a value; a term that would have to change its sort is not supported. */
  public static GuestValue widen(GuestValue value, JvmType from, JvmType to) {
    boolean bothSmall = isInt(from.kind()) && isInt(to.kind());
    if (from.kind() == to.kind() || bothSmall) {
      return value;
    }
    if (value.sym() != null) {
      throw new UnsupportedException(
          ReasonCode.NATIVE_SYMBOLIC, "widening an unknown value reflectively");
    }
    return GuestValue.of(widen(value.raw(), from.kind(), to.kind()));
  }

  /** Casts a value as {@code explicitCastArguments} does: booleans are one bit. */
  static GuestValue cast(GuestValue value, JvmType from, JvmType to) {
    if (from.kind() == to.kind()) {
      return value;
    }
    if (value.sym() != null) {
      throw new UnsupportedException(ReasonCode.NATIVE_SYMBOLIC, "casting an unknown value");
    }
    long raw = value.raw();
    return GuestValue.of(
        switch (from.kind()) {
          case FLOAT -> fromDouble(RegisterBits.toFloat(raw), to.kind());
          case DOUBLE -> fromDouble(RegisterBits.toDouble(raw), to.kind());
          default -> fromLong(raw, to.kind());
        });
  }

  private static long fromDouble(double value, Kind to) {
    return switch (to) {
      case FLOAT -> RegisterBits.of((float) value);
      case DOUBLE -> RegisterBits.of(value);
      case LONG -> (long) value;
      default -> fromLong((int) value, to);
    };
  }

  private static long fromLong(long value, Kind to) {
    return switch (to) {
      case BOOLEAN -> value & 1;
      case BYTE -> (byte) value;
      case CHAR -> (char) value;
      case SHORT -> (short) value;
      case INT -> (int) value;
      case FLOAT -> RegisterBits.of((float) value);
      case DOUBLE -> RegisterBits.of((double) value);
      case LONG, CLASS, ARRAY, VOID -> value;
    };
  }

  private static boolean isInt(Kind kind) {
    return switch (kind) {
      case BYTE, SHORT, CHAR, INT -> true;
      case BOOLEAN, LONG, FLOAT, DOUBLE, CLASS, ARRAY, VOID -> false;
    };
  }

  private static long widen(long raw, Kind from, Kind to) {
    if (from == Kind.FLOAT) {
      return RegisterBits.of((double) RegisterBits.toFloat(raw));
    }
    if (to == Kind.FLOAT) {
      return RegisterBits.of((float) raw);
    }
    return to == Kind.DOUBLE ? RegisterBits.of((double) raw) : raw;
  }
}
