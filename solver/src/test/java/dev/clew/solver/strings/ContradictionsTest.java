package dev.clew.solver.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ContradictionsTest {

  private final Scene scene = new Scene(3);
  private final Strand x = scene.strand(0);
  private final Strand y = scene.strand(1);
  private final Strand z = scene.strand(2);

  @Test
  void nothingDiffersFromItselfNorLacksItsOwnParts() {
    Strand both = Strand.join(x, y);
    assertThat(Contradictions.among(List.of(new Edge.Differ(both, both)))).isTrue();
    assertThat(Contradictions.among(List.of(new Edge.Differ(x, y)))).isFalse();
    assertThat(Contradictions.among(List.of(new Edge.Lacks(Strand.join(z, both), both)))).isTrue();
    assertThat(Contradictions.among(List.of(new Edge.Lacks(x, both)))).isFalse();
    assertThat(Contradictions.among(List.of(new Edge.Unlike(both, x, true)))).isTrue();
    assertThat(Contradictions.among(List.of(new Edge.Unlike(both, x, false)))).isFalse();
    assertThat(Contradictions.among(List.of(new Edge.Unlike(both, y, false)))).isTrue();
    assertThat(Contradictions.among(List.of(new Edge.Lacks(x, Strand.EMPTY)))).isTrue();
  }

  @Test
  void whatIsEqualToARowHasItsParts() {
    Strand row = Strand.join(Strand.of("1"), x);
    Edge equal = new Edge.Equal(row, Strand.join(y, z));
    assertThat(Contradictions.among(List.of(equal, new Edge.Lacks(row, y)))).isTrue();
    assertThat(Contradictions.among(List.of(equal, new Edge.Unlike(row, y, true)))).isTrue();
    assertThat(Contradictions.among(List.of(equal, new Edge.Unlike(row, y, false)))).isFalse();
    assertThat(Contradictions.among(List.of(equal, new Edge.Lacks(x, y)))).isFalse();
  }

  @Test
  void ordersInACircleNeedToBeEqualAllRound() {
    Edge first = new Edge.Order(x, y, false);
    Edge second = new Edge.Order(y, z, false);
    assertThat(Contradictions.among(List.of(first, second, new Edge.Order(z, x, false)))).isFalse();
    assertThat(Contradictions.among(List.of(first, second, new Edge.Order(z, x, true)))).isTrue();
    assertThat(Contradictions.among(List.of(first, second, new Edge.Order(x, z, true)))).isFalse();
    assertThat(Contradictions.among(List.of(new Edge.Order(x, x, true)))).isTrue();
  }

  @Test
  void knownStringsAreInTheirLanguages() {
    Language a = Language.word("a");
    assertThat(Contradictions.among(List.of(new Edge.Member(Strand.of("a"), a)))).isFalse();
    assertThat(Contradictions.among(List.of(new Edge.Member(Strand.EMPTY, a)))).isTrue();
  }

  @Test
  void noContradictionHasASolution() {
    Random random = new Random(3);
    int found = 0;
    for (int i = 0; i < 1500; i++) {
      List<Edge> edges = new ArrayList<>();
      for (int j = 0; j < 3; j++) {
        edges.add(randomEdge(random));
      }
      if (Contradictions.among(edges)) {
        found++;
        for (Map<Vertex, String> words : scene.assignments("ab", 1)) {
          assertThat(new EdgeMeaning(words, Map.of()).allHold(edges)).isFalse();
        }
      }
    }
    assertThat(found).isGreaterThan(50);
  }

  private Edge randomEdge(Random random) {
    Strand a = scene.randomStrand(random, "ab", 3);
    Strand b = scene.randomStrand(random, "ab", 2);
    return switch (random.nextInt(5)) {
      case 0 -> new Edge.Differ(a, b);
      case 3 -> new Edge.Equal(a, b);
      case 1 -> new Edge.Lacks(a, b);
      case 2 -> new Edge.Unlike(a, b, random.nextBoolean());
      default -> new Edge.Order(a, b, random.nextBoolean());
    };
  }
}
