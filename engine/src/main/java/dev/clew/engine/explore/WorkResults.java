package dev.clew.engine.explore;

import dev.clew.engine.explore.report.StringPictures;
import dev.clew.engine.inputs.NullPlaces;
import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.outcome.Status;
import dev.clew.engine.work.WorkDone;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Puts what came of the units of a method together, whoever did them in whatever order: once all
 * are done, as if one had explored it.
 */
public final class WorkResults {

  private final List<ExploredPath> paths = new ArrayList<>();
  private final Map<Reason, Long> reasons = new TreeMap<>(ResultOrder.OF_REASONS);
  private final Set<Reason> notes = new HashSet<>();
  private final Set<Site> nullPlaces = new HashSet<>();
  private Effort effort = Effort.NONE;
  private Status worst = Status.COMPLETE;

  /** Takes what some units gave, each of which may be added once. */
  public void add(WorkDone done) {
    Exploration part = done.exploration();
    paths.addAll(part.paths());
    part.reasons().forEach((reason, count) -> reasons.merge(reason, count, Long::sum));
    notes.addAll(done.notes());
    nullPlaces.addAll(part.nullPlaces());
    effort = effort.plus(part.effort());
    worst = worse(worst, part.status());
  }

  /**
   * All of it so far.
   *
   * @param isAll whether no unit is left
   * @param nanos the time that it took, of which each worker tells its own only
   */
  public Exploration exploration(boolean isAll, long nanos) {
    Map<Reason, Long> all = new TreeMap<>(ResultOrder.OF_REASONS);
    all.putAll(reasons);
    notes.forEach(note -> all.merge(note, 1L, Long::sum));
    Status status = notes.isEmpty() ? worst : worse(worst, Status.BOUNDED);
    return new Exploration(
        isAll ? status : worse(status, Status.TIMEOUT),
        all,
        pictured(paths.stream().sorted(ResultOrder.OF_PATHS).toList()),
        effort.withTime(nanos),
        NullPlaces.sorted(nullPlaces));
  }

  /** As one worker would have painted them. */
  private static List<ExploredPath> pictured(List<ExploredPath> paths) {
    StringPictures pictures = new StringPictures(ResultOrder.OF_DECISIONS);
    paths.forEach(pictures::add);
    return pictures.kept(paths);
  }

  private static Status worse(Status one, Status other) {
    return severity(one) >= severity(other) ? one : other;
  }

  private static int severity(Status status) {
    return switch (status) {
      case COMPLETE -> 0;
      case BOUNDED -> 1;
      case UNSUPPORTED -> 2;
      case TIMEOUT -> 3;
      case FAILED -> 4;
    };
  }
}
