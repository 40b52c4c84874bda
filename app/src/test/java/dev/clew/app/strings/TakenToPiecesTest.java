package dev.clew.app.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.Verdict;
import dev.clew.solver.chain.SolverChain;
import dev.clew.solver.chain.StringBackEnds;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.simplify.Simplifier;
import java.time.Duration;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Contradictions that hold for all lengths, and show when strings are taken to pieces. */
@Tag("once")
class TakenToPiecesTest {

  private final ExprFactory f = Simplifier.factory();
  private final Expr s = f.symbol("s", Sort.STRING);
  private final Expr t = f.symbol("t", Sort.STRING);
  private final Expr i = f.symbol("i", Sort.INTEGER);

  private Verdict check(Expr... conjuncts) {
    List<SolverProvider> backEnds =
        ServiceLoader.load(SolverProvider.class).stream().map(ServiceLoader.Provider::get).toList();
    try (Solver solver = SolverChain.over(backEnds, StringBackEnds.AUTOMATA)) {
      return solver.check(Query.of(List.of(conjuncts), Budget.of(Duration.ofSeconds(30))));
    }
  }

  private Expr from(Expr whole, Expr offset) {
    Expr rest =
        f.apply(IntegerOp.ADD, f.apply(StringOp.LENGTH, whole), f.apply(IntegerOp.NEG, offset));
    return f.apply(StringOp.SLICE, whole, offset, rest);
  }

  private Expr trimmed(Expr whole) {
    return f.apply(StringOp.TRIM, whole);
  }

  private Expr joined(Expr left, Expr right) {
    return f.apply(StringOp.CONCAT, left, right);
  }

  private Expr has(StringOp op, Expr whole, Expr part) {
    return f.apply(op, whole, part);
  }

  private Expr isLonger(Expr string, long length) {
    return f.apply(IntegerOp.LT, f.integerConst(length), f.apply(StringOp.LENGTH, string));
  }

  private Expr unit(Expr string, Expr position, char unit) {
    return f.eq(f.apply(StringOp.CODE_AT, string, position), f.integerConst(unit));
  }

  @Test
  void aStringInItsOwnEndAndAWordRepeatsTheWord() {
    Expr rest = from(s, f.integerConst(3));
    Expr inside = has(StringOp.CONTAINS, joined(rest, f.string("MqZ")), s);
    assertThat(check(isLonger(s, 3), inside, unit(rest, f.integerConst(0), 'G')))
        .isInstanceOf(Verdict.Unsat.class);
    assertThat(check(isLonger(s, 3), inside, unit(rest, f.integerConst(0), 'Z')))
        .isInstanceOf(Verdict.Sat.class);
  }

  @Test
  void aStringDoesNotHoldItselfAndMore() {
    Expr longer = joined(s, f.string("u"));
    Expr trim = f.eq(s, trimmed(t));
    assertThat(check(trim, has(StringOp.CONTAINS, s, trimmed(longer))))
        .isInstanceOf(Verdict.Unsat.class);
    assertThat(check(trim, has(StringOp.CONTAINS, longer, trimmed(longer))))
        .isInstanceOf(Verdict.Sat.class);
  }

  @Test
  void whatIsTrimmedStandsOnceAndBetweenBlanks() {
    Expr end = joined(f.string("qr"), trimmed(s));
    Expr ends = has(StringOp.ENDS_WITH, from(s, f.integerConst(2)), end);
    Expr colon = has(StringOp.ENDS_WITH, trimmed(s), f.string(":"));
    assertThat(check(isLonger(s, 1), ends, colon)).isInstanceOf(Verdict.Unsat.class);
    Expr other = has(StringOp.ENDS_WITH, from(s, f.integerConst(2)), trimmed(s));
    assertThat(check(isLonger(s, 1), other, colon)).isInstanceOf(Verdict.Sat.class);
  }

  @Test
  void whereSomethingIsFoundTheRestStartsWithIt() {
    Expr rest = from(s, i);
    Expr inside =
        f.and(
            f.apply(IntegerOp.LE, f.integerConst(0), i),
            f.apply(IntegerOp.LE, i, f.apply(StringOp.LENGTH, s)));
    Expr place = f.apply(StringOp.INDEX_OF, t, f.string("Z"), f.integerConst(0));
    Expr found = has(StringOp.CONTAINS, t, f.string("Z"));
    Expr starts = has(StringOp.STARTS_WITH, rest, t);
    assertThat(
            check(
                inside,
                starts,
                found,
                has(StringOp.STARTS_WITH, from(rest, place), f.string("@D"))))
        .isInstanceOf(Verdict.Unsat.class);
    assertThat(
            check(
                inside,
                starts,
                found,
                has(StringOp.STARTS_WITH, from(rest, place), f.string("ZD"))))
        .isInstanceOf(Verdict.Sat.class);
  }
}
