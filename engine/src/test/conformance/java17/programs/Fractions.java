package programs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;

/** Exact fractions, polynomials and continued fractions. */
public final class Fractions {

  static final class Fraction extends Number implements Comparable<Fraction> {
    private static final long serialVersionUID = 1;
    static final Fraction ZERO = new Fraction(0, 1);
    final long numerator;
    final long denominator;

    Fraction(long numerator, long denominator) {
      if (denominator == 0) {
        throw new ArithmeticException(numerator + "/0");
      }
      long gcd = gcd(Math.abs(numerator), Math.abs(denominator)) * Long.signum(denominator);
      this.numerator = numerator / gcd;
      this.denominator = denominator / gcd;
    }

    static long gcd(long a, long b) {
      return b == 0 ? a : gcd(b, a % b);
    }

    Fraction plus(Fraction other) {
      return new Fraction(
          Math.addExact(
              Math.multiplyExact(numerator, other.denominator),
              Math.multiplyExact(other.numerator, denominator)),
          Math.multiplyExact(denominator, other.denominator));
    }

    Fraction times(Fraction other) {
      return new Fraction(
          Math.multiplyExact(numerator, other.numerator),
          Math.multiplyExact(denominator, other.denominator));
    }

    Fraction inverse() {
      return new Fraction(denominator, numerator);
    }

    List<Long> continued() {
      List<Long> terms = new ArrayList<>();
      for (long n = numerator, d = denominator; d != 0; ) {
        long q = Math.floorDiv(n, d);
        terms.add(q);
        long r = n - q * d;
        n = d;
        d = r;
      }
      return terms;
    }

    @Override
    public int compareTo(Fraction other) {
      return Long.compare(numerator * other.denominator, other.numerator * denominator);
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Fraction f && f.numerator == numerator && f.denominator == denominator;
    }

    @Override
    public int hashCode() {
      return Objects.hash(numerator, denominator);
    }

    @Override
    public String toString() {
      return denominator == 1 ? "" + numerator : numerator + "/" + denominator;
    }

    @Override
    public int intValue() {
      return (int) (numerator / denominator);
    }

    @Override
    public long longValue() {
      return numerator / denominator;
    }

    @Override
    public float floatValue() {
      return (float) doubleValue();
    }

    @Override
    public double doubleValue() {
      return (double) numerator / denominator;
    }
  }

  static int[] multiply(int[] p, int[] q) {
    int[] product = new int[p.length + q.length - 1];
    for (int i = 0; i < p.length; i++) {
      for (int j = 0; j < q.length; j++) {
        product[i + j] += p[i] * q[j];
      }
    }
    return product;
  }

  static String show(int[] polynomial) {
    StringBuilder text = new StringBuilder();
    for (int i = polynomial.length - 1; i >= 0; i--) {
      if (polynomial[i] != 0) {
        text.append(polynomial[i] < 0 ? "-" : text.isEmpty() ? "" : "+");
        text.append(Math.abs(polynomial[i]) == 1 && i > 0 ? "" : Math.abs(polynomial[i]));
        text.append(i == 0 ? "" : i == 1 ? "x" : "x^" + i);
      }
    }
    return text.isEmpty() ? "0" : text.toString();
  }

  public static void main(String[] args) {
    Fraction harmonic = Fraction.ZERO;
    for (int i = 1; i <= 15; i++) {
      harmonic = harmonic.plus(new Fraction(1, i));
      System.out.println(
          i + " " + harmonic + " " + harmonic.doubleValue() + " " + harmonic.continued());
    }
    System.out.println(
        new Fraction(6, -4)
            + " "
            + new Fraction(6, -4).inverse().times(new Fraction(9, 1))
            + " "
            + new Fraction(-7, 2).intValue()
            + new Fraction(-7, 2).continued());
    System.out.println(
        new TreeSet<>(
                List.of(
                    new Fraction(1, 2),
                    new Fraction(1, 3),
                    new Fraction(-1, 2),
                    new Fraction(3, 4)))
            + " "
            + new Fraction(2, 4).equals(new Fraction(1, 2))
            + new Fraction(1, 2).hashCode());
    for (Runnable failure :
        new Runnable[] {
          () -> Fraction.ZERO.inverse(),
          () -> new Fraction(Long.MAX_VALUE, 2).times(new Fraction(3, 5)),
          () -> new Fraction(1, Long.MAX_VALUE).plus(new Fraction(1, 2))
        }) {
      try {
        failure.run();
      } catch (ArithmeticException e) {
        System.out.println(e.getMessage());
      }
    }
    int[] power = {1};
    for (int i = 0; i < 6; i++) {
      System.out.println(show(power) + " " + Arrays.toString(power));
      power = multiply(power, new int[] {-1, 1});
    }
    System.out.println(
        show(new int[] {0, 0}) + " " + show(multiply(new int[] {2, 0, 3}, new int[] {0, 5})));
  }
}
