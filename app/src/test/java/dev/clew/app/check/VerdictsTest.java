package dev.clew.app.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Site;
import dev.clew.output.Confirmation.State;
import dev.clew.replay.Frame;
import dev.clew.replay.Picture;
import dev.clew.replay.Replay.Ending;
import java.util.List;
import org.junit.jupiter.api.Test;

class VerdictsTest {

  private static final String MEMORY = "java.lang.OutOfMemoryError";
  private static final String ARITHMETIC = "java.lang.ArithmeticException";
  private static final Outcome RETURNS_ONE =
      new Outcome.Returned("int", new Datum.Primitive(1), new Site("p.A", "f", 3));

  private static Ending threw(String exception) {
    return new Ending.Threw(exception, null, List.<Frame>of());
  }

  private static State verdict(Outcome expected, Ending seen) {
    return Verdicts.of(expected, seen).state();
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
}
