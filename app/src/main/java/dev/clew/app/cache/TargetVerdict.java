package dev.clew.app.cache;

import dev.clew.engine.outcome.Site;
import dev.clew.output.Finding;
import dev.clew.output.ReachedLines;
import dev.clew.output.TargetResult;
import dev.clew.output.Trials;
import dev.clew.replay.Replay;
import dev.clew.replay.coverage.ReachedClass;
import dev.clew.replay.recipe.Recipe;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * All that is said of a target in a check.
 *
 * @param result with the paths that are listed, without numbers of lines that are no sites
 * @param sets what calls reached of its class, as {@link ReachedLines#sets} has it
 * @param errors what a real JVM has to throw again before anybody is told
 * @param reached what its calls reached of the project
 * @param left where exceptions came by
 * @param others what it depends on beside, as whoever made it can ask again
 */
public record TargetVerdict(
    TargetResult result,
    List<List<Site>> sets,
    List<ShownError> errors,
    List<ReachedClass> reached,
    List<Site> left,
    Map<Object, Boolean> others) {

  /** An error of a path, and how its call ended. */
  public record ShownError(int path, Recipe recipe, Replay.Ending ending) {}

  /** What is kept of a result. */
  public static TargetVerdict of(
      TargetResult result,
      List<ShownError> errors,
      List<ReachedClass> reached,
      List<Site> left,
      Map<Object, Boolean> others) {
    ReachedLines lines = result.trials().map(Trials::reached).orElse(ReachedLines.NONE);
    List<List<Site>> sets =
        lines.sets().stream()
            .map(set -> set.stream().map(line -> new Site(result.className(), "", line)).toList())
            .toList();
    return new TargetVerdict(
        result.withReached(lines.withSets(List.of())), sets, errors, reached, left, others);
  }

  /** The result with its lines. */
  public TargetResult numbered() {
    ReachedLines lines = result.trials().map(Trials::reached).orElse(ReachedLines.NONE);
    return result.withReached(
        lines.withSets(sets.stream().map(set -> set.stream().map(Site::line).toList()).toList()));
  }

  /** The same, as an earlier run computed it. */
  TargetVerdict keptSince(Instant moment) {
    return new TargetVerdict(result.keptSince(moment), sets, errors, reached, left, others);
  }

  Stream<Finding> findings() {
    return result.findings().stream();
  }
}
