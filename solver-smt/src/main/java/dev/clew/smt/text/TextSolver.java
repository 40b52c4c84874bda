package dev.clew.smt.text;

import dev.clew.smt.process.SmtEngine;
import dev.clew.smt.process.SmtWorker;
import dev.clew.solver.LayerCounter;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.Verdict.Unknown;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.smtlib.syntax.ScriptException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An SMT solver in a process of its own, asked in text: strings, integers and machine integers.
 * What else a query may hold stands for anything there; see {@link SmtEncoder}.
 *
 * <p>An answer comes within the query's budget, or about half a second after its end at worst.
 */
final class TextSolver implements Solver {

  private static final Logger LOG = System.getLogger(TextSolver.class.getName());

  /** How many conjuncts' texts are kept for the queries that follow. */
  private static final int MAX_KNOWN = 4096;

  private final SmtEngine engine;
  private final SmtWorker worker;
  private final LayerCounter counter;
  private final Map<Expr, ConjunctText> known = new HashMap<>();
  private boolean closed;

  /** Takes the worker over. */
  TextSolver(String name, SmtEngine engine, SmtWorker worker) {
    this.engine = engine;
    this.worker = worker;
    this.counter = new LayerCounter(name);
  }

  @Override
  public Verdict check(Query query) {
    long start = System.nanoTime();
    Verdict verdict = answer(query);
    counter.add(verdict, System.nanoTime() - start, true);
    return verdict;
  }

  private Verdict answer(Query query) {
    if (closed) {
      return new Unknown(Reason.FAILED, "closed");
    }
    if (query.budget().exhausted()) {
      return Verdict.outOf(query.budget());
    }
    if (known.size() > MAX_KNOWN) {
      known.clear();
    }
    try {
      QueryScript script = new QueryScript(query.conjuncts(), engine, known);
      return new SolverDialogue(worker, script, query).verdict();
    } catch (IllegalStateException | ScriptException nonsense) {
      LOG.log(Level.WARNING, () -> engine.title() + ": " + nonsense.getMessage());
      return new Unknown(Reason.FAILED, engine.title() + ": " + nonsense.getMessage());
    }
  }

  @Override
  public List<LayerStatistics> statistics() {
    return List.of(counter.snapshot());
  }

  @Override
  public void close() {
    closed = true;
    worker.close();
  }
}
