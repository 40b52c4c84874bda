package dev.clew.engine.explore;

import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Ending;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.State;
import dev.clew.engine.outcome.ExplorationFailure;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.LinkageException;
import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Explores, in one thread: takes a way, runs it to the next fork, keeps what is feasible there. */
final class Worker {

  /** A path that runs longer without an end is cut: some seconds of concrete code. */
  private static final long MOST_INSTRUCTIONS = 200_000_000;

  private static final Reason OUT_OF_MEMORY =
      new Reason(ReasonCode.MEMORY, "memory ran short; give the JVM more with -Xmx");

  /** At the first visits of a branch, and at the last, states are compared with earlier ones. */
  private static final int FIRST_VISITS = 3;

  /** Where strings go is seen after some turns of a loop, if at all: so much less often. */
  private static final int STRINGS_PART = 8;

  private final Session session;
  private final Evicting frontier;
  private final Feasibility feasibility;
  private final PathReport report;
  private final StringReports strings;
  private final ReachedCode coverage;
  private final Bounds bounds;
  private final Budget budget;
  private final WorkPool pool;
  private final Findings findings;
  private final Tally tally;
  private final MemoryGuard memory = new MemoryGuard();
  private final RepeatedStates repeated;

  Worker(
      Session session,
      Frontier strategy,
      Feasibility feasibility,
      PathReport report,
      StringReports strings,
      ReachedCode coverage,
      Bounds bounds,
      Budget budget,
      WorkPool pool,
      Findings findings,
      Tally tally) {
    this.session = session;
    this.feasibility = feasibility;
    this.report = report;
    this.strings = strings;
    this.coverage = coverage;
    this.bounds = bounds;
    this.budget = budget;
    this.pool = pool;
    this.findings = findings;
    this.tally = tally;
    this.repeated = new RepeatedStates(session, feasibility);
    this.frontier = new Evicting(strategy, Evicting.MOST_ALIVE, session::unit, this::replay);
  }

  /** Works until nobody has anything left, or time is up. */
  void run() throws InterruptedException {
    for (WorkUnit unit = pool.take(); unit != null; unit = pool.take()) {
      Node first = replay(unit);
      if (first != null) {
        frontier.add(first);
      }
      for (Node node = frontier.next(); node != null; node = frontier.next()) {
        if (isOver()) {
          pool.stop();
          return;
        }
        go(node);
        share();
      }
    }
  }

  private void go(Node node) {
    try {
      Node settled = frontier.settlesDoubts() ? settle(node) : node;
      if (settled != null) {
        explore(settled);
      }
    } catch (LinkageException e) {
      findings.unsupported(Unlinkable.reason(e.problem()));
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      findings.failed(new ExplorationFailure(node.state().path().decisions(), e), List.of());
    }
  }

  /** A unit that cannot be replayed is lost, and nothing else. */
  private @Nullable Node replay(WorkUnit unit) {
    try {
      return session.replay(unit, feasibility);
    } catch (LinkageException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      List<Integer> decisions =
          Arrays.stream(unit.decisions()).map(each -> each / 2).boxed().toList();
      findings.failed(new ExplorationFailure(decisions, e), List.of());
      return null;
    }
  }

  /** The same with a model if there is one; null if the way does not exist. */
  private @Nullable Node settle(Node node) {
    Branch branch = node.branch();
    if (branch == null || node.model().proven()) {
      return node;
    }
    List<Expr> conjuncts = new ArrayList<>(node.state().path().guards());
    if (branch.guard() != null) {
      conjuncts.add(branch.guard());
    }
    PathModel model = feasibility.solve(conjuncts, node.model());
    return model == null ? null : new Node(node.state(), branch, node.index(), model, node.trail());
  }

