package dev.clew.solver.strings.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.strings.edges.CodeAtEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeMeaning;
import dev.clew.solver.strings.edges.Scene;
import dev.clew.solver.strings.edges.UnitInEdge;
import dev.clew.solver.strings.edges.UnitsAlikeEdge;
import dev.clew.solver.strings.graph.CaseDecisions;
import dev.clew.solver.strings.graph.DerivedNumbers;
import dev.clew.solver.strings.graph.GraphConstruction;
import dev.clew.solver.strings.graph.TermOccurrences;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CodeEliminationTest {

  private final Random random = new Random(13);

  /** Two strings, three codes of their units, and conditions on these. */
  private static final class Codes {
    private final Scene scene = new Scene(2);
    private final IntegerTerms integers = scene.integers();
    private final Symbol i = scene.graph().number("i");
    private final DerivedNumbers numbers = new DerivedNumbers(construction(), scene.graph());
    private final Symbol first = (Symbol) numbers.codeAt(scene.strand(0), i);
    private final Symbol second = (Symbol) numbers.codeAt(scene.strand(1), integers.number(1));
    private final Symbol third = (Symbol) numbers.codeAt(scene.strand(0), integers.number(0));

    private GraphConstruction construction() {
      return new GraphConstruction(
          TermOccurrences.ofStrings(),
          TermOccurrences.ofStringConditions(),
          scene.graph(),
          CaseDecisions.NONE);
    }

    private Map<Symbol, Value> values(Map<StringVertex, String> words, int position) {
      Map<Symbol, Value> values = new HashMap<>();
      values.put(i, EdgeMeaning.integer(position));
      values.put(first, code(words.get(scene.vertex(0)), position));
      values.put(second, code(words.get(scene.vertex(1)), 1));
      values.put(third, code(words.get(scene.vertex(0)), 0));
      return values;
    }

    private static Value code(String word, int position) {
      boolean inside = position >= 0 && position < word.length();
      return EdgeMeaning.integer(inside ? word.charAt(position) : 0);
    }

    private List<Edge> apply(Set<Expr> conditions) {
      return CodeElimination.apply(
          scene.graph().edges(), conditions, scene.graph().codes(), integers);
    }
  }

  @Test
  void codesThatAreOnlyComparedGo() {
    Codes codes = new Codes();
    Set<Expr> conditions = new LinkedHashSet<>();
    conditions.add(codes.integers.less(codes.first, codes.integers.number('b')));
    conditions.add(codes.integers.equal(codes.second, codes.third));
    List<Edge> edges = codes.apply(conditions);
    assertThat(edges).noneMatch(edge -> edge instanceof CodeAtEdge);
    assertThat(edges).anyMatch(edge -> edge instanceof UnitInEdge);
    assertThat(edges).anyMatch(edge -> edge instanceof UnitsAlikeEdge);
    assertThat(conditions).isEmpty();
  }

  @Test
  void codesThatNumbersDependOnStayWithAllThatIsComparedWithThem() {
    Codes codes = new Codes();
    Set<Expr> conditions = new LinkedHashSet<>();
    conditions.add(codes.integers.equal(codes.first, codes.second));
    conditions.add(codes.integers.less(codes.second, codes.i));
    List<Edge> edges = codes.apply(conditions);
    assertThat(edges.stream().filter(edge -> edge instanceof CodeAtEdge)).hasSize(2);
    assertThat(conditions).hasSizeGreaterThan(2);
  }

  @Test
  void theSameStringsFitBeforeAndAfter() {
    for (int round = 0; round < 60; round++) {
      Codes codes = new Codes();
      Set<Expr> before = new LinkedHashSet<>();
      for (int k = 0; k < 3; k++) {
        before.add(condition(codes));
      }
      Set<Expr> after = new LinkedHashSet<>(before);
      List<Edge> edges = codes.apply(after);
      for (Map<StringVertex, String> words : codes.scene.assignments("\0ab", 2)) {
        for (int position = -1; position < 3; position++) {
          Map<Symbol, Value> values = codes.values(words, position);
          EdgeMeaning meaning = new EdgeMeaning(words, values);
          assertThat(meaning.numbers().allHold(after) && meaning.allHold(edges))
              .as(() -> before + " became " + after + edges + " of " + words + values)
              .isEqualTo(meaning.numbers().allHold(before));
        }
      }
    }
  }

  private Expr condition(Codes codes) {
    ExprFactory terms = codes.integers.terms();
    List<Symbol> all = List.of(codes.first, codes.second, codes.third);
    Expr code = all.get(random.nextInt(3));
    List<Expr> others = new ArrayList<>(all);
    others.add(codes.integers.number(0));
    others.add(codes.integers.number('a'));
    others.add(codes.integers.number('b'));
    others.add(codes.i);
    Expr other = others.get(random.nextInt(random.nextInt(4) == 0 ? 7 : 6));
    Expr condition =
        switch (random.nextInt(4)) {
          case 0 -> codes.integers.less(code, other);
          case 1 -> codes.integers.atMost(other, code);
          default -> codes.integers.equal(code, other);
        };
    return random.nextBoolean() ? terms.not(condition) : condition;
  }
}
