package dev.clew.solver.strings.interchange;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.print.TermPrinter;
import dev.clew.solver.simplify.Simplifier;
import dev.clew.solver.strings.graph.CaseDecisions;
import dev.clew.solver.strings.rules.GraphProblem;
import dev.clew.solver.strings.strand.Strand;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class GraphCasesTest {

  private static final int QUERIES = 3_000;

  private final ExprFactory terms = Simplifier.factory();
  private final Symbol s = terms.symbol("s", Sort.STRING);
  private final Symbol t = terms.symbol("t", Sort.STRING);
  private final Symbol n = terms.symbol("n", Sort.INTEGER);
  private final Expr starts = terms.apply(StringOp.STARTS_WITH, s, t);
  private final Expr has = terms.apply(StringOp.CONTAINS, t, terms.string("a"));
  private final Expr lacks = terms.not(has);
  private final Expr ends = terms.apply(StringOp.ENDS_WITH, terms.apply(StringOp.TRIM, s), t);
  private final Expr found = terms.eq(terms.apply(StringOp.INDEX_OF, s, t, n), n);
  private final Expr coded = terms.eq(terms.apply(StringOp.CODE_AT, s, n), n);
  private final Expr either = terms.or(terms.eq(s, t), terms.apply(StringOp.LESS, t, s));
  private final Expr few = terms.apply(IntegerOp.LT, n, terms.integerConst(9));
  private final List<Expr> pool =
      List.of(starts, has, lacks, ends, found, coded, either, few, terms.not(starts));

  private final GraphCases cases = new GraphCases();

  private GraphCase of(GraphCases those, List<Expr> conjuncts) {
    return those.of(those.copies(conjuncts), CaseDecisions.NONE);
  }

  private Strand input(GraphCase made) {
    GraphProblem problem = made.problem();
    return problem.inputs().entrySet().stream()
        .filter(input -> input.getKey().name().equals("s"))
        .findFirst()
        .orElseThrow()
        .getValue();
  }

  /** Terms without their numbers, which count all that a factory made. */
  private static String text(GraphCase made) {
    GraphProblem problem = made.problem();
    String numbers =
        problem == null
            ? ""
            : problem.numbers().stream().map(TermPrinter::print).toList().toString();
    return made.toString().replaceAll("#\\d+", "#") + numbers;
  }

  @Test
  void aQueryGoesOnWithTheGraphOfOneThatItBeginsWith() {
    GraphCase first = of(cases, List.of(found));
    assertThat(input(of(cases, List.of(found, ends)))).isEqualTo(input(first));
    assertThat(input(of(cases, List.of(found, has)))).isEqualTo(input(first));
    assertThat(input(of(cases, List.of(ends, found)))).isNotEqualTo(input(first));
  }

  @Test
  void whatIsKeptDoesNotGrow() {
    String alone = text(of(cases, List.of(found)));
    of(cases, List.of(found, ends, coded));
    assertThat(text(of(cases, List.of(found)))).isEqualTo(alone);
  }

  @Test
  void whatHasBeenAskedBeforeMakesNoDifference() {
    Random random = new Random(4);
    List<Expr> query = new ArrayList<>();
    int contradictions = 0;
    for (int i = 0; i < QUERIES; i++) {
      if (query.size() > 5) {
        query.subList(random.nextInt(query.size()), query.size()).clear();
      }
      query.add(pool.get(random.nextInt(pool.size())));
      GraphCase grown = of(cases, query);
      assertThat(text(grown)).isEqualTo(text(of(new GraphCases(), query)));
      contradictions += grown.problem() == null ? 1 : 0;
    }
    assertThat(contradictions).isBetween(1, QUERIES - 1);
  }
}
