package dev.clew.solver.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.FloatKeys;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Patterns;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.semantics.Semantics;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** No rule takes a float away that occurs in a solution. */
@Tag("once")
class FloatNarrowingTest {

  /** Two exponent bits and two of significand: sixteen patterns, all kinds of floats. */
  private static final Sort TINY = Sort.floating(2, 2);

  private static final List<Value> TINY_VALUES = tinyValues();

  private final ExprFactory factory = new ExprFactory(Rewriter.NONE);
  private final Expr nearest = factory.rounding(RoundingMode.HALF_EVEN);

  private static long code(Value value) {
    Sort sort = value.sort();
    if (sort.kind() != Sort.Kind.FLOAT) {
      return value.raw();
    }
    return FloatKeys.isNan(sort, value.raw())
        ? CandidateValues.NAN
        : FloatKeys.key(sort, value.raw());
  }

  @Test
  void keysAreInTheOrderOfTheFloats() {
    double[] doubles = {
      Double.NEGATIVE_INFINITY, -1e300, -1, -Double.MIN_VALUE, -0.0, 0.0, Double.MIN_VALUE, 2, 1e9
    };
    for (int i = 0; i + 1 < doubles.length; i++) {
      assertThat(FloatKeys.keyOf(Sort.DOUBLE, doubles[i]))
          .isLessThan(FloatKeys.keyOf(Sort.DOUBLE, doubles[i + 1]));
      assertThat(FloatKeys.number(Sort.DOUBLE, FloatKeys.keyOf(Sort.DOUBLE, doubles[i])))
          .isEqualTo(doubles[i]);
      assertThat(FloatKeys.keyOf(Sort.FLOAT, -(float) doubles[i]))
          .isEqualTo(~FloatKeys.keyOf(Sort.FLOAT, (float) doubles[i]));
    }
  }

  @Test
  void keepEverySolutionOfAllIntervalsOfATinyFormat() {
    Symbol x = factory.symbol("x", TINY);
    Symbol y = factory.symbol("y", TINY);
    for (Op op : List.of(FloatOp.LT, FloatOp.LE, FloatOp.EQ, CoreOp.EQ)) {
      checkTiny(new RuleBench(factory.apply(op, x, y)), op, x, y, Sort.BOOL);
    }
  }

  @Test
  void keepEverySolutionOfSignsOfATinyFormat() {
    Symbol x = factory.symbol("x", TINY);
    for (FloatOp op : List.of(FloatOp.NEG, FloatOp.ABS)) {
      RuleBench bench = new RuleBench(factory.apply(op, x));
      long infinity = FloatKeys.infinity(TINY);
      for (long lo = ~infinity; lo <= infinity; lo++) {
        for (long hi = lo; hi <= infinity; hi++) {
          for (long rlo = ~infinity; rlo <= infinity; rlo++) {
            for (long rhi = rlo; rhi <= infinity; rhi++) {
              checkSign(bench, op, x, new long[] {lo, hi, rlo, rhi});
            }
          }
        }
      }
    }
  }

  private static void checkSign(RuleBench bench, FloatOp op, Symbol x, long[] box) {
    for (int nan = 0; nan < 4; nan++) {
      bench.reset();
      boolean possible = restrict(bench, bench.node(x), box[0], box[1], (nan & 1) != 0);
      possible &= restrict(bench, bench.result(), box[2], box[3], (nan & 2) != 0);
      assertThat(possible).isTrue();
      List<Value> kept = new ArrayList<>();
      for (Value value : TINY_VALUES) {
        if (bench.contains(bench.node(x), code(value))
            && bench.contains(bench.result(), code(Semantics.apply(op, TINY, value)))) {
          kept.add(value);
        }
      }
      bench.propagate();
      for (Value value : kept) {
        bench.assertKept(bench.node(x), code(value), List.of(box[0], box[1], box[2], box[3]));
        bench.assertKept(bench.result(), code(Semantics.apply(op, TINY, value)), value);
      }
    }
  }

  private static boolean restrict(RuleBench bench, int node, long lo, long hi, boolean nan) {
    Domains domains = bench.domains();
    return (nan || domains.notNan(node)) && domains.numbers(node, lo, hi);
  }

