package dev.clew.engine.conformance.instructions;

/**
 * What a generated program calls to show a result. Its class file is copied beside the generated
 * ones. Floating-point values are shown as bits, with one pattern for all NaNs, because which of
 * them an operation gives is not specified.
 */
public final class Printer {

  private Printer() {}

  /** Shows an int, or anything that is one on the stack. */
  public static void print(String what, int value) {
    System.out.println(what + " = " + value);
  }

  /** Shows a long. */
  public static void print(String what, long value) {
    System.out.println(what + " = " + value + "L");
  }

  /** Shows a float. */
  public static void print(String what, float value) {
    System.out.println(what + " = f" + Integer.toHexString(Float.floatToIntBits(value)));
  }

  /** Shows a double. */
  public static void print(String what, double value) {
    System.out.println(what + " = d" + Long.toHexString(Double.doubleToLongBits(value)));
  }

  /** Shows an exception, or another object by its text. */
  public static void print(String what, Object value) {
    System.out.println(what + " = " + value);
  }
}
