package dev.clew.solver.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class ValueDistanceTest {

  private final Terms t = new Terms();
  private final Symbol x = t.intSymbol("x");
  private final Symbol l = t.longSymbol("l");
  private final Symbol d = t.doubleSymbol("d");

  private static double distance(Expr goal, Symbol symbol, Value value) {
    return distance(ValueDistance.Style.NUMERIC, goal, symbol, value);
  }

  private static double distance(ValueDistance.Style style, Expr goal, Symbol symbol, Value value) {
    SearchProgram program =
        Objects.requireNonNull(SearchCompiler.compile(List.of(goal), Budget.unlimited()));
    SearchTrial trial = new SearchTrial(program);
    trial.load(Assignment.of(Map.of(symbol, value)), style);
    return trial.score();
  }

  @Test
  void nearerIsLess() {
    Expr goal = t.gt(x, t.of(10));
    assertThat(distance(goal, x, Value.of(11))).isZero();
    assertThat(distance(goal, x, Value.of(10))).isPositive();
    assertThat(distance(goal, x, Value.of(9))).isGreaterThan(distance(goal, x, Value.of(10)));
    assertThat(distance(goal, x, Value.of(Integer.MIN_VALUE)))
        .isGreaterThan(distance(goal, x, Value.of(-1_000_000)));
  }

  @Test
  void theWholeRangeOfLongsIsTold() {
    Expr goal = t.eq(l, t.of(Long.MAX_VALUE));
    assertThat(distance(goal, l, Value.of(Long.MIN_VALUE)))
        .isGreaterThan(distance(goal, l, Value.of(0L)));
    assertThat(distance(goal, l, Value.of(Long.MAX_VALUE - 2)))
        .isGreaterThan(distance(goal, l, Value.of(Long.MAX_VALUE - 1)));
  }

  @Test
  void unsignedComparisonsMeasureUnsigned() {
    Symbol b = t.symbol("b", Sort.BYTE);
    Expr goal = t.bits(BitsOp.ULT, b, t.factory.bits(Sort.BYTE, 5));
    assertThat(distance(goal, b, Value.ofRaw(Sort.BYTE, -1)))
        .isGreaterThan(distance(goal, b, Value.ofRaw(Sort.BYTE, 100)));
  }

  @Test
  void floatsAreMeasuredByWhatLiesBetween() {
    Expr goal = t.eq(d, t.of(1.0));
    assertThat(distance(goal, d, Value.of(-0.0))).isGreaterThan(distance(goal, d, Value.of(0.5)));
    assertThat(distance(goal, d, Value.of(Math.nextUp(1.0)))).isLessThan(3);
    assertThat(distance(goal, d, Value.of(Double.NaN)))
        .isGreaterThan(distance(goal, d, Value.of(Double.NEGATIVE_INFINITY)));
  }

  @Test
  void theZerosDifferWhereIdentityIsAsked() {
    assertThat(distance(t.factory.eq(d, t.of(0.0)), d, Value.of(-0.0))).isPositive();
    assertThat(distance(t.eq(d, t.of(0.0)), d, Value.of(-0.0))).isZero();
  }

  @Test
  void stylesPreferDifferentNeighbours() {
    Expr goal = t.eq(x, t.of(8));
    Value near = Value.of(7);
    Value oneBit = Value.of(0x40000008);
    Value lowBits = Value.of(0x70000008);
    assertThat(distance(ValueDistance.Style.NUMERIC, goal, x, near))
        .isLessThan(distance(ValueDistance.Style.NUMERIC, goal, x, oneBit));
    assertThat(distance(ValueDistance.Style.BIT_COUNT, goal, x, oneBit))
        .isLessThan(distance(ValueDistance.Style.BIT_COUNT, goal, x, near));
    assertThat(distance(ValueDistance.Style.LOW_BITS, goal, x, lowBits))
        .isLessThan(distance(ValueDistance.Style.LOW_BITS, goal, x, near));
  }

  @Test
  void aDisjunctionIsAsFarAsItsNearerSide() {
    Expr near = t.gt(x, t.of(10));
    Expr far = t.gt(x, t.of(1000));
    assertThat(distance(t.or(far, near), x, Value.of(0))).isEqualTo(distance(near, x, Value.of(0)));
    assertThat(distance(t.not(t.factory.and(t.not(far), t.not(near))), x, Value.of(0)))
        .isEqualTo(distance(near, x, Value.of(0)));
  }

  @Test
  void aChoiceShowsHowFarItsConditionIs() {
    Expr choice = t.ite(t.eq(x, t.of(100)), t.of(1), t.of(0));
    Expr goal = t.eq(choice, t.of(1));
    assertThat(distance(goal, x, Value.of(99))).isLessThan(distance(goal, x, Value.of(50)));
  }
}
