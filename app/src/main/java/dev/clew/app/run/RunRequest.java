package dev.clew.app.run;

import static java.util.concurrent.TimeUnit.NANOSECONDS;

import dev.clew.app.analysis.RunClock;
import dev.clew.app.analysis.RunInterruption;
import dev.clew.app.options.Options;
import dev.clew.app.options.ResultSettings;
import dev.clew.app.options.SinkSettings;
import dev.clew.app.targets.TargetSet;
import dev.clew.output.Results;
import dev.clew.output.RunRecord;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;

/**
 * What is to be done.
 *
 * @param targets as users name them: folders, jars, projects, classes, methods
 * @param startNanos when the time of the run began, as {@link System#nanoTime} has it
 */
public record RunRequest(Goal goal, List<String> targets, Options options, long startNanos) {

  /** What comes of a run. */
  public enum Goal {
    /** Paths. */
    EXPLORE,
    /** Errors, and a test for each. */
    CHECK,
    /** Tests, whose folder has no results in it: people keep it. */
    TEST,
    /** Strings that reach interpreters and a test for each exploit, or languages of methods. */
    STRINGS;

    /** As results and users name it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public RunRequest {
    targets = List.copyOf(targets);
  }

  /** Divides the time that there is for these targets. */
  RunClock clock(TargetSet found, RunInterruption interruption) {
    return RunClock.since(
        startNanos, options.timeFor(found.classes()), ending(), interruption.cancellation());
  }

  /** What is still to be done when the search is over. */
  private RunClock.Ending ending() {
    return switch (goal) {
      case EXPLORE -> RunClock.Ending.RESULTS;
      case CHECK -> RunClock.Ending.REPRODUCERS;
      case TEST -> RunClock.Ending.TESTS;
      case STRINGS -> asksForLanguages() ? RunClock.Ending.RESULTS : RunClock.Ending.REPRODUCERS;
    };
  }

  /** Whether it is about what methods return, instead of what reaches interpreters. */
  boolean asksForLanguages() {
    return options.get(SinkSettings.RETURNS);
  }

  /** Where results go. */
  Path results() {
    return options.get(goal == Goal.TEST ? ResultSettings.RESULTS : ResultSettings.OUT);
  }

  /** Where nothing but tests goes: below the results, unless the user names a place of its own. */
  Path tests() {
    Path out = options.get(ResultSettings.OUT);
    return out.equals(options.get(ResultSettings.RESULTS)) ? out.resolve("tests") : out;
  }

  /** When the run took place that ends now, and what its caller is told. */
  RunRecord record(Results results) {
    Instant end = Instant.now().truncatedTo(ChronoUnit.MILLIS);
    long millis = NANOSECONDS.toMillis(System.nanoTime() - startNanos);
    int code = RunOutcome.of(this, results).code().number();
    return new RunRecord(end.minusMillis(millis), end, code);
  }
}
