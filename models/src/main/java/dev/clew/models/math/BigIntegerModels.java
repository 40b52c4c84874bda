package dev.clew.models.math;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Model;
import dev.clew.engine.model.Models;
import dev.clew.models.basis.Integers;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;

/** {@code BigInteger}: values that are mathematical integers, compared, written and converted. */
public final class BigIntegerModels {

  public static final String OWNER = BigObjects.INTEGER + ".";
  public static final String THIS = "L" + BigObjects.INTEGER + ";";

  private static final Function HASH =
      BigFunctions.number("BigInteger.hashCode", 1, a -> a.get(0).hashCode());

  private static final Function TO_DOUBLE =
      BigFunctions.real("BigInteger.doubleValue", 1, Sort.DOUBLE, a -> a.get(0).doubleValue());

  private static final Function TO_FLOAT =
      BigFunctions.real("BigInteger.floatValue", 1, Sort.FLOAT, a -> a.get(0).floatValue());

  private BigIntegerModels() {}

  public static void register(Models models) {
    models
        .on(OWNER + "valueOf(J)" + THIS, c -> BigObjects.give(c, integers(c).of(c.number(0))))
        .value(OWNER + "signum()I", c -> integers(c).compare(value(c, 0), integers(c).constant(0)))
        .on(
            OWNER + "compareTo(" + THIS + ")I",
            nonNull(c -> c.give(integers(c).compare(value(c, 0), value(c, 1)))))
        .on(OWNER + "equals(Ljava/lang/Object;)Z", BigIntegerModels::equal)
        .value(OWNER + "hashCode()I", c -> c.terms().factory().apply(HASH, value(c, 0)))
        .value(OWNER + "toString()Ljava/lang/String;", c -> written(c, integers(c).constant(10)))
        .value(
            OWNER + "toString(I)Ljava/lang/String;", c -> written(c, integers(c).of(c.number(1))));
    conversions(models);
  }

  public static Integers integers(Call c) {
    return new Integers(c.terms().factory());
  }

  public static Expr value(Call c, int argument) {
    return BigObjects.integer(c.memory(), c.id(argument));
  }

  /** Where the argument is null the JDK's own code runs, which looks at it first. */
  public static Model nonNull(Model model) {
    return c -> c.isNull(1) ? c.fail() : model.apply(c);
  }

  private static CallExit equal(Call c) {
    return c.give(
        BigObjects.is(c, 1, BigObjects.INTEGER)
            ? c.terms().factory().eq(value(c, 0), value(c, 1))
            : c.terms().factory().bool(false));
  }

  /** A radix that is none counts as ten, as it does for the operator. */
  private static Expr written(Call c, Expr radix) {
    return c.terms().factory().apply(StringOp.NUMERAL, value(c, 0), radix);
  }

  private static void conversions(Models models) {
    models
        .value(OWNER + "intValue()I", c -> low(c, Sort.INT))
        .value(OWNER + "longValue()J", c -> low(c, Sort.LONG))
        .value(OWNER + "doubleValue()D", c -> real(c, TO_DOUBLE))
        .value(OWNER + "floatValue()F", c -> real(c, TO_FLOAT));
    exact(models, "int", Integer.SIZE, "I");
    exact(models, "long", Long.SIZE, "J");
    exact(models, "short", Short.SIZE, "S");
    exact(models, "byte", Byte.SIZE, "B");
  }

  private static Expr low(Call c, Sort sort) {
    return c.terms().factory().convert(BitsOp.FROM_INTEGER, sort, value(c, 0));
  }

  /** A number that came from a {@code long} is converted as that is. */
  private static Expr real(Call c, Function function) {
    Expr value = value(c, 0);
    if (value.is(BitsOp.SIGNED_VALUE)) {
      return function.result().equals(Sort.FLOAT)
          ? c.terms().floats().integerToFloat(value.arg(0))
          : c.terms().floats().integerToDouble(value.arg(0));
    }
    return c.terms().factory().apply(function, value);
  }

  private static void exact(Models models, String type, int bits, String descriptor) {
    Sort sort = bits == Long.SIZE ? Sort.LONG : Sort.INT;
    models.on(
        OWNER + type + "ValueExact()" + descriptor,
        c ->
            c.either(
                integers(c).fits(value(c, 0), bits),
                good -> good.give(low(good, sort)),
                bad -> arithmetic(bad, "BigInteger out of " + type + " range")));
  }

  public static CallExit arithmetic(Call c, Object message) {
    return c.raise("java/lang/ArithmeticException", message);
  }
}
