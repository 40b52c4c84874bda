package damaged;

/** Fields with constants, and an initialiser. */
public class Constants {
  static final long LONG = 1L << 40;
  static final double DOUBLE = 2.5;
  static final String TEXT = "text";
  static int counter;

  static {
    counter = TEXT.length() + (int) LONG;
  }

  public static double next(boolean again) {
    counter += again ? 1 : 2;
    return counter * DOUBLE;
  }
}
