package dev.clew.app.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.Sources;
import dev.clew.app.analysis.TimeSlice;
import dev.clew.app.check.trial.SecondTrials;
import dev.clew.app.check.trial.TrialTools;
import dev.clew.app.entry.EntryMaker;
import dev.clew.app.entry.FixedCalls;
import dev.clew.app.hunt.Hunts;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.engine.inputs.NullInputs;
import dev.clew.engine.outcome.ExplorationFailure;
import dev.clew.engine.program.MethodInfo;
import dev.clew.replay.Replayer;
import dev.clew.replay.coverage.Coverage;
import dev.clew.replay.recipe.RecipeMaker;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrashedConcreteRunsTest {

  private static final Duration LONG = Duration.ofMinutes(1);

  @TempDir private Path classes;

  @Test
  void aBugInConcreteRunsCostsThoseOfItsTargetAndIsKept() throws IOException {
    Sources.compile(
        classes,
        "Cart.java",
        "public class Cart { public static int share(int n) { return 100 / (n - 1 - n + 1); } }");
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    try (TargetSet targets = Targets.resolve(List.of("Cart#share"), options, note -> {});
        Replayer replayer = new Replayer(targets.jvms(), Duration.ofSeconds(2))) {
      Hunts hunts =
          new Hunts(
              targets.program(),
              new EntryMaker(targets.program()),
              new RecipeMaker(targets.program()),
              NullInputs.AUTO,
              1);
      ConcreteRuns runs =
          new ConcreteRuns(
              hunts,
              new FixedCalls(targets.program()),
              replayer,
              new TrialTools(
                  replayer,
                  new SecondTrials(replayer),
                  new RecipeMaker(targets.program()),
                  new Coverage(),
                  /* privateState= */ false),
              new FindingMaker(targets, options),
              target -> {
                throw new IllegalStateException("a bug of ours");
              });
      MethodInfo target = targets.methods().get(0);

      HuntThread thread =
          runs.start(
              target,
              new TimeSlice(Budget.of(LONG), Budget.of(LONG), LONG),
              (method, budget, found) -> {
                throw new IllegalStateException("nothing is followed");
              });
      runs.finish(target, thread, /* isComplete= */ false);

      assertThat(runs.crashes(target))
          .extracting(ExplorationFailure::getMessage)
          .containsExactly("java.lang.IllegalStateException: a bug of ours");
    }
  }
}
