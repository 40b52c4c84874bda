package dev.clew.solver;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.Expr;
import java.util.List;

/** The answer to a query, with its evidence. */
public sealed interface Verdict {

  /**
   * There are such values.
   *
   * @param assignment makes every conjunct true, as the evaluator has confirmed
   */
  record Sat(Assignment assignment) implements Verdict {}

  /**
   * There are none.
   *
   * @param core conjuncts of the query that contradict each other, not necessarily the fewest
   */
  record Unsat(List<Expr> core) implements Verdict {
    public Unsat {
      core = List.copyOf(core);
    }
  }

  /**
   * No answer; never to be taken for one.
   *
   * @param reason what kind of obstacle
   * @param detail one line for a person
   */
  record Unknown(Reason reason, String detail) implements Verdict {}

  /** Why there is no answer. Names are stable: they are counted in results. */
  enum Reason {
    /** The query's time was up. */
    TIMEOUT,
    /** A stop was requested. */
    CANCELLED,
    /** Everything that could be tried was, and did not decide it. */
    INCOMPLETE,
    /** A sort or operator that the solver does not take. */
    UNSUPPORTED,
    /** The solver could not be loaded, crashed or was closed. */
    FAILED,
    /** The solver gave a model that the evaluator refuted. */
    WRONG_MODEL
  }

  /** The unknown of a budget that is exhausted. */
  static Unknown outOf(Budget budget) {
    return budget.cancellation().requested()
        ? new Unknown(Reason.CANCELLED, "cancelled")
        : new Unknown(Reason.TIMEOUT, "out of time");
  }

  default boolean isDecided() {
    return !(this instanceof Unknown);
  }
}
