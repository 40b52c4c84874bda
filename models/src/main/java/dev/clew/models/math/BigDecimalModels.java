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
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;

/** {@code BigDecimal}: what is asked about one or two, and sums and products. */
public final class BigDecimalModels {

  private static final Function HASH =
      BigFunctions.number("BigDecimal.hashCode", 2, a -> BigFunctions.decimal(a, 0).hashCode());

  private static final Function COMPARE_FAR =
      BigFunctions.number("BigDecimal.compareTo", 4, a -> decimal(a, 0).compareTo(decimal(a, 2)));

  private static final Model COMPARE = two(c -> c.give(compared(c)), BigDecimalModels::comparedFar);

  private static final Model MULTIPLY = two(c -> BigObjects.give(c, product(c)));

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

  /** Of any scale: comparing takes no longer for it. */
  private static BigDecimal decimal(List<BigInteger> arguments, int at) {
    return new BigDecimal(arguments.get(at), arguments.get(at + 1).intValueExact());
  }

  /** What has thousands of zeros is more than any usual number. */
  private static CallExit comparedFar(Call c) {
    BigDecimalTerm a = value(c, 0);
    BigDecimalTerm b = value(c, 1);
    Expr run =
        c.terms().factory().apply(COMPARE_FAR, a.unscaled(), a.scale(), b.unscaled(), b.scale());
    if (DecimalTextOrder.known(b) == null) {
      return c.give(run);
    }
    Expr isNone = isZero(c, a.unscaled());
    Expr isMany =
        c.terms().factory().and(integers(c).isNegative(a.scale()), c.terms().factory().not(isNone));
    Expr sign =
        c.terms()
            .factory()
            .ite(
                isNegative(c, a.unscaled()),
                c.terms().factory().intConst(-1),
                c.terms().factory().intConst(1));
    return c.give(c.terms().factory().ite(isMany, sign, run));
  }

  /** Of a product, by its factors: solvers find signs more easily than products. */
  private static Expr isZero(Call c, Expr number) {
    return number.is(IntegerOp.MUL)
        ? c.terms().factory().or(isZero(c, number.arg(0)), isZero(c, number.arg(1)))
        : integers(c).isZero(number);
  }

  /** The same of a number that is not zero. */
  private static Expr isNegative(Call c, Expr number) {
    return number.is(IntegerOp.MUL)
        ? c.terms()
            .factory()
            .not(c.terms().factory().eq(isNegative(c, number.arg(0)), isNegative(c, number.arg(1))))
        : integers(c).isNegative(number);
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
        .on(OWNER + "multiply(" + THIS + ")" + THIS, nonNull(BigDecimalModels::multiply))
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

  /** The product with a number without decimals has as many as the other has. */
  private static CallExit multiply(Call c) {
    BigDecimalTerm a = value(c, 0);
    BigDecimalTerm b = value(c, 1);
    Expr unscaled = integers(c).times(a.unscaled(), b.unscaled());
    if (isWhole(b)) {
      return BigObjects.give(c, term(unscaled, a.scale(), a.reach()));
    }
    return isWhole(a)
        ? BigObjects.give(c, term(unscaled, b.scale(), b.reach()))
        : MULTIPLY.apply(c);
  }

  private static boolean isWhole(BigDecimalTerm a) {
    return a.isScaleKnown() && a.knownScale() == 0;
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
