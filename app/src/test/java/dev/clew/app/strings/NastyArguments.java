package dev.clew.app.strings;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;

/** Arguments for operators on strings, many of them where the JDK's methods have their corners. */
final class NastyArguments {

  private static final List<String> WORDS =
      List.of(
          "",
          "a",
          "b",
          "ab",
          "ba",
          "aab",
          "abab",
          "aBc",
          "Zz",
          " a ",
          "\t\n",
          "\u2003x\u2003",
          "\u00A0x\u0085",
          "\0",
          "a\0",
          "\u001F\u007F",
          "0",
          "7",
          "12",
          "-3",
          "+4",
          "007",
          "-0",
          "-",
          "+",
          "2147483647",
          "-2147483648",
          "2147483648",
          "\u0661\u0662",
          "7f",
          "1e3",
          "0x1p3",
          "NaN",
          "\u00DF",
          "Stra\u00DFe",
          "\u0130",
          "\u0131i",
          "\u03A3",
          "A\u03A3",
          "\u03C2\u03C3",
          "e\u0301",
          "\u0149",
          "\uFB03",
          "\u01C4\u01C6",
          "\u212Ak",
          "\uD83D",
          "\uDE00",
          "\uD83D\uDE00",
          "\uDE00\uD83D",
          "x\uD83D\uDE00y",
          "\uD801\uDC00",
          "\uD801\uDC28",
          "\uFFFF",
          "a,b,,c",
          "\\u{41}\"");

  private static final String UNITS =
      "aabbAB01-+ ,\t\0\u00DF\u0130\u03A3\u03C2\u0301\uD83D\uDE00\u2003\uFFFF";

  private static final List<Long> NUMBERS =
      List.of(
          0L,
          1L,
          2L,
          3L,
          -1L,
          -2L,
          7L,
          10L,
          97L,
          255L,
          -255L,
          0xD83DL,
          65_535L,
          65_536L,
          (long) Integer.MAX_VALUE,
          (long) Integer.MIN_VALUE,
          1L << 40,
          Long.MIN_VALUE);

  private static final Language UP_TO_TWO = Language.loop(Language.chars(CharSet.of("ab")), 0, 2);
  private static final List<Language> LANGUAGES =
      List.of(
          Language.NOTHING,
          Language.EMPTY,
          Language.ANYTHING,
          Language.word("ab"),
          UP_TO_TWO,
          Language.plus(Language.chars(CharSet.range('a', 'b'))),
          Language.not(Language.word("a")),
          Language.sequence(Language.ANYTHING, Language.word("b")),
          Language.choice(Language.word("aa"), Language.word("ba"), Language.EMPTY),
          Language.loop(Language.chars(CharSet.range('\uD800', '\uDFFF')), 1, 2));

  private static final List<String> PATTERNS =
      List.of("a", "a*", "(a)|b", ".", "x?", "[^a]", "(a+)(b?)", ",", "\\d+", "(?i)ab", "^a|b$");
  private static final List<String> REPLACEMENTS = List.of("", "b", "$0$0", "\\$", "-");
  private static final List<Integer> RADIXES = List.of(10, 10, 16, 2, 36, 1, 37);
  private static final List<Double> DOUBLES =
      List.of(0.0, -0.0, 1.5, -7.0, 1e300, Double.NaN, Double.NEGATIVE_INFINITY, 0.1);

  private final Random random;

  NastyArguments(Random random) {
    this.random = random;
  }

  /** Whether an operator's argument may be left open: patterns and their settings may not. */
  static boolean isOpen(StringOp op, int place) {
    return switch (op) {
      case IN, REPLACE_WORD, REPLACE_WORDS, PARSE, NUMERAL, CHAR_DIGIT -> place != 1;
      case MATCHES,
          MATCH_BOUND,
          LOOKING_AT_BOUND,
          FIND_BOUND,
          REPLACE_FIRST_MATCH,
          REPLACE_MATCHES,
          SPLIT_COUNT,
          SPLIT_PART ->
          place == 0;
      default -> true;
    };
  }

