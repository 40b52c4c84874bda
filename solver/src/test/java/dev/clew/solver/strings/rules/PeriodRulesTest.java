package dev.clew.solver.strings.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.automata.Automata;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeMeaning;
import dev.clew.solver.strings.edges.EqualEdge;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.edges.Scene;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.edges.UnitInEdge;
import dev.clew.solver.strings.graph.StrandGraph;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StringVertex;
import dev.clew.solver.strings.strand.WordLanguages;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Strings that repeat themselves are of the languages that are told. */
@Tag("once")
class PeriodRulesTest {

  private final Scene scene = new Scene(3);
  private final IntegerTerms integers = scene.integers();
  private final Strand x = scene.strand(0);
  private final Strand y = scene.strand(1);
  private final Strand z = scene.strand(2);
  private final Random random = new Random(29);
  private final PeriodRules periods = new PeriodRules(new Automata());
  private int solutions;

  private List<Edge> followsFrom(List<Edge> edges) {
    List<Edge> found = periods.among(edges);
    for (Map<StringVertex, String> words : scene.assignments("ab", 4)) {
      EdgeMeaning meaning = new EdgeMeaning(words, Map.of());
      if (meaning.allHold(edges)) {
        solutions++;
        assertThat(meaning.allHold(found)).as(() -> edges + " " + found + " " + words).isTrue();
      }
    }
    return found;
  }

  private Strand word(int longest) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(longest + 1); i > 0; i--) {
      text.append(random.nextBoolean() ? 'a' : 'b');
    }
    return Strand.of(text.toString());
  }

  @Test
  void rotatedWordsAreMadeOfCopies() {
    int told = 0;
    for (int round = 0; round < 60; round++) {
      Strand middle = random.nextBoolean() ? x : Strand.join(x, z);
      Strand left = Strand.join(middle, random.nextBoolean() ? word(3) : y);
      Strand right = Strand.join(random.nextBoolean() ? word(3) : y, middle);
      told += followsFrom(List.of(new EqualEdge(left, right))).size();
    }
    assertThat(told).isGreaterThan(20);
    assertThat(solutions).isGreaterThan(1_000);
  }

  @Test
  void aStringThatStartsWithItsOwnEndRepeatsItsFirstUnits() {
    int told = 0;
    for (int round = 0; round < 60; round++) {
      Strand whole = random.nextInt(3) == 0 ? Strand.join(x, word(2)) : Strand.join(x, y);
      int offset = random.nextInt(4);
      List<Edge> edges = new ArrayList<>();
      if (random.nextBoolean()) {
        edges.add(new EqualEdge(z, whole));
        whole = z;
      }
      edges.add(
          new SliceEdge(
              x,
              whole,
              integers.number(offset),
              integers.minus(StrandGraph.length(whole, integers), integers.number(offset)),
              true));
      CharSet unit = CharSet.of(random.nextBoolean() ? "a" : "b");
      edges.add(new UnitInEdge(whole, integers.number(random.nextInt(4)), unit));
      edges.add(new MemberEdge(whole, WordLanguages.startingWith(word(2).text())));
      told += followsFrom(edges).size();
    }
    assertThat(told).isGreaterThan(20);
    assertThat(solutions).isGreaterThan(100);
  }
}
