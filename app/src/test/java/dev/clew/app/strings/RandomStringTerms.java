package dev.clew.app.strings;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import java.util.List;
import java.util.Random;

/** Random terms over given unknowns, mostly with the operators of one family. */
final class RandomStringTerms {

  private static final List<StringOp> TO_STRING =
      List.of(
          StringOp.CONCAT,
          StringOp.SLICE,
          StringOp.TRIM,
          StringOp.STRIP,
          StringOp.STRIP_LEADING,
          StringOp.STRIP_TRAILING,
          StringOp.TO_LOWER,
          StringOp.TO_UPPER,
          StringOp.REPLACE_ONE,
          StringOp.REPLACE_ALL,
          StringOp.INTERSPERSE,
          StringOp.REPLACE_WORD,
          StringOp.REPLACE_WORDS,
          StringOp.FROM_CODE,
          StringOp.FROM_INT,
          StringOp.NUMERAL,
          StringOp.DECIMAL,
          StringOp.REPEAT,
          StringOp.REVERSE,
          StringOp.REVERSE_UNITS,
          StringOp.REPLACE_FIRST_MATCH,
          StringOp.REPLACE_MATCHES,
          StringOp.SPLIT_PART);
  private static final List<StringOp> TO_INTEGER =
      List.of(
          StringOp.LENGTH,
          StringOp.CODE_AT,
          StringOp.INDEX_OF,
          StringOp.LAST_INDEX_OF,
          StringOp.COMPARE,
          StringOp.COMPARE_IGNORE_CASE,
          StringOp.TO_CODE,
          StringOp.TO_INT,
          StringOp.PARSE,
          StringOp.HASH,
          StringOp.MATCH_BOUND,
          StringOp.LOOKING_AT_BOUND,
          StringOp.FIND_BOUND,
          StringOp.SPLIT_COUNT,
          StringOp.CHAR_TO_LOWER,
          StringOp.CHAR_TO_UPPER,
          StringOp.CHAR_DIGIT);
  private static final List<StringOp> TO_BOOL =
      List.of(
          StringOp.CONTAINS,
          StringOp.STARTS_WITH,
          StringOp.ENDS_WITH,
          StringOp.LESS,
          StringOp.LESS_EQ,
          StringOp.EQUALS_IGNORE_CASE,
          StringOp.IN,
          StringOp.MATCHES,
          StringOp.PARSE_FLOAT);
  private static final int PLAIN_STRINGS = 2;
  private static final int PLAIN_INTEGERS = 4;
  private static final int PLAIN_CONDITIONS = 3;

  private final ExprFactory terms;
  private final Random random;
  private final Family family;
  private final String alphabet;
  private final List<Unknown> unknowns;
  private final RandomLanguages languages;

  RandomStringTerms(
      ExprFactory terms, Random random, Family family, String alphabet, List<Unknown> unknowns) {
    this.terms = terms;
    this.random = random;
    this.family = family;
    this.alphabet = alphabet;
    this.unknowns = unknowns;
    languages = new RandomLanguages(random, alphabet);
  }

  /** A condition in which strings are nested so deep. */
  Expr literal(int depth) {
    Expr condition =
        switch (random.nextInt(12)) {
          case 0, 1, 2 -> terms.eq(string(depth), string(depth - 1));
          case 3, 4 -> terms.eq(integer(depth), integer(depth - 1));
          case 5, 6 -> terms.apply(pick(IntegerOp.LE, IntegerOp.LT), integer(depth), integer(0));
          case 7 -> depth > 1 ? terms.or(literal(depth - 1), literal(depth - 1)) : ints();
          default -> condition(depth);
        };
    return random.nextInt(3) == 0 ? terms.not(condition) : condition;
  }

  /** Java's ints. */
  private Expr ints() {
    Expr a = terms.convert(BitsOp.FROM_INTEGER, Sort.INT, integer(1));
    Expr b = random.nextBoolean() ? terms.intConst(random.nextInt(4)) : hash(0);
    return terms.apply(pick(BitsOp.SLT, BitsOp.ULE, CoreOp.EQ), a, b);
  }

  private Expr condition(int depth) {
    StringOp op = choose(TO_BOOL, PLAIN_CONDITIONS);
    Expr s = string(depth);
    return switch (op) {
      case IN -> terms.apply(op, s, terms.language(languages.next(2)));
      case MATCHES -> terms.apply(op, s, pattern(), terms.integerConst(0));
      case PARSE_FLOAT ->
          terms.apply(
              pick(FloatOp.LT, FloatOp.LE, CoreOp.EQ),
              terms.convert(op, Sort.DOUBLE, s),
              terms.doubleConst(pick(0.0, 1.0, 0.5, 10.0, Double.NaN)));
      default -> terms.apply(op, s, string(depth - 1));
    };
  }

  private Expr string(int depth) {
    if (depth <= 0 || random.nextInt(5) == 0) {
      return random.nextInt(5) < 2 ? terms.string(word(3)) : unknown(Sort.STRING);
    }
    if (random.nextInt(16) == 0) {
      return terms.ite(condition(depth - 1), string(depth - 1), string(depth - 1));
    }
    StringOp op = choose(TO_STRING, PLAIN_STRINGS);
    return switch (op) {
      case FROM_CODE, FROM_INT -> terms.apply(op, integer(depth - 1));
      case NUMERAL -> terms.apply(op, integer(depth - 1), radix());
      case DECIMAL ->
          terms.apply(op, terms.convert(StringOp.PARSE_FLOAT, Sort.DOUBLE, string(depth - 1)));
      default -> ofString(op, string(depth - 1), depth - 1);
    };
  }

