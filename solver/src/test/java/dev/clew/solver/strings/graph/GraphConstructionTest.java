package dev.clew.solver.strings.graph;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.simplify.Simplifier;
import dev.clew.solver.strings.edges.DifferEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EqualEdge;
import dev.clew.solver.strings.edges.HasEdge;
import dev.clew.solver.strings.edges.LacksEdge;
import dev.clew.solver.strings.edges.OrderEdge;
import dev.clew.solver.strings.edges.PartOfEdge;
import dev.clew.solver.strings.edges.UnlikeEdge;
import dev.clew.solver.strings.edges.WrittenEdge;
import dev.clew.solver.strings.interchange.EdgeComponents;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which edges the conditions become, and which decisions are asked for. */
class GraphConstructionTest {

  private final ExprFactory terms = Simplifier.factory();
  private final IntegerTerms integers = new IntegerTerms(terms);
  private final StrandGraph graph = new StrandGraph(integers);
  private final Symbol s = terms.symbol("s", Sort.STRING);
  private final Symbol t = terms.symbol("t", Sort.STRING);
  private final Symbol n = terms.symbol("n", Sort.INTEGER);
  private final Strand first = Strand.of(graph.input(s));
  private final Strand second = Strand.of(graph.input(t));

  private GraphConstruction built(CaseDecisions decisions, Expr... conjuncts) {
    GraphConstruction construction =
        new GraphConstruction(
            TermOccurrences.ofStrings(), TermOccurrences.ofStringConditions(), graph, decisions);
    construction.build(List.of(conjuncts));
    return construction;
  }

  private GraphConstruction built(Expr... conjuncts) {
    return built(CaseDecisions.NONE, conjuncts);
  }

  private Expr op(StringOp op, Expr... args) {
    return terms.apply(op, args);
  }

  @Test
  void theOppositeOfAnOrderIsTheOtherOrder() {
    built(op(StringOp.LESS, s, t), terms.not(op(StringOp.LESS, t, s)));
    assertThat(graph.edges())
        .contains(new OrderEdge(first, second, true), new OrderEdge(first, second, false));
  }

  @Test
  void whatIsNotContainedIsNotEmpty() {
    built(terms.not(op(StringOp.CONTAINS, s, t)));
    assertThat(graph.edges()).containsExactly(new LacksEdge(first, second));
    assertThat(graph.numbers()).contains(integers.atMost(integers.number(1), graph.length(second)));
  }

  @Test
  void whatIsContainedIsNoLonger() {
    built(op(StringOp.CONTAINS, s, t));
    assertThat(graph.edges()).containsExactly(new HasEdge(first, second));
    assertThat(graph.numbers())
        .contains(integers.atMost(graph.length(second), graph.length(first)));
  }

  @Test
  void aDisjunctionAsksForItsFirstSide() {
    Expr left = op(StringOp.STARTS_WITH, s, t);
    Expr right = op(StringOp.ENDS_WITH, s, t);
    Expr either = terms.or(left, right);
    Expr asked = built(either).undecided();
    assertThat(asked).isIn(left, right);
    assertThat(graph.edges()).isEmpty();
    assertThat(built(CaseDecisions.NONE.with(left, false).with(right, true), either).undecided())
        .isNull();
    assertThat(graph.edges()).anyMatch(edge -> edge instanceof UnlikeEdge);
    assertThat(graph.edges()).anyMatch(edge -> edge instanceof EqualEdge);
  }

  @Test
  void writingANumberAsksWhetherItIsNegative() {
    Expr negative = integers.less(n, integers.number(0));
    Expr written = terms.eq(op(StringOp.FROM_INT, n), s);
    Expr asked = built(written).undecided();
    assertThat(asked).isIn(negative, terms.not(negative).arg(0));
    Expr condition = asked == null ? negative : asked;
    built(CaseDecisions.NONE.with(condition, condition == negative), written);
    assertThat(graph.edges()).contains(equalTo(first));
    built(CaseDecisions.NONE.with(condition, condition != negative), written);
    assertThat(graph.edges()).anyMatch(edge -> edge instanceof WrittenEdge);
  }

  private Edge equalTo(Strand strand) {
    return graph.edges().stream()
        .filter(edge -> edge instanceof EqualEdge equal && hasEmptySide(equal, strand))
        .findFirst()
        .orElseThrow();
  }

  private static boolean hasEmptySide(EqualEdge equal, Strand other) {
    return (equal.left().isEmpty() && equal.right().equals(other))
        || (equal.right().isEmpty() && equal.left().equals(other));
  }

  @Test
  void replacingAsksWhetherThereIsAnOccurrence() {
    Expr replaced = terms.eq(op(StringOp.REPLACE_ONE, s, t, terms.string("x")), terms.string("y"));
    Expr asked = built(replaced).undecided();
    assertThat(asked).isEqualTo(op(StringOp.CONTAINS, s, t));
  }

  @Test
  void theSameTermIsTheSameStrand() {
    GraphConstruction construction = built();
    Expr slice = op(StringOp.SLICE, s, n, integers.number(2));
    assertThat(construction.strand(slice)).isEqualTo(construction.strand(slice));
    assertThat(construction.plain(op(StringOp.LENGTH, slice)))
        .isEqualTo(graph.length(construction.strand(slice)));
    assertThat(graph.edges()).hasSize(1);
  }

  @Test
  void conditionsWithoutStringsStayAsTheyAre() {
    Expr small = integers.less(n, integers.number(5));
    built(small);
    assertThat(graph.numbers()).contains(small);
    assertThat(graph.edges()).isEmpty();
    built(terms.bool(false));
    assertThat(graph.isAbsurd()).isTrue();
  }

  @Test
  void edgesWithoutACommonVertexAreGroupsOfTheirOwn() {
    Edge one = new DifferEdge(first, second);
    Edge two = new PartOfEdge(second, "ab");
    Edge other = new PartOfEdge(Strand.of(graph.vertex()), "ab");
    Edge none = new PartOfEdge(Strand.of("a"), "ab");
    assertThat(EdgeComponents.of(List.of(one, other, two, none)))
        .containsExactlyInAnyOrder(List.of(one, two), List.of(other), List.of(none));
  }
}
