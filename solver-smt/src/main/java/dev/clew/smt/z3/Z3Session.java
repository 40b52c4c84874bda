package dev.clew.smt.z3;

import com.microsoft.z3.enumerations.Z3_lbool;
import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.Verdict.Unknown;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * One native context with the solvers in it: answers queries, as long as it lives and no one
 * interrupts it. For one thread, except for {@link #interrupt}.
 */
final class Z3Session implements AutoCloseable {

  /** After so many terms a session is better replaced: about half a gigabyte at most. */
  private static final int MAX_TERMS = 1 << 20;

  private final NativeContext context = new NativeContext();
  private boolean broken;
  private final Z3Encoder encoder = new Z3Encoder(context);
  private final Map<Expr, Z3Conjunct> conjuncts = new HashMap<>();
  private final Map<Z3Logic, PathSolver> solvers = new EnumMap<>(Z3Logic.class);

  /** Whether this session should answer no more queries. */
  boolean spent() {
    return broken
        || context.interrupted()
        || encoder.size() > MAX_TERMS
        || context.size() > 4 * MAX_TERMS;
  }

  /** Says that something went wrong in the middle, so that nothing here can be relied upon. */
  void markBroken() {
    broken = true;
  }

  void interrupt() {
    context.interrupt();
  }

  /**
   * The answer, confirmed by the evaluator where it is {@code Sat}.
   *
   * @throws com.microsoft.z3.Z3Exception when Z3 fails or is interrupted
   * @throws UnsupportedTermException when the query cannot be put to Z3
   */
  Verdict solve(Query query) {
    List<Z3Conjunct> path = new ArrayList<>(query.conjuncts().size());
    Z3Logic logic = Z3Logic.BITS;
    for (Expr expr : query.conjuncts()) {
      Z3Conjunct conjunct =
          conjuncts.computeIfAbsent(expr, key -> Z3Conjunct.of(key, encoder, context));
      logic = logic.or(conjunct.logic());
      path.add(conjunct);
      if (query.budget().exhausted()) {
        return Verdict.outOf(query.budget());
      }
    }
    PathSolver solver =
        solvers.computeIfAbsent(logic, key -> new PathSolver(key, context, encoder));
    solver.moveTo(path);
    return decide(solver, path, query);
  }

  private Verdict decide(PathSolver solver, List<Z3Conjunct> path, Query query) {
    FunctionRefinement refinement = new FunctionRefinement(context, encoder, solver, path);
    if (refinement.assumeEasyCases() && solver.check() == Z3_lbool.Z3_L_TRUE) {
      Assignment easy = candidate(solver, path);
      if (holds(new Evaluator(easy), query.conjuncts())) {
        return new Verdict.Sat(easy);
      }
    }
    solver.forgetAssumptions();
    return refine(solver, path, query, refinement);
  }

  private Verdict refine(
      PathSolver solver, List<Z3Conjunct> path, Query query, FunctionRefinement refinement) {
    while (!query.budget().exhausted()) {
      Z3_lbool answer = solver.check();
      if (answer == Z3_lbool.Z3_L_FALSE) {
        return refinement.restricted()
            ? refinement.gaveUp()
            : new Verdict.Unsat(core(solver, query));
      }
      if (answer == Z3_lbool.Z3_L_UNDEF) {
        return undecided(solver.reasonUnknown(), query.budget());
      }
      Assignment candidate = candidate(solver, path);
      Evaluator evaluator = new Evaluator(candidate);
      if (holds(evaluator, query.conjuncts())) {
        return new Verdict.Sat(candidate);
      }
      if (!refinement.refine(evaluator)) {
        return refinement.gaveUp();
      }
    }
    return Verdict.outOf(query.budget());
  }

  private static Assignment candidate(PathSolver solver, List<Z3Conjunct> path) {
    try (NativeModel model = solver.model()) {
      return model.assignment(path);
    }
  }

  /** The engines that start afresh for each query name no core: then it is the whole query. */
  private static List<Expr> core(PathSolver solver, Query query) {
    List<Expr> core = solver.core();
    return core.isEmpty() ? query.conjuncts() : core;
  }

  private static boolean holds(Evaluator evaluator, List<Expr> conditions) {
    try {
      return evaluator.allHold(conditions);
    } catch (FunctionFailure noValue) {
      return false;
    }
  }

  private static Unknown undecided(String reason, Budget budget) {
    if (budget.exhausted()) {
      return Verdict.outOf(budget);
    }
    return Z3Failures.isMemory(reason)
        ? new Unknown(Reason.FAILED, "Z3 is out of memory")
        : new Unknown(Reason.INCOMPLETE, "Z3 gave up: " + reason);
  }

  @Override
  public void close() {
    solvers.values().forEach(PathSolver::close);
    context.close();
  }
}
