package dev.clew.app.options;

import dev.clew.engine.explore.Bounds;
import dev.clew.engine.explore.StrategyName;
import dev.clew.engine.inputs.NullInputs;
import dev.clew.engine.sink.StringSink;
import dev.clew.hotspots.source.SourceKind;
import dev.clew.junit.source.syntax.JUnitVersion;
import dev.clew.replay.wall.Permission;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** The options that all analyses share. */
public final class Settings {

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

  public static final Setting<Path> OUT =
      Setting.of("out", "DIR", "clew-out", "Where results go.", SettingParsers::path);

  public static final Setting<Optional<Path>> JSON =
      Setting.of(
              "json",
              "FILE",
              "",
              "Also write the results file here.",
              SettingParsers.optional(SettingParsers::path))
          .showing("DIR/results.json only");

  public static final Setting<Boolean> REPORT =
      Setting.flag("report", true, "A page of HTML about the run, beside the results.");

  public static final Setting<Optional<Path>> CACHE =
      Setting.of(
              "cache",
              "DIR",
              "",
              "Where explorations are kept for later runs.",
              SettingParsers.optional(SettingParsers::path))
          .showing("the user's cache folder");

  public static final Setting<Boolean> NO_CACHE =
      Setting.flag("no-cache", false, "Nothing of earlier runs, and nothing for later ones.");

  public static final Setting<Optional<String>> SINCE =
      Setting.of(
              "since",
              "REF",
              "",
              "Only methods that a change since this commit of Git can affect.",
              SettingParsers.optional(Function.identity()))
          .showing("all methods");

  public static final Setting<Optional<Path>> BASELINE =
      Setting.of(
              "baseline",
              "FILE",
              "",
              "Errors that are known and do not count.",
              SettingParsers.optional(SettingParsers::path))
          .showing("all errors count");

  public static final Setting<Optional<Path>> WRITE_BASELINE =
      Setting.of(
              "write-baseline",
              "FILE",
              "",
              "Where the errors of this run are written down as known.",
              SettingParsers.optional(SettingParsers::path))
          .showing("nowhere");

  public static final Setting<Boolean> STRICT =
      Setting.flag("strict", false, "Exit with 3 when anything was left out.");

  public static final Setting<Boolean> QUIET =
      Setting.flag("quiet", false, "Nothing on standard error but mistakes.");

  public static final Setting<ErrorChoice> ERRORS =
      Setting.of(
          "errors",
          "KINDS",
          "implicit,assertion,explicit",
          "What counts as an error: implicit, assertion, explicit, precondition, documented,"
              + " intended, inside, with commas between.",
          ErrorChoice::parse);

  public static final Setting<NullInputs> NULL_INPUTS =
      Setting.of(
          "null-inputs",
          "WHERE",
          "auto",
          "Where inputs may be null: auto, where the code itself expects it; yes, everywhere; no,"
              + " nowhere.",
          SettingParsers::nullInputs);

  public static final Setting<Boolean> PRIVATE_STATE =
      Setting.flag(
          "private-state",
          false,
          "Report errors, too, that need an object which no constructor and setter makes.");

  public static final Setting<Set<Permission>> ALLOW =
      Setting.of(
              "allow",
              "WHAT",
              "",
              "What code that is run may do: files, network, processes, native, with commas"
                  + " between.",
              SettingParsers.someOf(Permission.class))
          .showing("nothing");

  public static final Setting<Boolean> HUNT =
      Setting.of(
          "hunt",
          "WHETHER",
          "yes",
          "Also call targets with made-up inputs, while they are explored: yes or no.",
          SettingParsers::yesOrNo);

  public static final Setting<Duration> REPLAY_TIMEOUT =
      Setting.of("replay-timeout", "D", "2s", "For one tried call.", SettingParsers::duration);

  public static final Setting<JUnitVersion> JUNIT =
      Setting.of(
          "junit",
          "N",
          "5",
          "Which JUnit tests are written for: 4 or 5, which 6 runs as well.",
          SettingParsers::junit);

