package dev.clew.app.run;

import dev.clew.app.analysis.RunClock;
import dev.clew.app.options.Options;
import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import java.nio.file.Path;
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
    EXPLORE(RunClock.Ending.RESULTS, Settings.OUT),
    /** Errors, and a test for each. */
    CHECK(RunClock.Ending.REPRODUCERS, Settings.OUT),
    /** Tests, whose folder has no results in it: people keep it. */
    TEST(RunClock.Ending.TESTS, Settings.RESULTS);

    private final RunClock.Ending ending;

    @SuppressWarnings("ImmutableEnumChecker") // never changed
    private final Setting<Path> results;

    Goal(RunClock.Ending ending, Setting<Path> results) {
      this.ending = ending;
      this.results = results;
    }

    RunClock.Ending ending() {
      return ending;
    }

    /** As results name it. */
    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public RunRequest {
    targets = List.copyOf(targets);
  }

  /** Where results go. */
  Path results() {
    return options.get(goal.results);
  }

  /** Where nothing but tests goes: below the results, unless the user names a place of its own. */
  Path tests() {
    Path out = options.get(Settings.OUT);
    return out.equals(options.get(Settings.RESULTS)) ? out.resolve("tests") : out;
  }
}
