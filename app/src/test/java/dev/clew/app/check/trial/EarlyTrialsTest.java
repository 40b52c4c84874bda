package dev.clew.app.check.trial;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.Sources;
import dev.clew.app.analysis.AnalysisListener;
import dev.clew.app.analysis.TargetProcedure.Result;
import dev.clew.app.analysis.TimeSlice;
import dev.clew.app.check.Checking;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.options.TrialSettings;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.outcome.Status;
import dev.clew.output.Confirmation;
import dev.clew.output.Finding;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EarlyTrialsTest {

  private static final Duration LONG = Duration.ofMinutes(5);

  @TempDir private Path classes;

  private static ExploredPath failing(int n) {
    Datum value = new Datum.Primitive(n);
    return new ExploredPath(
        List.of(n),
        List.of(),
        List.of(new Input("n", "int", value)),
        new Outcome.Threw(
            "java.lang.ArithmeticException", "/ by zero", new Site("Cart", "share", 1)),
        /* proven= */ true);
  }

  @Test
  void theFirstPathOfEachWayToFailIsTriedAtOnce() {
    List<ExploredPath> tried = Collections.synchronizedList(new ArrayList<>());
    try (EarlyTrials trials = new EarlyTrials(tried::add)) {
      trials.offer(failing(1));
      trials.offer(failing(2));
      trials.offer(
          new ExploredPath(
              List.of(),
              List.of(),
              List.of(),
              new Outcome.Returned("int", null, new Site("Cart", "share", 1)),
              /* proven= */ true));
      while (tried.isEmpty()) {
        Thread.onSpinWait();
      }
    }
    assertThat(tried).containsExactly(failing(1));
  }

  /** Exploring comes to its end only after the error was told. */
  @Test
  void anErrorIsToldWhileExploringGoesOnAndItsPathIsConfirmedInItsTurn() throws IOException {
    Sources.compile(
        classes,
        "Cart.java",
        "public class Cart { public static int share(int n) { return 100 / n; } }");
    List<String> told = new ArrayList<>();
    CountDownLatch heard = new CountDownLatch(1);
    AnalysisListener listener =
        new AnalysisListener() {
          @Override
          public void errorConfirmed(Finding finding, Optional<String> source) {
            told.add(finding.call() + " in " + source.orElse(""));
            heard.countDown();
          }
        };
    Options options =
        Options.defaults()
            .with(ExplorationSettings.CLASS_PATH, classes.toString())
            .with(TrialSettings.HUNT, "no");
    try (TargetSet targets = Targets.resolve(List.of("Cart#share"), options, note -> {});
        Checking checking =
            new Checking(
                targets,
                options,
                Checking.Purpose.ERRORS,
                Optional.empty(),
                listener,
                (target, cases) -> {})) {
      Result result =
          checking.perform(
              targets.methods().get(0),
              new TimeSlice(Budget.of(LONG), Budget.of(LONG), LONG),
              (method, budget, found) -> {
                found.accept(failing(0));
                await(heard);
                return new Exploration(Status.COMPLETE, Map.of(), List.of(failing(0)), Effort.NONE);
              });
      assertThat(told).containsExactly("Cart.share(0) in Cart.java");
      assertThat(result.trials().orElseThrow().confirmations())
          .extracting(Confirmation::state)
          .containsExactly(Confirmation.State.CONFIRMED);
      assertThat(result.trials().orElseThrow().findings()).hasSize(1);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