  private Expr ofString(StringOp op, Expr s, int depth) {
    return switch (op) {
      case SLICE -> terms.apply(op, s, integer(depth), integer(depth));
      case REPLACE_ONE, REPLACE_ALL -> terms.apply(op, s, string(depth), string(depth));
      case REPLACE_WORD, REPLACE_WORDS ->
          terms.apply(op, s, terms.language(languages.next(1)), string(depth));
      case CONCAT, INTERSPERSE -> terms.apply(op, s, string(depth));
      case REPEAT -> terms.apply(op, s, integer(0));
      case REPLACE_FIRST_MATCH, REPLACE_MATCHES ->
          terms.apply(op, s, pattern(), terms.integerConst(0), terms.string(word(2)));
      case SPLIT_PART ->
          terms.apply(op, s, pattern(), terms.integerConst(0), limit(), integer(depth));
      default -> terms.apply(op, s);
    };
  }

  private Expr integer(int depth) {
    if (depth <= 0 || random.nextInt(5) == 0) {
      return number();
    }
    if (random.nextInt(5) == 0) {
      Expr a = integer(depth - 1);
      return random.nextInt(3) == 0
          ? terms.apply(IntegerOp.MUL, a, terms.integerConst(random.nextInt(5) - 2))
          : terms.apply(IntegerOp.ADD, a, integer(depth - 1));
    }
    StringOp op = choose(TO_INTEGER, PLAIN_INTEGERS);
    return switch (op) {
      case LENGTH, TO_CODE, TO_INT -> terms.apply(op, string(depth));
      case CODE_AT -> terms.apply(op, string(depth), integer(depth - 1));
      case INDEX_OF, LAST_INDEX_OF ->
          terms.apply(op, string(depth), string(depth - 1), integer(depth - 1));
      case COMPARE, COMPARE_IGNORE_CASE -> terms.apply(op, string(depth), string(depth - 1));
      case PARSE -> terms.apply(op, string(depth), radix());
      case HASH -> terms.apply(BitsOp.SIGNED_VALUE, hash(depth));
      case CHAR_TO_LOWER, CHAR_TO_UPPER ->
          terms.apply(BitsOp.UNSIGNED_VALUE, terms.apply(op, unit(depth)));
      case CHAR_DIGIT -> terms.apply(op, unit(depth), radix());
      default -> ofPattern(op, string(depth), depth);
    };
  }

  private Expr ofPattern(StringOp op, Expr s, int depth) {
    Expr flags = terms.integerConst(0);
    Expr slot = terms.integerConst(random.nextInt(4));
    return switch (op) {
      case MATCH_BOUND, LOOKING_AT_BOUND -> terms.apply(op, s, pattern(), flags, slot);
      case FIND_BOUND -> terms.apply(op, s, pattern(), flags, integer(depth - 1), slot);
      default -> terms.apply(StringOp.SPLIT_COUNT, s, pattern(), flags, limit());
    };
  }

  private Expr hash(int depth) {
    return terms.apply(StringOp.HASH, string(depth));
  }

  private Expr unit(int depth) {
    Expr code = terms.apply(StringOp.CODE_AT, string(depth), integer(depth - 1));
    return terms.convert(BitsOp.FROM_INTEGER, Sort.CHAR, code);
  }

  /** An unknown, a small constant or a character's code. */
  private Expr number() {
    return switch (random.nextInt(6)) {
      case 0, 1 -> unknown(Sort.INTEGER);
      case 2 -> terms.integerConst(alphabet.charAt(random.nextInt(alphabet.length())));
      default -> terms.integerConst(random.nextInt(6) - 1);
    };
  }

  /** An unknown of this sort; where there is none, a constant. */
  private Expr unknown(Sort sort) {
    List<Unknown> fitting =
        unknowns.stream()
            .filter(each -> each.symbol().sort().equals(Sort.STRING) == sort.equals(Sort.STRING))
            .toList();
    if (fitting.isEmpty()) {
      return terms.integerConst(random.nextInt(5));
    }
    Expr symbol = fitting.get(random.nextInt(fitting.size())).symbol();
    return symbol.sort().equals(Sort.INT) ? terms.apply(BitsOp.SIGNED_VALUE, symbol) : symbol;
  }

  private Expr radix() {
    return terms.integerConst(pick(10, 10, 2, 16));
  }

  private Expr limit() {
    return terms.integerConst(pick(0, -1, 2));
  }

  private Expr pattern() {
    String a = java.util.regex.Pattern.quote(alphabet.substring(0, 1));
    String b = java.util.regex.Pattern.quote(alphabet.substring(1, 2));
    return terms.string(
        pick(
            a,
            a + "+",
            "(" + a + "|" + b + ")*",
            a + "?" + b,
            "(" + a + "*?)" + b,
            "[^" + b + "]"));
  }

  private String word(int most) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(most + 1); i > 0; i--) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return text.toString();
  }

  /** Mostly of the family; sometimes one of the plainest, which come first. */
  private StringOp choose(List<StringOp> operators, int plain) {
    List<StringOp> own = family.among(operators);
    return own.isEmpty() || random.nextInt(4) == 0
        ? operators.get(random.nextInt(plain))
        : own.get(random.nextInt(own.size()));
  }

  @SafeVarargs
  private final <T> T pick(T... choices) {
    return choices[random.nextInt(choices.length)];
  }
}
