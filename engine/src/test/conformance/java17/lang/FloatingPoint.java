package lang;

/** Text and bits of floats and doubles, and what Math does at the edges. */
public final class FloatingPoint {

  public static void main(String[] args) {
    double[] doubles = {
      0.0,
      -0.0,
      1,
      0.1,
      100,
      1e7,
      9999999,
      1.0E-3,
      9.999E-4,
      123456789.125,
      1e21,
      4.9e-324,
      2.2250738585072014E-308,
      Double.MAX_VALUE,
      Double.NaN,
      Double.NEGATIVE_INFINITY,
      1.0 / 3,
      2.0 / 3,
      5e-324 * 3,
      9007199254740993.0,
      0.3,
      0.1 + 0.2
    };
    for (double d : doubles) {
      System.out.println(
          d
              + " "
              + (float) d
              + " "
              + Double.toHexString(d)
              + " "
              + Long.toHexString(Double.doubleToLongBits(d))
              + " "
              + Math.ulp(d)
              + " "
              + Math.getExponent(d)
              + " "
              + Math.nextUp(d)
              + " "
              + Math.round(d)
              + " "
              + Math.rint(d)
              + " "
              + Math.floor(d)
              + " "
              + Math.ceil(d)
              + " "
              + Math.signum(d));
    }
    float[] floats = {
      0.1f, 16777217f, 3.4028235e38f, 1.4e-45f, -2.5f, 1e10f, 0.001f, 1.17549435E-38f
    };
    for (float f : floats) {
      System.out.println(
          f
              + " "
              + (double) f
              + " "
              + Float.toHexString(f)
              + " "
              + Float.floatToIntBits(f)
              + " "
              + Math.round(f)
              + " "
              + Math.nextDown(f)
              + " "
              + Math.ulp(f));
    }
    String[] texts = {
      "1e400", "-1e-400", "0x1.8p1", " 12.5 ", "NaN", "1_0", "", ".5", "5.", "1f", "+.e1"
    };
    for (String text : texts) {
      try {
        System.out.println(text + " " + Double.parseDouble(text) + " " + Float.parseFloat(text));
      } catch (NumberFormatException e) {
        System.out.println(e.getMessage());
      }
    }
    System.out.println(
        Math.min(-0.0, 0.0) + " " + Math.max(-0.0, 0.0) + " " + Math.min(1, Double.NaN));
    System.out.println(
        Math.copySign(3, -0.0) + " " + Math.scalb(1.5, 10) + " " + Math.fma(0.1, 10, -1));
    System.out.println(Math.IEEEremainder(5, 3) + " " + Math.hypot(3, 4) + " " + Math.cbrt(27));
    System.out.println(
        Math.sqrt(-1) + " " + Math.sqrt(2) + " " + Math.pow(0, 0) + " " + Math.abs(-0.0));
    System.out.println((0.0 == -0.0) + " " + (Double.NaN != Double.NaN) + " " + (1 > Double.NaN));
    System.out.println(
        (int) Double.NaN + " " + (int) 1e20 + " " + (long) -1e20 + " " + (short) 1e9);
    System.out.println(Float.intBitsToFloat(0x7f800001) + " " + Double.longBitsToDouble(1L));
    System.out.println(Double.MIN_VALUE / 2 + " " + Float.MIN_VALUE * 0.5f + " " + 1e308 * 10);
    System.out.println(Float.isFinite(1f / 0) + " " + Double.isNaN(0.0 / 0) + " " + 5.0 % 0);
  }
}
