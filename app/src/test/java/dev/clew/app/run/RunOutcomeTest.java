package dev.clew.app.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.options.Options;
import dev.clew.app.options.ResultSettings;
import dev.clew.app.run.RunRequest.Goal;
import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.Status;
import dev.clew.output.Results;
import dev.clew.output.TargetResult;
import dev.clew.output.Trials;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a run tells its caller: a bug first, then bad names, then what was left out. */
class RunOutcomeTest {

  private static final Options STRICT = Options.defaults().with(ResultSettings.STRICT, "true");

  private static ExitCode code(Options options, int misnamed, TargetResult... targets) {
    return outcome(options, misnamed, targets).code();
  }

  private static RunOutcome outcome(Options options, int misnamed, TargetResult... targets) {
    Results results = new Results("1", "check", Map.of(), List.of(targets), List.of(), misnamed);
    return RunOutcome.of(new RunRequest(Goal.CHECK, List.of("A"), options, 0), results);
  }

  private static TargetResult target(Status status, Optional<Trials> trials) {
    Exploration exploration = new Exploration(status, Map.of(), List.of(), Effort.NONE);
    return new TargetResult("A.a()", "A", "a()V", Map.of(), exploration, trials);
  }

  private static TargetResult target(Status status) {
    return target(status, Optional.empty());
  }

  /** Calls were tried, and reached so many of two lines. */
  private static Optional<Trials> tried(int lines) {
    return Optional.of(
        new Trials(
            List.of(), List.of(), new Trials.Count(lines, 2), new Trials.Count(0, 0), 0, Map.of()));
  }

  @Test
  void whereNothingIsWrongNothingWasFound() {
    assertThat(code(STRICT, 0, target(Status.COMPLETE))).isEqualTo(ExitCode.NOTHING_FOUND);
  }

  @Test
  void whatWasLeftOutCountsOnlyWhereThatWasAskedFor() {
    assertThat(code(Options.defaults(), 0, target(Status.BOUNDED)))
        .isEqualTo(ExitCode.NOTHING_FOUND);
    assertThat(code(STRICT, 0, target(Status.BOUNDED))).isEqualTo(ExitCode.INCOMPLETE);
  }

  @Test
  void aNameThatMeansNothingGoesBeforeWhatWasLeftOut() {
    assertThat(code(STRICT, 1, target(Status.BOUNDED))).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void aBugGoesBeforeEverything() {
    assertThat(code(STRICT, 1, target(Status.COMPLETE), target(Status.FAILED)))
        .isEqualTo(ExitCode.BUG);
  }

  @Test
  void aRunThatReachedNoLineSaysWhyItSaysNothing() {
    RunOutcome none = outcome(STRICT, 0, target(Status.BOUNDED, tried(0)));
    assertThat(none.code()).isEqualTo(ExitCode.USAGE);

    RunOutcome some = outcome(STRICT, 0, target(Status.COMPLETE, tried(1)));
    assertThat(some.code()).isEqualTo(ExitCode.NOTHING_FOUND);
    assertThat(some.emptiness()).isEmpty();
  }
}
