package dev.clew.app.check.trial;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.Sources;
import dev.clew.app.analysis.TimeSlice;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.FoundBy;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.MethodInfo;
import dev.clew.output.Confirmation.State;
import dev.clew.output.Obstacle;
import dev.clew.replay.Replay;
import dev.clew.replay.Replayer;
import dev.clew.replay.hunt.CallTracer;
import dev.clew.replay.hunt.FilledCall;
import dev.clew.replay.hunt.ReplayTracer;
import dev.clew.replay.recipe.NoRecipeException;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.RecipeMaker;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SecondTrialsTest {

  private static final String SOURCE =
      """
      import java.util.*;
      public class Spoils {
        static class Own extends java.security.Provider {
          Own() { super("SPOILED", "1", "none"); }
        }
        private static final List<byte[]> KEPT = new ArrayList<>();
        public static int provider(int n) {
          if (java.security.Security.getProvider("SPOILED") != null) {
            throw new UnsupportedOperationException();
          }
          java.security.Security.addProvider(new Own());
          return n;
        }
        public static int keep(int n) {
          KEPT.add(new byte[(int) (Runtime.getRuntime().maxMemory() / 16)]);
          return n;
        }
        public static int take(int n) {
          return new byte[(int) (Runtime.getRuntime().maxMemory() / 4)].length + n;
        }
      }
      """;

  @TempDir private Path classes;
  private TargetSet targets;
  private Replayer replayer;
  private SecondTrials trials;

  @BeforeEach
  void prepare() throws IOException {
    Sources.compile(classes, "Spoils.java", SOURCE);
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    targets = Targets.resolve(List.of("Spoils"), options, note -> {});
    replayer = new Replayer(targets.jvms(), Duration.ofSeconds(20));
    trials = new SecondTrials(replayer);
  }

  @AfterEach
  void end() throws IOException {
    replayer.close();
    targets.close();
  }

  private Recipe call(String name) throws NoRecipeException {
    MethodInfo method =
        targets.methods().stream().filter(e -> e.name().equals(name)).findFirst().orElseThrow();
    Input input = new Input("n", "int", new Datum.Primitive(1));
    return new RecipeMaker(targets.program()).make(method, List.of(input)).get(0);
  }

  private static TimeSlice slice(Duration run) {
    return new TimeSlice(Budget.of(run), Budget.of(run), Duration.ofSeconds(20));
  }

  private static ExploredPath path(Outcome outcome, FoundBy foundBy) {
    return new ExploredPath(List.of(), List.of(), List.of(), outcome, true, true, foundBy);
  }

  /** What was seen after other calls is nothing to report. */
  @Test
  void whatOnlyAConcreteRunShowsIsNotTakenAtItsWordWhereThereIsNoTime() throws Exception {
    Recipe call = call("provider");
    replayer.run(List.of(call));
    Replay second = replayer.run(List.of(call));
    Replay.Ending.Threw threw = (Replay.Ending.Threw) second.ending();
    Outcome outcome = new Outcome.Threw(threw.exception(), null, Verdicts.site(threw.trace()));
    ExploredPath caught = path(outcome, FoundBy.CONCRETE);

    Replay late = trials.settled(caught, second, slice(Duration.ZERO));
    assertThat(Verdicts.of(caught, late).obstacle()).isEqualTo(Obstacle.NO_TIME);

    Replay inTime = trials.settled(caught, second, slice(Duration.ofMinutes(1)));
    assertThat(inTime.ending()).isInstanceOf(Replay.Ending.Returned.class);
  }

  @Test
  void memoryThatConcreteRunsHoldIsNotWhatACallTakes() throws Exception {
    try (ReplayTracer tracer = new ReplayTracer(replayer, 1, recorded -> {})) {
      for (int left = 12; left > 0; ) { // the first is performed twice
        List<FilledCall> calls = Collections.nCopies(left, FilledCall.of(call("keep")));
        left -= tracer.perform(calls, CallTracer.Purpose.SEARCH, Budget.unlimited()).size();
      }
    }
    Replay first = replayer.run(List.of(call("take")));
    assertThat(first.ending()).isInstanceOf(Replay.Ending.Threw.class);
    Datum size = new Datum.Primitive(0);
    Outcome returned = new Outcome.Returned("int", size, new Site("Spoils", "take", 1));
    ExploredPath path = path(returned, FoundBy.SYMBOLIC);
    assertThat(Verdicts.of(path, first).state()).isEqualTo(State.FAILED);

    Replay again = trials.settled(path, first, slice(Duration.ofMinutes(1)));
    assertThat(again.ending()).isInstanceOf(Replay.Ending.Returned.class);
  }
}
