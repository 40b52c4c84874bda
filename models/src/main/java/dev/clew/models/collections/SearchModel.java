package dev.clew.models.collections;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Model;
import dev.clew.solver.expr.Expr;
import org.jspecify.annotations.Nullable;

/**
 * A method that looks for an object in a row of elements by {@code equals}: asked when the object
 * is an unknown text or box, or when it is a known one and an element is unknown. It gives a term
 * and never forks.
 *
 * @param object the register of the object
 * @param search what it looks at, and what it gives
 */
record SearchModel(int object, Search search) implements Model {

  /** What a method looks at, and what it gives. */
  interface Search {
    /** The elements; null if they cannot be told. */
    @Nullable Row row(Machine m, Frame f);

    /** The result for a text or box; null if there is no term for it. */
    @Nullable Expr result(Machine m, Frame f, Row row, long plain);
  }

  @Override
  public boolean isConcerned(Machine m, Frame f) {
    if (f.sym(object) != null
        || f.raw[object] == 0
        || !(m.object(f.raw[object]) instanceof Instance)) {
      return false;
    }
    if (Equality.isUnknown(m, f.raw[object])) {
      return true;
    }
    Row row = Equality.isPlain(m, f.raw[object]) ? search.row(m, f) : null;
    return row != null && row.isUnknown(m);
  }

  @Override
  public CallExit apply(Call c) {
    Machine m = c.machine();
    Frame f = c.frame();
    Row row = isConcerned(m, f) ? search.row(m, f) : null;
    Expr result = row == null ? null : search.result(m, f, row, f.raw[object]);
    return result == null ? c.own() : c.give(result);
  }
}
