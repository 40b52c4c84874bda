package dev.clew.app.hunt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import dev.clew.replay.hunt.Compared;
import dev.clew.replay.hunt.OpenCall;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("once")
class ProposalsTest {

  private static final OpenCall NO_CALL =
      OpenCall.of(new Recipe(List.of(), new Step.NewText(1, ""), null));

  private static List<Object> proposed(Datum value, Compared compared) {
    Proposals proposals = new Proposals();
    InputShape shape = new InputShape(0, List.of(value), Set.of(), NO_CALL);
    Seed seed = new Seed(shape, Leaves.of(List.of(value)), List.of(), List.of(compared));
    proposals.add(seed, new SplittableRandom(1));
    List<Object> leaves = new ArrayList<>();
    for (Seed next = proposals.poll(); next != null; next = proposals.poll()) {
      leaves.addAll(Leaves.of(next.values()));
    }
    return leaves;
  }

  @Test
  void whatWasComparedIsReplacedByWhatItWasComparedWith() {
    assertThat(proposed(new Datum.Text("a=Xy;", 0), new Compared.Texts("xy", "keyword")))
        .contains("a=keyword;");
    assertThat(proposed(new Datum.Text("", 0), new Compared.Texts("", "start")))
        .containsExactly("start");
    assertThat(proposed(new Datum.Primitive(5), new Compared.Numbers(5, 4711)))
        .containsExactly(4711, 4712, 4710);
    assertThat(proposed(new Datum.Primitive('x'), new Compared.Numbers('q', 'x')))
        .containsExactly('q');
  }

  @Test
  void unitsAreReplacedAndLengthsAreMet() {
    assertThat(proposed(new Datum.Text("axbx", 0), new Compared.Numbers('x', '{')))
        .containsExactly("a{bx", "axb{");
    assertThat(proposed(new Datum.Text("abc", 0), new Compared.Numbers(3, 5))).contains("abccc");
    assertThat(proposed(new Datum.Text("abc", 0), new Compared.Numbers(1, 3))).contains("a");
  }

  @Test
  void whatHasNothingToDoWithTheInputsProposesNothing() {
    assertThat(proposed(new Datum.Text("abc", 0), new Compared.Texts("q", "r"))).isEmpty();
    assertThat(proposed(new Datum.Primitive(2d), new Compared.Numbers(2, 3))).isEmpty();
  }
}
