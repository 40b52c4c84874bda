package dev.clew.solver.search;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.List;
import java.util.SplittableRandom;

/** Where a lever of one sort may go from a value. */
interface LeverMoves {

  /** How many neighbours a value has. */
  int count(Value from);

  /** A neighbour; larger steps come first, so that going through all of them halves intervals. */
  Value at(Value from, int index);

  /** Values worth trying whatever the present one is: the sort's corners, the query's constants. */
  List<Value> pool();

  /** Some value, near or far, common ones more often. */
  Value random(SplittableRandom random);

  /** The moves of a sort, with values for its pool. */
  static LeverMoves of(Sort sort, List<Value> pool) {
    return switch (sort.kind()) {
      case BITS, INTEGER -> new IntegerMoves(sort, pool);
      case FLOAT -> new FloatMoves(sort, pool);
      case BOOL, STRING, LANGUAGE, REFERENCE, ROUNDING -> new PoolMoves(pool);
    };
  }
}
