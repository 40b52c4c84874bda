package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.text.RunProgress;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.outcome.Status;
import dev.clew.output.Confirmation;
import dev.clew.output.Finding;
import dev.clew.output.FindingRule;
import dev.clew.output.Obstacle;
import dev.clew.output.TargetResult;
import dev.clew.output.Trials;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RunProgressTest {

  private static final TargetResult RESULT =
      new TargetResult(
          "A.a()", "A", "a()V", Map.of(), Fakes.found(Status.COMPLETE, Map.of()), Optional.empty());

  private static final Finding FINDING =
      new Finding(
          1,
          Finding.Kind.IMPLICIT,
          FindingRule.DIVISION_BY_ZERO,
          Finding.Access.PUBLIC,
          /* isError= */ true,
          "java.lang.ArithmeticException",
          "/ by zero",
          new Site("com.acme.Cart", "share", 17),
          "",
          1,
          1,
          "Cart.share(1, 0)",
          List.of());

  private final StringWriter err = new StringWriter();

  @Test
  void aTerminalGetsABarThatIsTakenAwayAtTheEnd() {
    RunProgress progress = onTerminal();
    progress.targetStarted(1, 2, "A.a()");
    progress.targetEnded(RESULT);
    progress.targetStarted(2, 2, "A." + "b".repeat(100) + "()");
    progress.finish();
    assertThat(err.toString())
        .startsWith("[--------------------] 1/2 A.a()  0 paths")
        .contains("\r\u001b[K[##########----------] 2/2 A.bbb")
        .contains("b…  0 paths")
        .endsWith("\r\u001b[K")
        .doesNotContain("\n");
  }

  @Test
  void theBarCountsPaths() throws InterruptedException {
    RunProgress progress = onTerminal();
    progress.targetStarted(1, 1, "A.a()");
    Thread.sleep(150);
    progress.pathEnded(Fakes.returning(0));
    progress.finish();
    assertThat(err.toString()).contains("1/1 A.a()  1 path\r");
  }

  @Test
  void aNoteHasALineOfItsOwn() {
    RunProgress progress = onTerminal();
    progress.targetStarted(1, 1, "A.a()");
    progress.note("something");
    assertThat(err.toString()).endsWith("\r\u001b[Kclew: something" + System.lineSeparator());
  }

  @Test
  void anErrorIsToldAboveTheBar() {
    RunProgress progress = onTerminal();
    progress.targetStarted(1, 1, "A.a()");
    progress.errorConfirmed(FINDING, Optional.of("Cart.java"));
    assertThat(err.toString())
        .contains(
            "\r\u001b[Kclew: found ArithmeticException  Cart.java:17  Cart.share(1, 0)"
                + System.lineSeparator()
                + "[----")
        .endsWith("1/1 A.a()  0 paths");
  }

  @Test
  void thoseWhoWantToHearNothingHearOfNoError() {
    RunProgress.on(
            new PrintWriter(err), /* quiet= */ true, /* verbose= */ false, /* isTerminal= */ false)
        .errorConfirmed(FINDING, Optional.empty());
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void elsewhereATargetIsALineForThoseWhoWantToHearMore() {
    RunProgress few = inLog(/* verbose= */ false);
    few.targetStarted(1, 1, "A.a()");
    few.pathEnded(Fakes.returning(0));
    few.targetEnded(RESULT);
    few.finish();
    assertThat(err.toString()).isEmpty(); // ten seconds have not gone by
    inLog(/* verbose= */ true).targetEnded(RESULT);
    assertThat(err.toString().lines()).startsWith("A.a(): 2 paths: 1 returned, 1 threw; complete");
  }

  @Test
  void theBarSaysHowLongItTakesAtMost() {
    RunProgress progress = onTerminal();
    progress.roundStarted(2, Duration.ofSeconds(100));
    progress.targetStarted(1, 2, "A.a()");
    assertThat(err.toString()).endsWith("1/2 A.a()  0 paths; at most 100 s left");
  }

  @Test
  void whatARealJvmDidNotFollowIsShownToThoseWhoWantToHearMore() {
    Trials.Count none = new Trials.Count(0, 0);
    List<Confirmation> confirmations =
        List.of(
            Confirmation.CONFIRMED,
            Confirmation.diverged("it returned"),
            Confirmation.NOT_RUN,
            Confirmation.failed(Obstacle.TIMEOUT, "it did not end in time"));
    Trials trials = new Trials(confirmations, List.of(), none, none, 0, Map.of());
    TargetResult result =
        new TargetResult(
            "A.a()",
            "A",
            "a()V",
            Map.of(),
            Fakes.found(Status.COMPLETE, Map.of()),
            Optional.of(trials));
    inLog(/* verbose= */ false).targetEnded(result);
    assertThat(err.toString()).doesNotContain("diverged");
    inLog(/* verbose= */ true).targetEnded(result);
    assertThat(err.toString().lines())
        .endsWith(
            "  path 2 diverged: it returned", "  path 4 was not tried: it did not end in time");
  }

  @Test
  void quietIsQuiet() {
    RunProgress progress =
        RunProgress.on(
            new PrintWriter(err), /* quiet= */ true, /* verbose= */ true, /* isTerminal= */ false);
    progress.targetStarted(1, 1, "A.a()");
    progress.pathEnded(Fakes.returning(0));
    progress.targetEnded(RESULT);
    progress.note("something");
    progress.finish();
    assertThat(err.toString()).isEmpty();
  }

  private RunProgress onTerminal() {
    return RunProgress.on(
        new PrintWriter(err), /* quiet= */ false, /* verbose= */ false, /* isTerminal= */ true);
  }

  private RunProgress inLog(boolean verbose) {
    return RunProgress.on(
        new PrintWriter(err), /* quiet= */ false, verbose, /* isTerminal= */ false);
  }
}
