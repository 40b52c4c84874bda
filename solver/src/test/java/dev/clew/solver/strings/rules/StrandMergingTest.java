package dev.clew.solver.strings.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeMeaning;
import dev.clew.solver.strings.edges.EqualEdge;
import dev.clew.solver.strings.edges.Scene;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class StrandMergingTest {

  private final Scene scene = new Scene(3);
  private final Strand x = scene.strand(0);
  private final Strand y = scene.strand(1);
  private final Strand z = scene.strand(2);
  private final Set<Expr> facts = new LinkedHashSet<>();
  private final StrandMerging merging = merging(scene, facts);

  private static StrandMerging merging(Scene scene, Set<Expr> facts) {
    return new StrandMerging(scene.integers(), facts::add);
  }

  private static boolean equate(StrandMerging merging, Strand left, Strand right) {
    return merging.run(List.of(new EqualEdge(left, right)));
  }

  private static Strand word(String text) {
    return Strand.of(text);
  }

  @Test
  void commonEndsCancelAndTheRestIsBound() {
    Strand left = Strand.join(word("ab"), x, word("c"));
    assertThat(equate(merging, left, Strand.join(word("a"), y, word("dc")))).isTrue();
    assertThat(merging.equations())
        .containsExactly(new EqualEdge(Strand.join(word("b"), x), Strand.join(y, word("d"))));
    assertThat(equate(merging, y, word("be"))).isTrue();
    assertThat(merging.equations()).isEmpty();
    assertThat(merging.resolve(x)).isEqualTo(word("ed"));
    assertThat(equate(merging, x, word("d"))).isFalse();
  }

  @Test
  void differentUnitsAtAnEndAreAContradiction() {
    assertThat(equate(merging, Strand.join(word("a"), x), Strand.join(word("b"), y))).isFalse();
    StrandMerging other = merging(scene, facts);
    assertThat(equate(other, Strand.join(x, word("ab")), Strand.join(y, word("bb")))).isFalse();
  }

  @Test
  void whatIsPartOfItselfLeavesNothingForTheRest() {
    assertThat(equate(merging, x, Strand.join(y, x, z))).isTrue();
    assertThat(merging.resolve(Strand.join(y, z))).isEqualTo(Strand.EMPTY);
    assertThat(merging.resolve(x)).isEqualTo(x);
    assertThat(equate(merging, x, Strand.join(x, x))).isTrue();
    assertThat(merging.resolve(x)).isEqualTo(Strand.EMPTY);
    assertThat(equate(merging(scene, facts), x, Strand.join(y, x, word("a")))).isFalse();
  }

  @Test
  void bindingsOpenEquationsThatWereLeft() {
    assertThat(equate(merging, Strand.join(x, y), Strand.join(word("ab"), z, word("c")))).isTrue();
    assertThat(merging.equations()).hasSize(1);
    assertThat(equate(merging, x, word("ab"))).isTrue();
    assertThat(merging.equations()).isEmpty();
    assertThat(merging.resolve(y)).isEqualTo(merging.resolve(Strand.join(z, word("c"))));
  }

  @Test
  void randomEqualitiesKeepExactlyTheirSolutions() {
    Random random = new Random(5);
    int contradictions = 0;
    for (int i = 0; i < 400; i++) {
      contradictions += merges(random) ? 0 : 1;
    }
    assertThat(contradictions).isBetween(20, 380);
  }

  private static boolean merges(Random random) {
    Scene scene = new Scene(3);
    List<Edge> edges = new ArrayList<>();
    for (int i = 1 + random.nextInt(2); i >= 0; i--) {
      edges.add(
          new EqualEdge(scene.randomStrand(random, "ab", 4), scene.randomStrand(random, "ab", 4)));
    }
    Set<Expr> facts = new LinkedHashSet<>();
    StrandMerging merging = merging(scene, facts);
    boolean possible = merging.run(edges);
    for (Map<StringVertex, String> words : scene.assignments("ab", 2)) {
      EdgeMeaning meaning = new EdgeMeaning(words, Map.of());
      if (meaning.allHold(edges)) {
        assertThat(possible).as(() -> edges + " " + words).isTrue();
        assertThat(meaning.numbers().allHold(facts)).isTrue();
      }
      if (possible) {
        boolean kept = meaning.allHold(merging.equations());
        for (int v = 0; v < 3; v++) {
          String bound = meaning.text(merging.resolve(scene.strand(v)));
          kept &= bound.equals(words.get(scene.vertex(v)));
        }
        assertThat(kept).as(() -> edges + " " + words).isEqualTo(meaning.allHold(edges));
      }
    }
    return possible;
  }
}
