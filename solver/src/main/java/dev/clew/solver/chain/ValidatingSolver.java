package dev.clew.solver.chain;

import dev.clew.solver.Layer;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/**
 * Holds a solver to its word: every model passes the evaluator, and whatever it throws becomes an
 * {@code Unknown} that names it.
 */
final class ValidatingSolver implements Layer {

  private static final Logger LOG = System.getLogger(ValidatingSolver.class.getName());

  private final String judged;

  /**
   * @param judged name of the solver below, for messages
   */
  public ValidatingSolver(String judged) {
    this.judged = judged;
  }

  @Override
  public String name() {
    return "validate " + judged;
  }

  @Override
  public Verdict check(Query query, Solver next) {
    try {
      Verdict verdict = next.check(query);
      return verdict instanceof Verdict.Sat sat ? judge(query, sat) : verdict;
    } catch (RuntimeException | LinkageError | StackOverflowError | OutOfMemoryError crash) {
      return report(Reason.FAILED, judged + " failed: " + crash);
    }
  }

  private Verdict judge(Query query, Verdict.Sat sat) {
    Assignment assignment = sat.assignment();
    try {
      return new Evaluator(assignment).allHold(query.conjuncts())
          ? sat
          : report(Reason.WRONG_MODEL, judged + " gave a model that does not hold");
    } catch (FunctionFailure failure) {
      return new Verdict.Unknown(Reason.INCOMPLETE, String.valueOf(failure.getMessage()));
    }
  }

  private static Verdict report(Reason reason, String detail) {
    LOG.log(Level.WARNING, detail);
    return new Verdict.Unknown(reason, detail);
  }
}
