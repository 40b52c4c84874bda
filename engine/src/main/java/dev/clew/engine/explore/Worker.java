package dev.clew.engine.explore;

import dev.clew.engine.explore.feasibility.OpenForks;
import dev.clew.engine.explore.feasibility.PathModel;
import dev.clew.engine.explore.frontier.Evicting;
import dev.clew.engine.explore.frontier.Frontier;
import dev.clew.engine.explore.frontier.Node;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ExplorationFailure;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.terms.Terms;
import dev.clew.engine.work.NoSuchWayException;
import dev.clew.engine.work.WorkUnit;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Explores, in one thread: takes a way, finds values that go it, and runs it. */
final class Worker {

  private final WorkerParts parts;
  private final Evicting frontier;
  private final WorkPool pool;
  private final RepeatedStates repeated;
  private final OpenForks openForks;

  Worker(WorkerParts parts, Terms terms, Frontier strategy, WorkPool pool) {
    this.parts = parts;
    this.pool = pool;
    this.repeated = new RepeatedStates(parts.session(), parts.feasibility());
    this.openForks = new OpenForks(parts.feasibility(), terms.factory());
    this.frontier =
        new Evicting(
            strategy,
            Evicting.MOST_ALIVE,
            parts.session()::unit,
            parts.session()::unitLater,
            this::replay);
  }

  /** Works until nobody has anything left, or time is up. */
  void run() throws InterruptedException {
    boolean mayStop = !parts.limits().givesBack();
    for (WorkUnit unit = pool.take(); unit != null; unit = pool.take()) {
      Node first = replay(unit);
      if (first != null) {
        frontier.add(first);
      }
      for (Node node = frontier.next(); node != null; node = frontier.next()) {
        if (mayStop && parts.limits().isOver()) {
          frontier.add(node);
          stop();
          return;
        }
        mayStop = true;
        go(node);
        share();
      }
    }
  }

  private void stop() {
    parts.strings().stopped(frontier);
    pool.stop();
    if (parts.limits().givesBack()) {
      for (WorkUnit unit = frontier.giveUnit(); unit != null; unit = frontier.giveUnit()) {
        pool.leave(unit);
      }
    }
  }

  private void go(Node node) {
    if (parts.strings().isTold(node.state())) {
      return;
    }
    long start = System.nanoTime();
    try {
      Node checked = node.isFlip() ? check(node) : node;
      Node settled = checked != null && frontier.settlesDoubts() ? settle(checked) : checked;
      if (settled != null) {
        explore(settled);
      }
    } catch (OutOfMemoryError e) { // what the path or the query held is garbage from here on
      parts.limits().outOfMemory();
    } catch (LinkageException e) {
      parts.findings().unsupported(Unlinkable.reason(e.problem()));
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      List<Integer> decisions = node.state().path().decisions();
      parts.findings().failed(new ExplorationFailure(decisions, e), List.of());
    } finally {
      if (node.isDoubtful()) {
        frontier.spentOnDoubt(start);
      }
    }
  }

  /** A unit that cannot be replayed is lost, and nothing else. */
  private @Nullable Node replay(WorkUnit unit) {
    try {
      return parts.session().replay(unit, parts.feasibility());
    } catch (OutOfMemoryError e) {
      parts.limits().outOfMemory();
      return null;
    } catch (LinkageException | NoSuchWayException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      List<Integer> decisions = unit.decisions().stream().map(each -> each / 2).toList();
      parts.findings().failed(new ExplorationFailure(decisions, e), List.of());
      return null;
    }
  }

  /** A flip with values that go it; null if there are none, or if it waits now as a doubt. */
  private @Nullable Node check(Node node) {
    Branch branch = Objects.requireNonNull(node.branch());
    PathModel model = parts.feasibility().check(node.state().path(), node.model(), branch);
    if (model == null) {
      return refuted(node);
    }
    Node checked = node.with(model);
    if (!model.proven() && frontier.settlesDoubts()) {
      frontier.add(checked);
      return null;
    }
    return checked;
  }

  /** The same with a model if there is one; null if the way does not exist. */
  private @Nullable Node settle(Node node) {
    Branch branch = node.branch();
    if (branch == null || node.model().proven()) {
      return node;
    }
    PathModel model = parts.feasibility().settle(node.state().path(), node.model(), branch);
    return model == null ? refuted(node) : node.with(model);
  }

  private @Nullable Node refuted(Node node) {
    parts.coverage().refute(node.at(), node.index());
    return null;
  }

  private void share() {
    while (pool.isHungry() && frontier.size() > 1) {
      WorkUnit unit = frontier.giveUnit();
      if (unit == null) {
        return;
      }
      pool.give(unit);
    }
  }

  private void file(Node node) {
    frontier.add(node);
    share();
  }

  /** Goes one way up to its end, or to the next fork at which its values do not choose. */
  private void explore(Node node) {
    Machine m = parts.session().resume(node);
    parts.coverage().take(node.at(), node.index());
    try {
      new PathRun(parts, repeated, openForks, this::file, pool::leave, m, node.trail())
          .run(node.model());
    } catch (LinkageException e) {
      parts.findings().unsupported(Unlinkable.reason(e.problem()));
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      parts
          .findings()
          .failed(
              new ExplorationFailure(m.path().decisions(), e), parts.report().condition(m.path()));
    }
  }
}
