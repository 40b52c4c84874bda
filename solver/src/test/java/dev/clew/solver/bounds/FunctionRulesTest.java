package dev.clew.solver.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.bounds.domain.FloatKeys;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.jvm.MathFunctions;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** No bounds of a mathematical function leave out a value that it has. */
@Tag("once")
class FunctionRulesTest {

  private static final int CASES = Integer.getInteger("functions.cases", 4_000);

  private static final double[] SPECIAL = {
    0.0,
    -0.0,
    1,
    -1,
    0.5,
    2,
    3,
    -2,
    Math.PI,
    Math.PI / 2,
    -Math.PI / 2,
    2 * Math.PI,
    1e6,
    1e300,
    Double.MAX_VALUE,
    Double.MIN_VALUE,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    Double.NaN,
    710,
    -745,
    22,
    11,
    355.0 / 113
  };

  private final ExprFactory factory = new ExprFactory(Rewriter.NONE);
  private final Symbol x = factory.symbol("x", Sort.DOUBLE);
  private final Symbol y = factory.symbol("y", Sort.DOUBLE);

  @Test
  void keepTheValueAroundWhichDomainsAreMade() throws Exception {
    Random random = new Random(41);
    for (Function function : MathFunctions.all().values()) {
      boolean isUnary = function.parameters().size() == 1;
      Expr term = isUnary ? factory.apply(function, x) : factory.apply(function, x, y);
      RuleBench bench = new RuleBench(term);
      for (int i = 0; i < CASES; i++) {
        Value a = Value.of(number(random));
        Value b = Value.of(number(random));
        Value r = function.body().orElseThrow().apply(isUnary ? List.of(a) : List.of(a, b));
        bench.reset();
        around(bench, bench.node(x), a, random);
        if (!isUnary) {
          around(bench, bench.node(y), b, random);
        }
        bench.propagate();
        bench.assertKept(bench.result(), code(r), function + " of " + a + " and " + b);
      }
    }
  }

  @Test
  void boundsAreNarrowWhereTheFunctionOnlyRises() {
    RuleBench bench = new RuleBench(factory.apply(MathFunctions.SIN, x));
    bench.reset();
    restrict(bench, bench.node(x), 0, 1);
    bench.propagate();
    assertThat(bench.domains().hi(bench.result()))
        .isLessThan(FloatKeys.keyOf(Sort.DOUBLE, 0.8415))
        .isGreaterThanOrEqualTo(FloatKeys.keyOf(Sort.DOUBLE, Math.sin(1)));
    assertThat(bench.domains().mayBeNan(bench.result())).isFalse();
  }

  private static double number(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> SPECIAL[random.nextInt(SPECIAL.length)];
      case 1 -> Double.longBitsToDouble(random.nextLong());
      case 2 -> random.nextGaussian() * 10;
      default -> random.nextInt(41) - 20;
    };
  }

  private static long code(Value value) {
    return FloatKeys.isNan(Sort.DOUBLE, value.raw())
        ? CandidateValues.NAN
        : FloatKeys.key(Sort.DOUBLE, value.raw());
  }

  /** A domain that has the value, and a few others or many. */
  private static void around(RuleBench bench, int node, Value value, Random random) {
    if (Double.isNaN(value.asDouble())) {
      return;
    }
    double number = value.asDouble();
    double width = random.nextInt(3) == 0 ? 0 : Math.abs(random.nextGaussian()) * 4;
    restrict(bench, node, number - width * random.nextInt(2), number + width * random.nextInt(2));
  }

  private static void restrict(RuleBench bench, int node, double least, double most) {
    bench.domains().notNan(node);
    bench
        .domains()
        .numbers(
            node,
            FloatKeys.leastEqual(FloatKeys.keyOf(Sort.DOUBLE, least)),
            FloatKeys.greatestEqual(FloatKeys.keyOf(Sort.DOUBLE, most)));
  }
}
