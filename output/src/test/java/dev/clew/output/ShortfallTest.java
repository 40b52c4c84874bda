package dev.clew.output;

import static dev.clew.output.Samples.number;
import static dev.clew.output.Samples.returning;
import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Status;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ShortfallTest {

  private static final Reason MISSING = new Reason(ReasonCode.MISSING_CLASS, "org.slf4j.Logger");

  private static TargetResult target(
      Status status, Map<Reason, Long> reasons, int covered, Confirmation... said) {
    TargetResult plain = Samples.target(status, reasons, returning(number(1)));
    Trials.Count lines = new Trials.Count(covered, 5);
    Trials trials = new Trials(List.of(said), List.of(), lines, lines, 0, Map.of());
    return new TargetResult(
        plain.title(),
        plain.className(),
        plain.method(),
        plain.sources(),
        plain.exploration(),
        Optional.of(trials));
  }

  @Test
  void methodsThatWereNotEnteredComeFirstWithTheirMainCause() {
    Results results =
        Samples.results(
            target(Status.COMPLETE, Map.of(), 5, Confirmation.CONFIRMED),
            target(Status.BOUNDED, Map.of(Samples.REVISITS, 2L), 3, Confirmation.CONFIRMED),
            target(Status.BOUNDED, Map.of(Samples.REVISITS, 2L), 3, Confirmation.CONFIRMED),
            target(
                Status.UNSUPPORTED,
                Map.of(MISSING, 3L, Samples.REVISITS, 1L),
                0,
                Confirmation.notRun(Obstacle.UNFINISHED, "")),
            target(Status.TIMEOUT, Map.of(), 0, Confirmation.notRun(Obstacle.NO_TIME, "")),
            target(Status.TIMEOUT, Map.of(MISSING, 1L), 2, Confirmation.CONFIRMED));
    assertThat(Shortfall.of(results))
        .containsExactly(
            new Shortfall("missing-class", 1, 1, List.of("org.slf4j.Logger")),
            new Shortfall("time", 1, 1, List.of()),
            new Shortfall("max-revisits", 0, 2, List.of()));
    assertThat(Shortfall.of(results).get(0).text())
        .isEqualTo("a class is missing (org.slf4j.Logger); add what has it with -cp");
    assertThat(Shortfall.of(results).get(1).text())
        .isEqualTo("out of time; --time-budget gives more");
  }

  @Test
  void whereExploringIsCompleteTheObstacleIsTheCause() {
    Confirmation refused = Confirmation.refused("files: a.txt", Optional.of("files"));
    List<Shortfall> causes =
        Shortfall.of(Samples.results(target(Status.COMPLETE, Map.of(), 0, refused)));
    assertThat(causes).containsExactly(new Shortfall("refused", 1, 0, List.of()));
    assertThat(causes.get(0).text()).isEqualTo("calls want to do what is not allowed");
  }
}
