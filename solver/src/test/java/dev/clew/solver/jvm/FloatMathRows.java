package dev.clew.solver.jvm;

import static dev.clew.solver.expr.Sort.DOUBLE;
import static dev.clew.solver.expr.Sort.FLOAT;
import static dev.clew.solver.expr.Sort.INT;

import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Value;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.function.UnaryOperator;

/** The methods of {@code Math} on floats. */
final class FloatMathRows {

  private FloatMathRows() {}

  static List<Row> arithmetic() {
    return List.of(
        floats("abs(float)", (on, x) -> on.floatMath().abs(x), Math::abs),
        doubles("abs(double)", (on, x) -> on.floatMath().abs(x), Math::abs),
        floats("min(float)", (on, x, y) -> on.floatMath().min(x, y), Math::min),
        doubles("min(double)", (on, x, y) -> on.floatMath().min(x, y), Math::min),
        floats("max(float)", (on, x, y) -> on.floatMath().max(x, y), Math::max),
        doubles("max(double)", (on, x, y) -> on.floatMath().max(x, y), Math::max),
        floats("signum(float)", (on, x) -> on.floatMath().signum(x), Math::signum),
        doubles("signum(double)", (on, x) -> on.floatMath().signum(x), Math::signum),
        floats("sqrt(float)", (on, x) -> on.floatMath().sqrt(x), x -> (float) Math.sqrt(x)),
        doubles("sqrt(double)", (on, x) -> on.floatMath().sqrt(x), Math::sqrt),
        Row.of(
            "fma(float)",
            FLOAT,
            FLOAT,
            FLOAT,
            (on, x, y, z) -> on.floatMath().fma(x, y, z),
            a -> Value.of(Math.fma(a.f(0), a.f(1), a.f(2)))),
        Row.of(
            "fma(double)",
            DOUBLE,
            DOUBLE,
            DOUBLE,
            (on, x, y, z) -> on.floatMath().fma(x, y, z),
            a -> Value.of(Math.fma(a.d(0), a.d(1), a.d(2)))),
        doubles(
            "IEEEremainder", (on, x, y) -> on.floatMath().ieeeRemainder(x, y), Math::IEEEremainder),
        Row.of(
            "clamp(float)",
            FLOAT,
            FLOAT,
            FLOAT,
            (on, x, y, z) -> on.floatMath().clamp(x, y, z),
            a -> Value.of((float) clamped(a.f(0), a.f(1), a.f(2)))),
        Row.of(
            "clamp(double)",
            DOUBLE,
            DOUBLE,
            DOUBLE,
            (on, x, y, z) -> on.floatMath().clamp(x, y, z),
            a -> Value.of(clamped(a.d(0), a.d(1), a.d(2)))));
  }

  static List<Row> rounding() {
    return List.of(
        doubles("floor(double)", (on, x) -> on.floatMath().floor(x), Math::floor),
        floats("floor(float)", (on, x) -> on.floatMath().floor(x), x -> (float) Math.floor(x)),
        doubles("ceil(double)", (on, x) -> on.floatMath().ceil(x), Math::ceil),
        floats("ceil(float)", (on, x) -> on.floatMath().ceil(x), x -> (float) Math.ceil(x)),
        doubles("rint(double)", (on, x) -> on.floatMath().rint(x), Math::rint),
        floats("rint(float)", (on, x) -> on.floatMath().rint(x), x -> (float) Math.rint(x)),
        Row.of(
            "round(float)",
            FLOAT,
            (on, x) -> on.floatMath().round(x),
            a -> Value.of(Math.round(a.f(0)))),
        Row.of(
            "round(double)",
            DOUBLE,
            (on, x) -> on.floatMath().round(x),
            a -> Value.of(Math.round(a.d(0)))));
  }

