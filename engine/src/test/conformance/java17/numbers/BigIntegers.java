package numbers;

import java.math.BigInteger;

/** Arbitrary precision integers. */
public final class BigIntegers {

  public static void main(String[] args) {
    BigInteger factorial = BigInteger.ONE;
    for (int i = 2; i <= 60; i++) {
      factorial = factorial.multiply(BigInteger.valueOf(i));
    }
    System.out.println(factorial + " " + factorial.bitLength() + " " + factorial.getLowestSetBit());
    BigInteger a = new BigInteger("123456789012345678901234567890");
    BigInteger b = new BigInteger("-fedcba9876543210", 16);
    System.out.println(
        a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.negate().signum());
    System.out.println(
        a.divide(b) + " " + a.remainder(b) + " " + a.mod(b.negate()) + " " + b.mod(BigInteger.TEN));
    System.out.println(a.pow(5) + " " + a.sqrt() + " " + a.gcd(factorial) + " " + b.abs());
    System.out.println(
        BigInteger.TWO.modPow(new BigInteger("1000000"), new BigInteger("1000000007"))
            + " "
            + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)));
    System.out.println(
        a.shiftLeft(70) + " " + a.shiftRight(40) + " " + b.shiftRight(3) + " " + b.shiftRight(200));
    System.out.println(
        a.and(b) + " " + a.or(b) + " " + a.xor(b) + " " + a.not() + " " + a.andNot(b));
    System.out.println(
        a.testBit(3) + " " + a.setBit(200).bitCount() + " " + a.clearBit(1) + " " + b.flipBit(0));
    System.out.println(
        a.toString(36)
            + " "
            + b.toString(2)
            + " "
            + a.intValue()
            + " "
            + a.longValue()
            + " "
            + a.doubleValue()
            + " "
            + a.floatValue());
    System.out.println(
        java.util.Arrays.toString(b.toByteArray())
            + " "
            + new BigInteger(new byte[] {-1, 0})
            + new BigInteger(1, new byte[] {-1, 0}));
    System.out.println(
        a.compareTo(b)
            + " "
            + a.equals(new BigInteger("123456789012345678901234567890"))
            + " "
            + a.hashCode()
            + a.max(b).equals(a));
    System.out.println(
        new BigInteger("170141183460469231731687303715884105727").isProbablePrime(20)
            + " "
            + BigInteger.valueOf(90).nextProbablePrime());
    BigInteger fib = BigInteger.ZERO;
    BigInteger next = BigInteger.ONE;
    for (int i = 0; i < 300; i++) {
      BigInteger sum = fib.add(next);
      fib = next;
      next = sum;
    }
    System.out.println(fib);
    BigInteger large = BigInteger.ONE.shiftLeft(3000).subtract(BigInteger.ONE);
    System.out.println(
        large.multiply(large).hashCode()
            + " "
            + large.multiply(large).toString().length()
            + " "
            + large.divide(BigInteger.valueOf(997)).hashCode());
    Runnable[] failures = {
      () -> a.divide(BigInteger.ZERO),
      () -> a.mod(b),
      () -> a.intValueExact(),
      () -> a.longValueExact(),
      () -> a.pow(-1),
      () -> new BigInteger(""),
      () -> new BigInteger("12x"),
      () -> BigInteger.TWO.modInverse(BigInteger.valueOf(4)),
      () -> b.sqrt()
    };
    for (Runnable failure : failures) {
      try {
        failure.run();
      } catch (RuntimeException e) {
        System.out.println(e);
      }
    }
  }
}
