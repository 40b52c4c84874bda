package dev.clew.solver.search;

import dev.clew.solver.expr.Value;
import java.util.List;
import java.util.SplittableRandom;

/** For sorts without an order: every value of the pool neighbours every other. */
record PoolMoves(List<Value> pool) implements LeverMoves {

  @Override
  public int count(Value from) {
    return pool.size();
  }

  @Override
  public Value at(Value from, int index) {
    return pool.get(index);
  }

  @Override
  public Value random(SplittableRandom random) {
    return pool.get(random.nextInt(pool.size()));
  }
}
