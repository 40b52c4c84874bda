package dev.clew.app.hunt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.Sources;
import dev.clew.app.entry.Entry;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.engine.inputs.NullInputs;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.nullness.NullExpectations;
import dev.clew.replay.hunt.CallEnd;
import dev.clew.replay.hunt.CallTracer;
import dev.clew.replay.hunt.FilledCall;
import dev.clew.replay.hunt.TracedCall;
import dev.clew.replay.recipe.RecipeMaker;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HuntTimeTest {

  private static final Duration SHARE = Duration.ofSeconds(30);
  private static final Duration MORE = Duration.ofSeconds(2);

  @TempDir private Path classes;

  /** Fails always, and tells how much time there was for calls. */
  private static final class Failing implements CallTracer {

    private final List<Duration> left = new ArrayList<>();

    @Override
    public List<TracedCall> perform(
        List<FilledCall> calls, CallTracer.Purpose purpose, Budget budget) {
      left.add(budget.remaining());
      CallEnd end = new CallEnd.Threw("java.lang.ArithmeticException", null, List.of());
      return calls.stream().map(call -> new TracedCall(end)).toList();
    }

    @Override
    public void close() {
      // there is nothing to end
    }
  }

  /** Believes nothing, so that more and more is made simpler. */
  private static final class Doubting implements Judge {

    @Override
    public boolean isUnwanted(Entry entry, List<Input> inputs, CallEnd.Threw threw) {
      return true;
    }

    @Override
    public boolean isConfirmed(Caught caught) {
      return false;
    }

    @Override
    public boolean isEndless(Entry entry, List<Input> inputs) {
      return false;
    }

    @Override
    public boolean isShownEndless(Entry entry, List<Input> inputs) {
      return false;
    }
  }

  @Test
  void whatIsCaughtIsMadeSimplerLittleLongerThanAHuntHasTime() throws Exception {
    Failing tracer = new Failing();
    try (TargetSet targets = targets()) {
      hunt(targets, tracer)
          .go(100, new Doubting(), Budget.of(SHARE), Budget.of(Duration.ofHours(1)));
    }
    assertThat(tracer.left)
        .anyMatch(left -> left.compareTo(SHARE) > 0)
        .allMatch(left -> left.compareTo(SHARE.plus(MORE)) <= 0);
  }

  /** Each call of a method that waits takes as long as a call may. */
  @Test
  void whereCallsAreLostOneAfterTheOtherNothingIsExpected() throws Exception {
    Losing tracer = new Losing();
    try (TargetSet targets = targets()) {
      Hunt hunt = hunt(targets, tracer);
      hunt.go(1_000_000, new Doubting(), Budget.of(Duration.ofHours(1)), Budget.of(SHARE));
      assertThat(hunt.isInVain()).isTrue();
    }
    assertThat(tracer.lost).isBetween(2, 20);
  }

  /** Loses one call after the other. */
  private static final class Losing implements CallTracer {

    private int lost;

    @Override
    public List<TracedCall> perform(
        List<FilledCall> calls, CallTracer.Purpose purpose, Budget budget) {
      lost++;
      return List.of(new TracedCall(new CallEnd.Lost()));
    }

    @Override
    public void close() {
      // there is nothing to end
    }
  }

  private TargetSet targets() throws IOException {
    Sources.compile(
        classes,
        "Cart.java",
        "public class Cart { public static int share(int all, int n) { return all / n; } }");
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    return Targets.resolve(List.of("Cart#share"), options, note -> {});
  }

  private static Hunt hunt(TargetSet targets, CallTracer tracer) {
    Program program = targets.program();
    MethodInfo target = targets.methods().get(0);
    SplittableRandom random = new SplittableRandom(1);
    WordList words = new WordList();
    ValueMaker values = new ValueMaker(program, random, words);
    HuntedEntry entry =
        HuntedEntry.of(
                new Entry.Direct(target), values, NullInputs.NO, new NullExpectations(program))
            .orElseThrow();
    return new Hunt(List.of(entry), tracer, new RecipeMaker(program), random, words, values);
  }
}
