package numbers;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Random;

/** Products, squares, powers and quotients of numbers of all sizes. */
public final class BigProducts {

  private static BigInteger number(Random random, int bits) {
    BigInteger value = new BigInteger(bits, random);
    return random.nextInt(4) == 0 ? value.negate() : value;
  }

  public static void main(String[] args) {
    Random random = new Random(20);
    int[] sizes = {0, 1, 31, 32, 33, 63, 64, 65, 127, 500, 1000, 2600, 5200, 8000};
    for (int size : sizes) {
      BigInteger a = number(random, size);
      BigInteger b = number(random, size + random.nextInt(100));
      BigInteger product = a.multiply(b);
      BigInteger square = b.multiply(b);
      System.out.println(size + " " + product.hashCode() + " " + square.hashCode());
      System.out.println(a.pow(3).hashCode() + " " + a.add(b).multiply(a.subtract(b)).hashCode());
      System.out.println(product.mod(BigInteger.valueOf(97)) + " " + product.bitLength());
      if (b.signum() != 0) {
        System.out.println(product.divide(b).equals(a) + " " + square.sqrt().equals(b.abs()));
        System.out.println(a.modPow(BigInteger.TEN, b.abs()).hashCode() + " " + a.gcd(b));
      }
    }
    BigInteger ones = BigInteger.ONE.shiftLeft(320).subtract(BigInteger.ONE);
    System.out.println(ones.multiply(ones).toString(36));
    System.out.println(ones.multiply(BigInteger.valueOf(-1)).toString(16));
    System.out.println(BigInteger.valueOf(Long.MIN_VALUE).pow(5));
    System.out.println(new BigDecimal(ones).divide(new BigDecimal("7e3"), MathContext.DECIMAL128));
    System.out.println(new BigDecimal("1e-300").multiply(new BigDecimal("3.00e500")));
  }
}