  static List<Row> patterns() {
    return List.of(
        floats("ulp(float)", (on, x) -> on.patterns().ulp(x), Math::ulp),
        doubles("ulp(double)", (on, x) -> on.patterns().ulp(x), Math::ulp),
        floats("nextUp(float)", (on, x) -> on.patterns().nextUp(x), Math::nextUp),
        doubles("nextUp(double)", (on, x) -> on.patterns().nextUp(x), Math::nextUp),
        floats("nextDown(float)", (on, x) -> on.patterns().nextDown(x), Math::nextDown),
        doubles("nextDown(double)", (on, x) -> on.patterns().nextDown(x), Math::nextDown),
        doubles("nextAfter(double)", (on, x, y) -> on.patterns().nextAfter(x, y), Math::nextAfter),
        Row.of(
            "nextAfter(float, double)",
            FLOAT,
            DOUBLE,
            (on, x, y) -> on.patterns().nextAfter(x, y),
            a -> Value.of(Math.nextAfter(a.f(0), a.d(1)))),
        Row.of(
            "scalb(float)",
            FLOAT,
            INT,
            (on, x, y) -> on.patterns().scalb(x, y),
            a -> Value.of(Math.scalb(a.f(0), a.i(1)))),
        Row.of(
            "scalb(double)",
            DOUBLE,
            INT,
            (on, x, y) -> on.patterns().scalb(x, y),
            a -> Value.of(Math.scalb(a.d(0), a.i(1)))),
        // Most of the samples' scales leave nothing; these do not.
        Row.of(
            "scalb(double), near",
            DOUBLE,
            INT,
            (on, x, y) -> on.patterns().scalb(x, on.integers().shr(y, on.factory().intConst(20))),
            a -> Value.of(Math.scalb(a.d(0), a.i(1) >> 20))),
        Row.of(
            "scalb(float), near",
            FLOAT,
            INT,
            (on, x, y) -> on.patterns().scalb(x, on.integers().shr(y, on.factory().intConst(23))),
            a -> Value.of(Math.scalb(a.f(0), a.i(1) >> 23))));
  }

  static List<Row> functions() {
    return List.of(
        function(MathFunctions.SIN, Math::sin),
        function(MathFunctions.COS, Math::cos),
        function(MathFunctions.TAN, Math::tan),
        function(MathFunctions.ASIN, Math::asin),
        function(MathFunctions.ACOS, Math::acos),
        function(MathFunctions.ATAN, Math::atan),
        function(MathFunctions.ATAN2, Math::atan2),
        function(MathFunctions.SINH, Math::sinh),
        function(MathFunctions.COSH, Math::cosh),
        function(MathFunctions.TANH, Math::tanh),
        function(MathFunctions.EXP, Math::exp),
        function(MathFunctions.EXPM1, Math::expm1),
        function(MathFunctions.LOG, Math::log),
        function(MathFunctions.LOG10, Math::log10),
        function(MathFunctions.LOG1P, Math::log1p),
        function(MathFunctions.POW, Math::pow),
        function(MathFunctions.CBRT, Math::cbrt),
        function(MathFunctions.HYPOT, Math::hypot));
  }

  private static Row function(Function function, DoubleUnaryOperator java) {
    return doubles(function.name(), (on, x) -> on.factory().apply(function, x), java);
  }

  private static Row function(Function function, DoubleBinaryOperator java) {
    return doubles(function.name(), (on, x, y) -> on.factory().apply(function, x, y), java);
  }

  private static Row floats(String name, Row.TermOfOne term, UnaryOperator<Float> java) {
    return Row.of(name, FLOAT, term, a -> Value.of((float) java.apply(a.f(0))));
  }

  private static Row floats(String name, Row.TermOfTwo term, BinaryOperator<Float> java) {
    return Row.of(name, FLOAT, FLOAT, term, a -> Value.of((float) java.apply(a.f(0), a.f(1))));
  }

  private static Row doubles(String name, Row.TermOfOne term, DoubleUnaryOperator java) {
    return Row.of(name, DOUBLE, term, a -> Value.of(java.applyAsDouble(a.d(0))));
  }

  private static Row doubles(String name, Row.TermOfTwo term, DoubleBinaryOperator java) {
    return Row.of(name, DOUBLE, DOUBLE, term, a -> Value.of(java.applyAsDouble(a.d(0), a.d(1))));
  }

  /** {@code Math.clamp} is newer than the oldest JDK that this runs on. */
  private static double clamped(double value, double min, double max) {
    if (Double.isNaN(min) || Double.isNaN(max) || Double.compare(min, max) > 0) {
      throw new IllegalArgumentException("no interval");
    }
    return Math.min(max, Math.max(value, min));
  }
}
