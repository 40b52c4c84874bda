package dev.clew.models.math;

import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collections;
import java.util.List;

/**
 * Methods of {@code java.math} that no solver interprets and that run. A decimal among the
 * arguments is two integers, its unscaled value and its scale. What would take too long has no
 * value: it is asked for only while a solver tries something that the path rules out.
 */
final class BigFunctions {

  /** A method on integers. */
  @FunctionalInterface
  interface Body {
    Object apply(List<BigInteger> arguments);
  }

  private static final BigInteger FAR = BigInteger.valueOf(5L * BigDecimalTerm.MOST);

  /** A number times a power of ten. */
  static final Function SCALED = integer("scaled", 2, a -> a.get(0).multiply(power(a.get(1))));

  private BigFunctions() {}

  /** Ten to a power that is not negative. */
  static BigInteger power(BigInteger exponent) {
    if (exponent.signum() < 0 || exponent.compareTo(FAR) > 0) {
      throw new ArithmeticException("too far");
    }
    return BigInteger.TEN.pow(exponent.intValue());
  }

  /** The decimal of two arguments. */
  static BigDecimal decimal(List<BigInteger> arguments, int at) {
    BigInteger scale = arguments.get(at + 1);
    if (scale.abs().compareTo(FAR) > 0) {
      throw new UnsupportedOperationException("too far");
    }
    return new BigDecimal(arguments.get(at), scale.intValue());
  }

  static Function integer(String name, int arity, Body body) {
    return of(name, arity, Sort.INTEGER, a -> Value.of((BigInteger) body.apply(a)));
  }

  static Function number(String name, int arity, Body body) {
    return of(name, arity, Sort.INT, a -> Value.of((int) body.apply(a)));
  }

  static Function real(String name, int arity, Sort sort, Body body) {
    return of(
        name,
        arity,
        sort,
        a -> {
          Object result = body.apply(a);
          return result instanceof Float number ? Value.of(number) : Value.of((double) result);
        });
  }

  static Function text(String name, int arity, Body body) {
    return of(name, arity, Sort.STRING, a -> Value.of((String) body.apply(a)));
  }

  /** Whether a method does not throw an {@code ArithmeticException}. */
  static Function succeeds(String name, int arity, Body body) {
    return of(name + " succeeds", arity, Sort.BOOL, a -> Value.of(refusal(body, a) == null));
  }

  /** The message of the {@code ArithmeticException} that a method throws. */
  static Function message(String name, int arity, Body body) {
    return of(
        "message of " + name,
        arity,
        Sort.STRING,
        a -> {
          String message = refusal(body, a);
          return Value.of(message == null ? "" : message);
        });
  }

  private static @org.jspecify.annotations.Nullable String refusal(
      Body body, List<BigInteger> arguments) {
    try {
      body.apply(arguments);
      return null;
    } catch (ArithmeticException refused) {
      return String.valueOf(refused.getMessage());
    }
  }

  private interface Typed {
    Value apply(List<BigInteger> arguments);
  }

  private static Function of(String name, int arity, Sort result, Typed body) {
    return Function.runnable(
        name,
        Collections.nCopies(arity, Sort.INTEGER),
        result,
        arguments -> body.apply(arguments.stream().map(Value::asInteger).toList()));
  }
}
