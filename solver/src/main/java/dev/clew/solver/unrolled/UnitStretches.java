package dev.clew.solver.unrolled;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * A function from units to units as stretches that are moved by one distance. Scripts that have
 * capital and small letters in turn are stretches of every second unit.
 */
final class UnitStretches {

  private record Stretch(char lo, char hi, int step, int distance) {}

  private final List<Stretch> stretches = new ArrayList<>();

  /** Asks the function about the units below a limit; the others are mapped to themselves. */
  UnitStretches(IntUnaryOperator function, int limit) {
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

  /** One addition of a distance that is chosen by the stretch. */
  Expr apply(BoundedTexts texts, Expr unit) {
    ExprFactory factory = texts.factory();
    Map<Integer, Expr> stretched = new LinkedHashMap<>();
    for (Stretch stretch : stretches) {
      stretched.merge(stretch.distance(), inside(texts, unit, stretch), factory::or);
    }
    Expr distance = texts.unit('\0');
    for (Map.Entry<Integer, Expr> entry : stretched.entrySet()) {
      Expr own = texts.unit((char) (int) entry.getKey());
      distance = factory.ite(entry.getValue(), own, distance);
    }
    return factory.apply(BitsOp.ADD, unit, distance);
  }

  private static Expr inside(BoundedTexts texts, Expr unit, Stretch stretch) {
    ExprFactory factory = texts.factory();
    Expr inside = texts.between(unit, stretch.lo(), stretch.hi());
    if (stretch.step() == 1 || stretch.lo() == stretch.hi()) {
      return inside;
    }
    Expr parity = factory.apply(BitsOp.AND, unit, texts.unit('\1'));
    return factory.and(inside, factory.eq(parity, texts.unit((char) (stretch.lo() & 1))));
  }
}
