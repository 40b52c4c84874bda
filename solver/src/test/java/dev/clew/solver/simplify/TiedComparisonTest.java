package dev.clew.solver.simplify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TiedComparisonTest {

  private final ExprFactory plain = new ExprFactory(Rewriter.NONE);
  private final ExprFactory simplifying = Simplifier.factory();

  static List<Op> orders() {
    return List.of(BitsOp.SLT, BitsOp.SLE, BitsOp.ULT, BitsOp.ULE, IntegerOp.LT, IntegerOp.LE);
  }

  @ParameterizedTest
  @MethodSource("orders")
  void anOrderAndAnEqualityOfTheSameTermsAreOneComparison(Op order) {
    for (CoreOp junction : List.of(CoreOp.AND, CoreOp.OR)) {
      for (boolean negated : new boolean[] {false, true}) {
        for (boolean swapped : new boolean[] {false, true}) {
          Expr joined = pair(simplifying, order, junction, negated, swapped);
          assertThat(joined.is(CoreOp.AND) || joined.is(CoreOp.OR)).as("%s", joined).isFalse();
          assertSameValues(joined, pair(plain, order, junction, negated, swapped));
        }
      }
    }
  }

  private static Expr pair(
      ExprFactory factory, Op order, CoreOp junction, boolean negated, boolean swapped) {
    Sort sort = order instanceof IntegerOp ? Sort.INTEGER : Sort.bits(3);
    Expr x = factory.symbol("x" + sort, sort);
    Expr y = factory.symbol("y" + sort, sort);
    Expr equal = factory.eq(x, y);
    Expr one = factory.apply(order, x, y);
    Expr other = negated ? factory.not(equal) : equal;
    return swapped ? factory.apply(junction, other, one) : factory.apply(junction, one, other);
  }

  private void assertSameValues(Expr joined, Expr expected) {
    for (int x = 0; x < 8; x++) {
      for (int y = 0; y < 8; y++) {
        assertThat(holds(simplifying, joined, x, y))
            .as("%s: %s, %s", joined, x, y)
            .isEqualTo(holds(plain, expected, x, y));
      }
    }
  }

  /** An expression over both sorts of symbols, of which it has one. */
  private static boolean holds(ExprFactory factory, Expr expr, int x, int y) {
    Map<Symbol, Value> values = new HashMap<>();
    for (Sort sort : List.of(Sort.INTEGER, Sort.bits(3))) {
      values.put(factory.symbol("x" + sort, sort), value(sort, x));
      values.put(factory.symbol("y" + sort, sort), value(sort, y));
    }
    return new Evaluator(Assignment.of(values)).holds(expr);
  }

  private static Value value(Sort sort, int number) {
    BigInteger big = BigInteger.valueOf(number);
    return sort.equals(Sort.INTEGER) ? Value.of(big) : Value.ofPattern(sort, big);
  }
}
