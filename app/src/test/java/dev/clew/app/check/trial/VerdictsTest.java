package dev.clew.app.check.trial;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Site;
import dev.clew.output.Confirmation;
import dev.clew.output.Confirmation.State;
import dev.clew.output.Obstacle;
import dev.clew.replay.Picture;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.TraceFrame;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class VerdictsTest {

  private static final String MEMORY = "java.lang.OutOfMemoryError";
  private static final String ARITHMETIC = "java.lang.ArithmeticException";
  private static final Outcome RETURNS_ONE =
      new Outcome.Returned("int", new Datum.Primitive(1), new Site("p.A", "f", 3));

  private static Ending threw(String exception) {
    return threw(exception, null);
  }

  private static Ending threw(String exception, @Nullable String message) {
    return new Ending.Threw(exception, message, List.<TraceFrame>of());
  }

  private static State verdict(Outcome expected, Ending seen) {
    return Verdicts.of(expected, seen, List.of()).state();
  }

  @Test
  void aValueIsConfirmedOrNot() {
    assertThat(verdict(RETURNS_ONE, new Ending.Returned(new Picture.Primitive(1))))
        .isEqualTo(State.CONFIRMED);
    assertThat(verdict(RETURNS_ONE, new Ending.Returned(new Picture.Primitive(2))))
        .isEqualTo(State.DIVERGED);
  }

  @Test
  void anotherExceptionIsADivergence() {
    assertThat(verdict(RETURNS_ONE, threw(ARITHMETIC))).isEqualTo(State.DIVERGED);
  }

  @Test
  void memoryThatRunsOutSaysNothingAboutAPath() {
    Outcome throwing = new Outcome.Threw(ARITHMETIC, null, new Site("p.A", "f", 3));
    assertThat(verdict(RETURNS_ONE, threw(MEMORY))).isEqualTo(State.FAILED);
    assertThat(verdict(throwing, threw(MEMORY))).isEqualTo(State.FAILED);
    Outcome expected = new Outcome.Threw(MEMORY, null, new Site("", "", -1));
    assertThat(verdict(expected, threw(MEMORY))).isEqualTo(State.CONFIRMED);
  }

  @Test
  void withoutATraceTheMessageIsWhatIsLeftToCompare() {
    Site none = new Site("p.A", "f", -1);
    Outcome throwing = new Outcome.Threw(ARITHMETIC, "no", none);
    assertThat(verdict(throwing, threw(ARITHMETIC, "no"))).isEqualTo(State.CONFIRMED);
    assertThat(verdict(throwing, threw(ARITHMETIC, "yes"))).isEqualTo(State.DIVERGED);
    assertThat(verdict(throwing, threw("p.Other", "no"))).isEqualTo(State.DIVERGED);
    Outcome itsOwn = new Outcome.Threw(ARITHMETIC, null, none);
    assertThat(verdict(itsOwn, threw(ARITHMETIC, "anything"))).isEqualTo(State.CONFIRMED);
  }

  @Test
  void aPlaceIsConfirmedByATraceOnly() {
    Outcome throwing = new Outcome.Threw(ARITHMETIC, "no", new Site("p.A", "f", 3));
    assertThat(verdict(throwing, threw(ARITHMETIC, "no"))).isEqualTo(State.DIVERGED);
    Outcome none = new Outcome.Threw(ARITHMETIC, "no", new Site("p.A", "f", -1));
    Ending elsewhere =
        new Ending.Threw(
            ARITHMETIC, "no", List.of(new TraceFrame(new Site("p.A", "f", 4), /* isJdk= */ false)));
    assertThat(verdict(none, elsewhere)).isEqualTo(State.DIVERGED);
  }

  @Test
  void whatWasRefusedSaysWhatPermitsIt() {
    Confirmation files =
        Verdicts.of(RETURNS_ONE, new Ending.Refused("files: writing to /x"), List.of());
    assertThat(files.obstacle()).isEqualTo(Obstacle.REFUSED);
    assertThat(files.allow()).contains("files");
    Confirmation exit =
        Verdicts.of(RETURNS_ONE, new Ending.Refused("exit: ending the JVM"), List.of());
    assertThat(exit.detail()).isEqualTo("not allowed: exit: ending the JVM");
    assertThat(exit.allow()).isEmpty();
  }
}
