package dev.clew.solver.expr;

import static dev.clew.solver.expr.StringEncoding.GRAPH;
import static dev.clew.solver.expr.StringEncoding.SMT_FACTS;
import static dev.clew.solver.expr.StringEncoding.SMT_TERM;
import static dev.clew.solver.expr.StringEncoding.UNROLLED;
import static dev.clew.solver.expr.StringTrait.IDEMPOTENT;
import static dev.clew.solver.expr.StringTrait.JAVA_METHOD;
import static dev.clew.solver.expr.StringTrait.KEEPS_EMPTY;
import static dev.clew.solver.expr.StringTrait.LENGTHS_ADD_UP;
import static dev.clew.solver.expr.StringTrait.LENGTHS_AGREE;
import static dev.clew.solver.expr.StringTrait.ONE_UNIT_AT_MOST;
import static dev.clew.solver.expr.StringTrait.OWN_UNITS;
import static dev.clew.solver.expr.StringTrait.PART_OF_FIRST;
import static dev.clew.solver.expr.StringTrait.SAME_LENGTH;
import static dev.clew.solver.expr.StringTrait.SECOND_IN_FIRST;

import java.util.Set;

/**
 * Strings of UTF-16 units.
 *
 * <p>Where SMT-LIB has an operator, ours is that operator: total, over units instead of code
 * points. Those that SMT-LIB lacks do what the JDK's method of that name does. Positions, counts
 * and codes are mathematical integers; Java's {@code int}s come and go through {@link
 * BitsOp#SIGNED_VALUE} and {@link BitsOp#FROM_INTEGER}. Java's methods, with their domains, are
 * built from these in {@code dev.clew.solver.jvm}.
 *
 * <p>A constant says all that is known of its operator as such: the sorts it takes and gives, which
 * ways to solve know it, and its traits. A new one may be known nowhere and have no traits.
 */
