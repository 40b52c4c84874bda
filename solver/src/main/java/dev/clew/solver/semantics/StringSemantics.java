package dev.clew.solver.semantics;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.Language;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;

/** Strings: the JDK's own methods wherever it has them. */
public final class StringSemantics {

  private StringSemantics() {}

  static Value apply(StringOp op, Sort result, Value[] args) {
    return switch (op) {
      case LENGTH -> number(text(args, 0).length());
      case CODE_AT, TO_CODE, FROM_CODE, CHAR_TO_LOWER, CHAR_TO_UPPER, CHAR_DIGIT ->
          CharSemantics.apply(op, args);
      case CONCAT -> Value.of(joined(text(args, 0), text(args, 1)));
      case SLICE -> Value.of(slice(text(args, 0), integer(args, 1), integer(args, 2)));
      case CONTAINS -> Value.of(text(args, 0).contains(text(args, 1)));
      case STARTS_WITH -> Value.of(text(args, 0).startsWith(text(args, 1)));
      case ENDS_WITH -> Value.of(text(args, 0).endsWith(text(args, 1)));
      case INDEX_OF -> number(indexOf(text(args, 0), text(args, 1), integer(args, 2)));
      case LAST_INDEX_OF ->
          number(text(args, 0).lastIndexOf(text(args, 1), clamp(integer(args, 2))));
      case LESS -> Value.of(text(args, 0).compareTo(text(args, 1)) < 0);
      case LESS_EQ -> Value.of(text(args, 0).compareTo(text(args, 1)) <= 0);
      case COMPARE -> number(text(args, 0).compareTo(text(args, 1)));
      case EQUALS_IGNORE_CASE -> Value.of(text(args, 0).equalsIgnoreCase(text(args, 1)));
      case COMPARE_IGNORE_CASE -> number(text(args, 0).compareToIgnoreCase(text(args, 1)));
      case TRIM -> Value.of(text(args, 0).trim());
      case STRIP -> Value.of(text(args, 0).strip());
      case STRIP_LEADING -> Value.of(text(args, 0).stripLeading());
      case STRIP_TRAILING -> Value.of(text(args, 0).stripTrailing());
      case TO_LOWER -> Value.of(text(args, 0).toLowerCase(Locale.ROOT));
      case TO_UPPER -> Value.of(text(args, 0).toUpperCase(Locale.ROOT));
      case REPLACE_ONE, REPLACE_ALL, INTERSPERSE, REPLACE_WORD, REPLACE_WORDS ->
          Value.of(StringReplacements.apply(op, args));
      case IN -> Value.of(((Language) args[1].object()).accepts(text(args, 0)));
      case TO_INT, FROM_INT, PARSE, NUMERAL, PARSE_FLOAT, DECIMAL ->
          NumeralSemantics.apply(op, result, args);
      case HASH -> Value.of(text(args, 0).hashCode());
      case REPEAT -> Value.of(repeat(text(args, 0), integer(args, 1)));
      case REVERSE -> Value.of(new StringBuilder(text(args, 0)).reverse().toString());
      case REVERSE_UNITS -> Value.of(reversed(text(args, 0)));
      case MATCHES,
          MATCH_BOUND,
          LOOKING_AT_BOUND,
          FIND_BOUND,
          REPLACE_FIRST_MATCH,
          REPLACE_MATCHES,
          SPLIT_COUNT,
          SPLIT_PART ->
          PatternSemantics.apply(op, args);
    };
  }

  static String text(Value[] args, int place) {
    return args[place].asString();
  }

  static BigInteger integer(Value[] args, int place) {
    return args[place].asInteger();
  }

  static Value number(long number) {
    return Value.of(BigInteger.valueOf(number));
  }

  /** The nearest {@code int}. */
  static int clamp(BigInteger number) {
    if (number.bitLength() < Integer.SIZE) {
      return number.intValue();
    }
    return number.signum() < 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE;
  }

  private static String joined(String first, String second) {
    TextSizes.require((long) first.length() + second.length(), "a concatenation");
    return first.concat(second);
  }

  /**
   * All in a row.
   *
   * @throws StringTooLong when that is no string of the JDK
   */
  public static String joined(List<String> parts) {
    long length = parts.stream().mapToLong(String::length).sum();
    TextSizes.require(length, "a concatenation");
    StringBuilder whole = new StringBuilder((int) length);
    parts.forEach(whole::append);
    return whole.toString();
  }

  private static String slice(String text, BigInteger offset, BigInteger count) {
    int from = clamp(offset);
    int units = clamp(count);
    if (from < 0 || from >= text.length() || units <= 0) {
      return "";
    }
    return text.substring(from, (int) Math.min((long) from + units, text.length()));
  }

  private static int indexOf(String text, String part, BigInteger start) {
    int from = clamp(start);
    return from < 0 || from > text.length() ? -1 : text.indexOf(part, from);
  }

  private static String repeat(String text, BigInteger times) {
    if (times.signum() <= 0 || text.isEmpty()) {
      return "";
    }
    TextSizes.require((long) text.length() * clamp(times), "a repetition");
    return text.repeat(clamp(times));
  }

  private static String reversed(String text) {
    char[] units = text.toCharArray();
    for (int i = 0, j = units.length - 1; i < j; i++, j--) {
      char unit = units[i];
      units[i] = units[j];
      units[j] = unit;
    }
    return new String(units);
  }
}
