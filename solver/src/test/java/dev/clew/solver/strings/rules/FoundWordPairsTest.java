package dev.clew.solver.strings.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeMeaning;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.edges.Scene;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.graph.StrandGraph;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.NumberRanges;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StringVertex;
import dev.clew.solver.strings.strand.WordLanguages;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What places say of each other holds wherever the edges do. */
@Tag("once")
class FoundWordPairsTest {

  private static final String ALPHABET = "ab";

  private final Scene scene = new Scene(2);
  private final IntegerTerms integers = scene.integers();
  private final Strand x = scene.strand(0);
  private final Strand y = scene.strand(1);
  private final Symbol i = scene.graph().number("i");
  private final Symbol j = scene.graph().number("j");
  private final Expr zero = integers.number(0);
  private final Expr gap = integers.minus(j, i);
  private final Random random = new Random(41);

  private FoundEdge found(Symbol result, String part, Expr start, boolean last) {
    return new FoundEdge(result, x, Strand.of(part), start, last);
  }

  private Edge end(Expr from) {
    Expr count = integers.minus(StrandGraph.length(x, integers), from);
    return new SliceEdge(y, x, from, count, true);
  }

  private FoundWordPairs pairs(List<Edge> edges) {
    Set<Expr> there = Set.of(integers.atMost(zero, i), integers.atMost(zero, j));
    return new FoundWordPairs(edges, integers, new NumberRanges(there));
  }

  private Set<Expr> facts(List<Edge> edges) {
    Set<Expr> numbers = new LinkedHashSet<>();
    pairs(edges).state(numbers);
    return numbers;
  }

  @Test
  void differentUnitsAreNotInOnePlace() {
    assertThat(facts(List.of(found(i, "a", zero, false), found(j, "b", zero, false))))
        .containsExactly(
            integers
                .terms()
                .or(
                    integers.atMost(gap, integers.number(-1)),
                    integers.atMost(integers.number(1), gap)));
  }

  @Test
  void theOrderOfPlacesLeavesOneSide() {
    Expr after = integers.atMost(integers.number(1), gap);
    assertThat(facts(List.of(found(i, "a", zero, false), found(j, "b", i, false))))
        .containsExactly(after);
    assertThat(facts(List.of(found(i, "a", j, true), found(j, "b", zero, false))))
        .containsExactly(after);
  }

  @Test
  void wordsMayOverlapWhereTheyAgree() {
    assertThat(facts(List.of(found(i, "aab", zero, false), found(j, "bb", i, false))))
        .containsExactly(integers.atMost(integers.number(2), gap));
    assertThat(facts(List.of(found(i, "aa", zero, false), found(j, "aab", i, false)))).isEmpty();
  }

  @Test
  void whatIsFoundBehindTheStartOfAnEndLiesInIt() {
    List<Edge> edges = List.of(found(i, "a", j, true), found(j, "b", zero, false), end(i));
    assertThat(pairs(edges).inside())
        .containsExactly(new MemberEdge(y, WordLanguages.containing("b")));
    List<Edge> apart = List.of(found(i, "a", zero, true), found(j, "b", zero, false), end(i));
    assertThat(pairs(apart).inside()).isEmpty();
  }

  @Test
  void nothingLiesInWhatStartsBeforeTheStart() {
    Symbol k = scene.graph().number("k");
    Expr next = integers.plus(k, integers.number(1));
    assertThat(pairs(List.of(found(i, "a", next, false), end(k))).inside()).isEmpty();
    assertThat(pairs(List.of(found(i, "a", j, false), end(j))).inside()).hasSize(1);
  }

  @Test
  void factsHoldOfAllStrings() {
    int told = 0;
    for (int round = 0; round < 400; round++) {
      List<Edge> edges =
          List.of(randomFound(i, j), randomFound(j, i), end(near(random.nextBoolean() ? i : j)));
      Set<Expr> numbers = facts(edges);
      List<Edge> inside = pairs(edges).inside();
      told += numbers.size() + inside.size();
      for (Map<StringVertex, String> words : scene.assignments(ALPHABET, 3)) {
        check(edges, numbers, inside, words);
      }
    }
    assertThat(told).isGreaterThan(200);
  }

  private Expr near(Symbol place) {
    return integers.plus(place, integers.number(random.nextInt(3) - 1));
  }

  private FoundEdge randomFound(Symbol result, Symbol other) {
    StringBuilder part = new StringBuilder();
    for (int length = 1 + random.nextInt(3); part.length() < length; ) {
      part.append(ALPHABET.charAt(random.nextInt(2)));
    }
    Expr start =
        switch (random.nextInt(4)) {
          case 0 -> zero;
          case 1 -> StrandGraph.length(x, integers);
          case 2 -> other;
          default -> near(other);
        };
    return found(result, part.toString(), start, random.nextBoolean());
  }

  private void check(
      List<Edge> edges, Set<Expr> numbers, List<Edge> inside, Map<StringVertex, String> words) {
    int most = words.get(x.vertex()).length();
    for (int first = 0; first <= most; first++) {
      for (int second = 0; second <= most; second++) {
        Map<Symbol, Value> places =
            Map.of(i, EdgeMeaning.integer(first), j, EdgeMeaning.integer(second));
        EdgeMeaning meaning = new EdgeMeaning(words, places);
        if (meaning.allHold(edges)) {
          assertThat(meaning.numbers().allHold(numbers))
              .as(() -> edges + " " + numbers + " " + words + places)
              .isTrue();
          assertThat(meaning.allHold(inside)).as(() -> edges + " " + inside + words).isTrue();
        }
      }
    }
  }
}
