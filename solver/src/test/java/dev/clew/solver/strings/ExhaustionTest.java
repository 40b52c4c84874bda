package dev.clew.solver.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.automata.Automata;
import dev.clew.solver.chain.SolverChain;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.simplify.Simplifier;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ExhaustionTest {

  private final ExprFactory terms = Simplifier.factory();
  private final Symbol s = terms.symbol("s", Sort.STRING);
  private final Symbol t = terms.symbol("t", Sort.STRING);
  private final Symbol n = terms.symbol("n", Sort.INTEGER);
  private final Solver numeric = SolverChain.over(List.of());

  private @Nullable Verdict check(Expr... conjuncts) {
    Budget budget = Budget.of(Duration.ofSeconds(20));
    return Exhaustion.check(List.of(conjuncts), numeric, new Automata(), budget);
  }

  private Expr few(Expr string, String units, int longest) {
    Language language = Language.loop(Language.chars(CharSet.of(units)), 0, longest);
    return terms.apply(StringOp.IN, string, terms.language(language));
  }

  private Expr upper(Expr string) {
    return terms.apply(StringOp.TO_UPPER, string);
  }

  @Test
  void operatorsThatNobodyReasonsAboutAreRun() {
    Expr grows =
        terms.apply(
            IntegerOp.LT, terms.apply(StringOp.LENGTH, s), terms.apply(StringOp.LENGTH, upper(s)));
    Verdict verdict = check(few(s, "ab\u00df", 2), grows);
    assertThat(verdict).isInstanceOf(Verdict.Sat.class);
    assertThat(((Verdict.Sat) verdict).assignment().value(s).asString()).contains("\u00df");
    assertThat(check(few(s, "ab", 3), grows)).isInstanceOf(Verdict.Unsat.class);
  }

  @Test
  void conditionsOnNumbersThatAreLeftGoToTheNumericSolver() {
    Expr hash = terms.apply(StringOp.HASH, s);
    Expr sum =
        terms.eq(
            terms.apply(IntegerOp.ADD, terms.apply(StringOp.LENGTH, s), n), terms.integerConst(7));
    Expr wanted = terms.eq(hash, terms.intConst("ba".hashCode()));
    Verdict verdict = check(few(s, "ab", 3), few(t, "a", 1), wanted, sum);
    assertThat(verdict).isInstanceOf(Verdict.Sat.class);
    Verdict.Sat sat = (Verdict.Sat) verdict;
    assertThat(sat.assignment().value(s).asString()).isEqualTo("ba");
    assertThat(
            sat.assignment().values().entrySet().stream()
                .filter(entry -> entry.getKey().name().equals("n"))
                .map(entry -> entry.getValue().asInteger().intValue()))
        .containsExactly(5);
  }

  @Test
  void stringsWithoutAnEndAreNotTried() {
    Expr equal = terms.eq(upper(s), upper(t));
    assertThat(check(few(s, "ab", 2), equal)).isNull();
    assertThat(check(few(s, "abcdefghij", 3), few(t, "abcdefghij", 3), equal)).isNull();
  }

  @Test
  void wordsComeFromAllConditionsOnOneStringAlone() {
    Expr language = terms.language(Language.word("ab"));
    assertThat(FewWords.of(List.of(few(s, "ab", 2)), new Automata()).get(s))
        .containsExactly("", "a", "b", "aa", "ab", "ba", "bb");
    assertThat(
            FewWords.of(
                    List.of(few(s, "ab", 2), terms.not(terms.apply(StringOp.IN, s, language))),
                    new Automata())
                .get(s))
        .hasSize(7);
  }
}
