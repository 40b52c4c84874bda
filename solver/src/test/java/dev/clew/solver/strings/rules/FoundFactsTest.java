package dev.clew.solver.strings.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeMeaning;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.edges.HasEdge;
import dev.clew.solver.strings.edges.Scene;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.graph.StrandGraph;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.NumberRanges;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the shape of a strand says of positions holds wherever the edges do. */
@Tag("once")
class FoundFactsTest {

  private static final String ALPHABET = "ab";

  private final Scene scene = new Scene(2);
  private final IntegerTerms integers = scene.integers();
  private final Strand x = scene.strand(0);
  private final Symbol i = scene.graph().number("i");
  private final Expr zero = integers.number(0);
  private final Random random = new Random(37);

  private Set<Expr> facts(List<Edge> edges) {
    Set<Expr> numbers = new LinkedHashSet<>();
    new FoundFacts(edges, integers).state(numbers);
    return numbers;
  }

  @Test
  void whatAStringStartsWithIsFoundAtItsStart() {
    Strand y = scene.strand(1);
    Edge found = new FoundEdge(i, Strand.join(x, y), x, zero, false);
    assertThat(facts(List.of(found))).contains(integers.atMost(zero, i), integers.atMost(i, zero));
    Edge last = new FoundEdge(i, Strand.join(x, y), x, zero, true);
    assertThat(facts(List.of(last))).isEmpty();
  }

  @Test
  void aUnitIsFirstFoundBeforePartsThatStoodBefore() {
    Edge found = new FoundEdge(i, Strand.join(x, x), Strand.of("a"), zero, false);
    assertThat(facts(List.of(found))).containsExactly(integers.less(i, scene.vertex(0).length()));
    Edge pair = new FoundEdge(i, Strand.join(x, x), Strand.of("ab"), zero, false);
    assertThat(facts(List.of(pair))).isEmpty();
  }

  @Test
  void factsHoldOfAllStrings() {
    int told = 0;
    for (int round = 0; round < 300; round++) {
      Strand whole = scene.randomStrand(random, ALPHABET, 4);
      Strand part = scene.randomStrand(random, ALPHABET, 2);
      Expr start = integers.number(random.nextInt(4) == 0 ? 1 : 0);
      Edge found = new FoundEdge(i, whole, part, start, random.nextInt(4) == 0);
      Edge slice =
          new SliceEdge(x, whole, i, integers.minus(StrandGraph.length(whole, integers), i), true);
      List<Edge> edges = new ArrayList<>(List.of(found, slice));
      if (random.nextBoolean()) {
        edges.add(new HasEdge(whole, part).reduced());
      }
      told += check(edges);
    }
    assertThat(told).isGreaterThan(100);
  }

  private int check(List<Edge> edges) {
    Set<Expr> numbers = facts(edges);
    List<Edge> starts = new FoundFacts(edges, integers).starts(new NumberRanges(numbers));
    for (Map<StringVertex, String> words : scene.assignments(ALPHABET, 3)) {
      for (int at = -1; at <= 8; at++) {
        EdgeMeaning meaning = new EdgeMeaning(words, Map.of(i, EdgeMeaning.integer(at)));
        if (meaning.allHold(edges)) {
          assertThat(meaning.numbers().allHold(numbers))
              .as(() -> edges + " " + numbers + " " + words)
              .isTrue();
          assertThat(meaning.allHold(starts)).as(() -> edges + " " + starts).isTrue();
        }
      }
    }
    return numbers.size() + starts.size();
  }
}
