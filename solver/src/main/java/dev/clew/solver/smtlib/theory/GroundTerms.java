package dev.clew.solver.smtlib.theory;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/** Terms that have a value before any solver is asked. */
final class GroundTerms {

  private GroundTerms() {}

  /** The value of a term without unknowns and functions; nothing for every other. */
  static Optional<Value> value(Expr term) {
    if (term instanceof Const constant) {
      return Optional.of(constant.value());
    }
    AtomicBoolean open = new AtomicBoolean();
    new PostOrder()
        .visit(
            term,
            part -> {
              boolean function = part instanceof Apply apply && apply.op() instanceof Function;
              if (function || part instanceof Symbol) {
                open.set(true);
              }
            });
    try {
      return open.get()
          ? Optional.empty()
          : Optional.of(new Evaluator(Assignment.EMPTY).evaluate(term));
    } catch (FunctionFailure tooLong) {
      return Optional.empty();
    }
  }
}
