package dev.clew.app.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
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
            .toList());
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
}
