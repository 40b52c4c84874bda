package dev.clew.solver.strings.interchange;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.automata.Automata;
import dev.clew.solver.chain.SolverChain;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.simplify.Simplifier;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class StringEnumerationTest {

  private final ExprFactory terms = Simplifier.factory();
  private final Symbol s = terms.symbol("s", Sort.STRING);
  private final Symbol t = terms.symbol("t", Sort.STRING);
  private final Symbol n = terms.symbol("n", Sort.INTEGER);
  private final Solver numeric = SolverChain.over(List.of());

  private @Nullable Verdict check(Expr... conjuncts) {
    Budget budget = Budget.of(Duration.ofSeconds(20));
    StringEnumeration exhaustion =
        StringEnumeration.of(List.of(conjuncts), numeric, new Automata(), budget);
    return exhaustion == null ? null : exhaustion.run().verdict(List.of(conjuncts));
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

  @Test
  void numbersThatHaveFewValuesAreTriedWithTheStrings() {
    Symbol i = terms.symbol("i", Sort.INT);
    Expr part = terms.apply(StringOp.SLICE, s, terms.apply(BitsOp.SIGNED_VALUE, i), n);
    Expr least = terms.apply(BitsOp.SLE, terms.intConst(-1), i);
    Expr most = terms.not(terms.apply(BitsOp.SLE, terms.intConst(2), i));
    Expr few = terms.apply(IntegerOp.LT, n, terms.integerConst(3));
    Expr some = terms.apply(IntegerOp.LT, terms.integerConst(0), n);
    Expr isUpper = terms.eq(upper(part), terms.string("BA"));
    assertThat(check(few(s, "ab", 3), least, most, few, some, isUpper))
        .isInstanceOf(Verdict.Sat.class);
    Expr isLong = terms.eq(upper(part), terms.string("BAB"));
    assertThat(check(few(s, "ab", 3), least, most, few, some, isLong))
        .isInstanceOf(Verdict.Unsat.class);
    assertThat(check(few(s, "ab", 3), few, some, isLong))
        .as("the position may be anything")
        .isInstanceOf(Verdict.Unknown.class);
  }

  @Test
  void rangesOfNumbersIncludeTheirEnds() {
    Symbol i = terms.symbol("i", Sort.INT);
    List<Expr> conditions =
        List.of(
            terms.apply(BitsOp.SLT, terms.intConst(Integer.MAX_VALUE - 2), i),
            terms.apply(IntegerOp.LE, terms.integerConst(-1), n),
            terms.apply(IntegerOp.LT, n, terms.integerConst(2)));
    assertThat(FewNumbers.of(conditions, List.of(i, n)))
        .containsEntry(i, List.of(Value.of(Integer.MAX_VALUE - 1), Value.of(Integer.MAX_VALUE)))
        .containsEntry(n, Stream.of(-1, 0, 1).map(BigInteger::valueOf).map(Value::of).toList());
    assertThat(FewNumbers.of(conditions.subList(1, 2), List.of(i, n))).isEmpty();
  }

  @Test
  void numbersBeyondWhatIsKeptAreNotFew() {
    BigInteger large = BigInteger.ONE.shiftLeft(62);
    for (BigInteger bound : List.of(large, large.add(BigInteger.ONE), large.shiftLeft(140))) {
      Expr three = terms.constant(Value.of(bound.add(BigInteger.TWO)));
      Expr least = terms.apply(IntegerOp.LE, terms.constant(Value.of(bound)), n);
      Expr less = terms.apply(IntegerOp.LT, n, terms.constant(Value.of(bound.negate())));
      assertThat(few(least)).isEmpty();
      assertThat(few(least, terms.apply(IntegerOp.LE, n, three))).isEmpty();
      assertThat(few(less)).isEmpty();
    }
    Expr kept = terms.constant(Value.of(large.subtract(BigInteger.ONE)));
    Expr before = terms.constant(Value.of(large.subtract(BigInteger.TWO)));
    assertThat(few(terms.apply(IntegerOp.LE, before, n), terms.apply(IntegerOp.LE, n, kept)))
        .hasSize(2);
  }

  private List<Value> few(Expr... conditions) {
    return FewNumbers.of(List.of(conditions), List.of(n)).getOrDefault(n, List.of());
  }

  @Test
  void aFunctionThatMayBeAnythingIsNotTakenForZero() {
    Function f = Function.uninterpreted("f", List.of(Sort.STRING), Sort.INTEGER);
    Expr isFive = terms.eq(terms.apply(f, s), terms.integerConst(5));
    assertThat(check(few(s, "ab", 1), isFive)).isInstanceOf(Verdict.Unknown.class);

    Function g = Function.uninterpreted("g", List.of(Sort.INTEGER), Sort.INTEGER);
    Expr length = terms.apply(StringOp.LENGTH, s);
    Expr ofLength = terms.eq(terms.apply(g, length), terms.integerConst(5));
    assertThat(check(few(s, "ab", 1), ofLength)).isNotInstanceOf(Verdict.Unsat.class);
  }

  @Test
  void stringsThatMayBeLongAreNotLookedAt() {
    Expr both = terms.eq(upper(s), upper(t));
    assertThat(FewWords.areConceivable(List.of(few(s, "ab", 2), few(t, "ab", 2), both))).isTrue();
    assertThat(FewWords.areConceivable(List.of(few(s, "ab", 2), both))).isFalse();
    assertThat(FewWords.areConceivable(List.of(few(s, "ab", 2), few(t, "ab", 99), both))).isFalse();
    assertThat(FewWords.areConceivable(List.of(both))).isFalse();
    assertThat(FewWords.areConceivable(List.of(terms.eq(s, terms.string("ab"))))).isTrue();
  }
}