  Value[] of(StringOp op) {
    return switch (op) {
      case LENGTH,
          TRIM,
          STRIP,
          STRIP_LEADING,
          STRIP_TRAILING,
          TO_LOWER,
          TO_UPPER,
          TO_CODE,
          TO_INT,
          HASH,
          REVERSE,
          REVERSE_UNITS,
          PARSE_FLOAT ->
          values(text());
      case CONCAT,
          CONTAINS,
          STARTS_WITH,
          ENDS_WITH,
          LESS,
          LESS_EQ,
          COMPARE,
          EQUALS_IGNORE_CASE,
          COMPARE_IGNORE_CASE,
          INTERSPERSE ->
          values(text(), other());
      case CODE_AT, REPEAT -> values(text(), small());
      case SLICE -> values(text(), small(), place());
      case INDEX_OF, LAST_INDEX_OF -> values(text(), other(), place());
      case REPLACE_ONE, REPLACE_ALL -> values(text(), other(), text());
      case FROM_CODE, FROM_INT -> values(number());
      case PARSE -> values(text(), radix());
      case NUMERAL -> values(number(), radix());
      case DECIMAL -> values(Value.of(pick(DOUBLES)));
      case CHAR_TO_LOWER, CHAR_TO_UPPER -> values(unit());
      case CHAR_DIGIT -> values(unit(), radix());
      default -> ofLanguages(op);
    };
  }

  private Value[] ofLanguages(StringOp op) {
    Value language = Value.of(pick(LANGUAGES));
    Value pattern = Value.of(pick(PATTERNS));
    Value flags = integer(0);
    Value slot = integer(random.nextInt(2));
    Value replacement = Value.of(pick(REPLACEMENTS));
    return switch (op) {
      case IN -> values(text(), language);
      case REPLACE_WORD, REPLACE_WORDS -> values(text(), language, other());
      case MATCHES -> values(text(), pattern, flags);
      case MATCH_BOUND, LOOKING_AT_BOUND -> values(text(), pattern, flags, slot);
      case FIND_BOUND -> values(text(), pattern, flags, small(), slot);
      case REPLACE_FIRST_MATCH, REPLACE_MATCHES -> values(text(), pattern, flags, replacement);
      case SPLIT_COUNT -> values(text(), pattern, flags, small());
      case SPLIT_PART -> values(text(), pattern, flags, small(), slot);
      default -> ofSorts(op);
    };
  }

  /** For an operator that is listed nowhere: whatever its sorts allow. */
  private Value[] ofSorts(StringOp op) {
    Value[] values = new Value[op.arity()];
    for (int i = 0; i < values.length; i++) {
      values[i] =
          switch (op.parameter(i).kind()) {
            case STRING -> i == 0 ? text() : other();
            case INTEGER -> small();
            case LANGUAGE -> Value.of(pick(LANGUAGES));
            case BITS -> unit();
            case FLOAT -> Value.of(pick(DOUBLES));
            case BOOL, REFERENCE, ROUNDING -> throw new IllegalArgumentException("no arguments");
          };
    }
    return values;
  }

  private static Value[] values(Value... values) {
    return values;
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private Value text() {
    return Value.of(random.nextInt(3) == 0 ? mixture(5) : pick(WORDS));
  }

  /** Short ones are more often in others. */
  private Value other() {
    return random.nextBoolean() ? Value.of(mixture(2)) : text();
  }

  private String mixture(int longest) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(longest + 1); i > 0; i--) {
      text.append(UNITS.charAt(random.nextInt(UNITS.length())));
    }
    return text.toString();
  }

  private Value number() {
    return integer(pick(NUMBERS));
  }

  private Value small() {
    return integer(random.nextInt(6) - 1);
  }

  private Value place() {
    return random.nextInt(4) == 0 ? number() : small();
  }

  private Value radix() {
    return integer(pick(RADIXES));
  }

  private Value unit() {
    String word = pick(WORDS) + "k";
    return Value.ofRaw(Sort.CHAR, word.charAt(random.nextInt(word.length())));
  }

  private static Value integer(long number) {
    return Value.of(BigInteger.valueOf(number));
  }
}
