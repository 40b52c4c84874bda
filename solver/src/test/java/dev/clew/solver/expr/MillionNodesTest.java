package dev.clew.solver.expr;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.simplify.Simplifier;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Large terms cost what their distinct nodes cost, and depth costs no stack. */
@Tag("once")
class MillionNodesTest {

  private static final int MILLION = 1_000_000;

  private final ExprFactory plain = new ExprFactory(Rewriter.NONE);
  private final Symbol x = plain.symbol("x", Sort.INT);
  private int runs;

  /** As a tree this has two to the power of a million nodes. */
  private Expr doubling(Expr start, int levels) {
    Expr term = start;
    for (int i = 0; i < levels; i++) {
      term = plain.apply(i % 2 == 0 ? BitsOp.ADD : BitsOp.XOR, term, plain.apply(BitsOp.NOT, term));
    }
    return term;
  }

  @Test
  void aSharedTermOfAMillionNodesIsEvaluatedOnceANode() {
    Function counted =
        Function.runnable(
            "counted",
            List.of(Sort.INT),
            Sort.INT,
            arguments -> {
              runs++;
              return arguments.get(0);
            });
    Expr term = doubling(plain.apply(counted, x), MILLION / 2);
    assertThat(plain.size()).isGreaterThan(MILLION);
    Evaluator evaluator = new Evaluator(Assignment.of(Map.of(x, Value.of(5))));
    assertThat(evaluator.evaluate(term)).isEqualTo(Value.of(-1));
    assertThat(runs).isEqualTo(1);
  }

  @Test
  void aSharedTermOfAMillionNodesIsSimplified() {
    Expr simplified =
        TermSubstitution.copyInto(Simplifier.factory()).apply(doubling(x, MILLION / 2));
    assertThat(simplified).isInstanceOf(Const.class);
    assertThat(((Const) simplified).value()).isEqualTo(Value.of(-1));
  }

  @Test
  void aChainOfAMillionConditionsIsBuiltSimplifiedAndEvaluated() {
    ExprFactory f = Simplifier.factory();
    Symbol y = f.symbol("y", Sort.INT);
    Expr all = f.bool(true);
    Expr sum = y;
    for (int i = 0; i < MILLION / 4; i++) {
      sum = f.apply(BitsOp.MUL, f.apply(BitsOp.XOR, sum, f.intConst(i | 1)), y);
      all = f.and(all, f.not(f.eq(sum, f.intConst(i))));
    }
    assertThat(f.size()).isGreaterThan(MILLION);
    assertThat(new Evaluator(Assignment.of(Map.of(y, Value.of(3)))).evaluate(sum)).isNotNull();
    assertThat(new Evaluator(Assignment.of(Map.of(y, Value.of(0)))).holds(all)).isFalse();
  }

  @Test
  void nestedChoicesAreFollowedToTheEnd() {
    Expr term = plain.intConst(-1);
    for (int i = 0; i < MILLION / 2; i++) {
      term = plain.ite(plain.eq(x, plain.intConst(i)), plain.intConst(i), term);
    }
    assertThat(new Evaluator(Assignment.of(Map.of(x, Value.of(-7)))).evaluate(term))
        .isEqualTo(Value.of(-1));
    assertThat(new Evaluator(Assignment.of(Map.of(x, Value.of(77)))).evaluate(term))
        .isEqualTo(Value.of(77));
  }
}
