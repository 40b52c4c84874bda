package dev.clew.solver.membership;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.simplify.Simplifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Sets of numbers along a path, held to trying every value. */
class KnownNumbersTest {

  private static final Sort NARROW = Sort.bits(4);

  private final ExprFactory f = Simplifier.factory();
  private final Symbol x = f.symbol("x", NARROW);
  private final Symbol y = f.symbol("y", NARROW);

  @Test
  void holesAreKnown() {
    KnownNumbers known = new KnownNumbers();
    known.push(f.or(equal(x, 1), f.or(equal(x, 3), equal(x, 6))));
    known.push(f.not(f.or(equal(y, 3), equal(x, 3))));

    assertThat(known.refutes(equal(x, 2))).isTrue();
    assertThat(known.refutes(equal(x, 3))).isTrue();
    assertThat(known.refutes(equal(y, 3))).isTrue();
    assertThat(known.refutes(equal(x, 6))).isFalse();
    assertThat(known.refutes(equal(y, 6))).isFalse();

    known.shrink(1);
    assertThat(known.refutes(equal(x, 3))).isFalse();
  }

  /** Conditions come and go as on the paths of a tree. */
  @Test
  void nothingPossibleIsRefuted() {
    KnownNumbers known = new KnownNumbers();
    List<Expr> conditions = new ArrayList<>();
    Random random = new Random(1);
    int refuted = 0;
    for (int round = 0; round < 3_000; round++) {
      if (random.nextInt(4) == 0) {
        int left = random.nextInt(conditions.size() + 1);
        known.shrink(left);
        conditions.subList(left, conditions.size()).clear();
      }
      Expr condition = condition(random, 2);
      boolean isRefuted = known.refutes(condition);
      refuted += isRefuted ? 1 : 0;
      boolean possible = isPossible(conditions, condition);
      assertThat(isRefuted && possible).as("%s and %s", conditions, condition).isFalse();
      if (possible) {
        known.push(condition);
        conditions.add(condition);
      }
    }
    assertThat(refuted).isGreaterThan(200);
  }

  private boolean isPossible(List<Expr> conditions, Expr more) {
    for (int i = 0; i < 256; i++) {
      Evaluator evaluator =
          new Evaluator(
              Assignment.of(
                  Map.of(x, Value.ofRaw(NARROW, i & 15), y, Value.ofRaw(NARROW, i >> 4))));
      if (evaluator.evaluate(more).asBoolean()
          && conditions.stream().allMatch(c -> evaluator.evaluate(c).asBoolean())) {
        return true;
      }
    }
    return false;
  }

  private Expr condition(Random random, int depth) {
    if (depth > 0 && random.nextInt(3) > 0) {
      Expr a = condition(random, depth - 1);
      Expr b = condition(random, depth - 1);
      return random.nextBoolean() ? f.or(a, b) : f.not(f.and(a, b));
    }
    Expr term = random.nextBoolean() ? x : y;
    int number = random.nextInt(16);
    return switch (random.nextInt(3)) {
      case 0 -> equal(term, number);
      case 1 -> f.not(equal(term, number));
      default -> f.apply(BitsOp.ULT, term, f.raw(NARROW, number));
    };
  }

  private Expr equal(Expr term, int number) {
    return f.eq(term, f.raw(NARROW, number));
  }
}
