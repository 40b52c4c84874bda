package dev.clew.solver.chain;

import dev.clew.solver.Budget;
import dev.clew.solver.Cancellation;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Two solvers at once: one works elsewhere, in a process of its own, the other here. The first to
 * decide stops the other.
 *
 * <p>Which one that is depends on the machine, so models do, too: not for answers that have to be
 * repeatable.
 */
final class SolverRace implements Solver {

  /** How long after its time an answer from elsewhere is waited for. */
  private static final Duration GRACE = Duration.ofMillis(100);

  private final Solver elsewhere;
  private final Solver here;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread made = new Thread(task, "clew-race");
            made.setDaemon(true);
            return made;
          });

  SolverRace(Solver elsewhere, Solver here) {
    this.elsewhere = elsewhere;
    this.here = here;
  }

  @Override
  public Verdict check(Query query) {
    Cancellation stopThere = new Cancellation();
    Cancellation stopHere = new Cancellation();
    Runnable stopBoth =
        () -> {
          stopThere.request();
          stopHere.request();
        };
    Cancellation.Registration outer = query.budget().cancellation().onRequest(stopBoth);
    try {
      CompletableFuture<Verdict> there =
          CompletableFuture.supplyAsync(
              () -> stopping(elsewhere.check(within(query, stopThere)), stopHere), thread);
      return run(query, there, stopThere, stopHere);
    } finally {
      outer.close();
    }
  }

  private Verdict run(
      Query query,
      CompletableFuture<Verdict> there,
      Cancellation stopThere,
      Cancellation stopHere) {
    Verdict own = here.check(within(query, stopHere));
    if (own.isDecided()) {
      stopThere.request();
      return own;
    }
    Verdict other = await(there, query.budget().remaining().plus(GRACE));
    return other != null ? other : own;
  }

  /** The verdict; the other side need not go on when it is one. */
  private static Verdict stopping(Verdict verdict, Cancellation other) {
    if (verdict.isDecided()) {
      other.request();
    }
    return verdict;
  }

  private static Query within(Query query, Cancellation cancellation) {
    return query.withBudget(Budget.of(query.budget().remaining(), cancellation));
  }

  private static @Nullable Verdict await(CompletableFuture<Verdict> there, Duration time) {
    try {
      return there.get(time.toNanos(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException notYet) {
      return null;
    } catch (ExecutionException failed) {
      return new Verdict.Unknown(Verdict.Reason.FAILED, String.valueOf(failed.getCause()));
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return null;
    }
  }

  @Override
  public List<LayerStatistics> statistics() {
    List<LayerStatistics> all = new ArrayList<>(here.statistics());
    all.addAll(elsewhere.statistics());
    return all;
  }

  @Override
  public void close() {
    here.close();
    thread.execute(elsewhere::close);
    thread.shutdown();
  }
}
