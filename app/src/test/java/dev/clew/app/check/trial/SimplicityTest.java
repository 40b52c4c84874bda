package dev.clew.app.check.trial;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Site;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SimplicityTest {

  private static ExploredPath path(Datum... values) {
    List<Input> inputs = Stream.of(values).map(value -> new Input("x", "T", value)).toList();
    Outcome outcome = new Outcome.Returned("void", null, new Site("C", "f", 1));
    return new ExploredPath(List.of(), List.of(), inputs, outcome, true);
  }

  private static Datum text(String text) {
    return new Datum.Text(text, 1);
  }

  private static Datum number(int value) {
    return new Datum.Primitive(value);
  }

  private static Datum array(Datum... elements) {
    return new Datum.Array("T[]", 1, List.of(elements));
  }

  /** A field that is null is what a new object has. */
  private static Datum node() {
    return new Datum.Instance("Node", 1, Map.of("next", new Datum.Null()), false);
  }

  @Test
  void valuesThatPeoplePassComeBeforeShortOnes() {
    List<ExploredPath> paths =
        List.of(
            path(number(3)),
            path(text("ab")),
            path(node(), text("ab")),
            path(array(text("a"), text("b")), text("c")),
            path(number(-2147483648), text("")),
            path(text("\u0000")),
            path(text("\uD800\u0000")),
            path(new Datum.Null()),
            path(array(new Datum.Null()), text("abc")),
            path(new Datum.Null(), new Datum.Null()));

    assertThat(paths).isSortedAccordingTo(Comparator.comparing(Simplicity::of));
  }
}
