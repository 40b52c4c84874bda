package dev.clew.solver.search;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Where each round of the search begins and how it measures: first the likely, then anything. */
final class RoundStarts {

  private final SearchProgram program;
  private final Assignment hint;
  private final SplittableRandom random;
  private final Map<Sort, LeverMoves> moves = new HashMap<>();

  RoundStarts(SearchProgram program, Assignment hint, long seed) {
    this.program = program;
    this.hint = hint;
    this.random = new SplittableRandom(seed);
  }

  SplittableRandom random() {
    return random;
  }

  /** The moves of a lever's sort. */
  LeverMoves moves(Sort sort) {
    return moves.computeIfAbsent(sort, any -> LeverMoves.of(any, ValuePool.of(any, program)));
  }

  /** Each start is measured in another way, and each way meets every kind of start. */
  ValueDistance.Style style(int round) {
    ValueDistance.Style[] styles = ValueDistance.Style.values();
    return styles[round % styles.length];
  }

  /** The hint, zeros, values from the pools, then random ones mixed with the hint's. */
  Assignment start(int round) {
    if (round == 0) {
      return hint;
    }
    if (round == 1) {
      return Assignment.EMPTY;
    }
    Map<Symbol, Value> values = new LinkedHashMap<>();
    boolean fromPools = random.nextInt(3) == 0;
    boolean nearHint = random.nextInt(4) == 0;
    for (int lever = 0; lever < program.levers.length; lever++) {
      Symbol symbol = program.symbol(lever);
      if (symbol != null) {
        boolean keep = nearHint && random.nextBoolean();
        values.put(symbol, keep ? hint.value(symbol) : some(symbol.sort(), fromPools));
      }
    }
    return Assignment.of(values);
  }

  private Value some(Sort sort, boolean fromPools) {
    List<Value> pool = moves(sort).pool();
    return fromPools ? pool.get(random.nextInt(pool.size())) : moves(sort).random(random);
  }
}
