package dev.clew.solver.nearby;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;

/** Another value for an unknown. */
record ValueChange(Symbol symbol, Value value) {

  Assignment in(Assignment values) {
    return values.with(symbol, value);
  }
}
