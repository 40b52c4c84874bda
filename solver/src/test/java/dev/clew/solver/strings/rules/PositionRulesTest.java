package dev.clew.solver.strings.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.strings.edges.CodeAtEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeMeaning;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.edges.Scene;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.edges.UnitInEdge;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.NumberRanges;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("once")
class PositionRulesTest {

  private final Scene scene = new Scene(2);
  private final IntegerTerms integers = scene.integers();
  private final Strand x = scene.strand(0);
  private final Strand y = scene.strand(1);
  private final Symbol i = scene.graph().number("i");
  private final Symbol j = scene.graph().number("j");
  private final Symbol code = scene.graph().number("code");
  private final Expr zero = integers.number(0);

  private Set<Expr> rules(List<Edge> edges, Set<Expr> conditions) {
    Set<Expr> numbers = new LinkedHashSet<>();
    new PositionRules(edges, integers, new NumberRanges(conditions)).apply(numbers);
    return numbers;
  }

  private boolean isAbsurd(Edge... edges) {
    return rules(List.of(edges), Set.of(integers.atMost(zero, j)))
        .contains(integers.terms().bool(false));
  }

  private Expr later(Expr position, int units) {
    return integers.plus(position, integers.number(units));
  }

  @Test
  void aUnitIsNotTwoThings() {
    Edge a = new UnitInEdge(x, i, CharSet.of("a"));
    assertThat(isAbsurd(a, new UnitInEdge(x, i, CharSet.of("b")))).isTrue();
    assertThat(isAbsurd(a, new UnitInEdge(x, i, CharSet.of("ab")))).isFalse();
    assertThat(isAbsurd(a, new UnitInEdge(x, later(i, 1), CharSet.of("b")))).isFalse();
    assertThat(isAbsurd(a, new UnitInEdge(y, i, CharSet.of("b")))).isFalse();
    assertThat(isAbsurd(a, new UnitInEdge(Strand.join(x, y), i, CharSet.of("b")))).isTrue();
    assertThat(isAbsurd(a, new UnitInEdge(Strand.join(y, x), i, CharSet.of("b")))).isFalse();
  }

  @Test
  void aUnitThatNeedNotExistSaysNothing() {
    Edge maybe = new UnitInEdge(x, i, CharSet.of("a\0"));
    assertThat(isAbsurd(maybe, new UnitInEdge(x, i, CharSet.of("b\0")))).isFalse();
  }

  @Test
  void unitsOfASliceAreUnitsOfTheWhole() {
    Edge slice = new SliceEdge(y, x, i, j, false);
    Edge first = new UnitInEdge(y, integers.number(1), CharSet.of("a"));
    assertThat(isAbsurd(slice, first, new UnitInEdge(x, later(i, 1), CharSet.of("b")))).isTrue();
    assertThat(isAbsurd(slice, first, new UnitInEdge(x, i, CharSet.of("b")))).isFalse();
  }

  @Test
  void whereSomethingIsFoundItsUnitsAre() {
    Edge found = new FoundEdge(j, x, Strand.of("ab"), zero, false);
    assertThat(isAbsurd(found, new UnitInEdge(x, later(j, 1), CharSet.of("a")))).isTrue();
    assertThat(isAbsurd(found, new UnitInEdge(x, later(j, 1), CharSet.of("b")))).isFalse();
    Edge perhaps = new FoundEdge(i, x, Strand.of("ab"), zero, false);
    assertThat(isAbsurd(perhaps, new UnitInEdge(x, i, CharSet.of("b")))).isFalse();
  }

  @Test
  void aSliceThatIsItsOwnWholeIsNoEndlessRound() {
    Edge slice = new SliceEdge(x, x, i, j, false);
    assertThat(isAbsurd(slice, new UnitInEdge(x, zero, CharSet.of("a")))).isFalse();
    Edge there = new SliceEdge(y, x, i, j, false);
    Edge back = new SliceEdge(x, y, i, j, false);
    assertThat(isAbsurd(there, back, new UnitInEdge(x, zero, CharSet.of("a")))).isFalse();
  }

  @Test
  void whatFollowsHoldsInEverySolution() {
    Random random = new Random(17);
    int rules = 0;
    for (int round = 0; round < 2500; round++) {
      List<Edge> edges = List.of(randomEdge(random), randomEdge(random), randomEdge(random));
      Set<Expr> conditions = random.nextBoolean() ? Set.of(integers.atMost(zero, j)) : Set.of();
      Set<Expr> found = rules(edges, conditions);
      rules += found.size();
      if (!found.isEmpty()) {
        follows(edges, conditions, found);
      }
    }
    assertThat(rules).isGreaterThan(100);
  }

  private void follows(List<Edge> edges, Set<Expr> conditions, Set<Expr> found) {
    for (Map<StringVertex, String> words : scene.assignments("ab\0", 2)) {
      for (Map<Symbol, Value> numbers : numbers()) {
        EdgeMeaning meaning = new EdgeMeaning(words, numbers);
        if (meaning.numbers().allHold(conditions) && meaning.allHold(edges)) {
          assertThat(meaning.numbers().allHold(found))
              .as(() -> edges + " " + words + numbers + found)
              .isTrue();
        }
      }
    }
  }

  private List<Map<Symbol, Value>> numbers() {
    List<Map<Symbol, Value>> all = new ArrayList<>();
    for (int n = 0; n < 4 * 4 * 3; n++) {
      Map<Symbol, Value> numbers = new HashMap<>();
      numbers.put(i, EdgeMeaning.integer(n % 4 - 1));
      numbers.put(j, EdgeMeaning.integer(n / 4 % 4 - 1));
      numbers.put(code, EdgeMeaning.integer("ab\0".charAt(n / 16)));
      all.add(numbers);
    }
    return all;
  }

  private Edge randomEdge(Random random) {
    List<Strand> strands = List.of(x, y, Strand.join(x, y), Strand.join(x, Strand.of("a")));
    List<Expr> positions =
        List.of(i, j, zero, integers.number(1), later(i, 1), integers.plus(i, j));
    Strand strand = strands.get(random.nextInt(4));
    Expr at = positions.get(random.nextInt(6));
    return switch (random.nextInt(5)) {
      case 0 -> new CodeAtEdge(code, strand, at);
      case 1 -> new SliceEdge(random.nextBoolean() ? x : y, strand, i, j, false);
      case 2 -> new FoundEdge(j, strand, Strand.of("ab\0".substring(random.nextInt(3))), i, false);
      default -> {
        String[] sets = {"a", "b", "ab", "a\0"};
        yield new UnitInEdge(strand, at, CharSet.of(sets[random.nextInt(4)]));
      }
    };
  }
}
