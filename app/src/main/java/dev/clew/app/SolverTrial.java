package dev.clew.app;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import java.time.Duration;
import java.util.List;

/**
 * Puts a question with a known answer to a back end: loading alone would not show that it works.
 */
final class SolverTrial {

  private static final Duration TIMEOUT = Duration.ofSeconds(20);

  private static final String REMEDY =
      "Clew works without it, but decides less; is this platform one that the solver's artifact has"
          + " native code for, and may files in the temporary folder be executed?";

  private SolverTrial() {}

  static Check of(SolverProvider provider) {
    String name = "solver " + provider.name();
    try (Solver solver = provider.create()) {
      String description = provider.describe();
      return answersRightly(solver)
          ? Check.passed(name, description)
          : Check.failed(name, description + " gives wrong answers", REMEDY);
    } catch (SolverUnavailable | RuntimeException | LinkageError unavailable) {
      return Check.failed(name, String.valueOf(unavailable.getMessage()), REMEDY);
    }
  }

  /** {@code x * x == 49 && x < 0}, and the same with 51, which is no square. */
  private static boolean answersRightly(Solver solver) {
    ExprFactory factory = SolverStack.terms();
    List<Expr> solvable = negativeRoot(factory, 49);
    return solver.check(query(solvable)) instanceof Verdict.Sat sat
        && new Evaluator(sat.assignment()).allHold(solvable)
        && solver.check(query(negativeRoot(factory, 51))) instanceof Verdict.Unsat;
  }

  private static List<Expr> negativeRoot(ExprFactory factory, int square) {
    Symbol x = factory.symbol("x", Sort.BYTE);
    return List.of(
        factory.eq(factory.apply(BitsOp.MUL, x, x), factory.bits(Sort.BYTE, square)),
        factory.apply(BitsOp.SLT, x, factory.bits(Sort.BYTE, 0)));
  }

  private static Query query(List<Expr> conjuncts) {
    return Query.of(conjuncts, Budget.of(TIMEOUT));
  }
}
