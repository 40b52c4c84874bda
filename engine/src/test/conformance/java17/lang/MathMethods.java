package lang;

import java.util.function.DoubleUnaryOperator;
import java.util.function.IntBinaryOperator;

/** Exact arithmetic, floor division, and StrictMath, whose bits are prescribed. */
public final class MathMethods {

  public static void main(String[] args) {
    int[] ints = {7, -7, 3, -3, 0, Integer.MIN_VALUE, Integer.MAX_VALUE, -1};
    for (int a : ints) {
      for (int b : new int[] {3, -3, -1, 0}) {
        System.out.println(
            a
                + ","
                + b
                + ": "
                + attempt(Math::floorDiv, a, b)
                + " "
                + attempt(Math::floorMod, a, b)
                + " "
                + attempt(Math::addExact, a, b)
                + " "
                + attempt(Math::multiplyExact, a, b)
                + " "
                + attempt(Math::subtractExact, a, b));
      }
    }
    System.out.println(attempt((a, b) -> Math.negateExact(a), Integer.MIN_VALUE, 0));
    System.out.println(attempt((a, b) -> Math.toIntExact(1L << 31), 0, 0));
    System.out.println(attempt((a, b) -> Math.absExact(a), Integer.MIN_VALUE, 0));
    System.out.println(attempt((a, b) -> Math.incrementExact(a), Integer.MAX_VALUE, 0));
    System.out.println(Math.multiplyHigh(Long.MAX_VALUE, 10) + " " + Math.multiplyFull(1 << 30, 8));
    System.out.println(Math.floorMod(-7L, 5) + " " + Math.floorDiv(-7L, 2) + " " + Math.abs(-5L));
    DoubleUnaryOperator[] functions = {
      StrictMath::sin, StrictMath::cos, StrictMath::tan, StrictMath::exp, StrictMath::log,
      StrictMath::log10, StrictMath::sqrt, StrictMath::cbrt, StrictMath::atan, StrictMath::asin,
      StrictMath::sinh, StrictMath::tanh, StrictMath::expm1, StrictMath::log1p, Math::toRadians
    };
    for (DoubleUnaryOperator function : functions) {
      StringBuilder line = new StringBuilder();
      for (double x : new double[] {0.5, -0.0, 1, 2, 10, 1e-10, 1e300, Double.NaN}) {
        line.append(function.applyAsDouble(x)).append(' ');
      }
      System.out.println(line);
    }
    System.out.println(StrictMath.pow(2, 0.5) + " " + StrictMath.atan2(-1, -1));
    System.out.println(StrictMath.hypot(1, 1) + " " + StrictMath.pow(1.1, 100));
    System.out.println(StrictMath.round(2.5) + " " + StrictMath.round(-2.5) + StrictMath.rint(2.5));
  }

  private static String attempt(IntBinaryOperator operator, int a, int b) {
    try {
      return Integer.toString(operator.applyAsInt(a, b));
    } catch (ArithmeticException e) {
      return e.getMessage();
    }
  }
}
