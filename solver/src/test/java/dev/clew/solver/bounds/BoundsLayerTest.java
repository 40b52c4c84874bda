package dev.clew.solver.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BoundsLayerTest extends BoundsScene {
  @Test
  void nothingAskedIsTrue() {
    satisfy();
    satisfy(factory.bool(true));
    assertThat(refute(factory.bool(false))).containsExactly(factory.bool(false));
  }

  @Test
  void flagsAreDecided() {
    Symbol p = factory.symbol("p", Sort.BOOL);
    Symbol q = factory.symbol("q", Sort.BOOL);
    Symbol r = factory.symbol("r", Sort.BOOL);
    refute(factory.or(p, q), factory.not(p), factory.not(q));
    refute(
        factory.or(p, q),
        factory.or(p, factory.not(q)),
        factory.or(factory.not(p), r),
        factory.not(r));
    satisfy(factory.or(p, q), factory.not(factory.and(p, q)), factory.eq(q, r));
    refute(factory.eq(p, q), factory.eq(q, r), factory.eq(p, factory.not(r)));
  }

  @Test
  void allDifferentNumbersAreFound() {
    List<Expr> conjuncts = new ArrayList<>();
    List<Symbol> symbols = new ArrayList<>();
    for (int k = 0; k < 6; k++) {
      Symbol symbol = factory.symbol("d" + k, Sort.INT);
      for (Symbol other : symbols) {
        conjuncts.add(factory.not(factory.eq(symbol, other)));
      }
      symbols.add(symbol);
    }
    satisfy(conjuncts.toArray(Expr[]::new));
  }

  @Test
  void tooManyDifferentNumbersAreRefutedByExhaustion() {
    List<Expr> conjuncts = new ArrayList<>();
    Symbol[] symbols = {x, y, z};
    for (Symbol symbol : symbols) {
      conjuncts.add(factory.apply(BitsOp.ULT, symbol, number(2)));
    }
    conjuncts.add(factory.not(factory.eq(x, y)));
    conjuncts.add(factory.not(factory.eq(y, z)));
    conjuncts.add(factory.not(factory.eq(x, z)));
    assertThat(refute(conjuncts.toArray(Expr[]::new))).hasSize(6);
  }

  @Test
  void referencesAreCompared() {
    Symbol r = factory.symbol("r", Sort.REFERENCE);
    Symbol s = factory.symbol("s", Sort.REFERENCE);
    Expr nil = factory.constant(Value.NULL);
    Assignment model = satisfy(factory.not(factory.eq(r, nil)), factory.not(factory.eq(r, s)));
    assertThat(model.value(r).raw()).isPositive();
    refute(factory.eq(r, nil), factory.eq(s, r), factory.not(factory.eq(s, nil)));
    List<Expr> distinct = new ArrayList<>();
    List<Symbol> symbols = new ArrayList<>();
    for (int k = 0; k < 5; k++) {
      Symbol symbol = factory.symbol("r" + k, Sort.REFERENCE);
      symbols.forEach(other -> distinct.add(factory.not(factory.eq(symbol, other))));
      symbols.add(symbol);
    }
    Assignment numbers = satisfy(distinct.toArray(Expr[]::new));
    assertThat(symbols).allMatch(symbol -> numbers.value(symbol).raw() >= 0);
  }

  @Test
  void stringsAreLeftAloneButOtherConjunctsRefute() {
    Symbol s = factory.symbol("s", Sort.STRING);
    Symbol t = factory.symbol("t", Sort.STRING);
    Expr isHello = factory.eq(s, factory.constant(Value.of("hello")));
    assertThat(refute(isHello, less(x, number(0)), less(number(0), x))).doesNotContain(isHello);
    satisfy(factory.eq(s, factory.constant(Value.of(""))), less(x, number(0)));
    assertThat(check(isHello)).isInstanceOf(Verdict.Unknown.class);
    refute(
        isHello, factory.eq(s, t), factory.not(factory.eq(t, factory.constant(Value.of("hello")))));
  }

  @Test
  void theHintGivesValuesToStringsAndIsPreferred() {
    Symbol s = factory.symbol("s", Sort.STRING);
    Expr isHello = factory.eq(s, factory.constant(Value.of("hello")));
    Assignment hint = Assignment.of(Map.of(s, Value.of("hello"), x, Value.of(77)));
    Query query = new Query(List.of(isHello, less(y, x)), hint, Budget.unlimited());
    Verdict verdict = layer.check(query, next);
    assertThat(verdict).isInstanceOf(Verdict.Sat.class);
    assertThat(((Verdict.Sat) verdict).assignment().value(x)).isEqualTo(Value.of(77));
  }

  @Test
  void aFunctionThatFailsIsNoRefutation() {
    Function broken =
        Function.runnable(
            "broken",
            List.of(Sort.BOOL),
            Sort.BOOL,
            arguments -> {
              throw new IllegalStateException("no value");
            });
    Symbol p = factory.symbol("p", Sort.BOOL);
    assertThat(check(factory.apply(broken, p))).isInstanceOf(Verdict.Unknown.class);
    assertThat(refute(factory.apply(broken, p), p, factory.not(p))).hasSize(2);
  }

  @Test
  void anUninterpretedFunctionIsNeverRefutedByItsDefault() {
    Function f = Function.uninterpreted("f", List.of(Sort.BOOL), Sort.INT);
    Symbol p = factory.symbol("p", Sort.BOOL);
    Expr value = factory.apply(f, p);
    assertThat(check(less(number(0), value))).isInstanceOf(Verdict.Unknown.class);
    satisfy(less(value, number(1)), p);
    refute(less(number(0), value), less(value, number(0)));
  }

  @Test
  void aFunctionWithABodyIsRunOnCandidates() {
    Function twice =
        Function.runnable(
            "twice",
            List.of(Sort.INT),
            Sort.INT,
            arguments -> Value.of(2 * arguments.get(0).asInt()));
    Assignment model =
        satisfy(
            factory.eq(factory.apply(twice, x), number(10)),
            atMost(number(5), x),
            atMost(x, number(6)));
    assertThat(model.value(x).asInt()).isEqualTo(5);
  }

  @Test
  void wideBitVectorsAreLeftAlone() {
    Symbol wide = factory.symbol("w", Sort.bits(100));
    Expr equation =
        factory.eq(factory.apply(BitsOp.ADD, wide, wide), factory.bits(Sort.bits(100), 4));
    assertThat(check(equation)).isInstanceOf(Verdict.Unknown.class);
    refute(equation, less(x, y), less(y, x));
  }

  @Test
  void coresLeaveOutWhatIsNotNeeded() {
    Expr low = less(x, number(3));
    Expr high = less(number(5), x);
    List<Expr> noise = new ArrayList<>();
    for (int k = 0; k < 100; k++) {
      noise.add(less(factory.symbol("k" + k, Sort.INT), number(k)));
    }
    noise.add(17, low);
    noise.add(60, high);
    assertThat(refute(noise.toArray(Expr[]::new))).containsExactly(low, high);
  }

  @Test
  void deepTermsNeedNoStack() {
    Expr deep = x;
    for (int k = 0; k < 9_000; k++) {
      deep = factory.apply(BitsOp.XOR, deep, k % 2 == 0 ? x : number(k));
    }
    assertThat(check(factory.eq(deep, number(3)), less(x, y), less(y, x)))
        .isInstanceOf(Verdict.Unsat.class);
    for (int k = 0; k < 100_000; k++) {
      deep = factory.apply(BitsOp.XOR, deep, number(k));
    }
    assertThat(check(factory.eq(deep, number(3)))).isInstanceOf(Verdict.Unknown.class);
    assertThat(next.times()).isPositive();
  }

  @Test
  void sharedTermsAreSeenOnce() {
    Expr shared = x;
    for (int k = 0; k < 200; k++) {
      shared = add(shared, shared);
    }
    refute(factory.eq(shared, number(1)));
    satisfy(factory.eq(shared, number(0)));
  }

  @Test
  void longDisjunctionsAreSearched() {
    Expr any = factory.bool(false);
    for (int k = 0; k < 40; k++) {
      any = factory.or(any, factory.eq(x, number(1000 + 17 * k)));
    }
    satisfy(any, less(number(1500), x));
    refute(any, less(number(5000), x));
  }

  @Test
  void anExhaustedBudgetEndsTheSearch() {
    Budget over = Budget.of(java.time.Duration.ZERO);
    Verdict verdict = layer.check(Query.of(List.of(less(x, y)), over), next);
    assertThat(verdict).isNotInstanceOf(Verdict.Unsat.class);
  }

  @Test
  void equalityOfConditionsIsEquivalence() {
    Expr equivalence = factory.apply(CoreOp.EQ, less(x, y), less(y, z));
    refute(equivalence, less(x, y), less(z, y));
    satisfy(equivalence, less(y, x), less(number(0), z));
  }
}
