package dev.clew.engine.machine;

/** Java's values as the bits that a register holds: integers sign-extended, floats as patterns. */
public final class RegisterBits {

  private RegisterBits() {}

  public static long of(float value) {
    return Float.floatToRawIntBits(value);
  }

  public static long of(double value) {
    return Double.doubleToRawLongBits(value);
  }

  public static float toFloat(long raw) {
    return Float.intBitsToFloat((int) raw);
  }

  public static double toDouble(long raw) {
    return Double.longBitsToDouble(raw);
  }

  /** Of a boxed primitive. */
  public static long of(Object boxed) {
    if (boxed instanceof Boolean value) {
      return value ? 1 : 0;
    }
    if (boxed instanceof Character value) {
      return value;
    }
    if (boxed instanceof Float value) {
      return of(value.floatValue());
    }
    if (boxed instanceof Double value) {
      return of(value.doubleValue());
    }
    return ((Number) boxed).longValue();
  }
}
