package dev.clew.models.math;

import static dev.clew.models.math.BigIntegerModels.OWNER;
import static dev.clew.models.math.BigIntegerModels.THIS;
import static dev.clew.models.math.BigIntegerModels.arithmetic;
import static dev.clew.models.math.BigIntegerModels.integers;
import static dev.clew.models.math.BigIntegerModels.nonNull;
import static dev.clew.models.math.BigIntegerModels.value;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.models.basis.Integers;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import java.math.BigInteger;

/** {@code BigInteger}: arithmetic on mathematical integers. */
public final class BigIntegerArithmetic {

  /** A power with a larger exponent is run instead of written as a product. */
  private static final int MOST_FACTORS = 8;

  private static final int FARTHEST = 100_000;

  private static final Function POWER =
      BigFunctions.integer("BigInteger.pow", 2, a -> a.get(0).pow(a.get(1).intValueExact()));

  private static final Function GCD =
      BigFunctions.integer("BigInteger.gcd", 2, a -> a.get(0).gcd(a.get(1)));

  private static final Function SQRT =
      BigFunctions.integer("BigInteger.sqrt", 1, a -> a.get(0).sqrt());

  private interface Binary {
    Expr of(Integers integers, Expr x, Expr y);
  }

  private interface Unary {
    Expr of(Integers integers, Expr x);
  }

  private BigIntegerArithmetic() {}

  public static void register(Models models) {
    binary(models, "add", Integers::plus);
    binary(models, "subtract", Integers::minus);
    binary(models, "multiply", Integers::times);
    binary(models, "gcd", (integers, x, y) -> integers.factory().apply(GCD, x, y));
    unary(models, "negate", Integers::negate);
    unary(models, "abs", Integers::abs);
    divides(models, "divide", Integers::quotient);
    divides(models, "remainder", Integers::remainder);
    models
        .on(
            OWNER + "mod(" + THIS + ")" + THIS,
            nonNull(
                c ->
                    c.either(
                        integers(c).less(integers(c).constant(0), value(c, 1)),
                        k -> BigObjects.give(k, integers(k).mod(value(k, 0), value(k, 1))),
                        k -> arithmetic(k, "BigInteger: modulus not positive"))))
        .on(
            OWNER + "divideAndRemainder(" + THIS + ")[" + THIS,
            nonNull(c -> byZero(c, BigIntegerArithmetic::both)))
        .on(OWNER + "pow(I)" + THIS, BigIntegerArithmetic::power)
        .on(
            OWNER + "sqrt()" + THIS,
            c ->
                c.either(
                    integers(c).isNegative(value(c, 0)),
                    k -> arithmetic(k, "Negative BigInteger"),
                    k -> BigObjects.give(k, k.terms().factory().apply(SQRT, value(k, 0)))));
  }

  private static void binary(Models models, String name, Binary method) {
    models.on(
        OWNER + name + "(" + THIS + ")" + THIS,
        nonNull(c -> BigObjects.give(c, method.of(integers(c), value(c, 0), value(c, 1)))));
  }

  private static void unary(Models models, String name, Unary method) {
    models.on(
        OWNER + name + "()" + THIS, c -> BigObjects.give(c, method.of(integers(c), value(c, 0))));
  }

  private static void divides(Models models, String name, Binary method) {
    models.on(
        OWNER + name + "(" + THIS + ")" + THIS,
        nonNull(
            c ->
                byZero(
                    c, k -> BigObjects.give(k, method.of(integers(k), value(k, 0), value(k, 1))))));
  }

  private static CallExit byZero(Call c, java.util.function.Function<Call, CallExit> otherwise) {
    return c.either(
        integers(c).isZero(value(c, 1)),
        k -> arithmetic(k, "BigInteger divide by zero"),
        otherwise);
  }

  private static CallExit both(Call c) {
    int quotient = BigObjects.create(c.memory(), integers(c).quotient(value(c, 0), value(c, 1)));
    int remainder = BigObjects.create(c.memory(), integers(c).remainder(value(c, 0), value(c, 1)));
    return c.giveObject(BigObjects.pair(c.memory(), BigObjects.INTEGER, quotient, remainder));
  }

  private static CallExit power(Call c) {
    if (!(c.number(1) instanceof Const exponent)) {
      return c.unsupported(ReasonCode.BIG_NUMBER, "an unknown power of a BigInteger");
    }
    int times = exponent.value().asInt();
    if (times < 0) {
      return arithmetic(c, "Negative exponent");
    }
    if (times > FARTHEST) {
      return c.unsupported(ReasonCode.BIG_NUMBER, "a large power of an unknown BigInteger");
    }
    return BigObjects.give(c, power(c, value(c, 0), times));
  }

  public static Expr power(Call c, Expr base, int times) {
    if (times > MOST_FACTORS) {
      return c.terms().factory().apply(POWER, base, integers(c).constant(times));
    }
    Expr product = integers(c).constant(BigInteger.ONE);
    for (int i = 0; i < times; i++) {
      product = integers(c).times(product, base);
    }
    return product;
  }
}
