package dev.clew.app.check;

import dev.clew.app.analysis.ResultMaker;
import dev.clew.app.analysis.TimeSlice;
import dev.clew.app.cache.TargetVerdict;
import dev.clew.app.cache.VerdictCache;
import dev.clew.app.check.Checking.Case;
import dev.clew.app.options.Options;
import dev.clew.app.targets.TargetSet;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.MethodInfo;
import dev.clew.output.Finding;
import dev.clew.output.TargetResult;
import dev.clew.replay.Replay;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.Replayer;
import dev.clew.replay.TraceFrame;
import dev.clew.replay.coverage.Coverage;
import dev.clew.replay.coverage.ReachedClass;
import dev.clew.solver.Budget;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What earlier runs said of targets, where all is the same that it depends on, and a real JVM
 * throws each error of theirs again. For one thread.
 */
final class KeptVerdicts {

  private static final String STACK_OVERFLOW = "java.lang.StackOverflowError";

  private final VerdictCache cache;
  private final TargetSet targets;
  private final Options options;
  private final Replayer replayer;
  private final FindingMaker findings;
  private final Coverage reached;
  private final ResultMaker sources;
  private Coverage ofTarget = new Coverage();
  private boolean mayKeep;

  /** What is said of a target, and the calls that show its errors. */
  record Verdict(TargetResult result, List<Case> cases) {}

  /**
   * @param replayer throws errors again
   * @param reached hears what calls of earlier runs reached
   */
  KeptVerdicts(
      VerdictCache cache,
      TargetSet targets,
      Options options,
      Replayer replayer,
      FindingMaker findings,
      Coverage reached) {
    this.cache = cache;
    this.targets = targets;
    this.options = options;
    this.replayer = replayer;
    this.findings = findings;
    this.reached = reached;
    this.sources = new ResultMaker(targets.program());
  }

  private Bounds bounds(MethodInfo target) {
    return options.bounds(targets.depths().of(target, target));
  }

  /** Empty where nothing is known, or an error does not show. */
  Optional<Verdict> find(MethodInfo target, TimeSlice time) {
    mayKeep = false;
    Optional<TargetVerdict> known = cache.find(target, bounds(target));
    if (known.isEmpty() || !holds(target, known.get())) {
      return Optional.empty();
    }
    List<Case> cases = new ArrayList<>();
    for (TargetVerdict.ShownError each : known.get().errors()) {
      Optional<Replay> shown = shown(each, time.run());
      if (shown.isEmpty()) {
        return Optional.empty();
      }
      cases.add(
          new Case(target, each.path(), shown.get(), /* isError= */ true, /* isFinding= */ true));
    }
    synchronized (reached) {
      known.get().reached().forEach(each -> reached.add(each, targets.program()));
      reached.addLeft(known.get().left());
    }
    return Optional.of(new Verdict(sources.renewed(known.get().numbered()), cases));
  }

  private boolean holds(MethodInfo target, TargetVerdict known) {
    synchronized (findings) {
      return findings.holds(target, known.others());
    }
  }

  /** An error as a real JVM shows it now, if need be one that no other call has used. */
  private Optional<Replay> shown(TargetVerdict.ShownError error, Budget time) {
    try {
      Replay replay = replayer.run(List.of(error.recipe()), time);
      if (!isSame(error.ending(), replay.ending()) && !replayer.wasFirst()) {
        replay = replayer.runAnew(error.recipe(), replayer.limit(), time);
      }
      return isSame(error.ending(), replay.ending()) ? Optional.of(replay) : Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // nothing is confirmed
      return Optional.empty();
    }
  }

  private static boolean isSame(Ending known, Ending now) {
    if (known instanceof Ending.TimedOut) {
      return now instanceof Ending.TimedOut;
    }
    return known instanceof Ending.Threw one
        && now instanceof Ending.Threw other
        && isSame(one, other);
  }

  private static boolean isSame(Ending.Threw one, Ending.Threw other) {
    if (!one.exception().equals(other.exception())) {
      return false;
    } else if (one.exception().equals(STACK_OVERFLOW)) {
      return true; // where it ends depends on the JVM
    }
    return isSame(one.message(), other.message()) && own(one).equals(own(other));
  }

  private static boolean isSame(@Nullable String told, @Nullable String real) {
    if (told == null || real == null) {
      return Objects.equals(told, real);
    }
    return Replay.agrees(told, real);
  }

  /** How it came about in the users' code; the library's own frames have names of the moment. */
  private static List<Site> own(Ending.Threw threw) {
    return threw.trace().stream().filter(frame -> !frame.isJdk()).map(TraceFrame::site).toList();
  }

  /** What follows is done for a target that nothing is known of. */
  void begin() {
    cache.begin();
    mayKeep = false;
    synchronized (reached) {
      ofTarget = reached.startPart();
    }
  }

  /**
   * All was done for it.
   *
   * @param isWhole whether the time had no part in what was done
   */
  void end(boolean isWhole) {
    mayKeep = isWhole;
  }

  /**
   * Keeps what was said of a target, if another run would say the same.
   *
   * @param listed the result with the paths that are listed
   */
  void keep(MethodInfo target, TargetResult result, TargetResult listed, List<Case> cases) {
    List<Integer> shown =
        cases.stream().filter(each -> each.isError() && each.isFinding()).map(Case::path).toList();
    boolean areShown =
        result.findings().stream()
            .filter(Finding::isError)
            .allMatch(finding -> shown.contains(finding.path()));
    if (!mayKeep || !areShown || !VerdictCache.isRepeatable(result)) {
      return;
    }
    mayKeep = false;
    List<TargetVerdict.ShownError> errors =
        cases.stream()
            .map(
                each ->
                    new TargetVerdict.ShownError(
                        each.path(), each.replay().recipe(), each.replay().ending()))
            .toList();
    Map<Object, Boolean> others = result.findings().isEmpty() ? Map.of() : findings.others(target);
    synchronized (reached) {
      cache.keep(
          target,
          bounds(target),
          TargetVerdict.of(
              listed,
              errors,
              ofTarget.reached(targets.program()),
              ofTarget.left(targets.program()),
              others));
    }
  }

  /** Performs calls that enter all targets, unless it is known what they reach. */
  void enter(List<MethodInfo> some, Budget time, Runnable calls) {
    Optional<List<ReachedClass>> known = cache.opening(some);
    if (known.isPresent()) {
      synchronized (reached) {
        known.get().forEach(each -> reached.add(each, targets.program()));
      }
      return;
    }
    begin();
    calls.run();
    if (!time.exhausted()) {
      synchronized (reached) {
        cache.keepOpening(some, ofTarget.reached(targets.program()));
      }
    }
  }
}
