package damaged;

/** Numbers of all widths, and conversions between them. */
public class Arithmetic {
  public static long mix(int a, long b, double c, float d) {
    long sum = a + b * 3L;
    double scaled = c * d - a / 2.0;
    return sum ^ (long) scaled >>> (a & 7);
  }

  public static int sign(short s, byte b, char c) {
    return s < 0 ? -1 : (byte) (s + b) == 0 ? c : (short) c;
  }
}
