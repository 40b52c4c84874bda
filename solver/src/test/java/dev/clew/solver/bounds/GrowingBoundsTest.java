package dev.clew.solver.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.simplify.Simplifier;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class GrowingBoundsTest {

  private static final int WIDTH = 4;

  private final ExprFactory factory = Simplifier.factory();
  private final Symbol x = factory.symbol("x", Sort.INT);
  private final GrowingBounds bounds = new GrowingBounds();

  @Test
  void whatWasDroppedIsForgotten() {
    bounds.push(less(x, 5));
    bounds.push(less(x, 3));
    assertThat(bounds.refutes(less(3, x))).isTrue();

    bounds.shrink(1);

    assertThat(bounds.refutes(less(3, x))).isFalse();
    assertThat(bounds.refutes(less(5, x))).isTrue();
    assertThat(bounds.size()).isEqualTo(1);
  }

  @Test
  void whatIsRefutedStaysRefutedUntilThatIsDropped() {
    bounds.push(less(x, 5));
    bounds.push(less(7, x));
    bounds.push(less(0, x));
    assertThat(bounds.isRefuted()).isTrue();
    bounds.shrink(2);
    assertThat(bounds.isRefuted()).isTrue();

    bounds.shrink(1);

    assertThat(bounds.isRefuted()).isFalse();
    assertThat(bounds.refutes(less(0, x))).isFalse();
  }

  @Test
  void twoNumbersOnTheLargestBoundMayHaveASum() {
    Expr limit = factory.constant(Value.of(BigInteger.ONE.shiftLeft(62)));
    Symbol a = factory.symbol("a", Sort.INTEGER);
    Symbol b = factory.symbol("b", Sort.INTEGER);
    bounds.push(factory.apply(IntegerOp.LE, a, limit));
    bounds.push(factory.apply(IntegerOp.LE, b, limit));

    Expr sum = factory.apply(IntegerOp.ADD, a, b);
    assertThat(bounds.refutes(factory.apply(IntegerOp.LE, factory.integerConst(5), sum))).isFalse();
  }

  @Test
  void aUnitOfAStringHasOneValue() {
    Expr unit =
        factory.apply(StringOp.CODE_AT, factory.symbol("s", Sort.STRING), factory.integerConst(2));
    bounds.push(factory.eq(unit, factory.integerConst('a')));

    assertThat(bounds.refutes(factory.eq(unit, factory.integerConst('b')))).isTrue();
    assertThat(bounds.refutes(factory.eq(unit, factory.integerConst('a')))).isFalse();
  }

  @Test
  void aBoundThatPassesTheLargestIsStillABound() {
    ExprFactory plain = new ExprFactory(Rewriter.NONE);
    Symbol i = plain.symbol("i", Sort.INTEGER);
    Expr half = plain.apply(IntegerOp.DIV, i, plain.integerConst(2));
    Expr huge = plain.integerConst(1L << 62);
    Expr tiny = plain.integerConst(-(1L << 62));
    bounds.push(plain.apply(IntegerOp.LE, huge, i));
    bounds.push(plain.not(plain.eq(i, huge)));

    assertThat(bounds.refutes(atMost(plain, half, (1L << 61) + 5))).isFalse();
    assertThat(bounds.refutes(atMost(plain, half, (1L << 61) - 1))).isTrue();

    bounds.shrink(0);
    bounds.push(plain.apply(IntegerOp.LE, i, tiny));
    bounds.push(plain.not(plain.eq(i, tiny)));

    assertThat(bounds.refutes(plain.not(atMost(plain, half, -(1L << 61) - 5)))).isFalse();
    assertThat(bounds.refutes(plain.not(atMost(plain, half, -(1L << 61))))).isTrue();
  }

  private static Expr atMost(ExprFactory factory, Expr left, long right) {
    return factory.apply(IntegerOp.LE, left, factory.integerConst(right));
  }

  /** A wrong refutation is a lost path. */
  @Test
  void nothingIsRefutedThatHasAModelAndTheWayThereDoesNotMatter() {
    Random random = new Random(2041);
    List<Symbol> numbers =
        List.of(factory.symbol("a", Sort.bits(WIDTH)), factory.symbol("b", Sort.bits(WIDTH)));
    List<Symbol> flags = List.of(factory.symbol("p", Sort.BOOL));
    RandomTerms terms = new RandomTerms(factory, random, numbers, flags, 1 << (WIDTH - 1));
    List<Assignment> all = assignments(numbers, flags.get(0));
    List<Expr> conjuncts = new ArrayList<>();
    int refuted = 0;
    for (int step = 0; step < 6_000; step++) {
      if (conjuncts.size() > 8 || random.nextInt(4) == 0) {
        int left = random.nextInt(conjuncts.size() + 1);
        conjuncts.subList(left, conjuncts.size()).clear();
        bounds.shrink(left);
      }
      Expr next = terms.condition(1 + random.nextInt(3));
      boolean refutes = bounds.refutes(next);
      assertThat(refutes).isEqualTo(anew(conjuncts).refutes(next));
      conjuncts.add(next);
      bounds.push(next);
      assertThat(bounds.isRefuted()).isEqualTo(refutes);
      if (refutes) {
        refuted++;
        assertThat(all).noneMatch(each -> new Evaluator(each).allHold(conjuncts));
      }
    }
    assertThat(refuted).isGreaterThan(2_000);
  }

  private static GrowingBounds anew(List<Expr> conjuncts) {
    GrowingBounds bounds = new GrowingBounds();
    conjuncts.forEach(bounds::push);
    return bounds;
  }

  private static List<Assignment> assignments(List<Symbol> numbers, Symbol flag) {
    List<Assignment> all = new ArrayList<>();
    for (int bits = 0; bits < 1 << (2 * WIDTH + 1); bits++) {
      Map<Symbol, Value> values = new HashMap<>();
      values.put(numbers.get(0), Value.ofRaw(numbers.get(0).sort(), signed(bits)));
      values.put(numbers.get(1), Value.ofRaw(numbers.get(1).sort(), signed(bits >> WIDTH)));
      values.put(flag, bits >> (2 * WIDTH) == 1 ? Value.TRUE : Value.FALSE);
      all.add(Assignment.of(values));
    }
    return all;
  }

  private static long signed(int bits) {
    return (long) bits << (Long.SIZE - WIDTH) >> (Long.SIZE - WIDTH);
  }

  private Expr less(Expr left, int right) {
    return factory.apply(BitsOp.SLT, left, factory.intConst(right));
  }

  private Expr less(int left, Expr right) {
    return factory.apply(BitsOp.SLT, factory.intConst(left), right);
  }
}
