package dev.clew.models.math;

import static dev.clew.models.math.DecimalCalls.OWNER;
import static dev.clew.models.math.DecimalCalls.decimals;
import static dev.clew.models.math.DecimalCalls.integers;
import static dev.clew.models.math.DecimalCalls.one;
import static dev.clew.models.math.DecimalCalls.value;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.models.basis.Integers;
import dev.clew.models.basis.SameJdk;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** {@code BigDecimal}: as texts, and as other numbers. */
public final class BigDecimalTexts {

  /** With so many decimals at most no exponent is ever written. */
  private static final int MOST_PLAIN = 6;

  private static final Function TO_DOUBLE =
      BigFunctions.real(
          "BigDecimal.doubleValue", 2, Sort.DOUBLE, a -> BigFunctions.decimal(a, 0).doubleValue());

  private static final Function TO_FLOAT =
      BigFunctions.real(
          "BigDecimal.floatValue", 2, Sort.FLOAT, a -> BigFunctions.decimal(a, 0).floatValue());

  private interface Method {
    Object of(BigDecimal number);
  }

  private BigDecimalTexts() {}

  public static void register(Models models) {
    text(models, "toString", MOST_PLAIN, BigDecimal::toString);
    text(models, "toEngineeringString", MOST_PLAIN, BigDecimal::toEngineeringString);
    text(models, "toPlainString", BigDecimalTerm.MOST, BigDecimal::toPlainString);
    models
        .on(OWNER + "intValue()I", one(c -> c.give(low(c, Sort.INT))))
        .on(OWNER + "longValue()J", one(c -> c.give(low(c, Sort.LONG))))
        .on(
            OWNER + "toBigInteger()" + BigIntegerModels.THIS,
            one(c -> BigObjects.give(c, whole(c))))
        .on(
            OWNER + "toBigIntegerExact()" + BigIntegerModels.THIS,
            one(BigDecimalTexts::toBigIntegerExact))
        .on(OWNER + "doubleValue()D", SameJdk.only(one(c -> c.give(real(c, TO_DOUBLE)))))
        .on(OWNER + "floatValue()F", SameJdk.only(one(c -> c.give(real(c, TO_FLOAT)))));
    exact(models, "int", Integer.SIZE, "I", BigDecimal::intValueExact);
    exact(models, "long", Long.SIZE, "J", BigDecimal::longValueExact);
    exact(models, "short", Short.SIZE, "S", BigDecimal::shortValueExact);
    exact(models, "byte", Byte.SIZE, "B", BigDecimal::byteValueExact);
  }

  /**
   * Registers a method that writes a number.
   *
   * @param most with up to so many decimals it is written plainly
   */
  private static void text(Models models, String name, int most, Method method) {
    Function function =
        BigFunctions.text("BigDecimal." + name, 2, a -> method.of(BigFunctions.decimal(a, 0)));
    models.on(OWNER + name + "()Ljava/lang/String;", one(c -> c.give(written(c, most, function))));
  }

  private static Expr written(Call c, int most, Function function) {
    BigDecimalTerm a = value(c, 0);
    if (a.isScaleKnown() && a.knownScale() >= 0 && a.knownScale() <= most) {
      return plain(c, a.unscaled(), a.knownScale());
    }
    return c.terms().factory().apply(function, a.unscaled(), a.scale());
  }

  /** A sign, the digits before the point, the point, and so many digits after it. */
  private static Expr plain(Call c, Expr unscaled, int decimals) {
    ExprFactory factory = c.terms().factory();
    Integers integers = integers(c);
    if (decimals == 0) {
      return numeral(c, unscaled);
    }
    Expr power = integers.constant(BigInteger.TEN.pow(decimals));
    Expr magnitude = integers.abs(unscaled);
    Expr sign = factory.ite(integers.isNegative(unscaled), factory.string("-"), factory.string(""));
    Expr padded = numeral(c, integers.plus(power, integers.mod(magnitude, power)));
    Expr after =
        factory.apply(StringOp.SLICE, padded, integers.constant(1), integers.constant(decimals));
    return c.terms().text(sign, numeral(c, integers.floorDiv(magnitude, power)), ".", after);
  }

  private static Expr numeral(Call c, Expr number) {
    return c.terms().factory().apply(StringOp.NUMERAL, number, integers(c).constant(10));
  }

  /** Without its decimals. */
  private static Expr whole(Call c) {
    return decimals(c).withScale(value(c, 0), integers(c).constant(0), RoundingMode.DOWN);
  }

  private static Expr low(Call c, Sort sort) {
    return c.terms().factory().convert(BitsOp.FROM_INTEGER, sort, whole(c));
  }

  private static Expr isWhole(Call c) {
    return decimals(c).isExact(value(c, 0), integers(c).constant(0));
  }

  private static CallExit toBigIntegerExact(Call c) {
    return c.either(
        isWhole(c),
        good -> BigObjects.give(good, whole(good)),
        bad -> BigIntegerModels.arithmetic(bad, "Rounding necessary"));
  }

  /** A number that came from a {@code long} is converted as that is. */
  private static Expr real(Call c, Function function) {
    BigDecimalTerm a = value(c, 0);
    if (a.isScaleKnown() && a.knownScale() == 0 && a.unscaled().is(BitsOp.SIGNED_VALUE)) {
      return function.result().equals(Sort.FLOAT)
          ? c.terms().floats().integerToFloat(a.unscaled().arg(0))
          : c.terms().floats().integerToDouble(a.unscaled().arg(0));
    }
    return c.terms().factory().apply(function, a.unscaled(), a.scale());
  }

  private static void exact(
      Models models, String type, int bits, String descriptor, Method method) {
    Function message =
        BigFunctions.message(
            "BigDecimal." + type + "ValueExact", 2, a -> method.of(BigFunctions.decimal(a, 0)));
    Sort sort = bits == Long.SIZE ? Sort.LONG : Sort.INT;
    models.on(
        OWNER + type + "ValueExact()" + descriptor,
        SameJdk.only(
            one(
                c ->
                    c.either(
                        c.terms().factory().and(isWhole(c), integers(c).fits(whole(c), bits)),
                        good -> good.give(low(good, sort)),
                        bad ->
                            BigIntegerModels.arithmetic(
                                bad,
                                bad.terms()
                                    .factory()
                                    .apply(
                                        message,
                                        value(bad, 0).unscaled(),
                                        value(bad, 0).scale()))))));
  }
}
