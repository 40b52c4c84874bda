package dev.clew.solver.strings.interchange;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.strings.edges.CodeAtEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.Scene;
import dev.clew.solver.strings.rules.GraphProblem;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NumberWishesTest {

  private final Scene scene = new Scene(2);
  private final IntegerTerms integers = scene.integers();
  private final Symbol s = integers.terms().symbol("s", Sort.STRING);
  private final Expr own = integers.equal(scene.vertex(0).length(), integers.number(1));
  private final Expr other = integers.equal(scene.vertex(1).length(), integers.number(2));
  private final NumberWishes wishes = new NumberWishes(problem(), integers);

  /** Only the first string is an input's. */
  private GraphProblem problem() {
    return new GraphProblem(
        List.of(),
        Set.of(),
        Set.of(own, other),
        Map.of(s, Strand.join(Strand.of("a"), scene.strand(0))));
  }

  @Test
  void theProblemsOwnWishesComeFirst() {
    wishes.moveTo(0);
    assertThat(wishes.open()).containsExactlyInAnyOrder(own, other);
  }

  @Test
  void onlyWishesInACoreAreGivenUp() {
    assertThat(wishes.giveUp(List.of(integers.terms().bool(false)))).isFalse();
    assertThat(wishes.giveUp(List.of(own, integers.terms().bool(false)))).isTrue();
    assertThat(wishes.open()).containsExactly(other);
    assertThat(wishes.giveUp(List.of(own))).isFalse();
    assertThat(wishes.giveUpAll()).isTrue();
    assertThat(wishes.open()).isEmpty();
    assertThat(wishes.giveUpAll()).isFalse();
  }

  @Test
  void laterStringsShouldBeLong() {
    wishes.moveTo(3);
    assertThat(wishes.open()).isEmpty();
    wishes.moveTo(7);
    assertThat(wishes.open())
        .containsExactly(integers.atMost(integers.number(5), scene.vertex(0).length()));
    wishes.moveTo(8);
    assertThat(wishes.open()).hasSize(1);
    wishes.moveTo(12);
    assertThat(wishes.open()).hasSize(3).contains(own, other);
  }

  @Test
  void codesThatAreNumbersShouldBeLetters() {
    Symbol code = scene.graph().number("code");
    Edge at = new CodeAtEdge(code, scene.strand(0), code);
    Edge known = new CodeAtEdge(integers.number(0), scene.strand(0), code);
    NumberWishes letters =
        new NumberWishes(
            new GraphProblem(List.of(at, known), Set.of(), Set.of(own), Map.of()), integers);
    letters.moveTo(3);
    letters.moveTo(5);
    assertThat(letters.open()).containsExactly(integers.within(code, 'A', 'z'));
    letters.moveTo(7);
    assertThat(letters.open()).isEmpty();
  }
}
