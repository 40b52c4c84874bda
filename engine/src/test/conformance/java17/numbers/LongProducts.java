package numbers;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;

/** Products and squares of numbers so long that the library takes them apart. */
public final class LongProducts {

  /** A number whose class has other sums: nobody is to see them in a product. */
  private static final class Odd extends BigInteger {

    private static final long serialVersionUID = 1;

    Odd(byte[] bytes) {
      super(bytes);
    }

    @Override
    public BigInteger abs() {
      System.out.println("abs of " + bitLength());
      return super.abs();
    }

    @Override
    public BigInteger add(BigInteger other) {
      System.out.println("a sum with " + other.bitLength());
      return super.add(other);
    }
  }

  private static void print(String what, BigInteger number) {
    System.out.println(
        what
            + " "
            + number.signum()
            + " "
            + number.hashCode()
            + " "
            + number.bitLength()
            + " "
            + number.getLowestSetBit()
            + " "
            + number.getClass().getName());
  }

  private static void products(BigInteger a, BigInteger b) {
    print("product", a.multiply(b));
    print("negative", a.negate().multiply(b));
    print("both", a.negate().multiply(b.negate()));
    print("square", a.multiply(a));
    print("power", b.negate().pow(2));
  }

  /** Around 20, 80, 128, 216 and 240 digits, where other ways of multiplying begin. */
  private static void sizes() {
    Random random = new Random(65536);
    for (int digits : new int[] {20, 21, 79, 80, 127, 128, 215, 216, 239, 240}) {
      System.out.println(digits);
      BigInteger a = new BigInteger(32 * digits, random).setBit(32 * digits - 1);
      BigInteger b = new BigInteger(32 * digits + 700, random).setBit(32 * digits - 31);
      products(a, b);
    }
  }

  private static void patterns() {
    for (int bits : new int[] {2592, 4128, 31 * 300}) {
      BigInteger power = BigInteger.ONE.shiftLeft(bits);
      products(power, power.subtract(BigInteger.ONE));
      products(power.subtract(BigInteger.ONE), power.add(BigInteger.ONE));
      products(power.subtract(BigInteger.ONE), power.shiftLeft(5 * bits));
    }
  }

  private static void subclasses() {
    byte[] bytes = BigInteger.ONE.shiftLeft(8000).subtract(BigInteger.TEN).toByteArray();
    Odd odd = new Odd(bytes);
    BigInteger plain = new BigInteger(bytes);
    print("odd square", odd.multiply(odd));
    print("odd by plain", odd.multiply(plain.shiftLeft(30_000)));
    print("plain by odd", plain.shiftLeft(30_000).multiply(odd));
    System.out.println(odd.multiply(odd).equals(plain.multiply(plain)));
  }

  /** More digits than are multiplied at once. */
  private static void longest() {
    BigInteger a = BigInteger.ONE.shiftLeft(32 * 8_200).subtract(BigInteger.valueOf(12345));
    print("longest", a.multiply(a));
  }

  private static void decimals() {
    BigDecimal number = new BigDecimal(BigInteger.TEN.pow(900).multiply(BigInteger.valueOf(37)));
    System.out.println(number.stripTrailingZeros());
    System.out.println(number.setScale(10).stripTrailingZeros());
    System.out.println(number.multiply(number).multiply(number).precision());
    System.out.println(new BigDecimal("1e-2000").setScale(2100).stripTrailingZeros());
  }

  public static void main(String[] args) {
    sizes();
    patterns();
    subclasses();
    longest();
    decimals();
  }
}
