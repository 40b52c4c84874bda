package dev.clew.app.options;

import java.util.List;
import java.util.stream.Stream;

/**
 * Which options there are, and which command takes which. Each is declared once, in a class of its
 * kind.
 */
public final class Settings {

  /** Each of them, in the order of the documentation. */
  public static final List<Setting<?>> ALL =
      List.of(
          ExplorationSettings.CLASS_PATH,
          ExplorationSettings.JDK,
          ExplorationSettings.CALL_DEPTH,
          ExplorationSettings.STATIC_INPUTS,
          ExplorationSettings.HAVOC,
          ExplorationSettings.MAX_REVISITS,
          ExplorationSettings.MAX_CONDITIONS,
          ExplorationSettings.MAX_STRING_LENGTH,
          ExplorationSettings.MAX_ARRAY_LENGTH,
          ExplorationSettings.MAX_TYPES,
          ExplorationSettings.TIME_BUDGET,
          ExplorationSettings.SOLVER_TIMEOUT,
          ExplorationSettings.NULL_INPUTS,
          ExplorationSettings.STRATEGY,
          ExplorationSettings.STRING_SOLVER,
          ExplorationSettings.RELAXED,
          ExplorationSettings.PRUNE,
          ExplorationSettings.SEED,
          ExplorationSettings.JOBS,
          TrialSettings.ALLOW,
          ResultSettings.OUT,
          ResultSettings.JSON,
          ResultSettings.ALL_PATHS,
          ResultSettings.REPORT,
          ResultSettings.CACHE,
          ResultSettings.NO_CACHE,
          ResultSettings.SINCE,
          ResultSettings.STRICT,
          ResultSettings.QUIET);

  /** Those of {@code clew explore}. */
  public static final List<Setting<?>> FOR_EXPLORE =
      Stream.concat(
              ALL.stream(),
              Stream.of(ExplorationSettings.PROVE_LOOPS, ResultSettings.TREE, ResultSettings.DOT))
          .toList();

  /** The same with those that only the command line has, as nothing is reported of them. */
  public static List<Setting<?>> onClusters(List<Setting<?>> some) {
    return Stream.concat(some.stream(), Stream.of(ExplorationSettings.MASTER)).toList();
  }

  /** Those of commands that try paths and tell errors from what is meant to happen. */
  private static final List<Setting<?>> FOR_TRIALS =
      Stream.concat(
              ALL.stream(),
              Stream.of(
                  TrialSettings.ERRORS,
                  TrialSettings.PRIVATE_STATE,
                  TrialSettings.HUNT,
                  TrialSettings.REPLAY_TIMEOUT))
          .toList();

  /** Those of {@code clew check}: the shared ones, then its own. */
  public static final List<Setting<?>> FOR_CHECK =
      Stream.concat(
              FOR_TRIALS.stream(),
              Stream.of(ResultSettings.BASELINE, ResultSettings.WRITE_BASELINE))
          .toList();

  /** Those of {@code clew test}. */
  public static final List<Setting<?>> FOR_TEST =
      Stream.concat(
              FOR_TRIALS.stream(),
              Stream.of(TrialSettings.JUNIT, TrialSettings.TEST_SOURCES, ResultSettings.RESULTS))
          .toList();

  /** Those of {@code clew strings}. */
  public static final List<Setting<?>> FOR_STRINGS =
      Stream.concat(
              ALL.stream(),
              Stream.of(
                  SinkSettings.SINK,
                  SinkSettings.SINK_LANGUAGES,
                  SinkSettings.SOURCES,
                  SinkSettings.DIALECT,
                  SinkSettings.SCHEMA,
                  SinkSettings.LANGUAGES,
                  SinkSettings.RETURNS,
                  TrialSettings.REPLAY_TIMEOUT))
          .toList();

  /** Those of {@code clew svcomp}. */
  public static final List<Setting<?>> FOR_SVCOMP =
      List.of(
          ExplorationSettings.MAX_REVISITS,
          ExplorationSettings.MAX_CONDITIONS,
          ExplorationSettings.MAX_STRING_LENGTH,
          ExplorationSettings.MAX_ARRAY_LENGTH,
          ExplorationSettings.MAX_TYPES,
          ExplorationSettings.TIME_BUDGET,
          ExplorationSettings.SOLVER_TIMEOUT,
          ExplorationSettings.STRATEGY,
          ExplorationSettings.STRING_SOLVER,
          ExplorationSettings.RELAXED,
          ExplorationSettings.PRUNE,
          ExplorationSettings.SEED,
          ExplorationSettings.JOBS,
          ResultSettings.STRICT,
          TrialSettings.REPLAY_TIMEOUT);

  /** Those that decide what is explored of a method: a unit of work says them. */
  public static final List<Setting<?>> OF_UNITS =
      List.of(
          ExplorationSettings.JDK,
          ExplorationSettings.CALL_DEPTH,
          ExplorationSettings.STATIC_INPUTS,
          ExplorationSettings.HAVOC,
          ExplorationSettings.MAX_REVISITS,
          ExplorationSettings.MAX_CONDITIONS,
          ExplorationSettings.MAX_STRING_LENGTH,
          ExplorationSettings.MAX_ARRAY_LENGTH,
          ExplorationSettings.MAX_TYPES,
          ExplorationSettings.SOLVER_TIMEOUT,
          ExplorationSettings.NULL_INPUTS,
          TrialSettings.PRIVATE_STATE,
          ExplorationSettings.STRATEGY,
          ExplorationSettings.STRING_SOLVER,
          ExplorationSettings.RELAXED,
          ExplorationSettings.PRUNE,
          ExplorationSettings.SEED,
          TrialSettings.ALLOW);

  /** Those of {@code clew work}. */
  public static final List<Setting<?>> FOR_WORK =
      Stream.of(
              List.of(
                  ExplorationSettings.CLASS_PATH,
                  UnitSettings.UNITS,
                  UnitSettings.UNIT_TIME,
                  UnitSettings.UNIT_PATHS,
                  UnitSettings.UNIT_CHOICES,
                  ExplorationSettings.TIME_BUDGET,
                  ExplorationSettings.JOBS),
              OF_UNITS)
          .flatMap(List::stream)
          .toList();

  private Settings() {}
}