  private static List<Value> tinyValues() {
    List<Value> values = new ArrayList<>();
    for (int pattern = -8; pattern < 8; pattern++) {
      values.add(Value.ofRaw(TINY, pattern));
    }
    return values;
  }

  private static void checkTiny(RuleBench bench, Op op, Symbol x, Symbol y, Sort result) {
    Random random = new Random(5);
    long infinity = FloatKeys.infinity(TINY);
    int width = (int) (2 * infinity + 2);
    for (int i = 0; i < 8_000; i++) {
      bench.reset();
      restrictRandomly(bench, bench.node(x), ~infinity, width, random);
      restrictRandomly(bench, bench.node(y), ~infinity, width, random);
      if (random.nextInt(4) > 0) {
        bench.domains().truth(bench.result(), random.nextBoolean());
      }
      List<Value[]> solutions = new ArrayList<>();
      for (Value a : TINY_VALUES) {
        for (Value b : TINY_VALUES) {
          Value r = Semantics.apply(op, result, a, b);
          if (bench.contains(bench.node(x), code(a))
              && bench.contains(bench.node(y), code(b))
              && bench.contains(bench.result(), code(r))) {
            solutions.add(new Value[] {a, b, r});
          }
        }
      }
      bench.propagate();
      for (Value[] solution : solutions) {
        bench.assertKept(bench.node(x), code(solution[0]), solution[1]);
        bench.assertKept(bench.node(y), code(solution[1]), solution[0]);
        bench.assertKept(bench.result(), code(solution[2]), solution[0]);
      }
    }
  }

  private static void restrictRandomly(
      RuleBench bench, int node, long least, int width, Random random) {
    long a = least + random.nextInt(width);
    long b = random.nextInt(3) == 0 ? a : least + random.nextInt(width);
    restrict(bench, node, Math.min(a, b), Math.max(a, b), random.nextBoolean());
  }

  @Test
  void keepTheSolutionAroundWhichJavaDomainsAreMade() {
    Random random = new Random(29);
    for (Sort sort : List.of(Sort.FLOAT, Sort.DOUBLE)) {
      Symbol x = factory.symbol("x", sort);
      Symbol y = factory.symbol("y", sort);
      for (FloatOp op : List.of(FloatOp.ADD, FloatOp.MUL, FloatOp.DIV)) {
        RuleBench bench = new RuleBench(factory.apply(op, nearest, x, y));
        for (int i = 0; i < 8_000; i++) {
          Value a = random(sort, random);
          Value b = random(sort, random);
          Value r = Semantics.apply(op, sort, Value.of(RoundingMode.HALF_EVEN), a, b);
          bench.reset();
          around(bench, bench.node(x), a, random);
          around(bench, bench.node(y), b, random);
          around(bench, bench.result(), r, random);
          bench.propagate();
          bench.assertKept(bench.node(x), code(a), b + " -> " + r);
          bench.assertKept(bench.node(y), code(b), a + " -> " + r);
          bench.assertKept(bench.result(), code(r), a + " " + b);
        }
      }
    }
  }

  @Test
  void keepTheSolutionAroundWhichConvertedDomainsAreMade() {
    Random random = new Random(31);
    List<Sort> floats = List.of(Sort.FLOAT, Sort.DOUBLE);
    for (Sort from : floats) {
      for (Sort to : floats) {
        checkConversion(FloatOp.CONVERT, RoundingMode.HALF_EVEN, from, to, random);
      }
      for (Sort integer : List.of(Sort.INT, Sort.LONG)) {
        checkConversion(FloatOp.TO_SIGNED, RoundingMode.DOWN, from, integer, random);
        checkConversion(FloatOp.FROM_SIGNED, RoundingMode.HALF_EVEN, integer, from, random);
      }
      checkConversion(FloatOp.FROM_SIGNED, RoundingMode.HALF_EVEN, Sort.BYTE, from, random);
      checkConversion(FloatOp.FROM_SIGNED, RoundingMode.CEILING, Sort.INT, from, random);
      checkConversion(FloatOp.TO_SIGNED, RoundingMode.FLOOR, from, Sort.INT, random);
    }
  }

