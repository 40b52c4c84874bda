package library;

/** Conversions between all primitive types, and constant folding against run time. */
public final class ConstantsAndCasts {

  static byte b = (byte) 200;
  static short s = (short) 70_000;
  static char c = (char) -1;
  static int i = (int) 3_000_000_000L;
  static long l = (long) 1e19;
  static float f = (float) 1e40;
  static double d = 1 / 3f;

  static final long[] LONGS = {
    0, 127, 128, 255, 256, -129, 65_535, 65_536, 1L << 31, 1L << 32, -1L, Long.MAX_VALUE
  };
  static final double[] DOUBLES = {
    0.9, -0.9, 127.5, 1e5, -1e5, 3e9, -3e9, 1e19, Double.NaN, Double.POSITIVE_INFINITY, 1e-320
  };

  public static void main(String[] args) {
    System.out.println(b + " " + s + " " + (int) c + " " + i + " " + l + " " + f + " " + d);
    for (long value : LONGS) {
      System.out.println(
          value
              + ": "
              + (byte) value
              + " "
              + (short) value
              + " "
              + (int) (char) value
              + " "
              + (int) value
              + " "
              + (float) value
              + " "
              + (double) value);
    }
    for (double value : DOUBLES) {
      System.out.println(
          value
              + ": "
              + (byte) value
              + " "
              + (short) value
              + " "
              + (int) (char) value
              + " "
              + (int) value
              + " "
              + (long) value
              + " "
              + (float) value
              + " "
              + (int) (float) value);
    }
    int folded = (int) 1e10 + (byte) 300 + ('a' + 1) % 7;
    double ten = 1e10;
    int big = 300;
    char letter = 'a';
    System.out.println(folded == (int) ten + (byte) big + (letter + 1) % 7);
    System.out.println(
        (byte) (char) (byte) -1 + " " + (int) (char) (byte) -1 + " " + (short) (char) -2);
    System.out.println(
        (char) 97 + " " + (char) (letter + 1) + " " + (int) 'z' + " " + (letter < 98));
    System.out.println(
        5 / 2 + " " + -5 / 2 + " " + 5 / 2.0 + " " + 5 / 2f + " " + 'a' / 2 + " " + 7L / 2);
    System.out.println(
        0x7fff_ffff
            + 1
            + " "
            + 0b1010
            + " "
            + 017
            + " "
            + 1_000
            + " "
            + 0xFFFF_FFFFL
            + " "
            + 0x1p-3);
    System.out.println(
        1.0f * Integer.MAX_VALUE
            + " "
            + (double) Integer.MAX_VALUE
            + " "
            + (float) 16_777_217
            + " "
            + (long) 9.2e18f);
    long product = 1_000_000 * 1_000_000;
    System.out.println(
        product + " " + 1_000_000L * 1_000_000 + " " + (1_000_000 * 1_000_000L == product));
    System.out.println(
        (0.1f == 0.1)
            + " "
            + (0.5f == 0.5)
            + " "
            + (0.1f + 0.2f)
            + " "
            + (0.1 + 0.2)
            + " "
            + (float) 0.1);
    Object boxed = big > 5 ? 'x' : 0;
    Object mixed = big > 5 ? 1 : 'x';
    Object wide = big > 5 ? letter : big;
    System.out.println(
        boxed.getClass().getSimpleName()
            + mixed.getClass().getSimpleName()
            + wide.getClass().getSimpleName());
    System.out.println(true ? null : 0);
    final byte small = 10;
    byte sum = small + 5;
    System.out.println(
        sum
            + " "
            + ~sum
            + " "
            + -sum
            + " "
            + +sum
            + " "
            + (sum & 0xf0)
            + " "
            + (byte) (sum << 4)
            + " "
            + (sum >>> 1));
  }
}
