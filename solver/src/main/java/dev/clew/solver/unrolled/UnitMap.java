package dev.clew.solver.unrolled;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * A function from units to units as stretches that are moved by one distance. Scripts that have
 * capital and small letters in turn are stretches of every second unit.
 */
final class UnitMap {

  private record Stretch(char lo, char hi, int step, int distance) {}

  private final List<Stretch> stretches = new ArrayList<>();

  /** Asks the function about the units below a limit; the others are mapped to themselves. */
  UnitMap(IntUnaryOperator function, int limit) {
    boolean[] done = new boolean[limit];
    for (int unit = 0; unit < limit; unit++) {
      int distance = function.applyAsInt(unit) - unit;
      if (distance != 0 && !done[unit]) {
        int single = reach(function, unit, 1, distance, limit);
        int step = single > unit ? 1 : 2;
        int last = step == 1 ? single : reach(function, unit, 2, distance, limit);
        for (int i = unit; i <= last; i += step) {
          done[i] = true;
        }
        stretches.add(new Stretch((char) unit, (char) last, step, distance));
      }
    }
  }

  private static int reach(IntUnaryOperator function, int from, int step, int distance, int limit) {
    int last = from;
    while (last + step < limit && function.applyAsInt(last + step) - last - step == distance) {
      last += step;
    }
    return last;
  }

  int size() {
    return stretches.size();
  }

  Expr apply(Texts texts, Expr unit) {
    ExprFactory factory = texts.factory();
    Expr result = unit;
    for (Stretch stretch : stretches) {
      Expr inside = texts.between(unit, stretch.lo(), stretch.hi());
      if (stretch.step() == 2 && stretch.lo() != stretch.hi()) {
        Expr parity = factory.apply(BitsOp.AND, unit, texts.unit('\1'));
        inside = factory.and(inside, factory.eq(parity, texts.unit((char) (stretch.lo() & 1))));
      }
      Expr moved = factory.apply(BitsOp.ADD, unit, texts.unit((char) stretch.distance()));
      result = factory.ite(inside, moved, result);
    }
    return result;
  }
}
