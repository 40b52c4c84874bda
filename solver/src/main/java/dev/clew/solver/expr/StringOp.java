package dev.clew.solver.expr;

/**
 * Strings of UTF-16 units.
 *
 * <p>Where SMT-LIB has an operator, ours is that operator: total, over units instead of code
 * points. Those that SMT-LIB lacks do what the JDK's method of that name does. Positions, counts
 * and codes are mathematical integers; Java's {@code int}s come and go through {@link
 * BitsOp#SIGNED_VALUE} and {@link BitsOp#FROM_INTEGER}. Java's methods, with their domains, are
 * built from these in {@code dev.clew.solver.jvm}.
 */
public enum StringOp implements Op {
  /** How many units. */
  LENGTH("s:i"),
  /** The unit at a position; 0 where there is none. */
  CODE_AT("si:i"),
  CONCAT("ss:s"),
  /** At an offset, at most so many units: {@code str.substr}. Empty when the offset is outside. */
  SLICE("sii:s"),
  /** Whether the first has the second in it. */
  CONTAINS("ss:b"),
  /** Whether the first starts with the second. */
  STARTS_WITH("ss:b"),
  /** Whether the first ends with the second. */
  ENDS_WITH("ss:b"),
  /** {@code str.indexof}: at or after a start within the string, otherwise -1. */
  INDEX_OF("ssi:i"),
  /** {@code String.lastIndexOf}: at or before a start. */
  LAST_INDEX_OF("ssi:i"),
  /** Order by units, as {@code String.compareTo} and {@code str.<} have it. */
  LESS("ss:b"),
  LESS_EQ("ss:b"),
  /** The number that {@code String.compareTo} gives. */
  COMPARE("ss:i"),
  EQUALS_IGNORE_CASE("ss:b"),
  COMPARE_IGNORE_CASE("ss:i"),
  /** Without what is at most U+0020 at either end. */
  TRIM("s:s"),
  STRIP("s:s"),
  STRIP_LEADING("s:s"),
  STRIP_TRAILING("s:s"),
  /** In the root locale. */
  TO_LOWER("s:s"),
  /** In the root locale. */
  TO_UPPER("s:s"),
  /** {@code str.replace}: the first occurrence; an empty one is in front. */
  REPLACE_ONE("sss:s"),
  /** {@code str.replace_all}: every occurrence from the left; nothing where it is empty. */
  REPLACE_ALL("sss:s"),
  /** The second before, between and after all units of the first: {@code s.replace("", t)}. */
  INTERSPERSE("ss:s"),
  /** Whether a string is a word of a language. */
  IN("sl:b"),
  /** {@code str.replace_re}: the leftmost, then shortest, word of a language. */
  REPLACE_WORD("sls:s"),
  /** {@code str.replace_re_all}: all leftmost, shortest, non-empty words of a language. */
  REPLACE_WORDS("sls:s"),
  /** The code of the only unit; -1 where there is not exactly one. */
  TO_CODE("s:i"),
  /** The string of one unit; empty where the number is no unit. */
  FROM_CODE("i:s"),
  /** The number that ASCII digits stand for; -1 for everything else. */
  TO_INT("s:i"),
  /** The ASCII digits of a number; empty for negative ones. */
  FROM_INT("i:s"),
  /** The number of a numeral in a radix, with sign and Unicode digits; 0 for everything else. */
  PARSE("si:i"),
  /** The numeral of a number in a radix: {@code BigInteger.toString(int)}. */
  NUMERAL("ii:s"),
  /** {@code Double.parseDouble} or {@code Float.parseFloat}; NaN where that throws. */
  PARSE_FLOAT("s:?"),
  /** {@code Double.toString} or {@code Float.toString}. */
  DECIMAL("f:s"),
  /** {@code String.hashCode}. */
  HASH("s:h"),
  /** A string so many times; empty for none or fewer. */
  REPEAT("si:s"),
  /** {@code StringBuilder.reverse}: surrogate pairs keep their order. */
  REVERSE("s:s"),
  /** The units in reverse order. */
  REVERSE_UNITS("s:s"),
  /** Whether the whole string matches a pattern with flags of {@code java.util.regex.Pattern}. */
  MATCHES("ssi:b"),
  /**
   * Where a match of the whole string has group bound number {@code slot}: start of group g is 2g,
   * its end 2g+1; -1 where there is none. Arguments: string, pattern, flags, slot.
   */
  MATCH_BOUND("ssii:i"),
  /** The same for {@code Matcher.lookingAt}. */
  LOOKING_AT_BOUND("ssii:i"),
  /** The same for {@code Matcher.find(from)}; string, pattern, flags, from, slot. */
  FIND_BOUND("ssiii:i"),
  /** {@code Matcher.replaceFirst}: string, pattern, flags, replacement. */
  REPLACE_FIRST_MATCH("ssis:s"),
  /** {@code Matcher.replaceAll}: string, pattern, flags, replacement. */
  REPLACE_MATCHES("ssis:s"),
  /** How many parts {@code Pattern.split} gives: string, pattern, flags, limit. */
  SPLIT_COUNT("ssii:i"),
  /** One of these parts, empty where there is none: string, pattern, flags, limit, index. */
  SPLIT_PART("ssiii:s"),
  /** {@code Character.toLowerCase} of a unit. */
  CHAR_TO_LOWER("c:c"),
  /** {@code Character.toUpperCase} of a unit. */
  CHAR_TO_UPPER("c:c"),
  /** {@code Character.digit} of a unit in a radix. */
  CHAR_DIGIT("ci:i");

  private final String parameters;
  private final char result;

  /**
   * @param shape a letter for each parameter and, after the colon, the result: s string, i integer,
   *     b boolean, l language, c unit, f float, h int, ? chosen
   */
  StringOp(String shape) {
    int colon = shape.indexOf(':');
    parameters = shape.substring(0, colon);
    result = shape.charAt(colon + 1);
  }

  public int arity() {
    return parameters.length();
  }

  /** Whether an argument of this sort can stand at this place. */
  boolean takes(int place, Sort sort) {
    char letter = parameters.charAt(place);
    return letter == 'f'
        ? sort.equals(Sort.FLOAT) || sort.equals(Sort.DOUBLE)
        : sort.equals(named(letter));
  }

  /** The sort of the result of an operator that is no conversion. */
  Sort result() {
    return named(result);
  }

  private static Sort named(char letter) {
    return switch (letter) {
      case 's' -> Sort.STRING;
      case 'i' -> Sort.INTEGER;
      case 'b' -> Sort.BOOL;
      case 'l' -> Sort.LANGUAGE;
      case 'c' -> Sort.CHAR;
      case 'h' -> Sort.INT;
      default -> throw new IllegalStateException("no sort is called " + letter);
    };
  }

  @Override
  public Theory theory() {
    return Theory.STRING;
  }

  @Override
  public int stableHash() {
    return 0x6000 + name().hashCode();
  }

  @Override
  public boolean commutative() {
    return this == EQUALS_IGNORE_CASE;
  }
}
