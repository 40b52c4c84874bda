package dev.clew.solver.smtlib;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.Language;
import dev.clew.solver.smtlib.syntax.SmtText;
import dev.clew.solver.smtlib.theory.LiteralCharacters;
import java.math.BigInteger;

/** Writes values and sorts in SMT-LIB. */
public final class ValuePrinter {

  private ValuePrinter() {}

  public static String sort(Sort sort) {
    return sort.kind() == Sort.Kind.REFERENCE ? SmtText.symbol(sort.name()) : sort.toString();
  }

  public static String value(Value value) {
    Sort sort = value.sort();
    return switch (sort.kind()) {
      case BOOL -> Boolean.toString(value.asBoolean());
      case INTEGER -> integer(value.asInteger());
      case BITS -> sort.width() % 4 == 0 ? hex(value) : binary(value.pattern(), sort.width());
      case FLOAT -> floating(sort, value.pattern());
      case ROUNDING -> rounding(value);
      case REFERENCE ->
          "(as " + SmtText.symbol("@" + sort.name() + "_" + value.raw()) + " " + sort(sort) + ")";
      case STRING -> LiteralCharacters.literal(value.asString());
      case LANGUAGE -> language(value.asLanguage());
    };
  }

  /** Only what nothing was said about: what is known is printed as it was written. */
  private static String language(Language language) {
    if (language.equals(Language.NOTHING)) {
      return "re.none";
    }
    throw new IllegalStateException("no literal for " + language);
  }

  private static String integer(BigInteger value) {
    return value.signum() < 0 ? "(- " + value.negate() + ")" : value.toString();
  }

  private static String hex(Value value) {
    return "#x" + padded(value.pattern().toString(16), value.sort().width() / 4);
  }

  private static String binary(BigInteger bits, int width) {
    return "#b" + padded(bits.toString(2), width);
  }

  private static String padded(String digits, int length) {
    return "0".repeat(length - digits.length()) + digits;
  }

  private static String floating(Sort sort, BigInteger pattern) {
    int fractionBits = sort.bits() - 1;
    boolean negative = pattern.testBit(sort.width() - 1);
    BigInteger magnitude = pattern.clearBit(sort.width() - 1);
    BigInteger infinity =
        BigInteger.ONE
            .shiftLeft(sort.exponentBits())
            .subtract(BigInteger.ONE)
            .shiftLeft(fractionBits);
    String sign = negative ? "-" : "+";
    if (magnitude.compareTo(infinity) > 0) {
      return special("NaN", sort);
    }
    if (magnitude.equals(infinity)) {
      return special(sign + "oo", sort);
    }
    if (magnitude.signum() == 0) {
      return special(sign + "zero", sort);
    }
    BigInteger exponent = magnitude.shiftRight(fractionBits);
    BigInteger fraction = magnitude.subtract(exponent.shiftLeft(fractionBits));
    return String.join(
        " ",
        negative ? "(fp #b1" : "(fp #b0",
        binary(exponent, sort.exponentBits()),
        binary(fraction, fractionBits) + ")");
  }

  private static String special(String name, Sort sort) {
    return "(_ " + name + " " + sort.exponentBits() + " " + sort.bits() + ")";
  }

  private static String rounding(Value value) {
    return switch (value.asRounding()) {
      case HALF_EVEN -> "RNE";
      case HALF_UP -> "RNA";
      case CEILING -> "RTP";
      case FLOOR -> "RTN";
      case DOWN -> "RTZ";
      case UP, HALF_DOWN, UNNECESSARY ->
          throw new IllegalStateException("no IEEE 754 rounding mode: " + value);
    };
  }
}
