package dev.clew.solver.decimal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.simplify.Simplifier;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sets of floats that conditions speak of, against the evaluator. */
class FloatConditionsTest {

  private final ExprFactory factory = Simplifier.factory();
  private final Random random = new Random(6);

  @ParameterizedTest
  @EnumSource(FloatRank.class)
  void aSetHasTheValuesForWhichTheConditionHolds(FloatRank order) {
    Sort sort = order == FloatRank.SINGLE ? Sort.FLOAT : Sort.DOUBLE;
    Symbol subject = factory.symbol("x", sort);
    int known = 0;
    for (int i = 0; i < 1_500; i++) {
      Expr condition = condition(subject, 2);
      Optional<FloatSet> set = new FloatConditions(subject).of(condition);
      known += set.isPresent() ? 1 : 0;
      for (int j = 0; j < 20 && set.isPresent(); j++) {
        Value value = random.nextInt(10) == 0 ? nan(order) : order.value(key(order));
        Evaluator evaluator = new Evaluator(Assignment.of(Map.of(subject, value)));
        assertThat(FloatTextsTest.contains(set.get(), value))
            .as("%s at %s", condition, value)
            .isEqualTo(evaluator.holds(condition));
      }
    }
    assertThat(known).isGreaterThan(1_200);
  }

  private long key(FloatRank order) {
    return FloatTextsTest.key(order, random);
  }

  private static Value nan(FloatRank order) {
    return order == FloatRank.SINGLE ? Value.of(Float.NaN) : Value.of(Double.NaN);
  }

  private Expr condition(Symbol subject, int depth) {
    if (depth > 0 && random.nextInt(3) == 0) {
      Expr one = condition(subject, depth - 1);
      Expr other = condition(subject, depth - 1);
      return switch (random.nextInt(3)) {
        case 0 -> factory.not(one);
        case 1 -> factory.and(one, other);
        default -> factory.or(one, other);
      };
    }
    Expr number = number(subject);
    FloatRank its = FloatRank.of(number.sort());
    Value bound = random.nextInt(12) == 0 ? nan(its) : its.value(key(its));
    Expr constant = factory.constant(bound);
    Expr left = random.nextBoolean() ? number : constant;
    Expr right = left == number ? constant : number;
    List<dev.clew.solver.expr.Op> ops = List.of(FloatOp.LT, FloatOp.LE, FloatOp.EQ, CoreOp.EQ);
    return factory.apply(ops.get(random.nextInt(4)), left, right);
  }

  private Expr number(Symbol subject) {
    Expr number = subject;
    if (subject.sort().equals(Sort.FLOAT) && random.nextInt(3) == 0) {
      number =
          factory.convert(
              FloatOp.CONVERT, Sort.DOUBLE, factory.rounding(RoundingMode.HALF_EVEN), number);
    }
    return switch (random.nextInt(4)) {
      case 0 -> factory.apply(FloatOp.NEG, number);
      case 1 -> factory.apply(FloatOp.ABS, number);
      default -> number;
    };
  }
}
