package dev.clew.output;

import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.ForkSite;
import dev.clew.engine.outcome.PathStep;
import java.util.HashSet;
import java.util.Set;

/**
 * How many bytes the tables take that the steps of a target's paths refer to: each fork and each
 * text is there once, however many paths have it.
 */
final class TableSize {

  private static final long FORK = 60;

  private final Set<ForkSite> forks = new HashSet<>();
  private final Set<String> texts = new HashSet<>();

  /** By how much they would grow for a path. */
  long growth(ExploredPath path) {
    Set<ForkSite> newForks = new HashSet<>();
    Set<String> newTexts = new HashSet<>();
    for (PathStep step : path.steps()) {
      if (!forks.contains(step.fork())) {
        newForks.add(step.fork());
      }
      if (!texts.contains(step.text())) {
        newTexts.add(step.text());
      }
    }
    long size = newTexts.stream().mapToLong(PathSize::text).sum();
    for (ForkSite fork : newForks) {
      size += FORK + PathSize.text(fork.site().className()) + PathSize.text(fork.site().method());
    }
    return size;
  }

  /** Takes the steps of a path in. */
  void add(ExploredPath path) {
    for (PathStep step : path.steps()) {
      forks.add(step.fork());
      texts.add(step.text());
    }
  }
}
