package dev.clew.engine.explore.feasibility;

import dev.clew.engine.concrete.MixedSolving;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.DecisionPath;
import dev.clew.engine.machine.Machine;
import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Decides which ways can be gone: by the model that the path carries, and by solving where somebody
 * has to know.
 */
public final class Feasibility {

  private final Solver solver;
  private final Bounds bounds;
  private final Budget budget;
  private final Tally tally;
  private final MixedSolving mixed;
  private final PathFacts facts = new PathFacts();

  public Feasibility(Solver solver, Bounds bounds, Budget budget, Tally tally, MixedSolving mixed) {
    this.mixed = mixed;
    this.solver = solver;
    this.bounds = bounds;
    this.budget = budget;
    this.tally = tally;
  }

  /** What can be said of a branch without a solver; null if it cannot be gone. */
  @Nullable Way glance(Machine m, PathModel model, Branch branch, int index) {
    Expr guard = branch.guard();
    if (guard == null || guard == m.terms().factory().bool(true)) {
      return new Way(branch, index, model, /* isFlip= */ false);
    }
    if (guard instanceof Const) {
      return refuted();
    }
    if (model.proven() && model.evaluator().holds(guard)) {
      return new Way(branch, index, model, /* isFlip= */ false);
    }
    if (branch.isRare()) {
      return null;
    }
    if (bounds.prune()
        && (m.path().has(m.terms().factory().not(guard)) || facts.refute(m.path(), guard))) {
      return refuted();
    }
    return new Way(branch, index, model.alone(), /* isFlip= */ true);
  }

  private @Nullable Way refuted() {
    tally.pruned();
    return null;
  }

  /** A model of the path with a branch; null if a solver says that there is none. */
  public @Nullable PathModel check(DecisionPath path, PathModel hint, Branch branch) {
    Expr guard = branch.guard();
    if (guard == null) {
      return hint;
    }
    if (!bounds.prune()) {
      return hint.unproven();
    }
    return counted(solve(with(path, guard), hint, inner()));
  }

  /** The same with all effort, whether or not inner branches are checked. */
  public @Nullable PathModel settle(DecisionPath path, PathModel hint, Branch branch) {
    Expr guard = branch.guard();
    return counted(solve(guard == null ? path.guards() : with(path, guard), hint));
  }

  /** Counts a way that turned out not to exist. */
  private @Nullable PathModel counted(@Nullable PathModel model) {
    if (model == null) {
      tally.pruned();
    }
    return model;
  }

  /** Whether other values of a path than those with a condition may exist. */
  boolean mayDiffer(DecisionPath before, Expr otherwise) {
    return !bounds.prune() || solve(with(before, otherwise), PathModel.empty(), inner()) != null;
  }

  private Query.Effort inner() {
    return bounds.relaxed() ? Query.Effort.RELAXED : Query.Effort.FULL;
  }

  private static List<Expr> with(DecisionPath path, Expr guard) {
    List<Expr> conjuncts = new ArrayList<>(path.conditions() + 1);
    conjuncts.addAll(path.guards());
    conjuncts.add(guard);
    return conjuncts;
  }

  /** A model of all conjuncts; null if there is none. */
  public @Nullable PathModel solve(List<Expr> conjuncts, PathModel hint) {
    return solve(conjuncts, hint, Query.Effort.FULL);
  }

  /** The same with as much effort as is wanted; a model that is not proven is a guess. */
  public @Nullable PathModel solve(List<Expr> conjuncts, PathModel hint, Query.Effort effort) {
    return solve(conjuncts, hint, effort, bounds.solverTimeout());
  }

  /** The same in a tenth of the time. */
  public @Nullable PathModel solveBriefly(List<Expr> conjuncts, PathModel hint) {
    return solve(conjuncts, hint, Query.Effort.FULL, bounds.solverTimeout().dividedBy(10));
  }

  private @Nullable PathModel solve(
      List<Expr> conjuncts, PathModel hint, Query.Effort effort, Duration time) {
    long start = System.nanoTime();
    Verdict verdict =
        mixed.check(
            solver,
            new Query(conjuncts, hint.assignment(), budget.atMost(time), effort),
            () -> budget.atMost(time));
    tally.query(verdict, System.nanoTime() - start);
    if (verdict instanceof Verdict.Sat sat) {
      return new PathModel(sat.assignment(), /* proven= */ true);
    }
    return verdict instanceof Verdict.Unsat ? null : hint.unproven();
  }

  /** What the solver says of conditions, with all effort. */
  public Verdict decide(List<Expr> conjuncts) {
    return mixed.check(
        solver,
        new Query(
            conjuncts, Assignment.EMPTY, budget.atMost(bounds.solverTimeout()), Query.Effort.FULL),
        () -> budget.atMost(bounds.solverTimeout()));
  }
}
