package dev.clew.solver.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.simplify.Simplifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A condition at the end of a long path costs hardly more than one at its start. */
@Tag("once")
class LongPathTest {

  private static final int CONDITIONS = 2_000;
  private static final int PART = 200;
  private static final int NUMBERS = 12;

  private final ExprFactory f = Simplifier.factory();
  private final Symbol s = f.symbol("s", Sort.STRING);
  private final List<Symbol> numbers = new ArrayList<>();

  LongPathTest() {
    for (int i = 0; i < NUMBERS; i++) {
      numbers.add(f.symbol("x" + i, Sort.INT));
    }
  }

  /** Both sides of each condition are asked about, and the one that holds is kept. */
  @Test
  void oneMoreConditionIsAsCheapAfterTwoThousand() {
    Random random = new Random(11);
    Evaluator values = new Evaluator(values(random));
    GrowingBounds bounds = new GrowingBounds();
    long[] looks = new long[CONDITIONS / PART];
    for (int i = 0; i < CONDITIONS; i++) {
      long before = bounds.looks();
      Expr condition = condition(random, i);
      Expr held = values.holds(condition) ? condition : f.not(condition);
      bounds.refutes(f.not(held));
      bounds.push(held);
      looks[i / PART] += bounds.looks() - before;
    }
    assertThat(bounds.isRefuted()).isFalse();
    assertThat(looks[looks.length - 1])
        .as("looks by parts of the path: %s", java.util.Arrays.toString(looks))
        .isPositive()
        .isLessThan(3 * looks[0]);
  }

  private Assignment values(Random random) {
    Map<Symbol, Value> values = new LinkedHashMap<>();
    numbers.forEach(each -> values.put(each, Value.of(random.nextInt(2_000) - 1_000)));
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < CONDITIONS; i++) {
      text.append((char) ('a' + random.nextInt(26)));
    }
    values.put(s, Value.of(text.toString()));
    return Assignment.of(values);
  }

  private Expr condition(Random random, int number) {
    Symbol x = numbers.get(random.nextInt(NUMBERS));
    Symbol y = numbers.get(random.nextInt(NUMBERS));
    Expr limit = f.intConst(random.nextInt(2_000) - 1_000);
    return switch (random.nextInt(5)) {
      case 0 -> f.apply(BitsOp.SLT, x, limit);
      case 1 -> f.apply(BitsOp.SLT, f.apply(BitsOp.ADD, x, limit), y);
      case 2 -> f.eq(f.apply(BitsOp.AND, x, f.intConst(1 << random.nextInt(8))), f.intConst(0));
      default ->
          f.eq(
              f.apply(StringOp.CODE_AT, s, f.integerConst(number)),
              f.integerConst('a' + random.nextInt(26)));
    };
  }
}
