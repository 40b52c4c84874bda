package dev.clew.output;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Site;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RunStatisticsTest {

  private static final Site SITE = new Site("com.acme.Cart", "total", 7);
  private static final String EXCEPTION = "java.lang.ArithmeticException";

  private static final ExploredPath THREW =
      new ExploredPath(
          List.of(0),
          List.of(),
          List.of(),
          new Outcome.Threw(EXCEPTION, "/ by zero", SITE),
          /* proven= */ true);

  private static Finding finding(boolean isError) {
    return new Finding(
        1,
        Finding.Kind.IMPLICIT,
        FindingRule.DIVISION_BY_ZERO,
        Finding.Access.PUBLIC,
        isError,
        EXCEPTION,
        "/ by zero",
        SITE,
        "",
        1,
        1,
        "Cart.total(0)",
        List.of(SITE));
  }

  private static TargetResult target(Confirmation confirmation, Finding... findings) {
    TargetResult plain = Samples.target(THREW, Samples.returning(new Datum.Primitive(1)));
    Trials trials =
        new Trials(
            List.of(confirmation, Confirmation.CONFIRMED),
            List.of(findings),
            new Trials.Count(3, 20),
            new Trials.Count(1, 2),
            0,
            Map.of());
    return new TargetResult(
        plain.title(),
        plain.className(),
        plain.method(),
        plain.sources(),
        plain.exploration(),
        Optional.of(trials));
  }

  @Test
  void aPlaceThatTwoTargetsLeadToCountsOnce() {
    RunStatistics run =
        RunStatistics.of(
            Samples.results(
                target(Confirmation.CONFIRMED, finding(true)),
                target(Confirmation.CONFIRMED, finding(true))));
    assertThat(run.warnings()).isEqualTo(1);
    assertThat(run.crashes()).isEqualTo(1);
    assertThat(run.errors()).isEqualTo(1);
    assertThat(run.lines()).isEqualTo(40);
    assertThat(run.errorsPerThousandLines()).isEqualTo(25);
  }

  @Test
  void whatIsNotConfirmedOrNotWrongIsNotCounted() {
    RunStatistics run =
        RunStatistics.of(Samples.results(target(Confirmation.NOT_RUN, finding(false))));
    assertThat(run.warnings()).isEqualTo(1);
    assertThat(run.crashes()).isZero();
    assertThat(run.errors()).isZero();
  }

  @Test
  void exploringAloneHasNoLines() {
    RunStatistics run = RunStatistics.of(Samples.results(Samples.target(THREW)));
    assertThat(run.warnings()).isEqualTo(1);
    assertThat(run.errorsPerThousandLines()).isZero();
  }
}
