package dev.clew.solver.jvm;

import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;

/**
 * The methods of {@code Math} and {@code StrictMath} that Java defines up to an error or by an
 * algorithm: functions that no solver interprets and that run on this JVM.
 *
 * <p>{@code StrictMath} gives the same bits on every JVM. {@code Math} may differ in the last
 * places from one JVM to another, so a result that depends on them is only as good as its replay.
 */
public final class MathFunctions {

  public static final Function SIN = unary("Math.sin", Math::sin);
  public static final Function COS = unary("Math.cos", Math::cos);
  public static final Function TAN = unary("Math.tan", Math::tan);
  public static final Function ASIN = unary("Math.asin", Math::asin);
  public static final Function ACOS = unary("Math.acos", Math::acos);
  public static final Function ATAN = unary("Math.atan", Math::atan);
  public static final Function ATAN2 = binary("Math.atan2", Math::atan2);
  public static final Function SINH = unary("Math.sinh", Math::sinh);
  public static final Function COSH = unary("Math.cosh", Math::cosh);
  public static final Function TANH = unary("Math.tanh", Math::tanh);
  public static final Function EXP = unary("Math.exp", Math::exp);
  public static final Function EXPM1 = unary("Math.expm1", Math::expm1);
  public static final Function LOG = unary("Math.log", Math::log);
  public static final Function LOG10 = unary("Math.log10", Math::log10);
  public static final Function LOG1P = unary("Math.log1p", Math::log1p);
  public static final Function POW = binary("Math.pow", Math::pow);
  public static final Function CBRT = unary("Math.cbrt", Math::cbrt);
  public static final Function HYPOT = binary("Math.hypot", Math::hypot);

  private static final Map<String, Function> BY_NAME =
      byName(
          Stream.concat(
              Stream.of(
                  SIN, COS, TAN, ASIN, ACOS, ATAN, ATAN2, SINH, COSH, TANH, EXP, EXPM1, LOG, LOG10,
                  LOG1P, POW, CBRT, HYPOT),
              strict()));

  private MathFunctions() {}

  /** The function of a name such as {@code Math.sin} or {@code StrictMath.pow}. */
  public static Optional<Function> named(String name) {
    return Optional.ofNullable(BY_NAME.get(name));
  }

  /** All of them by name; unmodifiable, in the order of the names. */
  public static Map<String, Function> all() {
    return BY_NAME;
  }

  private static Stream<Function> strict() {
    return Stream.of(
        unary("StrictMath.sin", StrictMath::sin),
        unary("StrictMath.cos", StrictMath::cos),
        unary("StrictMath.tan", StrictMath::tan),
        unary("StrictMath.asin", StrictMath::asin),
        unary("StrictMath.acos", StrictMath::acos),
        unary("StrictMath.atan", StrictMath::atan),
        binary("StrictMath.atan2", StrictMath::atan2),
        unary("StrictMath.sinh", StrictMath::sinh),
        unary("StrictMath.cosh", StrictMath::cosh),
        unary("StrictMath.tanh", StrictMath::tanh),
        unary("StrictMath.exp", StrictMath::exp),
        unary("StrictMath.expm1", StrictMath::expm1),
        unary("StrictMath.log", StrictMath::log),
        unary("StrictMath.log10", StrictMath::log10),
        unary("StrictMath.log1p", StrictMath::log1p),
        binary("StrictMath.pow", StrictMath::pow),
        unary("StrictMath.cbrt", StrictMath::cbrt),
        binary("StrictMath.hypot", StrictMath::hypot));
  }

  private static Function unary(String name, DoubleUnaryOperator body) {
    return Function.runnable(
            name,
            List.of(Sort.DOUBLE),
            Sort.DOUBLE,
            args -> Value.of(body.applyAsDouble(args.get(0).asDouble())))
        .within(MathEnclosures.unary(method(name), body));
  }

  private static String method(String name) {
    return name.substring(name.indexOf('.') + 1);
  }

  private static Function binary(String name, DoubleBinaryOperator body) {
    return Function.runnable(
            name,
            List.of(Sort.DOUBLE, Sort.DOUBLE),
            Sort.DOUBLE,
            args -> Value.of(body.applyAsDouble(args.get(0).asDouble(), args.get(1).asDouble())))
        .within(MathEnclosures.binary(method(name), body));
  }

  private static Map<String, Function> byName(Stream<Function> functions) {
    Map<String, Function> map = new TreeMap<>();
    functions.forEach(function -> map.put(function.name(), function));
    return Collections.unmodifiableMap(map);
  }
}
