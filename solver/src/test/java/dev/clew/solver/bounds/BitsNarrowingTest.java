package dev.clew.solver.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Patterns;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.semantics.BitsSemantics;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No rule takes a value away that occurs in a solution. */
@Tag("once")
class BitsNarrowingTest {

  private static final List<BitsOp> TO_INTEGER =
      List.of(BitsOp.SIGNED_VALUE, BitsOp.UNSIGNED_VALUE, BitsOp.FROM_INTEGER);

  private final ExprFactory factory = new ExprFactory(Rewriter.NONE);

  private static boolean isUnary(BitsOp op) {
    return switch (op) {
      case NEG, NOT, TRUNCATE, SIGN_EXTEND, ZERO_EXTEND -> true;
      default -> false;
    };
  }

  private static Sort result(BitsOp op, int width) {
    return switch (op) {
      case TRUNCATE -> Sort.bits(Math.max(1, width * 2 / 3));
      case SIGN_EXTEND, ZERO_EXTEND -> Sort.bits(Math.min(64, width * 3 / 2));
      case SLT, SLE, ULT, ULE -> Sort.BOOL;
      default -> Sort.bits(width);
    };
  }

  private Expr term(BitsOp op, Symbol x, Symbol y) {
    return switch (op) {
      case TRUNCATE, SIGN_EXTEND, ZERO_EXTEND ->
          factory.convert(op, result(op, x.sort().width()), x);
      default -> isUnary(op) ? factory.apply(op, x) : factory.apply(op, x, y);
    };
  }

  @ParameterizedTest
  @EnumSource(BitsOp.class)
  void keepEverySolutionOfAllIntervalsOfThreeBits(BitsOp op) {
    if (TO_INTEGER.contains(op)) {
      return;
    }
    Symbol x = factory.symbol("x", Sort.bits(3));
    Symbol y = factory.symbol("y", Sort.bits(3));
    RuleBench bench = new RuleBench(term(op, x, y));
    Sort result = result(op, 3);
    long least = result.equals(Sort.BOOL) ? 0 : -(1L << (result.width() - 1));
    long most = result.equals(Sort.BOOL) ? 1 : ~least;
    long checked = 0;
    for (long rlo = least; rlo <= most; rlo++) {
      for (long rhi = rlo; rhi <= most; rhi++) {
        checked += allOperands(op, bench, x, y, rlo, rhi);
      }
    }
    assertThat(checked).isPositive();
  }

  private static long allOperands(
      BitsOp op, RuleBench bench, Symbol x, Symbol y, long rlo, long rhi) {
    long checked = 0;
    for (long xlo = -4; xlo < 4; xlo++) {
      for (long xhi = xlo; xhi < 4; xhi++) {
        for (long ylo = isUnary(op) ? 3 : -4; ylo < 4; ylo++) {
          for (long yhi = ylo; yhi < 4; yhi++) {
            bench.reset();
            Domains domains = bench.domains();
            domains.range(bench.node(x), xlo, xhi);
            if (!isUnary(op)) {
              domains.range(bench.node(y), ylo, yhi);
            }
            domains.range(bench.result(), rlo, rhi);
            bench.propagate();
            checked += check(op, bench, x, y, new long[] {xlo, xhi, ylo, yhi, rlo, rhi});
          }
        }
      }
    }
    return checked;
  }

  private static long apply(BitsOp op, int width, long a, long b) {
    return BitsSemantics.apply(op, width, result(op, width).width(), a, b);
  }

  private static long check(BitsOp op, RuleBench bench, Symbol x, Symbol y, long[] box) {
    long solutions = 0;
    int width = x.sort().width();
    for (long a = box[0]; a <= box[1]; a++) {
      for (long b = box[2]; b <= box[3]; b++) {
        long r = apply(op, width, a, b);
        if (box[4] <= r && r <= box[5]) {
          solutions++;
          assertSolution(op, bench, x, y, a, b, r, box);
        }
      }
    }
    return solutions;
  }

  private static void assertSolution(
      BitsOp op, RuleBench bench, Symbol x, Symbol y, long a, long b, long r, Object context) {
    bench.assertKept(bench.node(x), a, context);
    if (!isUnary(op)) {
      bench.assertKept(bench.node(y), b, context);
    }
    bench.assertKept(bench.result(), r, context);
  }

  @ParameterizedTest
  @EnumSource(BitsOp.class)
  void keepEverySolutionOfIntervalsWithBitsAndRests(BitsOp op) {
    if (TO_INTEGER.contains(op)) {
      return;
    }
    Random random = new Random(11);
    for (int width : new int[] {1, 4, 5, 8}) {
      Symbol x = factory.symbol("x", Sort.bits(width));
      Symbol y = factory.symbol("y", Sort.bits(width));
      RuleBench bench = new RuleBench(term(op, x, y));
      for (int i = 0; i < (width < 8 ? 500 : 20); i++) {
        bench.reset();
        restrict(bench, bench.node(x), width, random);
        if (!isUnary(op)) {
          restrict(bench, bench.node(y), width, random);
        }
        Sort result = result(op, width);
        restrict(bench, bench.result(), result.equals(Sort.BOOL) ? 0 : result.width(), random);
        checkRestricted(op, bench, x, y, width);
      }
    }
  }

