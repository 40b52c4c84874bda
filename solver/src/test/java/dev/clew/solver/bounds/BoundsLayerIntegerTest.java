package dev.clew.solver.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Mathematical integers of a small range, next to a bit-vector that is converted from and to. */
@Tag("once")
class BoundsLayerIntegerTest {

  private static final int BOUND = 6;
  private static final Sort NARROW = Sort.bits(3);

  private final ExprFactory factory = new ExprFactory(Rewriter.NONE);
  private final Symbol i = factory.symbol("i", Sort.INTEGER);
  private final Symbol j = factory.symbol("j", Sort.INTEGER);
  private final Symbol x = factory.symbol("x", NARROW);

  @Test
  void answersAreRight() {
    Random random = new Random(77);
    BoundsLayer layer = new BoundsLayer();
    Asked next = new Asked();
    int decided = 0;
    for (int k = 0; k < 3000; k++) {
      List<Expr> conjuncts = new ArrayList<>();
      addBounds(conjuncts, i);
      addBounds(conjuncts, j);
      int size = 1 + random.nextInt(5);
      for (int c = 0; c < size; c++) {
        conjuncts.add(condition(2, random));
      }
      Verdict verdict = layer.check(Query.of(conjuncts, Budget.unlimited()), next);
      decided += verdict.isDecided() ? 1 : 0;
      if (verdict instanceof Verdict.Sat sat) {
        assertThat(new Evaluator(sat.assignment()).allHold(conjuncts)).isTrue();
      } else if (verdict instanceof Verdict.Unsat unsat) {
        assertNoModel(unsat.core());
      }
    }
    System.out.println("integers: decided " + decided + " of 3000");
    assertThat(decided).isGreaterThan(2700);
  }

  private void addBounds(List<Expr> conjuncts, Symbol symbol) {
    conjuncts.add(factory.apply(IntegerOp.LE, factory.integerConst(-BOUND), symbol));
    conjuncts.add(factory.apply(IntegerOp.LE, symbol, factory.integerConst(BOUND)));
  }

  private void assertNoModel(List<Expr> core) {
    for (int a = -BOUND; a <= BOUND; a++) {
      for (int b = -BOUND; b <= BOUND; b++) {
        for (int c = -4; c < 4; c++) {
          Assignment assignment =
              Assignment.of(
                  Map.of(
                      i, Value.of(BigInteger.valueOf(a)),
                      j, Value.of(BigInteger.valueOf(b)),
                      x, Value.ofRaw(NARROW, c)));
          assertThat(new Evaluator(assignment).allHold(core))
              .as("%s under %s", core, assignment)
              .isFalse();
        }
      }
    }
  }

  private Expr condition(int depth, Random random) {
    Expr left = number(depth, random);
    Expr right = number(depth, random);
    return switch (random.nextInt(depth > 0 ? 7 : 4)) {
      case 0 -> factory.apply(IntegerOp.LT, left, right);
      case 1 -> factory.apply(IntegerOp.LE, left, right);
      case 2 -> factory.eq(left, right);
      case 3 -> factory.eq(factory.convert(BitsOp.FROM_INTEGER, NARROW, left), x);
      case 4 -> factory.or(condition(depth - 1, random), condition(depth - 1, random));
      default -> factory.not(condition(depth - 1, random));
    };
  }

  private Expr number(int depth, Random random) {
    int kind = random.nextInt(depth > 0 ? 13 : 6);
    if (kind >= 6 && kind <= 10) {
      IntegerOp[] ops = {IntegerOp.ADD, IntegerOp.ADD, IntegerOp.MUL, IntegerOp.DIV, IntegerOp.MOD};
      return factory.apply(ops[kind - 6], number(depth - 1, random), number(depth - 1, random));
    }
    return switch (kind) {
      case 0, 1 -> i;
      case 2 -> j;
      case 3 -> factory.apply(BitsOp.SIGNED_VALUE, x);
      case 4 -> factory.apply(BitsOp.UNSIGNED_VALUE, x);
      case 5 -> factory.integerConst(random.nextInt(2 * BOUND) - BOUND);
      case 11 -> factory.apply(IntegerOp.NEG, number(depth - 1, random));
      default ->
          factory.ite(
              condition(depth - 1, random), number(depth - 1, random), number(depth - 1, random));
    };
  }
}
