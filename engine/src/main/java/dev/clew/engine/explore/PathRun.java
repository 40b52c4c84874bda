package dev.clew.engine.explore;

import dev.clew.engine.explore.feasibility.OpenForks;
import dev.clew.engine.explore.feasibility.PathModel;
import dev.clew.engine.explore.feasibility.Way;
import dev.clew.engine.explore.feasibility.Ways;
import dev.clew.engine.explore.frontier.LoopTrail;
import dev.clew.engine.explore.frontier.Node;
import dev.clew.engine.explore.report.PathReport;
import dev.clew.engine.machine.Ending;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.State;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.work.WorkUnit;
import dev.clew.solver.Query;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.semantics.StringTooLong;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Goes one way, from fork to fork as the path's own values go, to its end, or until there is more
 * than one way that is known to be possible. The other ways are filed.
 */
final class PathRun {

  /** A path that runs longer without a choice is cut: some seconds of concrete code. */
  private static final long MOST_INSTRUCTIONS = 200_000_000;

  /** At the first visits of a branch, and at the last, states are compared with earlier ones. */
  private static final int FIRST_VISITS = 3;

  /** Where strings go is seen after some turns of a loop, if at all: so much less often. */
  private static final int STRINGS_PART = 8;

  private final WorkerParts parts;
  private final RepeatedStates repeated;
  private final OpenForks openForks;
  private final Consumer<Node> others;
  private final Consumer<WorkUnit> unfinished;
  private final Machine m;
  private LoopTrail trail;
  private LoopWatch watch;

  /** Instructions up to the latest choice: as many as if somebody had gone on from there anew. */
  private long stepsBefore;

  /** Whether anything was done here that another worker need not do again. */
  private boolean hasChosen;

  /**
   * @param m one that has gone the node's way
   * @param others is told the ways that are left
   * @param unfinished is told where the run was stopped, if others go on there
   */
  PathRun(
      WorkerParts parts,
      RepeatedStates repeated,
      OpenForks openForks,
      Consumer<Node> others,
      Consumer<WorkUnit> unfinished,
      Machine m,
      LoopTrail trail) {
    this.parts = parts;
    this.repeated = repeated;
    this.openForks = openForks;
    this.others = others;
    this.unfinished = unfinished;
    this.m = m;
    this.trail = trail;
    this.watch = new LoopWatch(repeated);
  }

  /** Runs, with values that lead to where the machine stands. */
  void run(PathModel start) {
    long counted = 0;
    PathModel model = start;
    while (model != null) {
      Machine.Stop stop = m.run();
      parts.tally().instructions(m.steps() - counted);
      counted = m.steps();
      parts.strings().tell(m);
      model = after(stop, model);
    }
  }

  /** The model to go on with; null where the run has ended. */
  private @Nullable PathModel after(Machine.Stop stop, PathModel model) {
    try {
      return switch (stop) {
        case PAUSED -> paused(model);
        case ENDED -> ended(m, model);
        case FORKED -> forked(model);
      };
    } catch (FunctionFailure noValue) {
      if (m.isEnded() || !(noValue.getCause() instanceof StringTooLong)) {
        throw noValue;
      }
      m.cut(PathReport.TOO_LONG.cause(), PathReport.TOO_LONG.detail());
      return ended(m, model);
    }
  }

  private @Nullable PathModel paused(PathModel model) {
    if (mayStop() && parts.limits().isOver()) {
      return stopped(model);
    }
    if (parts.strings().isTold(m)) {
      return null;
    }
    if (watch.isBack(m, model)) {
      return endless(model);
    }
    if (m.steps() - stepsBefore > MOST_INSTRUCTIONS) {
      m.cut(ReasonCode.MAX_INSTRUCTIONS, "more than " + MOST_INSTRUCTIONS + " instructions");
      return ended(m, model);
    }
    return model;
  }

  /** Who gives back what is left has to do something first, or nobody ever gets to an end. */
  private boolean mayStop() {
    return hasChosen || !parts.limits().givesBack();
  }

  private @Nullable PathModel stopped(PathModel model) {
    parts.strings().stopped(m);
    if (parts.limits().givesBack()) {
      unfinished.accept(parts.session().unit(m, model));
    }
    return null;
  }

  /** The same state came again, so it will come for ever. */
  private @Nullable PathModel endless(PathModel model) {
    Optional<Site> site = new Circle(m, parts.feasibility(), Circle.MOST_STOPS).find(model);
    if (site.isEmpty()) {
      return m.isEnded() ? ended(m, model) : model;
    }
    m.end(new Ending.Endless(site.get()));
    return ended(m, model);
  }