  public static final Setting<Boolean> ALL_PATHS =
      Setting.flag(
          "all-paths",
          false,
          "List every path in the results file, however many, and keep a test of each.");

  public static final Setting<List<Path>> TEST_SOURCES =
      Setting.of(
              "test-sources",
              "PATH",
              "",
              "Folders of other tests: a name that is taken there gets a number.",
              SettingParsers::paths)
          .showing("none");

  public static final Setting<List<StringSink>> SINK =
      Setting.of(
              "sink",
              "SINK",
              "",
              "A method of yours that hands an argument to an interpreter, as in"
                  + " 'com.acme.Db#run(String):0=sql'. May be repeated.",
              SettingParsers::sinks)
          .showing("none")
          .repeatable();

  public static final Setting<Set<SourceKind>> SOURCES =
      Setting.of(
          "sources",
          "KINDS",
          "parameters,web",
          "Whose inputs may attack: parameters, web, fields, input, environment, database,"
              + " surroundings, sentences (what callers hand over as a whole), with commas"
              + " between.",
          SettingParsers.someOf(SourceKind.class));

  public static final Setting<Set<String>> SINK_LANGUAGES =
      Setting.of(
              "sink-languages",
              "NAMES",
              "",
              "Sinks of these languages alone, as in sql,command.",
              SettingParsers::languages)
          .showing("all");

  public static final Setting<String> DIALECT =
      Setting.of(
          "dialect",
          "NAME",
          "ansi",
          "The SQL that the database speaks: ansi, mysql, postgresql, oracle, sqlserver or h2.",
          SettingParsers::dialect);

  public static final Setting<Optional<Path>> SCHEMA =
      Setting.of(
              "schema",
              "FILE",
              "",
              "Statements that make the tables of the database.",
              SettingParsers.optional(SettingParsers::path))
          .showing("made up from the statements");

  public static final Setting<Optional<Path>> LANGUAGES =
      Setting.of(
              "languages",
              "FILE",
              "",
              "Languages of your own for your sinks, a line each: NAME = REGULAR EXPRESSION, or"
                  + " NAME = grammar FILE.g4.",
              SettingParsers.optional(SettingParsers::path))
          .showing("none");

  public static final Setting<Boolean> TREE =
      Setting.flag("tree", false, "Print the paths as a tree.");

  public static final Setting<Boolean> DOT =
      Setting.flag("dot", false, "Write trees of paths for Graphviz, into the folder dot of DIR.");

  public static final Setting<Boolean> RETURNS =
      Setting.flag("returns", false, "The language of what the methods return, instead of sinks.");

  public static final Setting<Path> RESULTS =
      Setting.of(
          "results",
          "DIR",
          "clew-out",
          "Where results.json and clew.sarif go; --out is for tests alone.",
          SettingParsers::path);

  public static final Setting<Optional<String>> MASTER =
      Setting.of(
              "master",
              "URL",
              "",
              "Explore on Spark: local[N], local-cluster[N,CORES,MB], spark://HOST:PORT,"
                  + " k8s://URL or yarn.",
              SettingParsers.optional(text -> text))
          .showing("this JVM");

  public static final Setting<Optional<Path>> UNITS =
      Setting.of(
              "units",
              "FILE",
              "",
              "The file of units, one a line.",
              SettingParsers.optional(SettingParsers::path))
          .showing("standard input");

  public static final Setting<Optional<Duration>> UNIT_TIME =
      Setting.of(
              "unit-time",
              "D",
              "",
              "For one unit; what is left of it is given back.",
              SettingParsers.optional(SettingParsers::duration))
          .showing("what the unit says");

  public static final Setting<Optional<Integer>> UNIT_PATHS =
      Setting.of(
              "unit-paths",
              "N",
              "",
              "Paths of one unit, after which what is left of it is given back.",
              SettingParsers.optional(SettingParsers.atLeast(0)))
          .showing("what the unit says");

  public static final Setting<Optional<Integer>> UNIT_CHOICES =
      Setting.of(
              "unit-choices",
              "N",
              "",
              "The same for choices of one way among several.",
              SettingParsers.optional(SettingParsers.atLeast(0)))
          .showing("what the unit says");

