package dev.clew.solver.search;

import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.semantics.Semantics;
import java.math.BigInteger;
import java.util.List;
import java.util.SplittableRandom;

/** For floats: steps in their order (from one ulp to the exponent), in value, and to round ones. */
record FloatMoves(Sort sort, List<Value> pool) implements LeverMoves {

  private static final int HIGHEST = 40;
  private static final int LOWEST = -24;
  private static final int VALUE_STEPS = 2 * (HIGHEST - LOWEST + 1);

  /** Negation, times and by ten, to an integer, to tenths, to hundredths. */
  private static final int OTHERS = 6;

  private int orderSteps() {
    return 2 * (sort.width() - 1);
  }

  @Override
  public int count(Value from) {
    return orderSteps() + VALUE_STEPS + OTHERS;
  }

  @Override
  public Value at(Value from, int index) {
    int inValue = index - orderSteps();
    if (inValue < 0) {
      return FloatOrder.stepped(from, index % 2 == 0, sort.width() - 2 - index / 2);
    }
    double value = FloatRounding.toDouble(from);
    if (inValue < VALUE_STEPS) {
      double step = Math.scalb(1.0, HIGHEST - inValue / 2);
      return FloatRounding.of(sort, value + (inValue % 2 == 0 ? step : -step));
    }
    return switch (inValue - VALUE_STEPS) {
      case 0 -> Semantics.apply(FloatOp.NEG, sort, from);
      case 1 -> FloatRounding.of(sort, value * 10);
      case 2 -> FloatRounding.of(sort, value / 10);
      case 3 -> FloatRounding.of(sort, Math.rint(value));
      case 4 -> FloatRounding.of(sort, Math.rint(value * 10) / 10);
      default -> FloatRounding.of(sort, Math.rint(value * 100) / 100);
    };
  }

  @Override
  public Value random(SplittableRandom random) {
    Value near = pool.get(random.nextInt(pool.size()));
    return switch (random.nextInt(5)) {
      case 0 -> anyPattern(random);
      case 1 -> FloatRounding.of(sort, random.nextInt(2001) - 1000);
      case 2 -> FloatRounding.of(sort, (random.nextInt(200_001) - 100_000) / 100.0);
      case 3 ->
          FloatRounding.of(sort, (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(10)));
      default -> FloatOrder.stepped(near, random.nextBoolean(), random.nextInt(sort.width() - 1));
    };
  }

  private Value anyPattern(SplittableRandom random) {
    byte[] bytes = new byte[sort.width() / Byte.SIZE + 1];
    random.nextBytes(bytes);
    return Value.ofPattern(sort, new BigInteger(bytes));
  }
}