public enum StringOp implements Op {
  /** How many units. */
  LENGTH("s:i", Known.EVERYWHERE, NumberRange.UNITS_OF_FIRST, JAVA_METHOD),
  /** The unit at a position; 0 where there is none. */
  CODE_AT("si:i", Known.EVERYWHERE, NumberRange.UNIT),
  CONCAT("ss:s", Known.EVERYWHERE, OWN_UNITS, LENGTHS_ADD_UP, JAVA_METHOD),
  /** At an offset, at most so many units: {@code str.substr}. Empty when the offset is outside. */
  SLICE("sii:s", Known.EVERYWHERE, PART_OF_FIRST),
  /** Whether the first has the second in it. */
  CONTAINS("ss:b", Known.EVERYWHERE, SECOND_IN_FIRST, JAVA_METHOD),
  /** Whether the first starts with the second. */
  STARTS_WITH("ss:b", Known.EVERYWHERE, SECOND_IN_FIRST, JAVA_METHOD),
  /** Whether the first ends with the second. */
  ENDS_WITH("ss:b", Known.EVERYWHERE, SECOND_IN_FIRST, JAVA_METHOD),
  /** {@code str.indexof}: at or after a start within the string, otherwise -1. */
  INDEX_OF("ssi:i", Known.EVERYWHERE, NumberRange.POSITION_IN_FIRST),
  /** {@code String.lastIndexOf}: at or before a start. */
  LAST_INDEX_OF("ssi:i", Known.in(GRAPH, UNROLLED, SMT_FACTS), NumberRange.POSITION_IN_FIRST),
  /** Order by units, as {@code String.compareTo} and {@code str.<} have it. */
  LESS("ss:b", Known.EVERYWHERE),
  LESS_EQ("ss:b", Known.EVERYWHERE),
  /** The number that {@code String.compareTo} gives. */
  COMPARE("ss:i", Known.in(UNROLLED, SMT_FACTS), NumberRange.DIFFERENCE),
  EQUALS_IGNORE_CASE("ss:b", Known.in(UNROLLED, SMT_FACTS), LENGTHS_AGREE, JAVA_METHOD),
  COMPARE_IGNORE_CASE("ss:i", Known.in(UNROLLED, SMT_FACTS), NumberRange.DIFFERENCE),
  /** Without what is at most U+0020 at either end. */
  TRIM("s:s", Known.in(GRAPH, UNROLLED, SMT_FACTS), PART_OF_FIRST, IDEMPOTENT, JAVA_METHOD),
  STRIP("s:s", Known.in(GRAPH, UNROLLED, SMT_FACTS), PART_OF_FIRST, IDEMPOTENT, JAVA_METHOD),
  STRIP_LEADING(
      "s:s", Known.in(GRAPH, UNROLLED, SMT_FACTS), PART_OF_FIRST, IDEMPOTENT, JAVA_METHOD),
  STRIP_TRAILING(
      "s:s", Known.in(GRAPH, UNROLLED, SMT_FACTS), PART_OF_FIRST, IDEMPOTENT, JAVA_METHOD),
  /** In the root locale. */
  TO_LOWER("s:s", Known.in(GRAPH, UNROLLED, SMT_FACTS), KEEPS_EMPTY, IDEMPOTENT),
  /** In the root locale. */
  TO_UPPER("s:s", Known.in(GRAPH, UNROLLED, SMT_FACTS), KEEPS_EMPTY, IDEMPOTENT),
  /** {@code str.replace}: the first occurrence; an empty one is in front. */
  REPLACE_ONE("sss:s", Known.EVERYWHERE, OWN_UNITS),
  /** {@code str.replace_all}: every occurrence from the left; nothing where it is empty. */
  REPLACE_ALL("sss:s", Known.EVERYWHERE, OWN_UNITS, KEEPS_EMPTY),
  /** The second before, between and after all units of the first: {@code s.replace("", t)}. */
  INTERSPERSE("ss:s", Known.in(UNROLLED, SMT_FACTS), OWN_UNITS),
  /** Whether a string is a word of a language. */
  IN("sl:b", Known.EVERYWHERE),
  /** {@code str.replace_re}: the leftmost, then shortest, word of a language. */
  REPLACE_WORD("sls:s", Known.in(SMT_TERM), OWN_UNITS),
  /** {@code str.replace_re_all}: all leftmost, shortest, non-empty words of a language. */
  REPLACE_WORDS("sls:s", Known.in(SMT_TERM), OWN_UNITS, KEEPS_EMPTY),
  /** The code of the only unit; -1 where there is not exactly one. */
  TO_CODE("s:i", Known.EVERYWHERE, NumberRange.UNIT_OR_NONE),
  /** The string of one unit; empty where the number is no unit. */
  FROM_CODE("i:s", Known.EVERYWHERE, ONE_UNIT_AT_MOST),
  /** The number that ASCII digits stand for; -1 for everything else. */
  TO_INT("s:i", Known.EVERYWHERE, NumberRange.NATURAL_OR_NONE),
  /** The ASCII digits of a number; empty for negative ones. */
  FROM_INT("i:s", Known.EVERYWHERE),
  /** The number of a numeral in a radix, with sign and Unicode digits; 0 for everything else. */
  PARSE("si:i", Known.in(GRAPH, UNROLLED, SMT_FACTS)),
  /** The numeral of a number in a radix: {@code BigInteger.toString(int)}. */
  NUMERAL("ii:s", Known.EVERYWHERE),
  /** {@code Double.parseDouble} or {@code Float.parseFloat}; NaN where that throws. */
  PARSE_FLOAT("s:?", Known.NOWHERE),
  /** {@code Double.toString} or {@code Float.toString}. */
  DECIMAL("f:s", Known.NOWHERE),
  /** {@code String.hashCode}. */
  HASH("s:h", Known.in(UNROLLED, SMT_FACTS)),
  /** A string so many times; empty for none or fewer. */
  REPEAT("si:s", Known.in(UNROLLED, SMT_TERM, SMT_FACTS), OWN_UNITS, KEEPS_EMPTY, JAVA_METHOD),
  /** {@code StringBuilder.reverse}: surrogate pairs keep their order. */
  REVERSE("s:s", Known.in(UNROLLED, SMT_FACTS), SAME_LENGTH, OWN_UNITS),
  /** The units in reverse order. */
  REVERSE_UNITS("s:s", Known.in(UNROLLED, SMT_TERM, SMT_FACTS), SAME_LENGTH, OWN_UNITS),
  /** Whether the whole string matches a pattern with flags of {@code java.util.regex.Pattern}. */
  MATCHES("ssi:b", Known.NOWHERE),
  /**
   * Where a match of the whole string has group bound number {@code slot}: start of group g is 2g,
   * its end 2g+1; -1 where there is none. Arguments: string, pattern, flags, slot.
   */
  MATCH_BOUND("ssii:i", Known.NOWHERE, NumberRange.POSITION_IN_FIRST),
  /** The same for {@code Matcher.lookingAt}. */
  LOOKING_AT_BOUND("ssii:i", Known.NOWHERE, NumberRange.POSITION_IN_FIRST),
  /** The same for {@code Matcher.find(from)}; string, pattern, flags, from, slot. */
  FIND_BOUND("ssiii:i", Known.NOWHERE, NumberRange.POSITION_IN_FIRST),
  /** {@code Matcher.replaceFirst}: string, pattern, flags, replacement. */
  REPLACE_FIRST_MATCH("ssis:s", Known.NOWHERE),
  /** {@code Matcher.replaceAll}: string, pattern, flags, replacement. */
  REPLACE_MATCHES("ssis:s", Known.NOWHERE),
  /** How many parts {@code Pattern.split} gives: string, pattern, flags, limit. */
  SPLIT_COUNT("ssii:i", Known.NOWHERE, NumberRange.PARTS_OF_FIRST),
  /** One of these parts, empty where there is none: string, pattern, flags, limit, index. */
  SPLIT_PART("ssiii:s", Known.NOWHERE, PART_OF_FIRST),
  /** {@code Character.toLowerCase} of a unit. */
  CHAR_TO_LOWER("c:c", Known.in(UNROLLED, SMT_FACTS)),
  /** {@code Character.toUpperCase} of a unit. */
  CHAR_TO_UPPER("c:c", Known.in(UNROLLED, SMT_FACTS)),
  /** {@code Character.digit} of a unit in a radix. */
  CHAR_DIGIT("ci:i", Known.in(UNROLLED), NumberRange.DIGIT_OR_NONE);

