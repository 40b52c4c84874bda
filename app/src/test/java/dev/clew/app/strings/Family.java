package dev.clew.app.strings;

import dev.clew.solver.expr.StringOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Operators that are tried together, over alphabets that matter to them. */
enum Family {
  WORDS(
      List.of("abc", "ab\0", "a\uD83D\uDE00"),
      StringOp.CONCAT,
      StringOp.CONTAINS,
      StringOp.STARTS_WITH,
      StringOp.ENDS_WITH,
      StringOp.LENGTH),
  POSITIONS(
      List.of("abc", "ab ", "a\uD800\uDC00"),
      StringOp.SLICE,
      StringOp.INDEX_OF,
      StringOp.LAST_INDEX_OF,
      StringOp.CODE_AT,
      StringOp.LENGTH),
  ORDER(
      List.of("abc", "aAb", "a\0\uFFFF", "iI\u0130"),
      StringOp.LESS,
      StringOp.LESS_EQ,
      StringOp.COMPARE,
      StringOp.COMPARE_IGNORE_CASE,
      StringOp.EQUALS_IGNORE_CASE),
  BLANKS(
      List.of("ab ", "a \t", "a \u2003", "a\0\u00A0"),
      StringOp.TRIM,
      StringOp.STRIP,
      StringOp.STRIP_LEADING,
      StringOp.STRIP_TRAILING,
      StringOp.CONCAT),
  CASES(
      List.of("aAb", "s\u00DFS", "\u03A3\u03C3\u03C2", "iI\u0130", "kK\u212A"),
      StringOp.TO_LOWER,
      StringOp.TO_UPPER,
      StringOp.EQUALS_IGNORE_CASE,
      StringOp.COMPARE_IGNORE_CASE,
      StringOp.CHAR_TO_LOWER,
      StringOp.CHAR_TO_UPPER),
  REPLACEMENTS(
      List.of("abc", "ab ", "a\uD800\uDC00"),
      StringOp.REPLACE_ONE,
      StringOp.REPLACE_ALL,
      StringOp.INTERSPERSE,
      StringOp.REPLACE_WORD,
      StringOp.REPLACE_WORDS),
  LANGUAGES(List.of("abc", "01-", "a\uD83D\uDE00"), StringOp.IN, StringOp.CONCAT, StringOp.SLICE),
  NUMERALS(
      List.of("01-", "19a", "0+5", "0\u06611"),
      StringOp.TO_INT,
      StringOp.FROM_INT,
      StringOp.PARSE,
      StringOp.NUMERAL,
      StringOp.CHAR_DIGIT,
      StringOp.CONCAT),
  CODES(
      List.of("abc", "A\0\uFFFF"),
      StringOp.TO_CODE,
      StringOp.FROM_CODE,
      StringOp.CODE_AT,
      StringOp.HASH),
  COPIES(
      List.of("abc", "a\uD83D\uDE00"),
      StringOp.REPEAT,
      StringOp.REVERSE,
      StringOp.REVERSE_UNITS,
      StringOp.CONCAT),
  PATTERNS(
      List.of("abc", "a, "),
      StringOp.MATCHES,
      StringOp.MATCH_BOUND,
      StringOp.LOOKING_AT_BOUND,
      StringOp.FIND_BOUND,
      StringOp.REPLACE_FIRST_MATCH,
      StringOp.REPLACE_MATCHES,
      StringOp.SPLIT_COUNT,
      StringOp.SPLIT_PART),
  FLOATS(List.of("01.", "1e-"), StringOp.PARSE_FLOAT, StringOp.DECIMAL, StringOp.CONCAT),
  EVERYTHING(List.of("abc", "aA ", "01-"), StringOp.values());

  @SuppressWarnings("ImmutableEnumChecker") // never changed
  private final List<String> alphabets;

  @SuppressWarnings("ImmutableEnumChecker") // never changed
  private final Set<StringOp> own;

  Family(List<String> alphabets, StringOp... own) {
    this.alphabets = alphabets;
    this.own = EnumSet.copyOf(Arrays.asList(own));
  }

  /** Three characters each. */
  List<String> alphabets() {
    return alphabets;
  }

  /** The family's operators among some, which a random choice should mostly take. */
  List<StringOp> among(List<StringOp> operators) {
    List<StringOp> both = new ArrayList<>(operators);
    both.retainAll(own);
    return both;
  }
}
