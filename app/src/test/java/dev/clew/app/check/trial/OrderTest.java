package dev.clew.app.check.trial;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Site;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class OrderTest {

  private static Site line(int number) {
    return new Site("Cart", "total", number);
  }

  private static Outcome threw(int line) {
    return new Outcome.Threw("java.lang.Error", "message " + line, line(line));
  }

  private static Outcome returned(int line) {
    return new Outcome.Returned("int", null, line(line));
  }

  private static List<Integer> order(Outcome... outcomes) {
    return Order.of(
        Stream.of(outcomes)
            .map(
                each -> new ExploredPath(List.of(), List.of(), List.of(), each, /* proven= */ true))
            .toList(),
        /* takesInputs= */ false);
  }

  private static Outcome endless(int line) {
    return new Outcome.Endless(line(line));
  }

  @Test
  void oneOfEachWayToEndComesFirstThenTheOthersInTurn() {
    assertThat(
            order(
                threw(1),
                threw(1),
                threw(1),
                returned(5),
                returned(5),
                threw(2),
                returned(6),
                returned(6),
                returned(6)))
        .containsExactly(0, 5, 3, 6, 1, 4, 2, 7, 8);
  }

  @Test
  void oneForEachLoopThatDoesNotEndIsTriedBeforeReturns() {
    Outcome cut = new Outcome.Cut(new Reason(ReasonCode.MAX_REVISITS, ""));
    assertThat(order(returned(5), cut, endless(7), endless(7), endless(8), threw(1)))
        .containsExactly(5, 2, 4, 0, 1, 3);
  }

  @Test
  void aLoopIsTriedAgainOnlyIfTheCallEnded() {
    LateCalls late = new LateCalls(1);
    assertThat(late.isWorthTrying(endless(7))).isTrue();
    late.tried(endless(7), /* isLate= */ false);
    assertThat(late.isWorthTrying(endless(7))).isTrue();
    late.tried(endless(7), /* isLate= */ true);
    assertThat(late.isWorthTrying(endless(7))).isFalse();
    assertThat(late.isWorthTrying(endless(8))).isTrue();
  }

  @Test
  void callsThatMayNotEndDoNotKeepTheOthersFromBeingTried() {
    Outcome cut = new Outcome.Cut(new Reason(ReasonCode.MAX_REVISITS, ""));
    LateCalls late = new LateCalls(2);
    late.tried(cut, /* isLate= */ true);
    assertThat(late.isWorthTrying(cut)).isTrue();
    late.tried(cut, /* isLate= */ true);
    assertThat(late.isWorthTrying(cut)).isFalse();
    assertThat(late.isWorthTrying(endless(7))).isTrue();
    assertThat(late.isWorthTrying(returned(5))).isTrue();
    late.tried(returned(5), /* isLate= */ true);
    late.tried(returned(5), /* isLate= */ true);
    assertThat(late.isWorthTrying(returned(6))).isFalse();
  }
}
