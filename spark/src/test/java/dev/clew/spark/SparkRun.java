package dev.clew.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.EngineExplorers;
import dev.clew.app.analysis.Analysis;
import dev.clew.app.analysis.AnalysisListener;
import dev.clew.app.cluster.ClusterExplorers;
import dev.clew.app.cluster.ClusterProvider;
import dev.clew.app.cluster.RoundPolicy;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.outcome.Status;
import dev.clew.output.Results;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Explorations of one program, here and on clusters. */
final class SparkRun {

  private static final Duration ENOUGH = Duration.ofMinutes(5);

  /** So that everything is split. */
  private static final RoundPolicy SHORT_ROUNDS =
      new RoundPolicy(Duration.ofMillis(60), 2, Duration.ofMillis(600), 3);

  /** What does not depend on who did it, and on how long that took. */
  record Found(
      Status status, Map<Reason, Long> reasons, List<ExploredPath> paths, List<Site> nullPlaces) {
    static Found of(Exploration exploration) {
      return new Found(
          exploration.status(),
          exploration.reasons(),
          exploration.paths(),
          exploration.nullPlaces());
    }
  }

  private final Path classes;
  private final List<String> targets;

  SparkRun(Path classes, List<String> targets) {
    this.classes = classes;
    this.targets = targets;
  }

  private Options options(int jobs) {
    return Options.defaults()
        .with(ExplorationSettings.CLASS_PATH, classes.toString())
        .with(ExplorationSettings.JOBS, Integer.toString(jobs));
  }

  Map<String, Found> here(int jobs) throws IOException {
    Options options = options(jobs);
    try (TargetSet found = Targets.resolve(targets, options, note -> {})) {
      return of(
          new Analysis(options, new EngineExplorers(), AnalysisListener.NONE)
              .explore(found, Budget.of(ENOUGH)));
    }
  }

  Map<String, Found> on(String master) throws IOException {
    return on(master, new SparkClusterProvider());
  }

  Map<String, Found> on(String master, ClusterProvider provider) throws IOException {
    Options options = options(1);
    try (TargetSet found = Targets.resolve(targets, options, note -> {});
        ClusterExplorers cluster = new ClusterExplorers(provider, master, SHORT_ROUNDS)) {
      return of(
          new Analysis(options, cluster, AnalysisListener.NONE).explore(found, Budget.of(ENOUGH)));
    }
  }

  private static Map<String, Found> of(Results results) {
    Map<String, Found> found = new TreeMap<>();
    results.targets().forEach(each -> found.put(each.title(), Found.of(each.exploration())));
    assertThat(found).isNotEmpty();
    return found;
  }
}
