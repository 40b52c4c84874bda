package shop;

/** Tells the bits of numbers and boxes. */
public class NumberDigest {

  public static long ofByte(byte x) {
    return x;
  }

  public static long ofBoxedByte(Byte x) {
    return x;
  }

  public static long ofShort(short x) {
    return x;
  }

  public static long ofBoxedShort(Short x) {
    return x;
  }

  public static long ofInteger(int x) {
    return x;
  }

  public static long ofBoxedInteger(Integer x) {
    return x;
  }

  public static long ofLong(long x) {
    return x;
  }

  public static long ofBoxedLong(Long x) {
    return x;
  }

  public static boolean ofBoolean(boolean x) {
    return x;
  }

  public static boolean ofBoxedBoolean(Boolean x) {
    return x;
  }

  public static int ofFloat(float x) {
    return Float.floatToRawIntBits(x);
  }

  public static int ofBoxedFloat(Float x) {
    return Float.floatToRawIntBits(x);
  }

  public static long ofDouble(double x) {
    return Double.doubleToRawLongBits(x);
  }

  public static long ofBoxedDouble(Double x) {
    return Double.doubleToRawLongBits(x);
  }
}
