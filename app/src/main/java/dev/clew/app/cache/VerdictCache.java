package dev.clew.app.cache;

import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.path.ProgramQuestion;
import dev.clew.output.Obstacle;
import dev.clew.output.TargetResult;
import dev.clew.replay.coverage.ReachedClass;
import java.io.IOException;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Verdicts of earlier runs, and those that later ones may use. For one thread. */
public final class VerdictCache {

  /** What keeps paths from being tried on every machine. */
  private static final Set<Obstacle> SURE = EnumSet.of(Obstacle.REFUSED, Obstacle.NO_INPUTS);

  private final RunCache cache;
  private final String trials;

  /** What calls reached that enter all targets. */
  record OpeningCalls(List<ReachedClass> reached) {}

  VerdictCache(RunCache cache) throws IOException {
    this.cache = cache;
    this.trials = cache.keys().ofTrials();
  }

  /** Whether a run over the same code has been here before. */
  public boolean wasSeen() {
    return cache.wasSeen();
  }

  /** What follows is done for a target: what is asked of the program is part of what is kept. */
  public void begin() {
    cache.questions().takeAll();
  }

  /**
   * What was said of a target where all was the same that it depends on.
   *
   * @param bounds of its exploration
   */
  public Optional<TargetVerdict> find(MethodInfo target, Bounds bounds) {
    return cache
        .keys()
        .ofVerdict(target, bounds, trials)
        .flatMap(name -> cache.find(name, TargetVerdict.class))
        .map(known -> known.content().keptSince(known.computed()));
  }

  /** Whether another run would say the same, as far as paths and their trials go. */
  public static boolean isRepeatable(TargetResult result) {
    return CachingExplorer.isRepeatable(result.exploration())
        && result.tally().untried().stream().allMatch(each -> SURE.contains(each.obstacle()));
  }

  /** Keeps a verdict that is repeatable, with what was asked since {@link #begin}. */
  public void keep(MethodInfo target, Bounds bounds, TargetVerdict verdict) {
    Set<ProgramQuestion> asked = new HashSet<>(cache.questions().takeAll());
    for (ReachedClass each : verdict.reached()) { // whoever named it
      asked.add(new ProgramQuestion(ProgramQuestion.Kind.CLASS, each.name()));
    }
    if (verdict.findings().map(finding -> finding.site().className()).distinct().count() > 1) {
      asked.add(new ProgramQuestion(ProgramQuestion.Kind.LINES, "")); // they are in their order
    }
    cache
        .keys()
        .ofVerdict(target, bounds, trials)
        .ifPresent(name -> cache.keep(name, verdict, asked, /* hasForeignTexts= */ true));
  }

  /** What the calls reached that enter these targets. */
  public Optional<List<ReachedClass>> opening(List<MethodInfo> targets) {
    return cache
        .find(cache.keys().ofOpening(targets, trials), OpeningCalls.class)
        .map(known -> known.content().reached());
  }

  /** Keeps it. */
  public void keepOpening(List<MethodInfo> targets, List<ReachedClass> reached) {
    KeptName name = cache.keys().ofOpening(targets, trials);
    cache.keep(name, new OpeningCalls(reached), Set.of(), /* hasForeignTexts= */ false);
  }
}