  private void checkConversion(FloatOp op, RoundingMode mode, Sort from, Sort to, Random random) {
    Symbol x = factory.symbol("x", from);
    RuleBench bench = new RuleBench(factory.convert(op, to, factory.rounding(mode), x));
    for (int i = 0; i < 3_000; i++) {
      Value a = random(from, random);
      Value r = Semantics.apply(op, to, Value.of(mode), a);
      bench.reset();
      around(bench, bench.node(x), a, random);
      around(bench, bench.result(), r, random);
      bench.propagate();
      bench.assertKept(bench.node(x), code(a), r);
      bench.assertKept(bench.result(), code(r), a);
    }
  }

  @Test
  void roundingToIntegersKeepsTheOrder() {
    Random random = new Random(37);
    for (Sort sort : List.of(Sort.FLOAT, Sort.DOUBLE)) {
      Symbol x = factory.symbol("x", sort);
      for (RoundingMode mode :
          List.of(
              RoundingMode.HALF_EVEN,
              RoundingMode.FLOOR,
              RoundingMode.CEILING,
              RoundingMode.DOWN)) {
        RuleBench bench = new RuleBench(factory.apply(FloatOp.ROUND, factory.rounding(mode), x));
        for (int i = 0; i < 4_000; i++) {
          Value a = random(sort, random);
          bench.reset();
          around(bench, bench.node(x), a, random);
          bench.propagate();
          bench.assertKept(
              bench.result(),
              code(Semantics.apply(FloatOp.ROUND, sort, Value.of(mode), a)),
              a + " " + mode);
        }
      }
    }
  }

  private static Value random(Sort sort, Random random) {
    if (sort.kind() == Sort.Kind.BITS) {
      return Value.ofRaw(sort, random.nextLong() >> random.nextInt(64));
    }
    double[] special = {
      0.0,
      -0.0,
      1,
      -1,
      0.5,
      3,
      Double.NaN,
      Double.POSITIVE_INFINITY,
      Double.NEGATIVE_INFINITY,
      Double.MAX_VALUE,
      Double.MIN_VALUE,
      Float.MAX_VALUE,
      Float.MIN_VALUE,
      -Float.MAX_VALUE,
      Integer.MAX_VALUE,
      Integer.MIN_VALUE,
      Long.MAX_VALUE,
      Long.MIN_VALUE,
      1 << 24,
      1e10
    };
    double number =
        switch (random.nextInt(4)) {
          case 0 -> special[random.nextInt(special.length)];
          case 1 -> random.nextGaussian() * 100;
          case 2 -> random.nextInt(50) - 25;
          default -> Double.longBitsToDouble(random.nextLong());
        };
    return sort.equals(Sort.DOUBLE)
        ? Value.of(number)
        : random.nextInt(4) == 0
            ? Value.ofRaw(Sort.FLOAT, random.nextInt())
            : Value.of((float) number);
  }

  /** Narrows to an interval that holds the value. */
  private static void around(RuleBench bench, int node, Value value, Random random) {
    Sort sort = value.sort();
    Domains domains = bench.domains();
    long code = code(value);
    if (sort.kind() == Sort.Kind.BITS) {
      domains.range(node, reach(code, -1, sort, random), reach(code, 1, sort, random));
    } else if (code == CandidateValues.NAN) {
      long key = FloatKeys.key(sort, Patterns.canonical(sort, 1));
      domains.numbers(node, key, key + random.nextInt(100));
    } else if (random.nextInt(4) > 0) {
      if (random.nextBoolean()) {
        domains.notNan(node);
      }
      domains.numbers(node, reach(code, -1, sort, random), reach(code, 1, sort, random));
    }
  }

  private static long reach(long code, int sign, Sort sort, Random random) {
    long extreme = sort.width() == 64 ? Long.MAX_VALUE : (1L << (sort.width() - 1)) - 1;
    long end = sign > 0 ? extreme : ~extreme;
    return switch (random.nextInt(3)) {
      case 0 -> code;
      case 1 -> end;
      default -> {
        long moved = code + (long) sign * random.nextInt(1 << 20);
        yield (moved > code) == (sign > 0) ? moved : code;
      }
    };
  }
}
