package dev.clew.models;

import static dev.clew.models.DecimalCalls.OWNER;
import static dev.clew.models.DecimalCalls.integers;
import static dev.clew.models.DecimalCalls.term;

import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Terms;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.Models;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code new BigDecimal} of an unknown text: one path each for integers, numbers with a point,
 * numbers with an exponent, texts that end too early, and other texts that are no numbers.
 */
final class BigDecimalParsing {

  private static final Language SIGN = Language.optional(chars("+-"));
  private static final CharSet DIGIT = CharSet.where(unit -> Character.digit((char) unit, 10) >= 0);
  private static final Language DIGITS = Language.plus(Language.chars(DIGIT));
  private static final Language ANY_DIGITS = Language.star(Language.chars(DIGIT));
  private static final Language MARK = chars("eE");

  private static final Language INTEGER = Language.sequence(SIGN, DIGITS);

  private static final Language SIGNIFICAND =
      Language.choice(
          Language.sequence(DIGITS, chars("."), ANY_DIGITS), Language.sequence(chars("."), DIGITS));

  private static final Language POINTED = Language.sequence(SIGN, SIGNIFICAND);

  /** Zeros, then ten digits at most. */
  private static final Language EXPONENT =
      Language.sequence(
          SIGN,
          Language.star(
              Language.chars(CharSet.where(unit -> Character.digit((char) unit, 10) == 0))),
          Language.loop(Language.chars(DIGIT), 1, 10));

  private static final Language SCIENTIFIC =
      Language.sequence(SIGN, Language.choice(DIGITS, SIGNIFICAND), MARK, EXPONENT);

  /** Where the JDK's code reads beyond the end. */
  private static final Language CUT_OFF =
      Language.choice(
          Language.word(""),
          Language.sequence(
              SIGN,
              ANY_DIGITS,
              Language.optional(Language.sequence(chars("."), ANY_DIGITS)),
              MARK,
              SIGN));

  private static final Refusal REFUSAL =
      new Refusal("new BigDecimal", List.of(Sort.STRING), BigDecimalParsing::attempt);

  private BigDecimalParsing() {}

  private static Language chars(String units) {
    return Language.chars(CharSet.of(units));
  }

  @SuppressWarnings("CheckReturnValue") // It is expected to throw.
  private static void attempt(List<Value> args) {
    new BigDecimal(args.get(0).asString());
  }

  static void register(Models models) {
    models.on(OWNER + "<init>(Ljava/lang/String;)V", SameJdk.only(BigDecimalParsing::make));
  }

  private static @Nullable Insn make(Call c) {
    if (c.isNull(1)) {
      return c.own();
    }
    ExprFactory factory = c.terms().factory();
    Parts parts = new Parts(c.terms(), c.text(1));
    Expr isInteger = parts.in(INTEGER);
    Expr isPointed = parts.in(POINTED);
    Expr fits = integers(c).fits(parts.scale(), Integer.SIZE);
    Expr isScientific = factory.and(parts.in(SCIENTIFIC), fits);
    Expr isCutOff = parts.in(CUT_OFF);
    Expr isOther =
        factory.not(
            factory.or(isInteger, factory.or(isPointed, factory.or(isScientific, isCutOff))));
    return c.fork(
        List.of(
            c.when(isInteger, k -> fill(k, parts.parse(k.text(1)), integers(k).constant(0), 0)),
            c.when(
                isPointed,
                k ->
                    fill(
                        k,
                        parts.parse(parts.withoutPoint(k.text(1))),
                        parts.decimals(k.text(1)),
                        BigDecimalTerm.MOST)),
            c.when(
                isScientific,
                k ->
                    fill(
                        k,
                        parts.parse(parts.withoutPoint(parts.significand())),
                        parts.scale(),
                        BigDecimalTerm.ANY)),
            c.when(isCutOff, BigDecimalParsing::cutOff),
            c.when(isOther, k -> REFUSAL.raise(k, k.text(1)))));
  }

  private static @Nullable Insn fill(Call c, Expr unscaled, Expr scale, int reach) {
    return BigDecimalMaking.fill(c, term(unscaled, scale, reach));
  }

  /** The exception has no message, and the array's exception as its cause. */
  private static @Nullable Insn cutOff(Call c) {
    Expr length = c.terms().numerals().toString(c.terms().strings().length(c.text(1)));
    int cause =
        c.machine()
            .exceptions()
            .make(
                "java/lang/ArrayIndexOutOfBoundsException",
                c.terms().text("Index ", length, " out of bounds for length ", length));
    return c.machine().exceptions().raise(NumberFormat.EXCEPTION, null, cause);
  }

  /** The parts of a text that is a number. */
  private record Parts(Terms terms, Expr text) {

    Expr in(Language language) {
      return terms.factory().apply(StringOp.IN, text, terms.factory().language(language));
    }

    Expr parse(Expr digits) {
      return terms.factory().apply(StringOp.PARSE, digits, number(10));
    }

    private Expr number(long value) {
      return terms.factory().integerConst(value);
    }

    private Integers integers() {
      return new Integers(terms.factory());
    }

    private Expr length(Expr part) {
      return terms.factory().apply(StringOp.LENGTH, part);
    }

    private Expr find(Expr part, String word) {
      return terms
          .factory()
          .apply(StringOp.INDEX_OF, part, terms.factory().string(word), number(0));
    }

    private Expr slice(Expr part, Expr from, Expr count) {
      return terms.factory().apply(StringOp.SLICE, part, from, count);
    }

    /** Where the exponent's mark is. */
    private Expr mark() {
      Expr small = find(text, "e");
      return terms.factory().ite(integers().isNegative(small), find(text, "E"), small);
    }

    Expr significand() {
      return slice(text, number(0), mark());
    }

    /** How many digits are behind the point. */
    Expr decimals(Expr part) {
      return integers().minus(length(part), integers().plus(find(part, "."), number(1)));
    }

    /** A part with a point or none. */
    Expr withoutPoint(Expr part) {
      return terms
          .factory()
          .apply(
              StringOp.REPLACE_ONE, part, terms.factory().string("."), terms.factory().string(""));
    }

    /** Of a number with an exponent. */
    Expr scale() {
      Expr exponent = parse(slice(text, integers().plus(mark(), number(1)), length(text)));
      Expr hasPoint = terms.factory().apply(StringOp.CONTAINS, text, terms.factory().string("."));
      Expr decimals = terms.factory().ite(hasPoint, decimals(significand()), number(0));
      return integers().minus(decimals, exponent);
    }
  }
}