  /** Finds the solutions before propagation, checks that they survive it. */
  private static void checkRestricted(BitsOp op, RuleBench bench, Symbol x, Symbol y, int width) {
    long bound = 1L << (width - 1);
    long[] solutions = new long[3 << (2 * width)];
    int count = 0;
    for (long a = -bound; a < bound; a++) {
      for (long b = -bound; b < bound; b++) {
        long r = apply(op, width, a, b);
        if (bench.contains(bench.node(x), a)
            && (isUnary(op) || bench.contains(bench.node(y), b))
            && bench.contains(bench.result(), r)) {
          solutions[count++] = a;
          solutions[count++] = b;
          solutions[count++] = r;
        }
      }
    }
    bench.propagate();
    for (int i = 0; i < count; i += 3) {
      assertSolution(op, bench, x, y, solutions[i], solutions[i + 1], solutions[i + 2], "random");
    }
  }

  /** Width 0 stands for a boolean. What would leave nothing is not applied. */
  private static void restrict(RuleBench bench, int node, int width, Random random) {
    if (width == 0) {
      if (random.nextBoolean()) {
        bench.domains().truth(node, random.nextBoolean());
      }
      return;
    }
    long value = Patterns.signExtend(random.nextLong(), width);
    restrictAround(bench, node, width, value, random);
  }

  /** Keeps at least this value. */
  private static void restrictAround(
      RuleBench bench, int node, int width, long value, Random random) {
    Domains domains = bench.domains();
    if (random.nextBoolean()) {
      domains.range(
          node,
          Math.min(value, near(value, width, random)),
          Math.max(value, near(value, width, random)));
    }
    if (random.nextInt(3) == 0) {
      long dense = random.nextLong();
      long mask = Patterns.signExtend(dense & random.nextLong(), width);
      domains.bits(node, mask & ~value, mask & value);
    }
    if (random.nextInt(3) == 0) {
      long modulus = 1L + random.nextInt(12);
      domains.congruent(node, modulus, Math.floorMod(value, modulus));
    }
  }

  private static long near(long value, int width, Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> Patterns.signExtend(1L << (width - 1), width);
      case 1 -> Patterns.zeroExtend(-1L, width) >>> 1;
      case 2 -> Patterns.signExtend(random.nextLong(), width);
      default -> clamp(value, random.nextInt(20) - 10, width);
    };
  }

  private static long clamp(long value, int offset, int width) {
    long moved = Patterns.signExtend(value + offset, width);
    return (moved > value) == (offset > 0) ? moved : value;
  }

  @ParameterizedTest
  @EnumSource(BitsOp.class)
  void keepTheSolutionAroundWhichWideDomainsAreMade(BitsOp op) {
    if (TO_INTEGER.contains(op)) {
      return;
    }
    Random random = new Random(13);
    for (int width : new int[] {31, 32, 33, 48, 63, 64}) {
      Symbol x = factory.symbol("x", Sort.bits(width));
      Symbol y = factory.symbol("y", Sort.bits(width));
      RuleBench bench = new RuleBench(term(op, x, y));
      for (int i = 0; i < 2000; i++) {
        long a = interesting(width, random);
        long b = random.nextInt(3) == 0 ? random.nextInt(70) : interesting(width, random);
        Sort result = result(op, width);
        long r = apply(op, width, a, b);
        bench.reset();
        restrictAround(bench, bench.node(x), width, a, random);
        if (!isUnary(op)) {
          restrictAround(bench, bench.node(y), width, b, random);
          if (random.nextInt(3) == 0) {
            bench.domains().exactly(bench.node(y), b);
          }
        }
        if (result.equals(Sort.BOOL)) {
          bench.domains().truth(bench.result(), r != 0);
        } else {
          restrictAround(bench, bench.result(), result.width(), r, random);
        }
        bench.propagate();
        assertSolution(op, bench, x, y, a, b, r, a + " " + b + " -> " + r);
      }
    }
  }

  private static long interesting(int width, Random random) {
    long value =
        switch (random.nextInt(5)) {
          case 0 -> 1L << (width - 1);
          case 1 -> (1L << (width - 1)) - 1;
          case 2 -> 0;
          case 3 -> 1L << random.nextInt(width);
          default -> random.nextLong() >> random.nextInt(64);
        };
    return Patterns.signExtend(value + random.nextInt(5) - 2, width);
  }

  @Test
  void singleValuesGiveSingleResults() {
    Random random = new Random(17);
    for (BitsOp op : BitsOp.values()) {
      if (TO_INTEGER.contains(op)) {
        continue;
      }
      Symbol x = factory.symbol("x", Sort.LONG);
      Symbol y = factory.symbol("y", Sort.LONG);
      RuleBench bench = new RuleBench(term(op, x, y));
      for (int i = 0; i < 200; i++) {
        bench.reset();
        bench.domains().exactly(bench.node(x), interesting(64, random));
        if (!isUnary(op)) {
          bench.domains().exactly(bench.node(y), interesting(64, random));
        }
        assertThat(bench.propagate()).isTrue();
        assertThat(bench.domains().isFixed(bench.result())).isTrue();
      }
    }
  }
}
