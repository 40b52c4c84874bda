package dev.clew.solver.strings.interchange;

import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.Expr;
import java.util.List;

/**
 * What came of one case of a query. A case has conditions of its own, so a refutation of it names
 * no conjuncts: only when all cases are refuted is there a core, and it is the whole query.
 */
sealed interface CaseAnswer {

  /** The query's answer where this is the answer to all of its cases. */
  Verdict verdict(List<Expr> conjuncts);

  /** Values for all unknowns; not yet checked by the evaluator. */
  record Found(Assignment values) implements CaseAnswer {
    @Override
    public Verdict verdict(List<Expr> conjuncts) {
      return new Verdict.Sat(values);
    }
  }

  /** There are no values, for strings of any length. */
  record Refuted() implements CaseAnswer {
    @Override
    public Verdict verdict(List<Expr> conjuncts) {
      return new Verdict.Unsat(conjuncts);
    }
  }

  /** Nothing was found and nothing refuted. */
  record Open(Verdict.Unknown why) implements CaseAnswer {
    @Override
    public Verdict verdict(List<Expr> conjuncts) {
      return why;
    }

    static Open incomplete(String detail) {
      return new Open(new Verdict.Unknown(Verdict.Reason.INCOMPLETE, detail));
    }
  }

  default boolean isDecided() {
    return !(this instanceof Open);
  }
}
