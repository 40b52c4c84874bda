package dev.clew.solver.strings.graph;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringEncoding;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.Language;
import dev.clew.solver.strings.edges.ComputedEdge;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.unrolled.UnrolledSolver;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What an operator says of who knows it is so: {@link StringOp#missing} is thrown where it is not.
 * The encodings of {@code solver-smt} are held to it in a test of the same name there.
 */
class StringEncodingsTest {

  /** Is asked for numbers and says nothing. */
  private record Silent() implements Solver {
    @Override
    public Verdict check(Query query) {
      return new Verdict.Unknown(Verdict.Reason.INCOMPLETE, "silent");
    }

    @Override
    public List<LayerStatistics> statistics() {
      return List.of();
    }

    @Override
    public void close() {}
  }

  private final ExprFactory terms = new ExprFactory(Rewriter.NONE);

  private Expr applied(StringOp op) {
    Expr[] args =
        IntStream.range(0, op.arity())
            .mapToObj(place -> argument(op.parameter(place), place))
            .toArray(Expr[]::new);
    return op == StringOp.PARSE_FLOAT
        ? terms.convert(op, Sort.DOUBLE, args)
        : terms.apply(op, args);
  }

  /** Numbers are 10, so that a radix is one. */
  private Expr argument(Sort sort, int place) {
    if (sort.equals(Sort.LANGUAGE)) {
      return terms.language(Language.word("ab"));
    }
    boolean known = place > 0 && sort.equals(Sort.INTEGER);
    return known ? terms.integerConst(10) : terms.symbol("x" + place, sort);
  }

  private Query query(StringOp op) {
    Expr term = applied(op);
    Expr holds =
        term.sort().equals(Sort.BOOL) ? term : terms.eq(term, terms.symbol("y", term.sort()));
    return Query.of(List.of(holds), Budget.of(Duration.ofMinutes(1)));
  }

  @ParameterizedTest
  @EnumSource
  void theGraphKnowsWhatListsIt(StringOp op) {
    StrandGraph graph = new StrandGraph(new IntegerTerms(terms));
    GraphConstruction construction =
        new GraphConstruction(
            TermOccurrences.ofStrings(),
            TermOccurrences.ofStringConditions(),
            graph,
            CaseDecisions.NONE);
    construction.build(query(op).conjuncts());
    boolean isRun =
        graph.edges().stream()
            .anyMatch(edge -> edge instanceof ComputedEdge computed && computed.op() == op);
    boolean isRunBesides = op == StringOp.REPLACE_ALL;
    assertThat(isRun).isEqualTo(!op.isIn(StringEncoding.GRAPH) || isRunBesides);
  }

  @ParameterizedTest
  @EnumSource
  void unrolledStringsKnowWhatListsThem(StringOp op) {
    try (Solver solver = new UnrolledSolver(new Silent())) {
      assertThat(solver.check(query(op))).isInstanceOf(Verdict.Unknown.class);
    }
  }
}