  private final String parameters;
  private final char result;
  private final NumberRange range;

  @SuppressWarnings("ImmutableEnumChecker") // never changed
  private final Set<StringEncoding> encodings;

  @SuppressWarnings("ImmutableEnumChecker") // never changed
  private final Set<StringTrait> traits;

  /**
   * @param shape a letter for each parameter and, after the colon, the result: s string, i integer,
   *     b boolean, l language, c unit, f float, h int, ? chosen
   * @param encodings who knows it: {@code Known.NOWHERE} is a fine start
   */
  StringOp(String shape, Set<StringEncoding> encodings, StringTrait... traits) {
    this(shape, encodings, NumberRange.ANY, traits);
  }

  StringOp(String shape, Set<StringEncoding> encodings, NumberRange range, StringTrait... traits) {
    int colon = shape.indexOf(':');
    parameters = shape.substring(0, colon);
    result = shape.charAt(colon + 1);
    this.encodings = encodings;
    this.range = range;
    this.traits = StringTrait.closure(traits);
  }

  /** Who knows an operator; a class of its own because an enum's constants come first. */
  private static final class Known {
    static final Set<StringEncoding> NOWHERE = Set.of();
    static final Set<StringEncoding> EVERYWHERE = Set.of(GRAPH, UNROLLED, SMT_TERM);

    static Set<StringEncoding> in(StringEncoding... encodings) {
      return Set.of(encodings);
    }

    private Known() {}
  }

  /** Whether this is true of the operator for all arguments. */
  public boolean has(StringTrait trait) {
    return traits.contains(trait);
  }

  /** Whether a way to solve knows the operator; otherwise it is only run there. */
  public boolean isIn(StringEncoding encoding) {
    return encodings.contains(encoding);
  }

  /** Thrown by a way to solve that the operator lists and that does not know it. */
  public IllegalStateException missing(StringEncoding encoding) {
    return new IllegalStateException(this + " is said to be known to " + encoding);
  }

  /** Between which numbers its result lies. */
  public NumberRange range() {
    return range;
  }

  public int arity() {
    return parameters.length();
  }

  /** The sort of an argument; a double where it may be a float as well. */
  public Sort parameter(int place) {
    return named(parameters.charAt(place));
  }

  /** Whether an argument of this sort can stand at this place. */
  boolean takes(int place, Sort sort) {
    return sort.equals(parameter(place))
        || (sort.equals(Sort.FLOAT) && parameters.charAt(place) == 'f');
  }

  /** The sort of the result of an operator that is no conversion. */
  public Sort result() {
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
      case 'f' -> Sort.DOUBLE;
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
