package dev.clew.benchmarks.conditions;

import dev.clew.smt.process.SmtWorker;
import dev.clew.smt.process.WorkerReply;
import dev.clew.solver.Budget;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.Verdict;
import dev.clew.solver.expr.Expr;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Asks about each prefix of a path condition in turn, and takes the time of the last question.
 *
 * @param prefix how long the answer to a prefix may take
 * @param last how long the last answer may take
 */
record PathClimber(Duration prefix, Duration last) {

  private static final Duration START = Duration.ofSeconds(60);

  /** With a chain. */
  void climb(List<Expr> conjuncts, Solver chain, QueryTimings timings) {
    for (int i = 1; i < conjuncts.size(); i++) {
      chain.check(Query.of(conjuncts.subList(0, i), Budget.of(prefix)));
    }
    List<LayerStatistics> before = chain.statistics();
    Query query = Query.of(conjuncts, Budget.of(last));
    long start = System.nanoTime();
    Verdict verdict = chain.check(query);
    double nanos = System.nanoTime() - start;
    timings.add(word(verdict), nanos, nanos);
    timings.decidedBy(decider(before, chain.statistics()));
  }

  private static String word(Verdict verdict) {
    if (verdict instanceof Verdict.Unknown) {
      return "unknown";
    }
    return verdict instanceof Verdict.Sat ? "sat" : "unsat";
  }

  /** The outermost layer that has decided something by itself. */
  private static String decider(List<LayerStatistics> before, List<LayerStatistics> after) {
    Map<String, Long> decided = new HashMap<>();
    before.forEach(layer -> decided.put(layer.layer(), layer.decided()));
    return after.stream()
        .filter(layer -> layer.decided() > decided.getOrDefault(layer.layer(), 0L))
        .map(LayerStatistics::layer)
        .findFirst()
        .orElse("none");
  }

  /** With a solver in a process of its own, which keeps the prefix and forgets it afterwards. */
  void climb(PathCondition condition, SmtWorker worker, QueryTimings timings) {
    List<String> fragments = condition.fragments();
    revive(worker);
    worker.ask(List.of(), "(push 1)(pop 1)", Budget.of(START));
    for (int i = 1; i < fragments.size(); i++) {
      worker.ask(fragments.subList(0, i), "(check-sat)", Budget.of(prefix));
      revive(worker);
    }
    long start = System.nanoTime();
    WorkerReply reply = worker.ask(fragments, "(check-sat)", Budget.of(last));
    double nanos = System.nanoTime() - start;
    if (reply instanceof WorkerReply.Said said) {
      timings.add(said.text().strip(), (double) said.nanos(), nanos);
    } else {
      timings.add("unknown", nanos, nanos);
    }
  }

  /** A process that was lost over a query does not start at the expense of the next. */
  private static void revive(SmtWorker worker) {
    try {
      worker.describe(Budget.of(START));
    } catch (SolverUnavailable missing) {
      throw new IllegalStateException(missing);
    }
  }
}
