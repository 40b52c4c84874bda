package dev.clew.solver.strings.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Samples;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeMeaning;
import dev.clew.solver.strings.edges.EdgeNumbers;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.edges.HasEdge;
import dev.clew.solver.strings.edges.Scene;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.edges.TrimmedEdge;
import dev.clew.solver.strings.graph.StrandGraph;
import dev.clew.solver.strings.strand.FixedPart;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Each solution of an edge is one of what it is opened to, with values for the new unknowns. */
class NestingEquationsTest {

  private final Scene scene = new Scene(2);
  private final IntegerTerms integers = scene.integers();
  private final Strand x = scene.strand(0);
  private final Strand y = scene.strand(1);
  private final Symbol i = scene.graph().number("i");
  private final Random random = new Random(5);

  @Test
  void everySolutionStaysOne() {
    int opened = 0;
    int solutions = 0;
    for (int round = 0; round < 150; round++) {
      Edge edge = randomEdge();
      for (Map<StringVertex, String> words : scene.assignments("a ", 2)) {
        Map<Symbol, Value> numbers = Map.of(i, EdgeMeaning.integer(random.nextInt(5) - 1));
        EdgeMeaning meaning = new EdgeMeaning(words, numbers);
        if (meaning.holds(edge)) {
          solutions++;
          opened += staysOne(edge, words, numbers) ? 1 : 0;
        }
      }
    }
    assertThat(solutions).isGreaterThan(500);
    assertThat(opened).isBetween(solutions / 4, solutions - 1);
  }

  /** What holds here stands for what follows from everything else. */
  private boolean staysOne(Edge edge, Map<StringVertex, String> words, Map<Symbol, Value> numbers) {
    EdgeMeaning meaning = new EdgeMeaning(words, numbers);
    NestingEquations openings = new NestingEquations(1000, integers, meaning.numbers()::holds);
    openings.open(List.of(edge));
    Set<StringVertex> fresh = new LinkedHashSet<>(EdgeNumbers.of(openings.edges()).vertices());
    fresh.removeAll(words.keySet());
    assertThat(openings.next()).isEqualTo(1000 + fresh.size());
    assertThat(isSolution(openings, words, List.copyOf(fresh), numbers))
        .as(() -> edge + " " + words + numbers + " " + openings.edges() + openings.numbers())
        .isTrue();
    return !openings.edges().isEmpty();
  }

  private static boolean isSolution(
      NestingEquations openings,
      Map<StringVertex, String> words,
      List<StringVertex> open,
      Map<Symbol, Value> numbers) {
    if (open.isEmpty()) {
      EdgeMeaning meaning = new EdgeMeaning(words, numbers);
      return meaning.allHold(openings.edges()) && meaning.numbers().allHold(openings.numbers());
    }
    for (String word : Samples.words("a ", 3)) {
      Map<StringVertex, String> more = new HashMap<>(words);
      more.put(open.get(0), word);
      if (isSolution(openings, more, open.subList(1, open.size()), numbers)) {
        return true;
      }
    }
    return false;
  }

  private Edge randomEdge() {
    Strand whole = random.nextBoolean() ? x : Strand.join(x, Strand.of("a"));
    Strand part = random.nextBoolean() ? y : x;
    Expr rest = integers.minus(StrandGraph.length(whole, integers), i);
    Expr zero = integers.number(0);
    Expr count = integers.number(random.nextInt(4) - 1);
    return switch (random.nextInt(5)) {
      case 0 -> new SliceEdge(part, whole, i, rest, true);
      case 1 -> new SliceEdge(part, whole, i, count, false);
      case 2 ->
          new TrimmedEdge(part, whole, CharSet.of(' '), random.nextBoolean(), random.nextBoolean());
      case 3 -> new HasEdge(whole, part);
      default -> new FoundEdge(i, whole, part, zero, random.nextBoolean());
    };
  }

  @Test
  void aStringThatStartsWithAnotherHasARest() {
    NestingEquations openings = new NestingEquations(7, integers, condition -> true);
    openings.split(scene.vertex(0), new FixedPart("ab"), true);
    openings.split(scene.vertex(0), scene.vertex(1), false);
    assertThat(openings.edges().get(0)).hasToString("EqualEdge[left=<v0>, right=<\"ab\"·v7>]");
    assertThat(openings.edges().get(1)).hasToString("EqualEdge[left=<v0>, right=<v8·v1>]");
    assertThat(openings.next()).isEqualTo(9);
  }
}
