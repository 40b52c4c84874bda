package dev.clew.solver.strings.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeMeaning;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.edges.HasEdge;
import dev.clew.solver.strings.edges.LacksEdge;
import dev.clew.solver.strings.edges.Scene;
import dev.clew.solver.strings.strand.IntegerTerms;
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

/** What a start says of the whole holds wherever the edges do. */
@Tag("once")
class FoundInStartsTest {

  private static final String ALPHABET = "ab";

  private final Scene scene = new Scene(2);
  private final IntegerTerms integers = scene.integers();
  private final Strand x = scene.strand(0);
  private final Strand y = scene.strand(1);
  private final Symbol i = scene.graph().number("i");
  private final Symbol j = scene.graph().number("j");
  private final Expr zero = integers.number(0);
  private final Random random = new Random(43);

  private Set<Expr> facts(List<Edge> edges) {
    Set<Expr> numbers = new LinkedHashSet<>();
    new FoundInStarts(edges, integers).state(numbers);
    return numbers;
  }

  @Test
  void whatIsFoundInTheStartIsFoundThereInTheWhole() {
    Strand a = Strand.of("a");
    Edge inStart = new FoundEdge(i, x, a, zero, false);
    Edge inWhole = new FoundEdge(j, Strand.join(x, y), a, zero, false);
    Expr there = integers.atMost(zero, i);
    assertThat(facts(List.of(inStart, inWhole)))
        .contains(integers.implies(there, integers.equal(i, j)));
    assertThat(facts(List.of(inStart, new FoundEdge(j, Strand.join(y, x), a, zero, false))))
        .isEmpty();
  }

  @Test
  void factsHoldOfAllStrings() {
    int told = 0;
    for (int round = 0; round < 300; round++) {
      Strand start = scene.randomStrand(random, ALPHABET, 2);
      Strand part = scene.randomStrand(random, ALPHABET, 2);
      List<Edge> edges = new ArrayList<>();
      edges.add(found(i, start, part));
      edges.add(found(j, Strand.join(start, scene.randomStrand(random, ALPHABET, 2)), part));
      switch (random.nextInt(3)) {
        case 0 -> edges.add(new HasEdge(start, part).reduced());
        case 1 -> edges.add(new LacksEdge(start, part).reduced());
        default -> {}
      }
      told += check(edges);
    }
    assertThat(told).isGreaterThan(100);
  }

  private Edge found(Symbol result, Strand strand, Strand part) {
    int start = random.nextInt(4) == 0 ? random.nextInt(4) - 1 : 0;
    return new FoundEdge(result, strand, part, integers.number(start), random.nextInt(8) == 0);
  }

  private int check(List<Edge> edges) {
    Set<Expr> numbers = facts(edges);
    for (Map<StringVertex, String> words : scene.assignments(ALPHABET, 2)) {
      for (int first = -1; first <= 5; first++) {
        for (int second = -1; second <= 9; second++) {
          EdgeMeaning meaning =
              new EdgeMeaning(
                  words, Map.of(i, EdgeMeaning.integer(first), j, EdgeMeaning.integer(second)));
          if (meaning.allHold(edges)) {
            assertThat(meaning.numbers().allHold(numbers))
                .as(() -> edges + " " + numbers + " " + words)
                .isTrue();
          }
        }
      }
    }
    return numbers.size();
  }
}
