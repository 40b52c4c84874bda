package dev.clew.maven;

import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.ResultSettings;
import dev.clew.app.options.TrialSettings;
import java.io.File;
import java.util.List;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * The properties that all goals have, one for each option that the commands share. They are texts,
 * because the options know best what is a value of theirs; what is not given is left to them.
 */
abstract class SharedParameters extends AbstractMojo {

  /** The JDK whose library the code under test uses. Default: the running one. */
  @Parameter(property = "clew.jdk")
  private @Nullable File jdk;

  /**
   * Levels of calls below the target that are followed; a call below that returns an unknown value.
   * CLASS=N and CLASS#METHOD=N are for these targets alone; may be repeated, or have commas
   * between. Default: unlimited.
   */
  @Parameter(property = "clew.callDepth")
  private @Nullable String callDepth;

  /** Static fields that are not final are inputs when they are read. */
  @Parameter(property = "clew.staticInputs")
  private @Nullable String staticInputs;

  /** A call that is not followed also forgets static fields. */
  @Parameter(property = "clew.havoc")
  private @Nullable String havoc;

  /** Per path, how often one branch instruction may be revisited. Default: 25. */
  @Parameter(property = "clew.maxRevisits")
  private @Nullable String maxRevisits;

  /** Per path, conjuncts in the path condition. Default: 500. */
  @Parameter(property = "clew.maxConditions")
  private @Nullable String maxConditions;

  /** The longest string that is ever solved for. Default: 64. */
  @Parameter(property = "clew.maxStringLength")
  private @Nullable String maxStringLength;

  /** The longest array that an input may be. Default: 1000. */
  @Parameter(property = "clew.maxArrayLength")
  private @Nullable String maxArrayLength;

  /** Per unknown reference, how many classes are tried. Default: 128. */
  @Parameter(property = "clew.maxTypes")
  private @Nullable String maxTypes;

  /**
   * For the whole run, tests included, as in 500ms, 30s or 5m. Default: 60s for one class, two
   * minutes for more.
   */
  @Parameter(property = "clew.timeBudget")
  private @Nullable String timeBudget;

  /** For one query. Default: 3s. */
  @Parameter(property = "clew.solverTimeout")
  private @Nullable String solverTimeout;

  /**
   * Where inputs may be null: auto, where the code itself expects it; yes, everywhere; no, nowhere.
   * Default: auto.
   */
  @Parameter(property = "clew.nullInputs")
  private @Nullable String nullInputs;

  /** What is explored next: dfs, bfs, random or coverage. Default: coverage. */
  @Parameter(property = "clew.strategy")
  private @Nullable String strategy;

  /** What decides about strings: automata, bitvector, smt or portfolio. Default: portfolio. */
  @Parameter(property = "clew.stringSolver")
  private @Nullable String stringSolver;

  /** Relaxed checks at inner branches, full solving at path ends. Default: on. */
  @Parameter(property = "clew.relaxed")
  private @Nullable String relaxed;

  /** Checks at inner branches at all. Default: on. */
  @Parameter(property = "clew.prune")
  private @Nullable String prune;

  /** The only source of randomness. Default: 0. */
  @Parameter(property = "clew.seed")
  private @Nullable String seed;

  /**
   * Worker threads; no more than eight, or than there are cores, are started. Default: number of
   * cores.
   */
  @Parameter(property = "clew.jobs")
  private @Nullable String jobs;

  /** Also write the results file here. */
  @Parameter(property = "clew.json")
  private @Nullable File json;

  /** List every path in the results file, however many, and keep a test of each. */
  @Parameter(property = "clew.allPaths")
  private @Nullable String allPaths;

  /** A page of HTML about the run, beside the results. Default: on. */
  @Parameter(property = "clew.report")
  private @Nullable String report;

  /** Where results are kept for later runs. Default: the user's cache folder. */
  @Parameter(property = "clew.cache")
  private @Nullable File cache;

  /** Nothing of earlier runs, and nothing for later ones. */
  @Parameter(property = "clew.noCache")
  private @Nullable String noCache;

  /** Only methods that a change since this commit of Git can affect. Default: all methods. */
  @Parameter(property = "clew.since")
  private @Nullable String since;

  /** Fail the build when anything was left out. */
  @Parameter(property = "clew.strict")
  private @Nullable String strict;

  /** Nothing in the log but mistakes and what was found. */
  @Parameter(property = "clew.quiet")
  private @Nullable String quiet;

  /**
   * What code that is run may do: files, network, processes, native, with commas between. Default:
   * nothing.
   */
  @Parameter(property = "clew.allow")
  private @Nullable String allow;

  /** For one tried call. Default: 2s. */
  @Parameter(property = "clew.replayTimeout")
  private @Nullable String replayTimeout;

  /** Whether anything that is left out is to fail the build. */
  final boolean strict() {
    return Boolean.parseBoolean(strict); // which was parsed before by the option itself
  }

  /** Each of them, as it was given. */
  final List<GivenOption> sharedParameters() {
    return List.of(
        GivenOption.of(ExplorationSettings.JDK, jdk),
        GivenOption.of(ExplorationSettings.CALL_DEPTH, callDepth),
        GivenOption.of(ExplorationSettings.STATIC_INPUTS, staticInputs),
        GivenOption.of(ExplorationSettings.HAVOC, havoc),
        GivenOption.of(ExplorationSettings.MAX_REVISITS, maxRevisits),
        GivenOption.of(ExplorationSettings.MAX_CONDITIONS, maxConditions),
        GivenOption.of(ExplorationSettings.MAX_STRING_LENGTH, maxStringLength),
        GivenOption.of(ExplorationSettings.MAX_ARRAY_LENGTH, maxArrayLength),
        GivenOption.of(ExplorationSettings.MAX_TYPES, maxTypes),
        GivenOption.of(ExplorationSettings.TIME_BUDGET, timeBudget),
        GivenOption.of(ExplorationSettings.SOLVER_TIMEOUT, solverTimeout),
        GivenOption.of(ExplorationSettings.NULL_INPUTS, nullInputs),
        GivenOption.of(ExplorationSettings.STRATEGY, strategy),
        GivenOption.of(ExplorationSettings.STRING_SOLVER, stringSolver),
        GivenOption.of(ExplorationSettings.RELAXED, relaxed),
        GivenOption.of(ExplorationSettings.PRUNE, prune),
        GivenOption.of(ExplorationSettings.SEED, seed),
        GivenOption.of(ExplorationSettings.JOBS, jobs),
        GivenOption.of(ResultSettings.JSON, json),
        GivenOption.of(ResultSettings.ALL_PATHS, allPaths),
        GivenOption.of(ResultSettings.REPORT, report),
        GivenOption.of(ResultSettings.CACHE, cache),
        GivenOption.of(ResultSettings.NO_CACHE, noCache),
        GivenOption.of(ResultSettings.SINCE, since),
        GivenOption.of(ResultSettings.STRICT, strict),
        GivenOption.of(ResultSettings.QUIET, quiet),
        GivenOption.of(TrialSettings.ALLOW, allow),
        GivenOption.of(TrialSettings.REPLAY_TIMEOUT, replayTimeout));
  }
}
