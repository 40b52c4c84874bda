package dev.clew.models;

import java.math.BigInteger;

/** Methods of {@code BigInteger}, called. */
@SuppressWarnings("all") // odd calls are what is tested
final class BigIntegerSubjects {

  private BigIntegerSubjects() {}

  private static BigInteger big(long x) {
    return BigInteger.valueOf(x);
  }

  static String add(long x, long y) {
    return big(x).add(big(y)).toString();
  }

  static String addKnown(long x) {
    return big(x)
        .add(BigInteger.TEN)
        .add(new BigInteger("-123456789012345678901234567890"))
        .toString();
  }

  static String subtract(long x, long y) {
    return big(x).subtract(big(y)).toString(16);
  }

  static String subtractFromKnown(long x) {
    return BigInteger.ONE.subtract(big(x)).toString();
  }

  static String multiply(long x, long y) {
    return big(x).multiply(big(y)).toString();
  }

  static String divide(long x, long y) {
    return big(x).divide(big(y)).toString();
  }

  static String divideKnown(long x) {
    return big(x).divide(BigInteger.valueOf(-7)).toString();
  }

  static String remainder(long x, long y) {
    return big(x).remainder(big(y)).toString();
  }

  static String mod(long x, long y) {
    return big(x).mod(big(y)).toString();
  }

  static String divideAndRemainder(long x, long y) {
    BigInteger[] both = big(x).divideAndRemainder(big(y));
    return both[0] + " " + both[1];
  }

  static String negate(long x) {
    return big(x).negate().toString();
  }

  static String abs(long x) {
    return big(x).abs().toString();
  }

  static int signum(long x) {
    return big(x).signum();
  }

  static int compareTo(long x, long y) {
    return big(x).compareTo(big(y));
  }

  static int compareToKnown(long x) {
    return BigInteger.TWO.compareTo(big(x));
  }

  static boolean equalTo(long x, long y) {
    return big(x).equals(big(y));
  }

  static boolean equalToOther(long x) {
    return big(x).equals("x") || big(x).equals(null);
  }

  static boolean knownEqual(long x) {
    return BigInteger.ONE.equals(big(x));
  }

  static int hash(long x) {
    return big(x).hashCode();
  }

  static String inRadix(long x, int radix) {
    return big(x).toString(radix);
  }

  static int intValue(long x, long y) {
    return big(x).multiply(big(y)).intValue();
  }

  static long longValue(long x, long y) {
    return big(x).multiply(big(y)).longValue();
  }

  static short shortValue(long x) {
    return big(x).shortValue();
  }

  static double doubleValue(long x) {
    return big(x).doubleValue();
  }

  static float floatValue(long x) {
    return big(x).floatValue();
  }

  static double doubleValueOfProduct(long x, long y) {
    return big(x).multiply(big(y)).doubleValue();
  }

  static float floatValueOfProduct(long x, long y) {
    return big(x).multiply(big(y)).floatValue();
  }

  static int intValueExact(long x) {
    return big(x).intValueExact();
  }

  static long longValueExact(long x, long y) {
    return big(x).add(big(y)).longValueExact();
  }

  static short shortValueExact(long x) {
    return big(x).shortValueExact();
  }

  static byte byteValueExact(long x) {
    return big(x).byteValueExact();
  }

  static String pow(long x) {
    return big(x).pow(3).toString() + big(x).pow(20) + big(x).pow(0);
  }

  static String negativePower(long x) {
    return big(x).pow(-1).toString();
  }

  static String sqrt(long x) {
    return big(x).sqrt().toString();
  }

  static String gcd(long x, long y) {
    return big(x).gcd(big(y)).toString();
  }

  static String and(long x, long y) {
    return big(x).and(big(y)).toString();
  }

  static String or(long x, long y) {
    return big(x).or(big(y)).toString();
  }

  static String xor(long x, long y) {
    return big(x).xor(big(y)).toString();
  }

  static String andNot(long x, long y) {
    return big(x).andNot(big(y)).toString();
  }

  static String not(long x) {
    return big(x).not().toString();
  }

  static String shifts(long x) {
    return big(x).shiftLeft(70) + " " + big(x).shiftRight(3) + " " + big(x).shiftLeft(-2);
  }

  static String bits(long x) {
    return big(x).bitLength() + " " + big(x).bitCount() + " " + big(x).getLowestSetBit();
  }

  static boolean testBit(long x) {
    return big(x).testBit(0) ^ big(x).testBit(5) ^ big(x).testBit(100);
  }

  static boolean testNegativeBit(long x) {
    return big(x).testBit(-1);
  }

  static String min(long x, long y) {
    return big(x).min(big(y)).toString() + big(x).max(big(y));
  }

  static String ofText(String s) {
    return new BigInteger(s).toString();
  }

  static String ofHex(String s) {
    return new BigInteger(s, 16).toString(36);
  }

  static String ofBadRadix(String s) {
    return new BigInteger(s, 37).toString();
  }

  static int nulls(long x, int which) {
    BigInteger none = null;
    return switch (which & 7) {
      case 0 -> big(x).add(none).signum();
      case 1 -> big(x).compareTo(none);
      case 2 -> big(x).divide(none).signum();
      case 3 -> big(x).mod(none).signum();
      case 4 -> big(x).and(none).signum();
      default -> big(x).multiply(none).signum();
    };
  }

  static String chain(int a, int b, int c) {
    BigInteger sum =
        big(a).multiply(big(b)).add(big(c)).subtract(BigInteger.valueOf(1_000_000_007L));
    return sum.signum() < 0 ? sum.negate().toString() : sum.mod(BigInteger.valueOf(97)).toString();
  }
}
