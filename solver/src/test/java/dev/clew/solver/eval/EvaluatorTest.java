package dev.clew.solver.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EvaluatorTest {

  private final ExprFactory f = new ExprFactory(Rewriter.NONE);
  private final Symbol x = f.symbol("x", Sort.INT);
  private final Function failing =
      Function.runnable(
          "failing",
          List.of(Sort.INT),
          Sort.BOOL,
          arguments -> {
            throw new IOException("no");
          });

  @Test
  void unknownsWithoutValueAreZero() {
    Evaluator evaluator = new Evaluator(Assignment.EMPTY);
    assertThat(evaluator.evaluate(x)).isEqualTo(Value.of(0));
    assertThat(evaluator.evaluate(f.symbol("s", Sort.STRING))).isEqualTo(Value.of(""));
    assertThat(evaluator.evaluate(f.symbol("r", Sort.REFERENCE))).isEqualTo(Value.NULL);
  }

  @Test
  void theSideThatIsNotChosenIsNotEvaluated() {
    Expr never = f.apply(failing, x);
    Evaluator evaluator = new Evaluator(Assignment.EMPTY);
    assertThat(evaluator.holds(f.ite(f.eq(x, x), f.bool(true), never))).isTrue();
    assertThat(evaluator.holds(f.and(f.bool(false), never))).isFalse();
    assertThat(evaluator.holds(f.or(f.bool(true), never))).isTrue();
  }

  @Test
  void aFunctionThatThrowsIsAFailureThatNamesIt() {
    assertThatThrownBy(() -> new Evaluator(Assignment.EMPTY).holds(f.apply(failing, x)))
        .isInstanceOf(FunctionFailure.class)
        .hasMessage("failing threw java.io.IOException: no");
  }

  @Test
  void aMatchThatWouldTakeForYearsHasNoValue() {
    Expr text = f.string("a".repeat(60));
    Expr none = f.integerConst(0);
    Expr matches = f.apply(StringOp.MATCHES, text, f.string("(x?)(a+)+\\1b"), none);
    Expr parts = f.apply(StringOp.SPLIT_COUNT, text, f.string("(x?)(a+)+\\1b"), none, none);
    for (Expr term : List.of(matches, parts)) {
      assertThatThrownBy(() -> new Evaluator(Assignment.EMPTY).evaluate(term))
          .isInstanceOf(FunctionFailure.class);
    }
    Expr easy = f.apply(StringOp.MATCHES, text, f.string("(a|b)*"), none);
    assertThat(new Evaluator(Assignment.EMPTY).holds(easy)).isTrue();
  }

  @Test
  void anEvaluatorCanBeUsedAgainAfterAFailure() {
    Evaluator evaluator = new Evaluator(Assignment.EMPTY);
    assertThatThrownBy(() -> evaluator.holds(f.not(f.apply(failing, x))))
        .isInstanceOf(FunctionFailure.class);
    assertThat(evaluator.evaluate(f.apply(BitsOp.ADD, x, f.intConst(2)))).isEqualTo(Value.of(2));
  }

  @Test
  void uninterpretedFunctionsAreReadFromTheirTable() {
    Function g = Function.uninterpreted("g", List.of(Sort.INT), Sort.INT);
    FunctionTable table = new FunctionTable(Map.of(List.of(Value.of(0)), Value.of(9)), Value.of(4));
    Evaluator evaluator = new Evaluator(Assignment.of(Map.of(), Map.of(g, table)));
    assertThat(evaluator.evaluate(f.apply(g, x))).isEqualTo(Value.of(9));
    assertThat(evaluator.evaluate(f.apply(g, f.apply(g, x)))).isEqualTo(Value.of(4));
  }

  @Test
  void aTermThatIsNoConditionDoesNotHold() {
    assertThatThrownBy(() -> new Evaluator(Assignment.EMPTY).holds(x))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void laterValuesOverrideEarlierOnes() {
    Symbol y = f.symbol("y", Sort.INT);
    Assignment first = Assignment.of(Map.of(x, Value.of(1), y, Value.of(2)));
    Assignment merged = first.overriddenBy(Assignment.of(Map.of(y, Value.of(3))));
    assertThat(merged.value(x)).isEqualTo(Value.of(1));
    assertThat(merged.value(y)).isEqualTo(Value.of(3));
    assertThat(first.value(y)).isEqualTo(Value.of(2));
  }
}
