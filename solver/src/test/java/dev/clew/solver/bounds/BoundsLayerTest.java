package dev.clew.solver.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BoundsLayerTest {

  private final ExprFactory factory = new ExprFactory(Rewriter.NONE);
  private final BoundsLayer layer = new BoundsLayer();
  private final Asked next = new Asked();
  private final Symbol x = factory.symbol("x", Sort.INT);
  private final Symbol y = factory.symbol("y", Sort.INT);
  private final Symbol z = factory.symbol("z", Sort.INT);
  private final Symbol n = factory.symbol("n", Sort.LONG);
  private final Symbol m = factory.symbol("m", Sort.LONG);
  private final Symbol i = factory.symbol("i", Sort.INTEGER);
  private final Symbol j = factory.symbol("j", Sort.INTEGER);

  private Expr number(int value) {
    return factory.intConst(value);
  }

  private Expr less(Expr a, Expr b) {
    return factory.apply(BitsOp.SLT, a, b);
  }

  private Expr atMost(Expr a, Expr b) {
    return factory.apply(BitsOp.SLE, a, b);
  }

  private Expr add(Expr a, Expr b) {
    return factory.apply(BitsOp.ADD, a, b);
  }

  private Expr negate(Expr a) {
    return factory.apply(BitsOp.NEG, a);
  }

  private Expr remainder(Expr a, int divisor) {
    return factory.apply(BitsOp.SREM, a, number(divisor));
  }

  private Expr mask(Expr a, int mask) {
    return factory.apply(BitsOp.AND, a, number(mask));
  }

  private Verdict check(Expr... conjuncts) {
    return layer.check(Query.of(List.of(conjuncts), Budget.unlimited()), next);
  }

  private Assignment satisfy(Expr... conjuncts) {
    Verdict verdict = check(conjuncts);
    assertThat(verdict).isInstanceOf(Verdict.Sat.class);
    Assignment assignment = ((Verdict.Sat) verdict).assignment();
    assertThat(new Evaluator(assignment).allHold(List.of(conjuncts))).isTrue();
    return assignment;
  }

  private List<Expr> refute(Expr... conjuncts) {
    Verdict verdict = check(conjuncts);
    assertThat(verdict).isInstanceOf(Verdict.Unsat.class);
    return ((Verdict.Unsat) verdict).core();
  }

  @Test
  void nothingAskedIsTrue() {
    satisfy();
    satisfy(factory.bool(true));
    assertThat(refute(factory.bool(false))).containsExactly(factory.bool(false));
  }

  @Test
  void theSuccessorIsLessAtTheGreatestValueOnly() {
    Assignment model = satisfy(less(add(x, number(1)), x));
    assertThat(model.value(x).asInt()).isEqualTo(Integer.MAX_VALUE);
    refute(less(add(x, number(1)), x), less(x, number(Integer.MAX_VALUE)));
  }

  @Test
  void aNegativeNumberStaysNegativeWhenNegatedAtTheLeastValueOnly() {
    Assignment model = satisfy(less(x, number(0)), less(negate(x), number(0)));
    assertThat(model.value(x).asInt()).isEqualTo(Integer.MIN_VALUE);
    refute(less(x, number(0)), less(negate(x), number(0)), less(number(Integer.MIN_VALUE), x));
  }

  @Test
  void theAbsoluteValueIsNegativeAtTheLeastValueOnly() {
    Expr absolute = factory.ite(less(x, number(0)), negate(x), x);
    Assignment model = satisfy(less(absolute, number(0)));
    assertThat(model.value(x).asInt()).isEqualTo(Integer.MIN_VALUE);
    refute(less(absolute, number(0)), less(number(-100), x));
  }

  @Test
  void theLeastValueDividedByMinusOneIsItself() {
    Expr quotient = factory.apply(BitsOp.SDIV, x, number(-1));
    satisfy(factory.eq(x, number(Integer.MIN_VALUE)), factory.eq(quotient, x));
    refute(factory.eq(quotient, number(5)), factory.eq(x, number(5)));
  }

  @Test
  void divisionByZeroHasAValue() {
    Expr quotient = factory.apply(BitsOp.SDIV, x, number(0));
    satisfy(factory.eq(quotient, number(1)));
    refute(factory.eq(quotient, number(1)), less(number(0), x));
    refute(factory.eq(factory.apply(BitsOp.SREM, x, number(0)), number(3)), less(x, number(0)));
  }

  @Test
  void remaindersOfOneNumberMustAgree() {
    refute(factory.eq(remainder(x, 2), number(0)), factory.eq(remainder(x, 4), number(1)));
    refute(factory.eq(remainder(x, 6), number(1)), factory.eq(remainder(x, 9), number(3)));
    refute(factory.eq(remainder(x, 10), number(-4)), less(number(-4), x));
    refute(factory.eq(mask(x, 7), number(3)), factory.eq(remainder(x, 2), number(0)));
    satisfy(factory.eq(remainder(x, 10), number(4)), factory.eq(remainder(x, 7), number(3)));
    refute(factory.eq(remainder(x, 10), number(4)), factory.eq(remainder(x, 7), number(-3)));
  }

  @Test
  void negativeNumbersHaveNegativeRemainders() {
    Assignment model = satisfy(factory.eq(remainder(x, 10), number(-4)));
    assertThat(model.value(x).asInt()).isNegative();
    satisfy(factory.eq(remainder(x, -10), number(4)), less(number(1000), x));
  }

  @Test
  void congruencesNarrowIntervals() {
    refute(factory.eq(remainder(x, 100), number(7)), less(number(7), x), less(x, number(107)));
    Assignment model =
        satisfy(factory.eq(remainder(x, 100), number(7)), less(number(7), x), less(x, number(200)));
    assertThat(model.value(x).asInt()).isEqualTo(107);
  }

  @Test
  void strictCyclesOfOrderContradict() {
    assertThat(refute(less(x, y), less(y, x))).hasSize(2);
    assertThat(refute(less(x, y), less(number(3), z), less(y, z), less(z, x))).hasSize(3);
    assertThat(refute(atMost(x, y), atMost(y, z), less(z, x))).hasSize(3);
    satisfy(atMost(x, y), atMost(y, z), atMost(z, x));
  }

  @Test
  void anOrderBothWaysMeansEquality() {
    refute(atMost(x, y), atMost(y, x), factory.not(factory.eq(x, y)));
    refute(atMost(x, y), atMost(y, z), atMost(z, x), factory.not(factory.eq(x, z)));
    refute(factory.eq(x, y), factory.eq(y, z), factory.not(factory.eq(x, z)));
  }

  @Test
  void differencesThatDoNotWrapContradict() {
    Expr next = add(x, number(1));
    refute(less(x, y), less(y, next));
    refute(
        atMost(number(0), x),
        less(x, y),
        less(y, number(1000)),
        less(add(y, negate(x)), number(0)));
    satisfy(less(x, add(y, negate(x))), less(y, x));
  }

  @Test
  void longsAreTreatedLikeInts() {
    Expr one = factory.longConst(1);
    Assignment model = satisfy(less(add(n, one), n));
    assertThat(model.value(n).asLong()).isEqualTo(Long.MAX_VALUE);
    refute(less(n, m), less(m, n));
    refute(less(n, factory.longConst(Long.MIN_VALUE)));
    refute(less(factory.longConst(Long.MAX_VALUE), n));
  }

  @Test
  void unsignedComparisonsBoundAnIndex() {
    Expr inside = factory.apply(BitsOp.ULT, x, number(10));
    Assignment model = satisfy(inside, less(number(7), x));
    assertThat(model.value(x).asInt()).isBetween(8, 9);
    refute(inside, less(x, number(0)));
    refute(inside, less(number(9), x));
    satisfy(factory.not(inside), less(x, number(0)));
  }

  @Test
  void bytesAndCharactersHaveTheirRanges() {
    Symbol b = factory.symbol("b", Sort.BYTE);
    Symbol c = factory.symbol("c", Sort.CHAR);
    Expr wide = factory.convert(BitsOp.SIGN_EXTEND, Sort.INT, b);
    Expr letter = factory.convert(BitsOp.ZERO_EXTEND, Sort.INT, c);
    refute(less(number(127), wide));
    refute(less(wide, number(-128)));
    refute(less(letter, number(0)));
    refute(less(number(65535), letter));
    Assignment model = satisfy(factory.eq(letter, number(0xFFFE)));
    assertThat(Value.ofRaw(Sort.CHAR, 0xFFFE)).isEqualTo(model.value(c));
    satisfy(atMost(number('a'), letter), atMost(letter, number('z')), less(wide, number(-100)));
  }

  @Test
  void castsToByteAreUndone() {
    Expr cut =
        factory.convert(
            BitsOp.SIGN_EXTEND, Sort.INT, factory.convert(BitsOp.TRUNCATE, Sort.BYTE, x));
    Assignment model = satisfy(factory.eq(cut, number(-1)), less(number(1000), x));
    assertThat((byte) model.value(x).asInt()).isEqualTo((byte) -1);
    refute(factory.eq(cut, number(5)), factory.eq(mask(x, 1), number(0)));
  }

  @Test
  void comparisonTreesOfLongsAreSeenThrough() {
    Expr compared =
        factory.ite(less(n, m), number(-1), factory.ite(factory.eq(n, m), number(0), number(1)));
    Assignment model = satisfy(less(number(0), compared));
    assertThat(model.value(n).asLong()).isGreaterThan(model.value(m).asLong());
    refute(less(compared, number(0)), less(m, n));
    refute(
        factory.eq(compared, number(0)),
        less(n, factory.longConst(0)),
        less(factory.longConst(0), m));
    refute(factory.eq(compared, number(2)));
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
  void mathematicalIntegersHaveNoEnd() {
    Expr one = factory.integerConst(1);
    refute(factory.apply(IntegerOp.LT, factory.apply(IntegerOp.ADD, i, one), i));
    Expr huge = factory.constant(Value.of(java.math.BigInteger.TEN.pow(30)));
    assertThat(check(factory.apply(IntegerOp.LT, huge, i))).isNotInstanceOf(Verdict.Unsat.class);
    refute(factory.apply(IntegerOp.LT, huge, i), factory.apply(IntegerOp.LT, i, one));
    refute(
        factory.eq(
            factory.apply(IntegerOp.MUL, i, factory.integerConst(2)), factory.integerConst(7)));
    satisfy(
        factory.apply(IntegerOp.LT, i, j),
        factory.apply(IntegerOp.LT, j, factory.integerConst(-1000)),
        factory.eq(
            factory.apply(IntegerOp.MOD, i, factory.integerConst(7)), factory.integerConst(3)));
  }

  @Test
  void integersAndBitVectorsMeet() {
    Expr signed = factory.apply(BitsOp.SIGNED_VALUE, x);
    Expr unsigned = factory.apply(BitsOp.UNSIGNED_VALUE, x);
    refute(factory.apply(IntegerOp.LT, factory.integerConst(Integer.MAX_VALUE), signed));
    refute(factory.apply(IntegerOp.LT, unsigned, factory.integerConst(0)));
    Assignment model =
        satisfy(factory.apply(IntegerOp.LT, factory.integerConst((1L << 32) - 2), unsigned));
    assertThat(model.value(x).asInt()).isEqualTo(-1);
    Expr wrapped = factory.convert(BitsOp.FROM_INTEGER, Sort.INT, i);
    satisfy(
        factory.eq(wrapped, number(-1)), factory.apply(IntegerOp.LT, factory.integerConst(0), i));
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

  @Test
  void productsByOddConstantsAreUndone() {
    Expr product = factory.apply(BitsOp.MUL, x, number(31));
    satisfy(factory.eq(product, number(12345)));
    refute(factory.eq(factory.apply(BitsOp.MUL, x, number(6)), number(7)));
  }
}