  private @Nullable PathModel ended(Machine machine, PathModel model) {
    parts.strings().ended(machine);
    for (Reason left : machine.journal().notes()) {
      parts.findings().leftOut(left);
    }
    ExploredPath path = parts.report().of(machine, model);
    if (path != null) {
      parts.tally().path();
      parts.limits().count().path();
      parts.findings().add(path);
    }
    return null;
  }

  /** The model to go on with; null after all ways were filed, or where the path is cut. */
  private @Nullable PathModel forked(PathModel model) {
    if (mayStop() && parts.limits().isTimeUp()) {
      return stopped(model);
    }
    if (parts.strings().isTold(m)) {
      return null;
    }
    if (watch.isBackAtFork(m, model)) {
      return endless(model);
    }
    if (watch.isTooLong(m)) {
      m.cut(ReasonCode.MAX_FORCED, "too many branches in a row that have one way only");
      return ended(m, model);
    }
    Ways ways = Ways.of(m, model, parts.feasibility());
    Reason bound = ways.isOpen() ? bound() : null;
    if (bound != null) {
      ways = ways.settled(m, parts.feasibility());
      bound = ways.isOpen() ? confirmed(bound) : null;
    }
    if (ways.left().isEmpty()) {
      // where there was one way only, somebody assumed something that does not hold
      return m.branches().size() == 1 ? null : nowhere(model);
    }
    if (!ways.isOpen()) {
      parts.coverage().take(m.top().insn(), ways.left().get(0).index());
      return ways.takeOnly(m);
    }
    return repeats(model, bound) ? null : choose(ways, model, bound);
  }

  /** Whether all inputs of the path never end; those that are found not to are reported. */
  private boolean repeats(PathModel model, @Nullable Reason bound) {
    if (bound == null && m.path().visits(m.top().insn()) > FIRST_VISITS) {
      return false;
    }
    RepeatedStates.Endless endless = repeated.find(m, model, trail, effort(bound));
    if (endless == null) {
      return false;
    }
    ended(endless.machine(), endless.model());
    return endless.isAll();
  }

  /** What a bound cuts is looked at once; before that, other paths have to wait for it. */
  private static Query.Effort effort(@Nullable Reason bound) {
    return bound == null ? Query.Effort.RELAXED : Query.Effort.FULL;
  }

  private @Nullable PathModel choose(Ways ways, PathModel model, @Nullable Reason bound) {
    if (bound != null) {
      m.cut(bound.cause(), bound.detail());
      return ended(m, model);
    }
    Insn at = m.top().insn();
    State state = m.freeze();
    stepsBefore = m.steps();
    hasChosen = true;
    parts.limits().count().choice();
    trail = trail.after(state, at);
    watch = new LoopWatch(repeated);
    Way straight = ways.straight();
    parts.coverage().fork(at, ways.left());
    for (Way way : ways.left()) {
      if (straight == null || way.index() != straight.index()) {
        others.accept(new Node(state, way.branch(), way.index(), way.model(), way.isFlip(), trail));
      }
    }
    if (straight == null) {
      return null;
    }
    parts.coverage().take(at, straight.index());
    m.take(straight.branch(), straight.index(), /* open= */ true);
    return straight.model();
  }

  /** No way is left: only possible where the path itself was doubtful. */
  private @Nullable PathModel nowhere(PathModel model) {
    if (model.proven()) {
      throw new IllegalStateException("the guards at " + m.top().code + " leave a gap");
    }
    return null;
  }

  /** The bound that the path has reached, if each fork was what it seemed. */
  private @Nullable Reason bound() {
    int most = parts.bounds().maxConditions();
    if (m.path().conditions() >= most) {
      return new Reason(ReasonCode.MAX_CONDITIONS, "more than " + most + " conditions");
    }
    return m.path().visits(m.top().insn()) > revisits() ? tooManyVisits() : null;
  }

  private @Nullable Reason confirmed(Reason bound) {
    if (bound.cause() == ReasonCode.MAX_CONDITIONS) {
      return bound;
    }
    return openForks.areMoreThan(revisits(), m.path(), m.top().insn()) ? bound : null;
  }

  private Reason tooManyVisits() {
    return new Reason(
        ReasonCode.MAX_REVISITS, "a branch revisited more than " + revisits() + " times");
  }

  private int revisits() {
    int most = parts.bounds().maxRevisits();
    return parts.strings().areWanted() ? most / STRINGS_PART : most;
  }
}
