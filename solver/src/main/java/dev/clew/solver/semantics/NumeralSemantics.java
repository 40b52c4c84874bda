package dev.clew.solver.semantics;

import static dev.clew.solver.semantics.StringSemantics.clamp;
import static dev.clew.solver.semantics.StringSemantics.integer;
import static dev.clew.solver.semantics.StringSemantics.text;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;

/** Numbers written as strings. */
final class NumeralSemantics {

  private static final int DECIMAL = 10;

  private NumeralSemantics() {}

  static Value apply(StringOp op, Sort result, Value[] args) {
    return switch (op) {
      case TO_INT -> Value.of(toInt(text(args, 0)));
      case FROM_INT ->
          Value.of(integer(args, 0).signum() < 0 ? "" : written(integer(args, 0), DECIMAL));
      case PARSE -> Value.of(parse(text(args, 0), clamp(integer(args, 1))));
      case NUMERAL -> Value.of(written(integer(args, 0), clamp(integer(args, 1))));
      case PARSE_FLOAT -> parseFloat(text(args, 0), result);
      case DECIMAL -> Value.of(decimal(args[0]));
      default -> throw new IllegalArgumentException(op + " is not about numerals");
    };
  }

  private static BigInteger toInt(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return BigInteger.ONE.negate();
      }
    }
    return text.isEmpty() ? BigInteger.ONE.negate() : new BigInteger(text);
  }

  private static String written(BigInteger number, int radix) {
    return number.toString(radix);
  }

  /** A sign or none, then digits of the radix, one unit each, as the JDK's integers have it. */
  private static BigInteger parse(String text, int radix) {
    boolean signed = !text.isEmpty() && (text.charAt(0) == '-' || text.charAt(0) == '+');
    int start = signed ? 1 : 0;
    if (text.length() == start || radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
      return BigInteger.ZERO;
    }
    StringBuilder digits = new StringBuilder(text.length());
    for (int i = start; i < text.length(); i++) {
      int digit = Character.digit(text.charAt(i), radix);
      if (digit < 0) {
        return BigInteger.ZERO;
      }
      digits.append(Character.forDigit(digit, radix));
    }
    BigInteger magnitude = new BigInteger(digits.toString(), radix);
    return text.charAt(0) == '-' ? magnitude.negate() : magnitude;
  }

  private static Value parseFloat(String text, Sort result) {
    try {
      return result.equals(Sort.FLOAT)
          ? Value.of(Float.parseFloat(text))
          : Value.of(Double.parseDouble(text));
    } catch (NumberFormatException notNumeral) {
      return result.equals(Sort.FLOAT) ? Value.of(Float.NaN) : Value.of(Double.NaN);
    }
  }

  private static String decimal(Value number) {
    return number.sort().equals(Sort.FLOAT)
        ? Float.toString(number.asFloat())
        : Double.toString(number.asDouble());
  }
}