  private boolean isOver() {
    if (memory.isShort()) {
      findings.leftOut(OUT_OF_MEMORY);
      findings.unfinished();
      return true;
    }
    if (budget.exhausted()) {
      findings.unfinished();
      return true;
    }
    return false;
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

  /** Goes one way up to its end, or to the next fork with more than one. */
  private void explore(Node node) {
    Machine m = session.resume(node);
    LoopWatch watch = new LoopWatch(repeated);
    long counted = 0;
    coverage.take(node.at(), node.index());
    try {
      PathModel model = node.model();
      while (model != null) {
        Machine.Stop stop = m.run();
        tally.instructions(m.steps() - counted);
        counted = m.steps();
        strings.tell(m);
        model =
            switch (stop) {
              case PAUSED -> paused(m, model, watch);
              case ENDED -> ended(m, model);
              case FORKED -> forked(m, model, watch, node.trail());
            };
      }
    } catch (OutOfMemoryError e) { // what the path held is garbage from here on
      findings.leftOut(OUT_OF_MEMORY);
      findings.unfinished();
    } catch (LinkageException e) {
      findings.unsupported(Unlinkable.reason(e.problem()));
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      findings.failed(new ExplorationFailure(m.path().decisions(), e), report.condition(m.path()));
    }
  }

  private @Nullable PathModel paused(Machine m, PathModel model, LoopWatch watch) {
    if (isOver()) {
      return null;
    }
    if (watch.isBack(m, model)) {
      return endless(m, model);
    }
    if (m.steps() > MOST_INSTRUCTIONS) {
      m.cut(ReasonCode.MAX_INSTRUCTIONS, "more than " + MOST_INSTRUCTIONS + " instructions");
      return ended(m, model);
    }
    return model;
  }

  /** The same state came again, so it will come for ever. */
  private @Nullable PathModel endless(Machine m, PathModel model) {
    Optional<Site> site = new Circle(m, feasibility, Circle.MOST_STOPS).find(model);
    if (site.isEmpty()) {
      return m.isEnded() ? ended(m, model) : model;
    }
    m.end(new Ending.Endless(site.get()));
    return ended(m, model);
  }

  private @Nullable PathModel ended(Machine m, PathModel model) {
    strings.ended(m);
    for (Reason left : m.journal().notes()) {
      findings.leftOut(left);
    }
    ExploredPath path = report.of(m, model);
    if (path != null) {
      tally.path();
      findings.add(path);
    }
    return null;
  }

  /** The model to go on with where there is one way only; null after the ways were filed. */
  private @Nullable PathModel forked(Machine m, PathModel model, LoopWatch watch, LoopTrail trail) {
    if (budget.exhausted()) {
      findings.unfinished();
      return null;
    }
    if (watch.isBackAtFork(m, model)) {
      return endless(m, model);
    }
    if (watch.isTooLong(m)) {
      m.cut(ReasonCode.MAX_FORCED, "too many branches in a row that have one way only");
      return ended(m, model);
    }
    Ways ways = Ways.of(m, model, feasibility);
    List<Integer> feasible = ways.feasible();
    Insn at = m.top().insn();
    if (ways.isOnlyOne()) {
      coverage.take(at, feasible.get(0));
      return ways.takeOnly(m);
    }
    if (feasible.isEmpty()) {
      // where there was one way only, somebody assumed something that does not hold
      return ways.branches().size() == 1 ? null : nowhere(m, model);
    }
    Reason bound = reachedBound(m, at);
    boolean looks = bound != null || m.path().visits(at) <= FIRST_VISITS;
    RepeatedStates.Endless endless = looks ? repeated.find(m, model, trail, effort(bound)) : null;
    if (endless != null) {
      ended(endless.machine(), endless.model());
      if (endless.isAll()) {
        return null;
      }
    }
    if (bound != null) {
      m.cut(bound.cause(), bound.detail());
      return ended(m, model);
    }
    State state = m.freeze();
    LoopTrail further = trail.after(state, at);
    coverage.fork(at, feasible);
    for (int index : feasible) {
      PathModel own = Objects.requireNonNull(ways.models().get(index));
      frontier.add(new Node(state, ways.branches().get(index), index, own, further));
    }
    return null;
  }

  /** What a bound cuts is looked at once; before that, other paths have to wait for it. */
  private static Query.Effort effort(@Nullable Reason bound) {
    return bound == null ? Query.Effort.RELAXED : Query.Effort.FULL;
  }

  /** No way is left: only possible where the path itself was doubtful. */
  private static @Nullable PathModel nowhere(Machine m, PathModel model) {
    if (model.proven()) {
      throw new IllegalStateException("the guards at " + m.top().code + " leave a gap");
    }
    return null;
  }

  private @Nullable Reason reachedBound(Machine m, @Nullable Insn at) {
    if (m.path().conditions() >= bounds.maxConditions()) {
      return new Reason(
          ReasonCode.MAX_CONDITIONS, "more than " + bounds.maxConditions() + " conditions");
    }
    int revisits = strings.areWanted() ? bounds.maxRevisits() / STRINGS_PART : bounds.maxRevisits();
    return m.path().visits(at) > revisits
        ? new Reason(ReasonCode.MAX_REVISITS, "a branch revisited more than " + revisits + " times")
        : null;
  }
}
