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
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import java.time.Duration;
import java.util.List;

/**
 * Puts questions with known answers to a back end: loading alone would not show that it works.
 *
 * <p>A wrong answer is always a failure. That a solver for strings is not there is not: each of
 * them is one of several.
 */
final class SolverTrial {

  private static final Duration TIMEOUT = Duration.ofSeconds(20);

  private static final String REMEDY =
      "Clew works without it, but decides less; is this platform one that the solver's artifact has"
          + " native code for, and may files in the temporary folder be executed?";

  private SolverTrial() {}

  static MachineCheck of(SolverProvider provider) {
    String name = "solver " + provider.name();
    try (Solver solver = provider.create()) {
      String description = provider.describe();
      return answersRightly(solver, provider.forStrings())
          ? MachineCheck.passed(name, description)
          : MachineCheck.failed(name, description + " gives wrong answers", REMEDY);
    } catch (SolverUnavailable | RuntimeException | LinkageError unavailable) {
      String reason = String.valueOf(unavailable.getMessage());
      return provider.forStrings()
          ? MachineCheck.spared(name, reason, REMEDY)
          : MachineCheck.failed(name, reason, REMEDY);
    }
  }

  /** A question with a model, and the same with another constant and without one. */
  private static boolean answersRightly(Solver solver, boolean strings) {
    ExprFactory factory = SolverStack.terms();
    List<Expr> solvable = strings ? twice(factory, "abab") : negativeRoot(factory, 49);
    List<Expr> absurd = strings ? twice(factory, "abba") : negativeRoot(factory, 51);
    return solver.check(query(solvable)) instanceof Verdict.Sat sat
        && new Evaluator(sat.assignment()).allHold(solvable)
        && solver.check(query(absurd)) instanceof Verdict.Unsat;
  }

  /** {@code (s + s).equals(word)}. */
  private static List<Expr> twice(ExprFactory factory, String word) {
    Symbol s = factory.symbol("s", Sort.STRING);
    return List.of(factory.eq(factory.apply(StringOp.CONCAT, s, s), factory.string(word)));
  }

  /** {@code x * x == square && x < 0}. */
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
