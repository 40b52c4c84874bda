package dev.clew.solver.simplify;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.StringTrait;
import dev.clew.solver.language.Language;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Rules for strings; those of larger families are in classes of their own. */
record StringRules(ExprFactory factory) {

  @Nullable Expr rewrite(StringOp op, Sort sort, Expr[] args) {
    Expr a = args[0];
    Expr b = args[args.length - 1];
    Expr known = byTraits(op, a);
    if (known != null) {
      return known;
    }
    return switch (op) {
      case LENGTH -> length(a);
      case CONCAT -> new ConcatenationShape(factory).concat(a, b);
      case SLICE, CODE_AT, TO_CODE -> new SliceRules(factory).rewrite(op, args);
      case CONTAINS, STARTS_WITH, ENDS_WITH, INDEX_OF, LAST_INDEX_OF ->
          new SearchRules(factory).rewrite(op, args);
      case IN ->
          b instanceof Const language
              ? new MembershipRules(factory).in(a, language.value().asLanguage())
              : null;
      case LESS -> less(a, b);
      case LESS_EQ -> lessEqual(a, b);
      case COMPARE, COMPARE_IGNORE_CASE -> a == b ? factory.integerConst(0) : null;
      case EQUALS_IGNORE_CASE -> a == b ? factory.bool(true) : equalsIgnoreCase(a, b);
      case TRIM, STRIP, STRIP_LEADING, STRIP_TRAILING -> strip(op, a);
      case REPLACE_ONE, REPLACE_ALL, REPLACE_WORD, REPLACE_WORDS ->
          new ReplacementRules(factory).rewrite(op, a, args[1], b);
      case INTERSPERSE -> isText(b, "") ? a : isText(a, "") ? b : null;
      case TO_INT -> toInt(a);
      case PARSE -> parse(a, b);
      case REPEAT -> repeat(a, b);
      case REVERSE_UNITS -> a.is(StringOp.REVERSE_UNITS) ? a.arg(0) : null;
      case FROM_CODE,
          FROM_INT,
          NUMERAL,
          PARSE_FLOAT,
          DECIMAL,
          HASH,
          REVERSE,
          TO_LOWER,
          TO_UPPER,
          MATCHES,
          MATCH_BOUND,
          LOOKING_AT_BOUND,
          FIND_BOUND,
          REPLACE_FIRST_MATCH,
          REPLACE_MATCHES,
          SPLIT_COUNT,
          SPLIT_PART,
          CHAR_TO_LOWER,
          CHAR_TO_UPPER,
          CHAR_DIGIT ->
          null;
    };
  }

  /** What follows from the operator's traits alone. */
  private static @Nullable Expr byTraits(StringOp op, Expr first) {
    boolean unchanged =
        (op.has(StringTrait.KEEPS_EMPTY) && isText(first, ""))
            || (op.has(StringTrait.IDEMPOTENT) && first.is(op));
    return unchanged ? first : null;
  }

  static boolean isText(Expr expr, String text) {
    return expr instanceof Const constant && constant.value().asString().equals(text);
  }

  private @Nullable Expr equalsIgnoreCase(Expr a, Expr b) {
    Expr text = a instanceof Const ? b : a;
    Language language =
        a instanceof Const known
            ? CaseFolds.like(known.value().asString())
            : b instanceof Const known ? CaseFolds.like(known.value().asString()) : null;
    return language == null ? null : factory.apply(StringOp.IN, text, factory.language(language));
  }

  private @Nullable Expr length(Expr a) {
    int plain = FixedParts.wholeLength(a);
    if (plain >= 0) {
      return factory.integerConst(plain);
    }
    return a instanceof Apply made
            && made.op() instanceof StringOp op
            && op.has(StringTrait.SAME_LENGTH)
        ? factory.apply(StringOp.LENGTH, a.arg(0))
        : null;
  }

  private @Nullable Expr less(Expr a, Expr b) {
    if (a == b || isText(b, "")) {
      return factory.bool(false);
    }
    return isText(a, "") ? factory.not(factory.eq(b, a)) : null;
  }

  private @Nullable Expr lessEqual(Expr a, Expr b) {
    if (a == b || isText(a, "")) {
      return factory.bool(true);
    }
    return isText(b, "") ? factory.eq(a, b) : null;
  }

  /** Trimming one end leaves the other. */
  private @Nullable Expr strip(StringOp op, Expr a) {
    boolean oneEnd = op == StringOp.STRIP_LEADING || op == StringOp.STRIP_TRAILING;
    if (oneEnd && a.is(StringOp.STRIP)) {
      return a;
    }
    boolean bothEnds = a.is(StringOp.STRIP_LEADING) || a.is(StringOp.STRIP_TRAILING);
    return op == StringOp.STRIP && bothEnds ? factory.apply(StringOp.STRIP, a.arg(0)) : null;
  }

  /** Negative numbers are written as nothing, which is read as -1. */
  private @Nullable Expr toInt(Expr a) {
    if (!a.is(StringOp.FROM_INT)) {
      return null;
    }
    Expr number = a.arg(0);
    Expr negative = factory.apply(IntegerOp.LT, number, factory.integerConst(0));
    return factory.ite(negative, factory.integerConst(-1), number);
  }

  /** What was written in a radix is read in it. */
  private @Nullable Expr parse(Expr a, Expr radix) {
    boolean isRadix =
        radix instanceof Const constant
            && constant.value().asInteger().bitLength() < Integer.SIZE
            && constant.value().asInteger().intValue() >= Character.MIN_RADIX
            && constant.value().asInteger().intValue() <= Character.MAX_RADIX;
    return isRadix && a.is(StringOp.NUMERAL) && a.arg(1) == radix ? a.arg(0) : null;
  }

  private @Nullable Expr repeat(Expr a, Expr count) {
    if (count instanceof Const constant) {
      if (constant.value().asInteger().signum() <= 0) {
        return factory.string("");
      }
      return constant.value().asInteger().equals(BigInteger.ONE) ? a : null;
    }
    return null;
  }
}
