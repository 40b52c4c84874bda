package dev.clew.engine.explore;

import dev.clew.engine.explore.feasibility.Feasibility;
import dev.clew.engine.explore.feasibility.PathModel;
import dev.clew.engine.explore.frontier.LoopTrail;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Ending;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.MachineMoment;
import dev.clew.engine.machine.State;
import dev.clew.engine.outcome.Site;
import dev.clew.solver.Query;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.print.TermPrinter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Looks for inputs that bring a path back into a state in which it was before, although its terms
 * are others: equations say when two states are the same, and a solver finds values for them. Then
 * the path is followed with these values, once round, until the state is back.
 */
final class RepeatedStates {

  /**
   * Inputs for which a path never ends.
   *
   * @param machine one that has ended so, with the equations among the conditions of its path
   * @param isAll whether these are all inputs of the path
   */
  record Endless(Machine machine, PathModel model, boolean isAll) {}

  /** In one round of a witness. */
  private static final int MOST_STOPS = 10_000;

  private final Session session;
  private final Feasibility feasibility;

  RepeatedStates(Session session, Feasibility feasibility) {
    this.session = session;
    this.feasibility = feasibility;
  }

  /**
   * Compares the state at a fork with those of a trail; null if no inputs are found that make it
   * one of them.
   *
   * @param effort of the solver
   */
  @Nullable Endless find(Machine m, PathModel model, LoopTrail trail, Query.Effort effort) {
    Insn at = m.top().insn();
    for (MachineMoment earlier : trail.at(at)) {
      List<Expr> equations = earlier.equations(m);
      PathModel witness = equations == null ? null : witness(m, model, equations, effort);
      if (equations != null && witness != null && at != null) {
        Endless found = follow(m, at, witness, equations);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  private @Nullable PathModel witness(
      Machine m, PathModel model, List<Expr> equations, Query.Effort effort) {
    List<Expr> conjuncts = new ArrayList<>(m.path().guards());
    conjuncts.addAll(equations);
    PathModel found = feasibility.solve(conjuncts, model, effort);
    return found != null && found.proven() ? found : null;
  }

  private @Nullable Endless follow(Machine m, Insn at, PathModel witness, List<Expr> equations) {
    List<Branch> branches = m.branches();
    State state = m.freeze();
    Optional<Site> site =
        new Circle(session.copy(state, at, branches), feasibility, MOST_STOPS).find(witness);
    if (site.isEmpty()) {
      return null;
    }
    Machine ended = session.copy(state, at, branches);
    equations.forEach(each -> ended.journal().assume(each, TermPrinter.print(each)));
    ended.end(new Ending.Endless(site.get()));
    return new Endless(ended, witness, isAlways(m, witness, equations));
  }

  /** Whether equations hold for all inputs of the path, as far as a solver can tell. */
  boolean isAlways(Machine m, PathModel model, List<Expr> equations) {
    ExprFactory terms = m.terms().factory();
    List<Expr> conjuncts = new ArrayList<>(m.path().guards());
    conjuncts.add(terms.not(equations.stream().reduce(terms::and).orElse(terms.bool(true))));
    return feasibility.solve(conjuncts, model, Query.Effort.RELAXED) == null;
  }
}
