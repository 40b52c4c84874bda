package dev.clew.engine.explore.report;

import dev.clew.engine.machine.DecisionPath;
import dev.clew.engine.machine.ForkPlace;
import dev.clew.engine.outcome.ForkSite;
import dev.clew.engine.outcome.PathStep;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Writes decisions down. Paths of a target have most of them in common: each is there once, however
 * many paths took it.
 */
final class PathStepWriter {

  private final Map<ForkPlace, ForkSite> sites = new HashMap<>();
  private final Map<PathStep, PathStep> known = new HashMap<>();

  /**
   * The decisions of a path, without those that had one way to go and say nothing new.
   *
   * @param text what a decision says
   */
  List<PathStep> of(DecisionPath path, Function<DecisionPath, String> text) {
    List<PathStep> steps = new ArrayList<>(path.length());
    for (DecisionPath step : path.steps()) {
      ForkPlace place = step.place();
      String says = place == null ? "" : text.apply(step);
      if (place != null && (step.isOpen() || !says.isEmpty())) {
        ForkSite site = sites.computeIfAbsent(place, ForkPlace::site);
        PathStep made = new PathStep(site, step.choice(), says);
        steps.add(known.computeIfAbsent(made, same -> same));
      }
    }
    return steps;
  }
}
