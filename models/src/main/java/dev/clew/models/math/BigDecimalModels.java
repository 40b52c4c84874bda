package dev.clew.models.math;

import static dev.clew.models.math.DecimalCalls.OWNER;
import static dev.clew.models.math.DecimalCalls.THIS;
import static dev.clew.models.math.DecimalCalls.decimals;
import static dev.clew.models.math.DecimalCalls.integers;
import static dev.clew.models.math.DecimalCalls.nonNull;
import static dev.clew.models.math.DecimalCalls.term;
import static dev.clew.models.math.DecimalCalls.two;
import static dev.clew.models.math.DecimalCalls.value;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Model;
import dev.clew.engine.model.Models;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;

/** {@code BigDecimal}: what is asked about one or two, and sums and products. */
public final class BigDecimalModels {

  private static final Function HASH =
      BigFunctions.number("BigDecimal.hashCode", 2, a -> BigFunctions.decimal(a, 0).hashCode());

  private static final Model COMPARE = two(c -> c.give(compared(c)));

  private BigDecimalModels() {}

  public static void register(Models models) {
    models
        .value(
            OWNER + "signum()I",
            c -> integers(c).compare(value(c, 0).unscaled(), integers(c).constant(0)))
        .value(OWNER + "scale()I", c -> toInt(c, value(c, 0).scale()))
        .value(OWNER + "precision()I", BigDecimalModels::precision)
        .on(
            OWNER + "unscaledValue()" + BigIntegerModels.THIS,
            c -> BigObjects.give(c, value(c, 0).unscaled()))
        .on(OWNER + "compareTo(" + THIS + ")I", nonNull(BigDecimalModels::compare))
        .on(OWNER + "equals(Ljava/lang/Object;)Z", BigDecimalModels::equal)
        .value(
            OWNER + "hashCode()I",
            c -> c.terms().factory().apply(HASH, value(c, 0).unscaled(), value(c, 0).scale()));
    sums(models);
  }

  private static Expr toInt(Call c, Expr integer) {
    return c.terms().factory().convert(BitsOp.FROM_INTEGER, Sort.INT, integer);
  }

  /** How many digits; zero has one. */
  private static Expr precision(Call c) {
    Expr magnitude = integers(c).abs(value(c, 0).unscaled());
    Expr digits = c.terms().factory().apply(StringOp.NUMERAL, magnitude, integers(c).constant(10));
    return toInt(c, c.terms().factory().apply(StringOp.LENGTH, digits));
  }

  /** Against zero, and with the same scale, the scale does not matter. */
  private static CallExit compare(Call c) {
    BigDecimalTerm a = value(c, 0);
    BigDecimalTerm b = value(c, 1);
    boolean isSimple = isZero(a) || isZero(b) || a.scale().equals(b.scale());
    if (isSimple) {
      return c.give(integers(c).compare(a.unscaled(), b.unscaled()));
    }
    Expr read = new DecimalTextOrder(c.terms().factory()).compare(a, b);
    return read != null ? c.give(read) : COMPARE.apply(c);
  }

  private static boolean isZero(BigDecimalTerm a) {
    return a.unscaled() instanceof Const known && known.value().asInteger().signum() == 0;
  }

  private static Expr compared(Call c) {
    DecimalTerms.Aligned sides = decimals(c).align(value(c, 0), value(c, 1));
    return integers(c).compare(sides.first(), sides.second());
  }

  private static CallExit equal(Call c) {
    if (!BigObjects.is(c, 1, BigObjects.DECIMAL)) {
      return c.give(c.terms().factory().bool(false));
    }
    BigDecimalTerm a = value(c, 0);
    BigDecimalTerm b = value(c, 1);
    return c.give(
        c.terms()
            .factory()
            .and(
                c.terms().factory().eq(a.scale(), b.scale()),
                c.terms().factory().eq(a.unscaled(), b.unscaled())));
  }

  private static void sums(Models models) {
    models
        .on(OWNER + "add(" + THIS + ")" + THIS, two(c -> BigObjects.give(c, sum(c))))
        .on(OWNER + "subtract(" + THIS + ")" + THIS, two(c -> BigObjects.give(c, difference(c))))
        .on(OWNER + "multiply(" + THIS + ")" + THIS, two(c -> BigObjects.give(c, product(c))))
        .on(
            OWNER + "negate()" + THIS,
            c ->
                BigObjects.give(
                    c, withUnscaled(value(c, 0), integers(c).negate(value(c, 0).unscaled()))))
        .on(
            OWNER + "abs()" + THIS,
            c ->
                BigObjects.give(
                    c, withUnscaled(value(c, 0), integers(c).abs(value(c, 0).unscaled()))))
        .on(
            OWNER + "ulp()" + THIS,
            c -> BigObjects.give(c, withUnscaled(value(c, 0), integers(c).constant(1))));
  }

  private static BigDecimalTerm withUnscaled(BigDecimalTerm a, Expr unscaled) {
    return term(unscaled, a.scale(), a.reach());
  }

  public static BigDecimalTerm sum(Call c) {
    DecimalTerms.Aligned sides = decimals(c).align(value(c, 0), value(c, 1));
    return aligned(c, sides, integers(c).plus(sides.first(), sides.second()));
  }

  public static BigDecimalTerm difference(Call c) {
    DecimalTerms.Aligned sides = decimals(c).align(value(c, 0), value(c, 1));
    return aligned(c, sides, integers(c).minus(sides.first(), sides.second()));
  }

  private static BigDecimalTerm aligned(Call c, DecimalTerms.Aligned sides, Expr unscaled) {
    return term(unscaled, sides.scale(), Math.max(value(c, 0).reach(), value(c, 1).reach()));
  }

  public static BigDecimalTerm product(Call c) {
    BigDecimalTerm a = value(c, 0);
    BigDecimalTerm b = value(c, 1);
    return term(
        integers(c).times(a.unscaled(), b.unscaled()),
        integers(c).plus(a.scale(), b.scale()),
        a.reach() + b.reach());
  }
}