  /** Each of them, in the order of the documentation. */
  public static final List<Setting<?>> ALL =
      List.of(
          CLASS_PATH,
          JDK,
          CALL_DEPTH,
          STATIC_INPUTS,
          HAVOC,
          MAX_REVISITS,
          MAX_CONDITIONS,
          MAX_STRING_LENGTH,
          MAX_ARRAY_LENGTH,
          MAX_TYPES,
          TIME_BUDGET,
          SOLVER_TIMEOUT,
          NULL_INPUTS,
          STRATEGY,
          STRING_SOLVER,
          RELAXED,
          PRUNE,
          SEED,
          JOBS,
          ALLOW,
          OUT,
          JSON,
          ALL_PATHS,
          REPORT,
          CACHE,
          NO_CACHE,
          SINCE,
          STRICT,
          QUIET);

  /** Those of {@code clew explore}. */
  public static final List<Setting<?>> FOR_EXPLORE =
      Stream.concat(ALL.stream(), Stream.of(TREE, DOT)).toList();

  /** The same with those that only the command line has, as nothing is reported of them. */
  public static List<Setting<?>> onClusters(List<Setting<?>> some) {
    return Stream.concat(some.stream(), Stream.of(MASTER)).toList();
  }

  /** Those of commands that try paths and tell errors from what is meant to happen. */
  private static final List<Setting<?>> FOR_TRIALS =
      Stream.concat(ALL.stream(), Stream.of(ERRORS, PRIVATE_STATE, HUNT, REPLAY_TIMEOUT)).toList();

  /** Those of {@code clew check}: the shared ones, then its own. */
  public static final List<Setting<?>> FOR_CHECK =
      Stream.concat(FOR_TRIALS.stream(), Stream.of(BASELINE, WRITE_BASELINE)).toList();

  /** Those of {@code clew test}. */
  public static final List<Setting<?>> FOR_TEST =
      Stream.concat(FOR_TRIALS.stream(), Stream.of(JUNIT, TEST_SOURCES, RESULTS)).toList();

  /** Those of {@code clew strings}. */
  public static final List<Setting<?>> FOR_STRINGS =
      Stream.concat(
              ALL.stream(),
              Stream.of(
                  SINK,
                  SINK_LANGUAGES,
                  SOURCES,
                  DIALECT,
                  SCHEMA,
                  LANGUAGES,
                  RETURNS,
                  REPLAY_TIMEOUT))
          .toList();

  /** Those of {@code clew svcomp}. */
  public static final List<Setting<?>> FOR_SVCOMP =
      List.of(
          MAX_REVISITS,
          MAX_CONDITIONS,
          MAX_STRING_LENGTH,
          MAX_ARRAY_LENGTH,
          MAX_TYPES,
          TIME_BUDGET,
          SOLVER_TIMEOUT,
          STRATEGY,
          STRING_SOLVER,
          RELAXED,
          PRUNE,
          SEED,
          JOBS,
          STRICT,
          REPLAY_TIMEOUT);

  /** Those that decide what is explored of a method: a unit of work says them. */
  public static final List<Setting<?>> OF_UNITS =
      List.of(
          JDK,
          CALL_DEPTH,
          STATIC_INPUTS,
          HAVOC,
          MAX_REVISITS,
          MAX_CONDITIONS,
          MAX_STRING_LENGTH,
          MAX_ARRAY_LENGTH,
          MAX_TYPES,
          SOLVER_TIMEOUT,
          NULL_INPUTS,
          PRIVATE_STATE,
          STRATEGY,
          STRING_SOLVER,
          RELAXED,
          PRUNE,
          SEED,
          ALLOW);

  /** Those of {@code clew work}. */
  public static final List<Setting<?>> FOR_WORK =
      Stream.of(
              List.of(CLASS_PATH, UNITS, UNIT_TIME, UNIT_PATHS, UNIT_CHOICES, TIME_BUDGET, JOBS),
              OF_UNITS)
          .flatMap(List::stream)
          .toList();

  private Settings() {}
}
