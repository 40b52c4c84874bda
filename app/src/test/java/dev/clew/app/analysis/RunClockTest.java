package dev.clew.app.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.analysis.RunClock.Ending;
import dev.clew.solver.Cancellation;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class RunClockTest {

  private static final Duration HOUR = Duration.ofHours(1);

  private final Cancellation cancellation = new Cancellation();

  private RunClock clock(Duration gone, Duration time, Ending ending) {
    return RunClock.since(System.nanoTime() - gone.toNanos(), time, ending, cancellation);
  }

  @Test
  void whatHasGoneBeforeCounts() {
    RunClock clock = clock(HOUR, HOUR.multipliedBy(2), Ending.RESULTS);

    assertThat(clock.search().remaining()).isLessThan(HOUR);
    assertThat(clock.search().remaining()).isGreaterThan(HOUR.dividedBy(2));
  }

  @Test
  void nothingIsLeftOfATimeThatHasGone() {
    RunClock clock = clock(HOUR, HOUR.dividedBy(2), Ending.TESTS);

    assertThat(clock.search().exhausted()).isTrue();
    assertThat(clock.ending().exhausted()).isTrue();
  }

  @Test
  void aPartIsKeptForTestsAndLessForReproducers() {
    assertThat(Ending.RESULTS.keeps(HOUR)).isEqualTo(Duration.ZERO);
    assertThat(Ending.REPRODUCERS.keeps(HOUR)).isEqualTo(Duration.ofSeconds(15));
    assertThat(Ending.TESTS.keeps(HOUR)).isEqualTo(Duration.ofSeconds(60));
    assertThat(Ending.REPRODUCERS.keeps(Duration.ofSeconds(60))).isEqualTo(Duration.ofSeconds(8));
  }

  @Test
  void aShortRunSearchesForHalfOfItsTimeAtLeast() {
    for (Ending ending : Ending.values()) {
      assertThat(ending.keeps(Duration.ofSeconds(2))).isLessThanOrEqualTo(Duration.ofSeconds(1));
    }
  }

  @Test
  void theSearchEndsBeforeTheRestOfTheRun() {
    RunClock clock = clock(Duration.ZERO, HOUR, Ending.TESTS);

    assertThat(clock.search().remaining()).isLessThan(clock.ending().remaining());
    assertThat(clock.ending().remaining()).isLessThan(HOUR);
  }

  @Test
  void theReserveLeavesTimeToWriteResults() {
    RunClock clock = clock(Duration.ZERO, HOUR, Ending.TESTS);

    assertThat(clock.reserve().remaining())
        .isLessThanOrEqualTo(HOUR.dividedBy(50).multipliedBy(49));
    assertThat(clock.reserve().exhausted()).isFalse();
    cancellation.request();
    assertThat(clock.reserve().exhausted()).isTrue();
  }

  @Test
  void anInterruptEndsTheSearchAndShortensTheRest() {
    RunClock clock = clock(Duration.ZERO, HOUR, Ending.REPRODUCERS);

    cancellation.request();

    assertThat(clock.search().exhausted()).isTrue();
    assertThat(clock.ending().exhausted()).isFalse();
    assertThat(clock.ending().remaining()).isLessThan(Duration.ofMinutes(1));
  }
}
