package dev.clew.app.options;

import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.inputs.NullInputs;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** What is explored of a program, how far, and how long. */
public final class ExplorationSettings {

  public static final Setting<List<Path>> CLASS_PATH =
      Setting.of("classpath", "PATH", "", "Folders and jars of classes.", SettingParsers::paths)
          .showing("what TARGET brings");

  public static final Setting<Optional<Path>> JDK =
      Setting.of(
              "jdk",
              "HOME",
              "",
              "The JDK whose library the code under test uses.",
              SettingParsers.optional(SettingParsers::path))
          .showing("the running one");

  public static final Setting<CallDepths> CALL_DEPTH =
      Setting.of(
              "call-depth",
              "N",
              CallDepths.UNLIMITED,
              "Levels of calls below the target that are followed; a call below that returns an"
                  + " unknown value. CLASS=N and CLASS#METHOD=N are for these targets alone; may be"
                  + " repeated, or have commas between.",
              CallDepths::parse)
          .repeatable();

  public static final Setting<Boolean> STATIC_INPUTS =
      Setting.flag(
          "static-inputs",
          false,
          "Static fields that are not final are inputs when they are read.");

  public static final Setting<Boolean> HAVOC =
      Setting.flag("havoc", false, "A call that is not followed also forgets static fields.");

  public static final Setting<Integer> MAX_REVISITS =
      Setting.of(
          "max-revisits",
          "N",
          "25",
          "Per path, how often one branch instruction may be revisited.",
          SettingParsers.atLeast(0));

  public static final Setting<Integer> MAX_CONDITIONS =
      Setting.of(
          "max-conditions",
          "N",
          "500",
          "Per path, conjuncts in the path condition.",
          SettingParsers.atLeast(1));

  public static final Setting<Integer> MAX_STRING_LENGTH =
      Setting.of(
          "max-string-length",
          "N",
          "64",
          "The longest string that is ever solved for.",
          SettingParsers.atLeast(0));

  public static final Setting<Integer> MAX_ARRAY_LENGTH =
      Setting.of(
          "max-array-length",
          "N",
          Integer.toString(Bounds.DEFAULT.maxArrayLength()),
          "The longest array that an input may be.",
          SettingParsers.atLeast(0));

  public static final Setting<Integer> MAX_TYPES =
      Setting.of(
          "max-types",
          "N",
          Integer.toString(Bounds.DEFAULT.maxTypes()),
          "Per unknown reference, how many classes are tried.",
          SettingParsers.atLeast(1));

  public static final Setting<Optional<Duration>> TIME_BUDGET =
      Setting.of(
              "time-budget",
              "D",
              "",
              "For the whole run, tests included, as in 500ms, 30s or 5m.",
              SettingParsers.optional(SettingParsers::duration))
          .showing("60s for one class, two minutes for more");

  public static final Setting<Duration> SOLVER_TIMEOUT =
      Setting.of("solver-timeout", "D", "3s", "For one query.", SettingParsers::duration);

  public static final Setting<NullInputs> NULL_INPUTS =
      Setting.of(
          "null-inputs",
          "WHERE",
          "auto",
          "Where inputs may be null: auto, where the code itself expects it; yes, everywhere; no,"
              + " nowhere.",
          SettingParsers::nullInputs);

  public static final Setting<StrategyName> STRATEGY =
      Setting.of(
          "strategy",
          "NAME",
          "coverage",
          "What is explored next: dfs, bfs, random or coverage.",
          SettingParsers.oneOf(StrategyName.class));

  public static final Setting<StringSolverName> STRING_SOLVER =
      Setting.of(
          "string-solver",
          "NAME",
          "portfolio",
          "What decides about strings: automata, bitvector, smt or portfolio.",
          SettingParsers.oneOf(StringSolverName.class));

  public static final Setting<Boolean> RELAXED =
      Setting.flag("relaxed", true, "Relaxed checks at inner branches, full solving at path ends.");

  public static final Setting<Boolean> PRUNE =
      Setting.flag("prune", true, "Checks at inner branches at all.");

  public static final Setting<Boolean> PROVE_LOOPS =
      Setting.flag(
          "prove-loops",
          false,
          "Looks for what holds in every round of loops that a bound has cut.");

  public static final Setting<Long> SEED =
      Setting.of("seed", "N", "0", "The only source of randomness.", SettingParsers::wholeNumber);

  public static final Setting<Integer> JOBS =
      Setting.of(
              "jobs",
              "N",
              Integer.toString(Runtime.getRuntime().availableProcessors()),
              "Worker threads; no more than eight, or than there are cores, are started.",
              SettingParsers.atLeast(1))
          .showing("number of cores");

  public static final Setting<Optional<String>> MASTER =
      Setting.of(
              "master",
              "URL",
              "",
              "Explore on Spark: local[N], local-cluster[N,CORES,MB], spark://HOST:PORT,"
                  + " k8s://URL or yarn.",
              SettingParsers.optional(text -> text))
          .showing("this JVM");

  private ExplorationSettings() {}
}
