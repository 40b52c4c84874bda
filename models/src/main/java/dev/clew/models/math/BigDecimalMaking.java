package dev.clew.models.math;

import static dev.clew.models.math.DecimalCalls.OWNER;
import static dev.clew.models.math.DecimalCalls.THIS;
import static dev.clew.models.math.DecimalCalls.integers;
import static dev.clew.models.math.DecimalCalls.term;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.models.basis.SameJdk;
import dev.clew.models.numeral.NumberFormat;
import dev.clew.models.numeral.NumeralRefusal;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;

/** {@code BigDecimal}: made of other numbers. */
public final class BigDecimalMaking {

  /** The least double has so many decimals. */
  private static final int MOST_DECIMALS = 1074;

  private static final Function EXACT_UNSCALED =
      ofDouble("new BigDecimal unscaled", d -> new BigDecimal(d).unscaledValue());

  private static final Function EXACT_SCALE =
      ofDouble("new BigDecimal scale", d -> BigInteger.valueOf(new BigDecimal(d).scale()));

  private static final Function SHORT_UNSCALED =
      ofDouble("BigDecimal.valueOf unscaled", d -> BigDecimal.valueOf(d).unscaledValue());

  private static final Function SHORT_SCALE =
      ofDouble("BigDecimal.valueOf scale", d -> BigInteger.valueOf(BigDecimal.valueOf(d).scale()));

  private static final NumeralRefusal REFUSAL =
      new NumeralRefusal(
          "BigDecimal.valueOf",
          List.of(Sort.DOUBLE),
          args -> BigDecimal.valueOf(args.get(0).asDouble()));

  private interface OfDouble {
    BigInteger of(double number);
  }

  private BigDecimalMaking() {}

  /** NaN and infinities are asked about while a solver tries things out. */
  private static Function ofDouble(String name, OfDouble body) {
    return Function.runnable(
        name,
        List.of(Sort.DOUBLE),
        Sort.INTEGER,
        args -> {
          double number = args.get(0).asDouble();
          return Value.of(Double.isFinite(number) ? body.of(number) : BigInteger.ZERO);
        });
  }

  public static void register(Models models) {
    for (String type : new String[] {"I", "J"}) {
      models.on(OWNER + "<init>(" + type + ")V", c -> fill(c, whole(c, 1)));
    }
    models
        .on(OWNER + "valueOf(J)" + THIS, c -> BigObjects.give(c, whole(c, 0)))
        .on(
            OWNER + "valueOf(JI)" + THIS,
            c -> BigObjects.give(c, scaled(c, integers(c).of(c.number(0)), c.number(1))))
        .on(
            OWNER + "<init>(" + BigIntegerModels.THIS + ")V",
            c ->
                c.isNull(1)
                    ? c.fail()
                    : fill(
                        c,
                        BigObjects.known(c.memory(), BigObjects.integer(c.memory(), c.id(1)), 0)))
        .on(
            OWNER + "<init>(" + BigIntegerModels.THIS + "I)V",
            c ->
                c.isNull(1)
                    ? c.fail()
                    : fill(c, scaled(c, BigObjects.integer(c.memory(), c.id(1)), c.number(2))))
        .on(OWNER + "<init>(D)V", BigDecimalMaking::ofExactDouble)
        .on(OWNER + "valueOf(D)" + THIS, SameJdk.only(BigDecimalMaking::ofShortDouble));
  }

  private static BigDecimalTerm whole(Call c, int argument) {
    return BigObjects.known(c.memory(), integers(c).of(c.number(argument)), 0);
  }

  private static BigDecimalTerm scaled(Call c, Expr unscaled, Expr scale) {
    return scale instanceof Const known
        ? BigObjects.known(c.memory(), unscaled, known.value().asInt())
        : term(unscaled, integers(c).of(scale), BigDecimalTerm.ANY);
  }

  public static CallExit fill(Call c, BigDecimalTerm decimal) {
    BigObjects.fill(c.memory(), (int) c.id(0), decimal);
    return c.done();
  }

  private static CallExit ofExactDouble(Call c) {
    return c.either(
        c.terms().floats().isFinite(c.number(1)),
        good -> fill(good, ofDouble(good, good.number(1), EXACT_UNSCALED, EXACT_SCALE)),
        bad -> bad.raise(NumberFormat.EXCEPTION, "Infinite or NaN"));
  }

  private static CallExit ofShortDouble(Call c) {
    return c.either(
        c.terms().floats().isFinite(c.number(0)),
        good -> BigObjects.give(good, ofDouble(good, good.number(0), SHORT_UNSCALED, SHORT_SCALE)),
        bad -> REFUSAL.raise(bad, bad.number(0)));
  }

  private static BigDecimalTerm ofDouble(Call c, Expr number, Function unscaled, Function scale) {
    return term(
        c.terms().factory().apply(unscaled, number),
        c.terms().factory().apply(scale, number),
        MOST_DECIMALS);
  }
}
