package dev.clew.models.collections;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Model;
import dev.clew.engine.model.PathMemory;
import dev.clew.solver.expr.Expr;
import org.jspecify.annotations.Nullable;

/**
 * A method that looks for an object in a row of elements by {@code equals}: asked when the object
 * is an unknown text or box, or when it is a known one and an element is unknown. It gives a term
 * and never forks.
 *
 * @param object the number of the object among the arguments
 * @param search what it looks at, and what it gives
 */
record SearchModel(int object, Search search) implements Model {

  /** What a method looks at, and what it gives. */
  interface Search {
    /** The elements; null if they cannot be told. */
    @Nullable ElementRow row(Call c);

    /** The result for a text or box; null if there is no term for it. */
    @Nullable Expr result(Call c, ElementRow row, long plain);
  }

  @Override
  public boolean isConcerned(Call c) {
    PathMemory m = c.memory();
    long id = c.id(object);
    if (c.isOpen(object) || id == 0 || !(m.object(id) instanceof Instance)) {
      return false;
    }
    if (ValueEquality.isUnknown(m, id)) {
      return true;
    }
    ElementRow row = ValueEquality.isPlain(m, id) ? search.row(c) : null;
    return row != null && row.isUnknown(m);
  }

  @Override
  public CallExit apply(Call c) {
    ElementRow row = isConcerned(c) ? search.row(c) : null;
    Expr result = row == null ? null : search.result(c, row, c.id(object));
    return result == null ? c.own() : c.give(result);
  }
}
