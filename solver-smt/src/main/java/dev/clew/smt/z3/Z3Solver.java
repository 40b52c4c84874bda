package dev.clew.smt.z3;

import dev.clew.solver.Budget;
import dev.clew.solver.LayerCounter;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.Verdict.Unknown;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Z3 as a solver. Numbers, floats, references and functions; no strings.
 *
 * <p>An answer comes within the query's budget, or about half a second after its end at worst,
 * whatever the native code does.
 */
final class Z3Solver implements Solver {

  private static final Logger LOG = System.getLogger(Z3Solver.class.getName());

  /** Each holds a core and memory until it notices that it was interrupted. */
  private static final int MAX_LEFT_BEHIND = 3;

  /**
   * Z3's own limits do not serve: the process-wide ones end the JVM when they are reached, and a
   * solver's {@code max_memory} is not looked at while bit-vectors are taken apart.
   */
  private static final long MAX_NATIVE_BYTES = 4L << 30;

  private final long maxNativeBytes;
  private final LayerCounter counter = new LayerCounter(Z3Provider.NAME);
  private final List<Z3Worker> leftBehind = new ArrayList<>();
  private @Nullable Z3Worker worker;
  private boolean closed;

  Z3Solver() {
    this(MAX_NATIVE_BYTES);
  }

  /**
   * @param maxNativeBytes a query is given up when Z3 holds more, in all solvers together
   */
  Z3Solver(long maxNativeBytes) {
    this.maxNativeBytes = maxNativeBytes;
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
    leftBehind.removeIf(Z3Worker::hasEnded);
    if (leftBehind.size() >= MAX_LEFT_BEHIND) {
      return new Unknown(
          Reason.FAILED,
          "Z3 is still busy with " + leftBehind.size() + " queries whose time is up");
    }
    if (worker == null) {
      worker = new Z3Worker(maxNativeBytes);
    }
    Optional<Verdict> verdict = worker.solve(query);
    if (verdict.isEmpty()) {
      leftBehind.add(worker);
      worker = null;
      LOG.log(Level.WARNING, "Z3 did not come back in time; its thread is left behind");
    }
    return verdict.orElseGet(() -> lost(query.budget()));
  }

  private static Verdict lost(Budget budget) {
    return budget.exhausted()
        ? Verdict.outOf(budget)
        : new Unknown(Reason.FAILED, "Z3 took too much memory, and did not stop when asked to");
  }

  @Override
  public List<LayerStatistics> statistics() {
    return List.of(counter.snapshot());
  }

  @Override
  public void close() {
    closed = true;
    if (worker != null) {
      worker.stop();
      worker = null;
    }
  }
}
