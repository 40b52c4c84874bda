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
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import java.math.BigInteger;

/** {@code BigInteger}: single bits. Shifts are products and quotients; the rest is run. */
public final class BigIntegerBits {

  private static final int FARTHEST = 100_000;

  /** Up to so many bits a length is a case. */
  private static final int MOST_CASES = 256;

  private static final Function BIT_LENGTH =
      BigFunctions.number("BigInteger.bitLength", 1, a -> a.get(0).bitLength());

  private BigIntegerBits() {}

  public static void register(Models models) {
    run(models, "and", a -> a.get(0).and(a.get(1)));
    run(models, "or", a -> a.get(0).or(a.get(1)));
    run(models, "xor", a -> a.get(0).xor(a.get(1)));
    run(models, "andNot", a -> a.get(0).andNot(a.get(1)));
    count(models, "bitCount", a -> a.get(0).bitCount());
    count(models, "getLowestSetBit", a -> a.get(0).getLowestSetBit());
    models
        .value(OWNER + "bitLength()I", c -> bitLength(c, value(c, 0), 0, MOST_CASES))
        .on(
            OWNER + "not()" + THIS,
            c -> BigObjects.give(c, integers(c).minus(integers(c).constant(-1), value(c, 0))))
        .on(OWNER + "shiftLeft(I)" + THIS, c -> shift(c, 1))
        .on(OWNER + "shiftRight(I)" + THIS, c -> shift(c, -1))
        .on(OWNER + "testBit(I)Z", BigIntegerBits::testBit);
  }

  private static void run(Models models, String name, BigFunctions.Body body) {
    Function function = BigFunctions.integer("BigInteger." + name, 2, body);
    models.on(
        OWNER + name + "(" + THIS + ")" + THIS,
        nonNull(
            c ->
                BigObjects.give(c, c.terms().factory().apply(function, value(c, 0), value(c, 1)))));
  }

  private static void count(Models models, String name, BigFunctions.Body body) {
    Function function = BigFunctions.number("BigInteger." + name, 1, body);
    models.value(OWNER + name + "()I", c -> c.terms().factory().apply(function, value(c, 0)));
  }

  /** A tree of comparisons: how many bits a number has, if that is from low to high. */
  private static Expr bitLength(Call c, Expr number, int low, int high) {
    if (low == high) {
      return low == MOST_CASES
          ? c.terms().factory().apply(BIT_LENGTH, number)
          : c.terms().factory().intConst(low);
    }
    int middle = (low + high) / 2;
    return c.terms()
        .factory()
        .ite(
            integers(c).fits(number, middle + 1),
            bitLength(c, number, low, middle),
            bitLength(c, number, middle + 1, high));
  }

  private static CallExit shift(Call c, int direction) {
    if (!(c.number(1) instanceof Const distance)
        || Math.abs((long) distance.value().asInt()) > FARTHEST) {
      return c.unsupported(ReasonCode.BIG_NUMBER, "a far or unknown shift of a BigInteger");
    }
    int left = direction * distance.value().asInt();
    Expr factor = integers(c).constant(BigInteger.ONE.shiftLeft(Math.abs(left)));
    return BigObjects.give(
        c,
        left >= 0
            ? integers(c).times(value(c, 0), factor)
            : integers(c).floorDiv(value(c, 0), factor));
  }

  private static CallExit testBit(Call c) {
    if (!(c.number(1) instanceof Const position) || position.value().asInt() > FARTHEST) {
      return c.unsupported(ReasonCode.BIG_NUMBER, "a far or unknown bit of a BigInteger");
    }
    int bit = position.value().asInt();
    if (bit < 0) {
      return arithmetic(c, "Negative bit address");
    }
    Expr power = integers(c).constant(BigInteger.ONE.shiftLeft(bit));
    Expr shifted = integers(c).floorDiv(value(c, 0), power);
    Expr lowest = integers(c).mod(shifted, integers(c).constant(2));
    return c.give(c.terms().factory().eq(lowest, integers(c).constant(1)));
  }
}
