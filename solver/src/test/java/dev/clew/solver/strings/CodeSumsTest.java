package dev.clew.solver.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Verdict;
import dev.clew.solver.chain.SolverChain;
import dev.clew.solver.chain.StringBackEnds;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.Samples;
import dev.clew.solver.simplify.Simplifier;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Codes of units that numbers depend on: a conflict may exclude no solution. */
@Tag("once")
class CodeSumsTest {

  private static final String UNITS = "abcde";

  private final ExprFactory terms = Simplifier.factory();
  private final AutomataSolver solver =
      new AutomataSolver(SolverChain.over(List.of(), StringBackEnds.AUTOMATA));
  private final Symbol s = terms.symbol("s", Sort.STRING);
  private final Symbol t = terms.symbol("t", Sort.STRING);
  private final Random random = new Random(23);

  private Expr op(StringOp op, Expr... args) {
    return terms.apply(op, args);
  }

  private Expr number(long number) {
    return terms.integerConst(number);
  }

  private Expr lengthIs(Expr string, int length) {
    return terms.eq(op(StringOp.LENGTH, string), number(length));
  }

  private Expr code(Expr string, int position) {
    return op(StringOp.CODE_AT, string, number(position));
  }

  private Expr plus(Expr a, Expr b) {
    return terms.apply(IntegerOp.ADD, a, b);
  }

  private Expr times(long factor, Expr term) {
    return terms.apply(IntegerOp.MUL, number(factor), term);
  }

  private Verdict verdict(List<Expr> conjuncts, int seconds) {
    Verdict verdict = solver.check(Query.of(conjuncts, Budget.of(Duration.ofSeconds(seconds))));
    if (verdict instanceof Verdict.Sat sat) {
      assertThat(new Evaluator(sat.assignment()).allHold(conjuncts)).isTrue();
    }
    return verdict;
  }

  private void satisfiable(Expr... conjuncts) {
    assertThat(verdict(List.of(conjuncts), 5)).isInstanceOf(Verdict.Sat.class);
  }

  private void notRefuted(Expr... conjuncts) {
    assertThat(verdict(List.of(conjuncts), 5)).isNotInstanceOf(Verdict.Unsat.class);
  }

  @Test
  void twoUnitsThatAreTheSameAddUp() {
    Expr alike =
        terms.eq(
            op(StringOp.SLICE, s, number(0), number(1)),
            op(StringOp.SLICE, s, number(1), number(1)));
    Expr sum = plus(code(s, 0), code(s, 1));
    notRefuted(lengthIs(s, 2), alike, terms.eq(sum, number(240)));
    satisfiable(lengthIs(s, 2), terms.eq(code(s, 0), code(s, 1)), terms.eq(sum, number(240)));
    assertThat(verdict(List.of(lengthIs(s, 2), alike, terms.eq(sum, number(241))), 5))
        .isNotInstanceOf(Verdict.Sat.class);
  }

  @Test
  void unitsThatAreOrderedBothWaysAddUp() {
    Expr sum = plus(code(s, 0), times(3, code(t, 0)));
    notRefuted(
        lengthIs(s, 1),
        lengthIs(t, 1),
        op(StringOp.LESS_EQ, s, t),
        op(StringOp.LESS_EQ, t, s),
        terms.eq(sum, number(480)));
  }

  @Test
  void codesAtPositionsThatAreNoneAreZero() {
    Expr outside = op(StringOp.CODE_AT, s, op(StringOp.TO_CODE, t));
    Expr small = op(StringOp.IN, s, terms.language(Language.plus(Language.chars(CharSet.LOWER))));
    notRefuted(small, lengthIs(t, 2), terms.eq(plus(outside, op(StringOp.LENGTH, s)), number(1)));
  }

  @Test
  void aStringThatIsItsOwnStartHasItsOwnUnits() {
    Symbol n = terms.symbol("n", Sort.INTEGER);
    satisfiable(
        terms.eq(op(StringOp.SLICE, s, number(0), n), s), terms.eq(code(s, 0), number('a')));
  }

  @Test
  void noVerdictIsWrong() {
    int decided = 0;
    int refuted = 0;
    for (int round = 0; round < 150; round++) {
      List<Expr> conjuncts = conjunction();
      Verdict verdict = verdict(conjuncts, 1);
      decided += verdict instanceof Verdict.Unknown ? 0 : 1;
      if (verdict instanceof Verdict.Unsat) {
        refuted++;
        assertThat(hasSolution(conjuncts)).as(conjuncts::toString).isFalse();
      }
    }
    assertThat(decided).isGreaterThan(75);
    assertThat(refuted).isBetween(5, 145);
  }

  private List<Expr> conjunction() {
    List<Expr> conjuncts = new ArrayList<>();
    Expr small = terms.language(Language.star(Language.chars(CharSet.range('a', 'e'))));
    for (Symbol string : List.of(s, t)) {
      conjuncts.add(op(StringOp.IN, string, small));
      conjuncts.add(lengthIs(string, 1 + random.nextInt(3)));
    }
    conjuncts.add(sum());
    conjuncts.add(random.nextBoolean() ? sum() : relation());
    conjuncts.add(relation());
    return conjuncts;
  }

  private Expr sum() {
    Expr sum = number(0);
    int middle = 0;
    for (int i = 2 + random.nextInt(2); i > 0; i--) {
      int factor = random.nextInt(5) - 2;
      int more = factor == 0 ? 1 : factor;
      sum = plus(sum, times(more, code(random.nextBoolean() ? s : t, random.nextInt(3))));
      middle += more * (random.nextInt(5) == 0 ? 0 : 'a' + random.nextInt(5));
    }
    return random.nextInt(3) == 0
        ? terms.apply(IntegerOp.LE, sum, number(middle))
        : terms.eq(sum, number(middle));
  }

  private Expr relation() {
    Expr unit = op(StringOp.SLICE, s, number(random.nextInt(3)), number(1));
    Expr other = op(StringOp.SLICE, t, number(random.nextInt(3)), number(1));
    Expr relation =
        switch (random.nextInt(8)) {
          case 0 -> op(StringOp.LESS_EQ, s, t);
          case 1 -> op(StringOp.LESS, t, s);
          case 2 -> terms.eq(unit, other);
          case 3 -> op(StringOp.CONTAINS, s, other);
          case 4 -> op(StringOp.STARTS_WITH, s, t);
          case 5 -> terms.eq(code(s, random.nextInt(3)), code(t, random.nextInt(3)));
          case 6 -> terms.eq(s, t);
          default -> op(StringOp.CONTAINS, t, terms.string(UNITS.substring(1, 2)));
        };
    return random.nextInt(4) == 0 ? terms.not(relation) : relation;
  }

  private boolean hasSolution(List<Expr> conjuncts) {
    for (String first : Samples.words(UNITS, 3)) {
      // Most words have another length than is asked for, which needs no look at the second.
      if (new Evaluator(values(first, "")).allHold(conjuncts.subList(0, 2))) {
        for (String second : Samples.words(UNITS, 3)) {
          if (new Evaluator(values(first, second)).allHold(conjuncts)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private Assignment values(String first, String second) {
    return Assignment.of(Map.of(s, Value.of(first), t, Value.of(second)));
  }
}
