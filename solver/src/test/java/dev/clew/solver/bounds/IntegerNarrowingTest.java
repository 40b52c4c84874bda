package dev.clew.solver.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.Unbounded;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.semantics.Semantics;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No rule takes an integer away that occurs in a solution. */
class IntegerNarrowingTest {

  private final ExprFactory factory = new ExprFactory(Rewriter.NONE);

  private static long code(Value value) {
    return value.sort().kind() == Sort.Kind.INTEGER
        ? value.asInteger().longValueExact()
        : value.raw();
  }

  /** Infinite bounds are none, so that every sum of finite ones has to be within them. */
  @Test
  void sumsOfBoundsAreBoundsOfSums() {
    long limit = Unbounded.LIMIT;
    long[] bounds = {-limit, 1 - limit, -1, 0, 1, limit - 1, limit};
    for (long a : bounds) {
      for (long b : bounds) {
        BigInteger sum = BigInteger.valueOf(a).add(BigInteger.valueOf(b));
        long least = Unbounded.addLower(a, b);
        long most = Unbounded.addUpper(a, b);
        assertThat(least == Unbounded.NONE_BELOW ? sum : BigInteger.valueOf(least))
            .as("at least %s + %s", a, b)
            .isLessThanOrEqualTo(sum);
        assertThat(most == Unbounded.NONE_ABOVE ? sum : BigInteger.valueOf(most))
            .as("at most %s + %s", a, b)
            .isGreaterThanOrEqualTo(sum);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(IntegerOp.class)
  void keepEverySolutionOfSmallIntervals(IntegerOp op) {
    Symbol x = factory.symbol("x", Sort.INTEGER);
    Symbol y = factory.symbol("y", Sort.INTEGER);
    boolean unary = op == IntegerOp.NEG;
    RuleBench bench = new RuleBench(unary ? factory.apply(op, x) : factory.apply(op, x, y));
    Random random = new Random(3);
    for (int i = 0; i < 60_000; i++) {
      Value a = small(random);
      Value b = small(random);
      Value r = unary ? Semantics.apply(op, Sort.INTEGER, a) : Semantics.apply(op, Sort.BOOL, a, b);
      bench.reset();
      around(bench, bench.node(x), code(a), random);
      if (!unary) {
        around(bench, bench.node(y), code(b), random);
      }
      if (r.sort().equals(Sort.BOOL)) {
        bench.domains().truth(bench.result(), r.asBoolean());
      } else {
        around(bench, bench.result(), code(r), random);
      }
      bench.propagate();
      bench.assertKept(bench.node(x), code(a), b);
      if (!unary) {
        bench.assertKept(bench.node(y), code(b), a);
      }
      bench.assertKept(bench.result(), code(r), a + " " + b);
    }
  }

  private static Value small(Random random) {
    long value = random.nextInt(6) == 0 ? random.nextInt() : random.nextInt(25) - 12;
    return Value.of(BigInteger.valueOf(value));
  }

  private static void around(RuleBench bench, int node, long value, Random random) {
    Domains domains = bench.domains();
    long lo = random.nextInt(3) == 0 ? Unbounded.NONE_BELOW : value - random.nextInt(5);
    long hi = random.nextInt(3) == 0 ? Unbounded.NONE_ABOVE : value + random.nextInt(5);
    domains.range(node, Math.max(lo, Unbounded.NONE_BELOW), hi);
    if (random.nextInt(3) == 0) {
      long modulus = 1L + random.nextInt(9);
      domains.congruent(node, modulus, Math.floorMod(value, modulus));
    }
  }

  @Test
  void keepTheSolutionWhereBitVectorsAndIntegersMeet() {
    Random random = new Random(41);
    for (int width : new int[] {1, 5, 8, 32, 60, 61}) {
      Symbol x = factory.symbol("x", Sort.bits(width));
      Symbol i = factory.symbol("i", Sort.INTEGER);
      check(BitsOp.SIGNED_VALUE, factory.apply(BitsOp.SIGNED_VALUE, x), x, Sort.INTEGER, random);
      check(
          BitsOp.UNSIGNED_VALUE, factory.apply(BitsOp.UNSIGNED_VALUE, x), x, Sort.INTEGER, random);
      Expr wrapped = factory.convert(BitsOp.FROM_INTEGER, Sort.bits(width), i);
      check(BitsOp.FROM_INTEGER, wrapped, i, Sort.bits(width), random);
    }
  }

  private static void check(Op op, Expr term, Symbol operand, Sort result, Random random) {
    RuleBench bench = new RuleBench(term);
    for (int k = 0; k < 3000; k++) {
      long number = random.nextLong() >> (2 + random.nextInt(62));
      Value a =
          operand.sort().equals(Sort.INTEGER)
              ? Value.of(BigInteger.valueOf(number))
              : Value.ofRaw(operand.sort(), number);
      Value r = Semantics.apply(op, result, a);
      bench.reset();
      around(bench, bench.node(operand), code(a), random);
      around(bench, bench.result(), code(r), random);
      bench.propagate();
      bench.assertKept(bench.node(operand), code(a), r);
      bench.assertKept(bench.result(), code(r), a);
    }
  }

  @Test
  void widthsWhoseValuesExceedTheBoundsAreNotMisjudged() {
    for (int width : new int[] {62, 63, 64}) {
      Symbol x = factory.symbol("x", Sort.bits(width));
      RuleBench bench = new RuleBench(factory.apply(BitsOp.UNSIGNED_VALUE, x));
      bench.domains().exactly(bench.node(x), -1);
      assertThat(bench.propagate()).isTrue();
      assertThat(bench.domains().hi(bench.result())).isEqualTo(Unbounded.NONE_ABOVE);
    }
    Symbol n = factory.symbol("n", Sort.LONG);
    RuleBench bench = new RuleBench(factory.apply(BitsOp.SIGNED_VALUE, n));
    bench.domains().exactly(bench.node(n), Long.MAX_VALUE);
    assertThat(bench.propagate()).isTrue();
    assertThat(bench.contains(bench.node(n), Long.MAX_VALUE)).isTrue();
  }

  @Test
  void productsBeyondTheBoundsSaturate() {
    assertThat(Unbounded.multiply(1L << 40, 1L << 40)).isEqualTo(Unbounded.NONE_ABOVE);
    assertThat(Unbounded.multiply(-(1L << 40), 1L << 40)).isEqualTo(Unbounded.NONE_BELOW);
    assertThat(Unbounded.multiply(0, Unbounded.NONE_ABOVE)).isZero();
    assertThat(Unbounded.lower(BigInteger.TEN.pow(30))).isEqualTo(Unbounded.LIMIT);
    assertThat(Unbounded.upper(BigInteger.TEN.pow(30))).isEqualTo(Unbounded.NONE_ABOVE);
    assertThat(Unbounded.upper(BigInteger.TEN.pow(30).negate())).isEqualTo(-Unbounded.LIMIT);
    assertThat(Unbounded.lower(BigInteger.TEN.pow(30).negate())).isEqualTo(Unbounded.NONE_BELOW);
  }
}
