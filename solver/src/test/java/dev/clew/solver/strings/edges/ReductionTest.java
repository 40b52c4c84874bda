package dev.clew.solver.strings.edges;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.language.Samples;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReductionTest {

  private final Scene scene = new Scene(2);
  private final Strand x = scene.strand(0);
  private final Strand y = scene.strand(1);

  private static List<Edge> between(Strand a, Strand b) {
    List<Edge> edges = new ArrayList<>();
    edges.add(new HasEdge(a, b));
    edges.add(new LacksEdge(a, b));
    edges.add(new UnlikeEdge(a, b, true));
    edges.add(new UnlikeEdge(a, b, false));
    edges.add(new DifferEdge(a, b));
    edges.add(new OrderEdge(a, b, true));
    edges.add(new OrderEdge(a, b, false));
    return edges;
  }

  @Test
  void whatIsReducedMeansTheSame() {
    int reduced = 0;
    for (String word : Samples.words("ab", 2)) {
      Strand known = Strand.of(word + "\0".repeat(word.length() % 2));
      List<Edge> edges = new ArrayList<>(between(x, known));
      edges.addAll(between(known, x));
      edges.addAll(between(Strand.join(x, y), known));
      for (Edge edge : edges) {
        reduced += meansTheSame(edge) ? 1 : 0;
      }
    }
    assertThat(reduced).isGreaterThan(100);
  }

  private boolean meansTheSame(Edge edge) {
    Edge other = edge.reduced();
    for (Map<StringVertex, String> words : scene.assignments("ab\0", 2)) {
      EdgeMeaning meaning = new EdgeMeaning(words, Map.of());
      assertThat(meaning.holds(other))
          .as(() -> edge + " became " + other + " of " + words)
          .isEqualTo(meaning.holds(edge));
    }
    return !other.equals(edge);
  }

  @Test
  void knownOperandsBecomeLanguages() {
    for (Edge edge : between(x, Strand.of("a"))) {
      assertThat(edge.reduced()).isInstanceOf(MemberEdge.class);
    }
    assertThat(new HasEdge(Strand.of("ab"), x).reduced()).isEqualTo(new PartOfEdge(x, "ab"));
  }

  @Test
  void whatHasNoKnownOperandStays() {
    for (Edge edge : between(x, y)) {
      assertThat(edge.reduced()).isSameAs(edge);
    }
  }

  @Test
  void theLeastAndTheGreatestUnitAreNoExceptions() {
    for (String word : List.of("\0", "\uFFFF", "\uFFFF\uFFFF", "\uD800", "")) {
      for (Edge edge : between(x, Strand.of(word))) {
        for (String text : List.of("", "\0", "\0\0", "\uFFFE", "\uFFFF", "\uFFFF\0", "\uDC00")) {
          EdgeMeaning meaning = new EdgeMeaning(Map.of(x.vertex(), text, y.vertex(), ""), Map.of());
          assertThat(meaning.holds(edge.reduced())).isEqualTo(meaning.holds(edge));
        }
      }
    }
  }
}
