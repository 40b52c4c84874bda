package dev.clew.engine.explore;

import dev.clew.engine.concrete.MixedSolving;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Path;
import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Decides which ways can be gone: by the model that the path carries, otherwise by solving. */
final class Feasibility {

  private final Solver solver;
  private final Bounds bounds;
  private final Budget budget;
  private final Tally tally;
  private final MixedSolving mixed;

  Feasibility(Solver solver, Bounds bounds, Budget budget, Tally tally, MixedSolving mixed) {
    this.mixed = mixed;
    this.solver = solver;
    this.bounds = bounds;
    this.budget = budget;
    this.tally = tally;
  }

  /** A model of the path with a branch; null if there is none, and so no such path. */
  @Nullable PathModel check(Path path, PathModel model, Branch branch) {
    Expr guard = branch.guard();
    if (guard == null) {
      return model;
    }
    if (guard instanceof Const known) {
      return known.value().asBoolean() ? model : pruned();
    }
    if (model.proven() && model.evaluator().holds(guard)) {
      return model;
    }
    if (branch.isRare()) {
      return null;
    }
    if (!bounds.prune()) {
      return model.unproven();
    }
    List<Expr> conjuncts = new ArrayList<>(path.conditions() + 1);
    conjuncts.addAll(path.guards());
    conjuncts.add(guard);
    return solve(conjuncts, model, bounds.relaxed() ? Query.Effort.RELAXED : Query.Effort.FULL);
  }

  /** A model of all conjuncts; null if there is none. */
  @Nullable PathModel solve(List<Expr> conjuncts, PathModel hint) {
    return solve(conjuncts, hint, Query.Effort.FULL);
  }

  /** The same with as much effort as is wanted; a model that is not proven is a guess. */
  @Nullable PathModel solve(List<Expr> conjuncts, PathModel hint, Query.Effort effort) {
    long start = System.nanoTime();
    Verdict verdict =
        mixed.check(
            solver,
            new Query(conjuncts, hint.assignment(), budget.atMost(bounds.solverTimeout()), effort),
            () -> budget.atMost(bounds.solverTimeout()));
    tally.query(verdict, System.nanoTime() - start);
    if (verdict instanceof Verdict.Sat sat) {
      return new PathModel(sat.assignment(), /* proven= */ true);
    }
    return verdict instanceof Verdict.Unsat ? pruned() : hint.unproven();
  }

  /** What the solver says of conditions, with all effort. */
  Verdict decide(List<Expr> conjuncts) {
    return mixed.check(
        solver,
        new Query(
            conjuncts,
            PathModel.EMPTY.assignment(),
            budget.atMost(bounds.solverTimeout()),
            Query.Effort.FULL),
        () -> budget.atMost(bounds.solverTimeout()));
  }

  private @Nullable PathModel pruned() {
    tally.pruned();
    return null;
  }
}
