package dev.clew.models.math;

import static dev.clew.models.math.DecimalCalls.OWNER;
import static dev.clew.models.math.DecimalCalls.integers;
import static dev.clew.models.math.DecimalCalls.term;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.engine.terms.Terms;
import dev.clew.models.basis.Integers;
import dev.clew.models.basis.SameJdk;
import dev.clew.models.numeral.NumberFormat;
import dev.clew.models.numeral.NumeralRefusal;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;

/**
 * {@code new BigDecimal} of an unknown text: one path each for integers, numbers with a point,
 * numbers with an exponent, texts that end too early, and other texts that are no numbers.
 */
public final class BigDecimalParsing {

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

  /** With at most nine digits an exponent and fewer decimals never leave the {@code int}s. */
  private static final Language NEAR =
      Language.sequence(
          SIGN,
          Language.choice(DIGITS, SIGNIFICAND),
          MARK,
          SIGN,
          Language.loop(Language.chars(DIGIT), 1, 9));

  private static final long MOST_DECIMALS = 1_000_000_000;

  private static final Function UNSCALED =
      function("new BigDecimal unscaled", s -> new BigDecimal(significand(s)).unscaledValue());

  private static final Function SCALE = function("new BigDecimal scale", BigDecimalParsing::scale);

  private interface OfText {
    BigInteger of(String text);
  }

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

  private static final NumeralRefusal REFUSAL =
      new NumeralRefusal("new BigDecimal", List.of(Sort.STRING), BigDecimalParsing::attempt);

  private BigDecimalParsing() {}

  private static Function function(String name, OfText body) {
    return Function.runnable(
        name,
        List.of(Sort.STRING),
        Sort.INTEGER,
        args -> {
          String text = args.get(0).asString();
          return Value.of(mark(text) < 0 ? BigInteger.ZERO : body.of(text));
        });
  }

  private static int mark(String text) {
    return Math.max(text.indexOf('e'), text.indexOf('E'));
  }

  private static String significand(String text) {
    return text.substring(0, mark(text));
  }

  private static BigInteger scale(String text) {
    BigInteger exponent = new BigInteger(text.substring(mark(text) + 1));
    return BigInteger.valueOf(new BigDecimal(significand(text)).scale()).subtract(exponent);
  }

  private static Language chars(String units) {
    return Language.chars(CharSet.of(units));
  }

  private static Object attempt(List<Value> args) {
    return new BigDecimal(args.get(0).asString());
  }

  public static void register(Models models) {
    models.on(OWNER + "<init>(Ljava/lang/String;)V", SameJdk.only(BigDecimalParsing::make));
  }

  private static CallExit make(Call c) {
    if (c.isNull(1)) {
      return c.own();
    }
    ExprFactory factory = c.terms().factory();
    Parts parts = new Parts(c.terms(), c.text(1));
    Expr isInteger = parts.in(INTEGER);
    Expr isPointed = parts.in(POINTED);
    Expr isScientific = parts.isScientific();
    Expr isCutOff = parts.in(CUT_OFF);
    Expr isOther =
        factory.not(
            factory.or(isInteger, factory.or(isPointed, factory.or(isScientific, isCutOff))));
    return c.fork(
        List.of(
            c.when(
                isInteger, k -> fillPlain(k, parts.parse(k.text(1)), integers(k).constant(0), 0)),
            c.when(
                isPointed,
                k ->
                    fillPlain(
                        k,
                        parts.parse(parts.withoutPoint(k.text(1))),
                        parts.decimals(k.text(1)),
                        BigDecimalTerm.MOST)),
            c.when(
                isScientific,
                k ->
                    fill(
                        k,
                        k.terms().factory().apply(UNSCALED, k.text(1)),
                        k.terms().factory().apply(SCALE, k.text(1)),
                        BigDecimalTerm.ANY)),
            c.when(isCutOff, BigDecimalParsing::cutOff),
            c.when(isOther, k -> REFUSAL.raise(k, k.text(1)))));
  }

  /** Of a text without an exponent. */
  private static CallExit fillPlain(Call c, Expr unscaled, Expr scale, int reach) {
    return BigDecimalMaking.fill(c, new BigDecimalTerm(unscaled, scale, reach, c.text(1)));
  }

  private static CallExit fill(Call c, Expr unscaled, Expr scale, int reach) {
    return BigDecimalMaking.fill(c, term(unscaled, scale, reach));
  }

  /** The exception has no message, and the array's exception as its cause. */
  private static CallExit cutOff(Call c) {
    Expr length = c.terms().numerals().toString(c.terms().strings().length(c.text(1)));
    int cause =
        c.exception(
            "java/lang/ArrayIndexOutOfBoundsException",
            c.terms().text("Index ", length, " out of bounds for length ", length));
    return c.raise(NumberFormat.EXCEPTION, null, cause);
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

    /** Whether it has an exponent that fits: for sure where that is short. */
    Expr isScientific() {
      Expr isShort = integers().atMost(length(text), number(MOST_DECIMALS));
      Expr fits = integers().fits(terms.factory().apply(SCALE, text), Integer.SIZE);
      return terms
          .factory()
          .or(terms.factory().and(in(NEAR), isShort), terms.factory().and(in(SCIENTIFIC), fits));
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
  }
}
