package dev.clew.solver.jvm;

import dev.clew.solver.expr.DoubleRange;
import dev.clew.solver.expr.Enclosure;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

/**
 * Between which numbers the values of mathematical functions lie. Java promises that all of them
 * are semi-monotonic: where the function does not decrease, neither do the doubles that stand for
 * its values. So the ends of an interval bound what is between them; a little is added, for methods
 * that keep the promise almost.
 */
final class MathEnclosures {

  /** Where the pieces of a sine are no longer told apart. */
  private static final double FAR = 1e6;

  private static final double INFINITY = Double.POSITIVE_INFINITY;

  private MathEnclosures() {}

  /** Those of a method of one number. */
  static Enclosure unary(String method, DoubleUnaryOperator function) {
    return switch (method) {
      case "sin" -> wave(function, Math.PI / 2);
      case "cos" -> wave(function, 0);
      case "asin" -> monotone(function, range(-1, 1), range(-Math.PI / 2, Math.PI / 2));
      case "acos" -> monotone(function, range(-1, 1), range(0, Math.PI));
      case "atan" -> monotone(function, DoubleRange.ANY, range(-Math.PI / 2, Math.PI / 2));
      case "tanh" -> monotone(function, DoubleRange.ANY, range(-1, 1));
      case "exp" -> monotone(function, DoubleRange.ANY, range(0, INFINITY));
      case "expm1" -> monotone(function, DoubleRange.ANY, range(-1, INFINITY));
      case "log", "log10" -> monotone(function, range(0, INFINITY), DoubleRange.ANY);
      case "log1p" -> monotone(function, range(-1, INFINITY), DoubleRange.ANY);
      case "sinh", "cbrt" -> monotone(function, DoubleRange.ANY, DoubleRange.ANY);
      case "cosh" -> even(function, range(1, INFINITY));
      case "tan" -> arguments -> DoubleRange.ANY;
      default -> throw new IllegalArgumentException("no bounds for " + method);
    };
  }

  /** Those of a method of two. */
  static Enclosure binary(String method, DoubleBinaryOperator function) {
    return switch (method) {
      case "atan2" -> bounded(-Math.PI, Math.PI);
      case "hypot" -> hypotenuse(function);
      case "pow" -> power(function);
      default -> throw new IllegalArgumentException("no bounds for " + method);
    };
  }

  /** A function that only rises, or only falls, between two numbers, and is NaN elsewhere. */
  private static Enclosure monotone(
      DoubleUnaryOperator function, DoubleRange domain, DoubleRange values) {
    return arguments -> {
      DoubleRange x = arguments.get(0);
      DoubleRange inside = x.within(domain.least(), domain.most());
      if (!inside.hasNumbers()) {
        return DoubleRange.NAN;
      }
      boolean leaves = x.least() < domain.least() || x.most() > domain.most();
      return between(
          function.applyAsDouble(inside.least()),
          function.applyAsDouble(inside.most()),
          x.mayBeNan() || leaves,
          x.isOne(),
          values);
    };
  }

  /** A function of the magnitude that rises with it. */
  private static Enclosure even(DoubleUnaryOperator function, DoubleRange values) {
    Enclosure rising = monotone(function, DoubleRange.ANY, values);
    return arguments ->
        arguments.get(0).hasNumbers()
            ? rising.of(List.of(arguments.get(0).magnitudes()))
            : DoubleRange.NAN;
  }

