package dev.clew.solver.strings.interchange;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Solver;
import dev.clew.solver.chain.SolverChain;
import dev.clew.solver.chain.StringBackEnds;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeMeaning;
import dev.clew.solver.strings.edges.EqualEdge;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.edges.HasEdge;
import dev.clew.solver.strings.edges.LacksEdge;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.edges.Scene;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.edges.TrimmedEdge;
import dev.clew.solver.strings.edges.UnitInEdge;
import dev.clew.solver.strings.graph.StrandGraph;
import dev.clew.solver.strings.rules.GraphProblem;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StringVertex;
import dev.clew.solver.strings.strand.WordLanguages;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What is refuted has no solution among all short strings. {@code -Dstrings.dissections=2000} asks
 * for more random problems than a build does.
 */
@Tag("once")
class StringDissectionTest {

  private static final int ROUNDS = Integer.getInteger("strings.dissections", 70);

  private final Solver numeric = SolverChain.over(List.of(), StringBackEnds.AUTOMATA);
  private final Scene scene = new Scene(3);
  private final IntegerTerms integers = scene.integers();
  private final Strand x = scene.strand(0);
  private final Strand y = scene.strand(1);
  private final Strand z = scene.strand(2);
  private final Symbol i = scene.graph().number("i");
  private final Random random = new Random(77);

  private boolean refutes(List<Edge> edges, Expr... conditions) {
    Set<Expr> numbers = new LinkedHashSet<>(scene.graph().numbers());
    numbers.addAll(List.of(conditions));
    GraphProblem problem = new GraphProblem(edges, numbers, Set.of(), Map.of());
    return StringDissection.refutes(problem, integers, numeric, Budget.of(Duration.ofSeconds(20)));
  }

  private SliceEdge restOf(Strand whole, Strand rest, int offset) {
    Expr at = integers.number(offset);
    return new SliceEdge(
        rest, whole, at, integers.minus(StrandGraph.length(whole, integers), at), true);
  }

  private Expr isLonger(Strand strand, int length) {
    return integers.less(integers.number(length), StrandGraph.length(strand, integers));
  }

  private Expr isLong(Strand strand, int length) {
    return integers.equal(integers.number(length), StrandGraph.length(strand, integers));
  }

  @Test
  void aStringThatLiesInItsOwnEndAndAWordIsARotation() {
    Edge has = new HasEdge(Strand.join(y, Strand.of("MqZ")), x);
    Edge starts = new UnitInEdge(y, integers.number(0), CharSet.of('G'));
    assertThat(refutes(List.of(restOf(x, y, 3), has, starts), isLong(x, 6), isLong(y, 3))).isTrue();
    Edge fits = new UnitInEdge(y, integers.number(0), CharSet.of('M'));
    assertThat(refutes(List.of(restOf(x, y, 3), has, fits), isLong(x, 6), isLong(y, 3))).isFalse();
  }

  @Test
  void whatIsTrimmedDoesNotEndBeforeAWordThatIsNoBlank() {
    Edge trimmed = new TrimmedEdge(y, x, CharSet.of(' '), true, true);
    Edge ends = restOf(x, Strand.join(z, Strand.of("q"), y), 2);
    Edge some = new MemberEdge(y, WordLanguages.endingWith(":"));
    assertThat(refutes(List.of(trimmed, ends, some), isLonger(x, 2))).isTrue();
    assertThat(refutes(List.of(trimmed, some), isLonger(x, 2))).isFalse();
  }

  @Test
  void whatIsFoundStandsWhereItIsCutOff() {
    Edge found = new FoundEdge(i, x, Strand.of("Z"), integers.number(0), false);
    Strand longer = Strand.join(x, y);
    Expr rest = integers.minus(StrandGraph.length(longer, integers), i);
    Edge cut = new SliceEdge(z, longer, i, rest, true);
    Edge other = new MemberEdge(z, WordLanguages.startingWith("@"));
    Expr there = integers.equal(integers.number(2), i);
    Expr inside = isLong(x, 4);
    assertThat(refutes(List.of(found, cut, other), there, inside)).isTrue();
    Edge same = new MemberEdge(z, WordLanguages.startingWith("Z"));
    assertThat(refutes(List.of(found, cut, same), there, inside)).isFalse();
  }

  @Test
  void noSolutionIsLost() {
    int refuted = 0;
    for (int round = 0; round < ROUNDS; round++) {
      List<Edge> edges = new ArrayList<>();
      for (int k = 0; k < 4; k++) {
        edges.add(randomEdge());
      }
      Expr length = isLonger(random.nextBoolean() ? x : y, random.nextInt(2));
      int at = random.nextInt(3);
      Expr place = integers.equal(i, integers.number(at));
      if (refutes(edges, length, place)) {
        refuted++;
        assertNoSolution(edges, length, at);
      }
    }
    assertThat(refuted).isBetween(ROUNDS / 7, ROUNDS - ROUNDS / 14);
  }

  private void assertNoSolution(List<Edge> edges, Expr length, int at) {
    for (Map<StringVertex, String> words : scene.assignments("ab", 3)) {
      EdgeMeaning meaning = new EdgeMeaning(words, Map.of(i, EdgeMeaning.integer(at)));
      assertThat(meaning.numbers().holds(length) && meaning.allHold(edges))
          .as(() -> edges + " " + length + " " + at + " " + words)
          .isFalse();
    }
  }

  private Edge randomEdge() {
    Strand a = Strand.join(scene.strand(random.nextInt(3)), scene.randomStrand(random, "ab", 1));
    Strand b = scene.randomStrand(random, "ab", 2);
    Strand part = scene.strand(random.nextInt(3));
    Expr rest = integers.minus(StrandGraph.length(a, integers), i);
    boolean front = random.nextBoolean();
    return switch (random.nextInt(9)) {
      case 0 -> new EqualEdge(a, b);
      case 1 -> new HasEdge(a, b);
      case 2 -> new TrimmedEdge(part, a, CharSet.of('b'), front, !front || random.nextBoolean());
      case 3 -> new SliceEdge(part, a, i, rest, true);
      case 4 -> new SliceEdge(part, a, i, integers.number(1), false);
      case 5 -> new FoundEdge(i, a, part, integers.number(0), front);
      case 6 -> new UnitInEdge(a, i, CharSet.of(front ? "a" : "b"));
      case 7 -> new LacksEdge(a, part);
      default -> new MemberEdge(a, Language.plus(Language.word(front ? "ab" : "b")));
    };
  }
}