  /** Sine or cosine: 1 and -1 in turn at a first place and all that are a multiple of pi away. */
  private static Enclosure wave(DoubleUnaryOperator function, double firstTop) {
    DoubleRange values = range(-1, 1);
    return arguments -> {
      DoubleRange x = arguments.get(0);
      if (!x.hasNumbers()) {
        return DoubleRange.NAN;
      }
      if (x.least() < -FAR || x.most() > FAR) {
        return new DoubleRange(-1, 1, x.mayBeNan() || !x.isFinite());
      }
      double before = Math.floor((x.least() - firstTop) / Math.PI);
      double turn = Math.floor((x.most() - firstTop) / Math.PI);
      double first = function.applyAsDouble(x.least());
      double last = function.applyAsDouble(x.most());
      if (before == turn) {
        return between(first, last, x.mayBeNan(), x.isOne(), values);
      }
      boolean isTop = turn % 2 == 0;
      double bottom = before + 1 == turn && isTop ? Math.min(first, last) : -1;
      double top = before + 1 == turn && !isTop ? Math.max(first, last) : 1;
      return between(bottom, top, x.mayBeNan(), /* exact= */ false, values);
    };
  }

  /** A function whose values have bounds, whatever it is applied to. */
  private static Enclosure bounded(double least, double most) {
    return arguments ->
        new DoubleRange(least, most, arguments.stream().anyMatch(DoubleRange::mayBeNan));
  }

  /** {@code hypot} rises with both magnitudes; infinity wins over NaN. */
  private static Enclosure hypotenuse(DoubleBinaryOperator function) {
    return arguments -> {
      boolean mayBeNan = arguments.stream().anyMatch(DoubleRange::mayBeNan);
      if (mayBeNan) {
        return new DoubleRange(0, INFINITY, /* mayBeNan= */ true);
      }
      DoubleRange x = arguments.get(0).magnitudes();
      DoubleRange y = arguments.get(1).magnitudes();
      return between(
          function.applyAsDouble(x.least(), y.least()),
          function.applyAsDouble(x.most(), y.most()),
          false,
          x.isOne() && y.isOne(),
          range(0, INFINITY));
    };
  }

  /** {@code pow} of bases above zero, or of any with an even exponent. */
  private static Enclosure power(DoubleBinaryOperator function) {
    return arguments -> {
      DoubleRange x = arguments.get(0);
      DoubleRange y = arguments.get(1);
      if (x.mayBeNan() || y.mayBeNan() || !y.isFinite()) {
        return x.hasNumbers() && y.isOne() && isEven(y.least())
            ? new DoubleRange(0, INFINITY, true)
            : DoubleRange.ANY;
      }
      DoubleRange base = y.isOne() && isEven(y.least()) ? x.magnitudes() : x;
      boolean isSimple = base.least() > 0 || (base.least() >= 0 && y.least() > 0);
      return isSimple ? corners(function, base, y) : DoubleRange.ANY;
    };
  }

  private static boolean isEven(double number) {
    return Math.abs(number) < FAR && number % 2 == 0;
  }

  private static DoubleRange corners(DoubleBinaryOperator function, DoubleRange x, DoubleRange y) {
    double[] values = {
      function.applyAsDouble(x.least(), y.least()),
      function.applyAsDouble(x.least(), y.most()),
      function.applyAsDouble(x.most(), y.least()),
      function.applyAsDouble(x.most(), y.most())
    };
    double least = INFINITY;
    double most = 0;
    for (double value : values) {
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
    return between(least, most, false, x.isOne() && y.isOne(), range(0, INFINITY));
  }

  private static DoubleRange range(double least, double most) {
    return new DoubleRange(least, most, /* mayBeNan= */ false);
  }

  private static DoubleRange between(
      double first, double last, boolean mayBeNan, boolean exact, DoubleRange values) {
    if (Double.isNaN(first) || Double.isNaN(last)) {
      return new DoubleRange(values.least(), values.most(), true);
    }
    double least = Math.min(first, last);
    double most = Math.max(first, last);
    DoubleRange found =
        exact
            ? new DoubleRange(least, most, mayBeNan)
            : new DoubleRange(down(least), up(most), mayBeNan);
    return found.within(values.least(), values.most());
  }

  private static double down(double number) {
    return Math.nextDown(Math.nextDown(number));
  }

  private static double up(double number) {
    return Math.nextUp(Math.nextUp(number));
  }
}
