package dev.clew.solver.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BoundsLayerFloatTest {

  private static final Sort TINY = Sort.floating(2, 2);

  private final ExprFactory factory = new ExprFactory(Rewriter.NONE);
  private final BoundsLayer layer = new BoundsLayer();
  private final Asked next = new Asked();
  private final Symbol d = factory.symbol("d", Sort.DOUBLE);
  private final Symbol e = factory.symbol("e", Sort.DOUBLE);
  private final Symbol f = factory.symbol("f", Sort.FLOAT);
  private final Symbol x = factory.symbol("x", Sort.INT);
  private final Expr nearest = factory.rounding(RoundingMode.HALF_EVEN);
  private final Expr zero = factory.doubleConst(0.0);
  private final Expr minusZero = factory.doubleConst(-0.0);

  private Expr less(Expr a, Expr b) {
    return factory.apply(FloatOp.LT, a, b);
  }

  private Expr atMost(Expr a, Expr b) {
    return factory.apply(FloatOp.LE, a, b);
  }

  private Expr same(Expr a, Expr b) {
    return factory.apply(FloatOp.EQ, a, b);
  }

  private Verdict check(Expr... conjuncts) {
    return layer.check(Query.of(List.of(conjuncts), Budget.unlimited()), next);
  }

  private Assignment satisfy(Expr... conjuncts) {
    Verdict verdict = check(conjuncts);
    assertThat(verdict).isInstanceOf(Verdict.Sat.class);
    Assignment assignment = ((Verdict.Sat) verdict).assignment();
    assertThat(new Evaluator(assignment).allHold(List.of(conjuncts))).isTrue();
    return assignment;
  }

  private void refute(Expr... conjuncts) {
    assertThat(check(conjuncts)).isInstanceOf(Verdict.Unsat.class);
  }

  @Test
  void onlyNanDiffersFromItself() {
    Assignment model = satisfy(factory.not(same(d, d)));
    assertThat(model.value(d).asDouble()).isNaN();
    refute(factory.not(same(d, d)), atMost(d, e));
    refute(factory.not(factory.eq(d, d)));
  }

  @Test
  void neitherLessNorAtLeastMeansNan() {
    Expr five = factory.doubleConst(5);
    Assignment model = satisfy(factory.not(less(d, five)), factory.not(atMost(five, d)));
    assertThat(model.value(d).asDouble()).isNaN();
    refute(factory.not(less(d, five)), factory.not(atMost(five, d)), same(d, d));
  }

  @Test
  void theZerosAreEqualButNotIdentical() {
    refute(less(minusZero, zero));
    satisfy(same(d, zero), factory.not(factory.eq(d, zero)));
    refute(same(d, zero), factory.not(factory.eq(d, zero)), factory.not(factory.eq(d, minusZero)));
    satisfy(atMost(zero, d), atMost(d, minusZero));
    satisfy(atMost(d, zero), factory.eq(d, zero), atMost(d, minusZero));
    refute(less(d, zero), factory.eq(d, minusZero));
  }

  @Test
  void infinitiesAreTheEnds() {
    Expr infinity = factory.doubleConst(Double.POSITIVE_INFINITY);
    refute(less(infinity, d));
    Assignment model = satisfy(less(factory.doubleConst(Double.MAX_VALUE), d));
    assertThat(model.value(d).asDouble()).isEqualTo(Double.POSITIVE_INFINITY);
    refute(less(factory.doubleConst(Double.MAX_VALUE), d), less(d, infinity));
  }

  @Test
  void ordersOfFloatsContradict() {
    refute(less(d, e), less(e, d));
    refute(less(d, e), atMost(e, d));
    satisfy(atMost(d, e), atMost(e, d), factory.not(factory.eq(d, e)));
    refute(atMost(d, e), atMost(e, d), factory.not(same(d, e)));
  }

  @Test
  void plainValuesArePreferred() {
    Assignment model = satisfy(less(factory.doubleConst(5), d), less(d, factory.doubleConst(100)));
    assertThat(model.value(d).asDouble()).isEqualTo(6.0);
  }

  @Test
  void sumsWithConstantsAreUndone() {
    Expr sum = factory.apply(FloatOp.ADD, nearest, d, factory.doubleConst(1.5));
    satisfy(less(factory.doubleConst(10), sum), less(sum, factory.doubleConst(11)));
    refute(less(factory.doubleConst(10), sum), less(d, factory.doubleConst(8)));
  }

  @Test
  void castsOfIntsAreUndone() {
    Expr cast = factory.convert(FloatOp.FROM_SIGNED, Sort.DOUBLE, nearest, x);
    Assignment model =
        satisfy(less(factory.doubleConst(2.5), cast), less(cast, factory.doubleConst(3.5)));
    assertThat(model.value(x).asInt()).isEqualTo(3);
    refute(less(factory.doubleConst(2.5), cast), less(cast, factory.doubleConst(2.75)));
    refute(factory.not(same(cast, cast)));
  }

  @Test
  void castsToIntsSaturate() {
    Expr down = factory.rounding(RoundingMode.DOWN);
    Expr cast = factory.convert(FloatOp.TO_SIGNED, Sort.INT, down, d);
    satisfy(factory.eq(cast, factory.intConst(7)));
    satisfy(
        factory.eq(cast, factory.intConst(Integer.MAX_VALUE)), less(factory.doubleConst(1e20), d));
    satisfy(factory.eq(cast, factory.intConst(0)), factory.not(same(d, d)));
    refute(factory.eq(cast, factory.intConst(7)), less(factory.doubleConst(8), d));
    refute(factory.eq(cast, factory.intConst(7)), factory.not(same(d, d)));
  }

  @Test
  void floatsAreWidened() {
    Expr wide = factory.convert(FloatOp.CONVERT, Sort.DOUBLE, nearest, f);
    satisfy(less(factory.doubleConst(0.1), wide), less(wide, factory.doubleConst(0.2)));
    assertThat(check(same(wide, factory.doubleConst(0.1)))).isNotInstanceOf(Verdict.Sat.class);
    refute(less(factory.doubleConst(1e39), wide), less(wide, factory.doubleConst(1e300)));
  }

  @Test
  void answersOnATinyFormatAreRight() {
    Random random = new Random(99);
    Symbol a = factory.symbol("a", TINY);
    Symbol b = factory.symbol("b", TINY);
    int decided = 0;
    for (int i = 0; i < 3000; i++) {
      List<Expr> conjuncts = new ArrayList<>();
      int size = 1 + random.nextInt(5);
      for (int k = 0; k < size; k++) {
        conjuncts.add(condition(a, b, 2, random));
      }
      Verdict verdict = layer.check(Query.of(conjuncts, Budget.unlimited()), next);
      decided += verdict.isDecided() ? 1 : 0;
      if (verdict instanceof Verdict.Unsat unsat) {
        assertNoModel(unsat.core(), a, b);
      } else if (verdict instanceof Verdict.Sat sat) {
        assertThat(new Evaluator(sat.assignment()).allHold(conjuncts)).isTrue();
      }
    }
    System.out.println("tiny floats: decided " + decided + " of 3000");
    assertThat(decided).isGreaterThan(2700);
  }

  private static void assertNoModel(List<Expr> core, Symbol a, Symbol b) {
    for (int i = -8; i < 8; i++) {
      for (int j = -8; j < 8; j++) {
        Assignment assignment =
            Assignment.of(Map.of(a, Value.ofRaw(TINY, i), b, Value.ofRaw(TINY, j)));
        assertThat(new Evaluator(assignment).allHold(core))
            .as("%s under %s", core, assignment)
            .isFalse();
      }
    }
  }

  private Expr condition(Expr a, Expr b, int depth, Random random) {
    Expr left = term(a, b, depth, random);
    Expr right = term(a, b, depth, random);
    return switch (random.nextInt(depth > 0 ? 9 : 5)) {
      case 0 -> less(left, right);
      case 1 -> atMost(left, right);
      case 2 -> same(left, right);
      case 3 -> factory.eq(left, right);
      case 4 -> less(right, left);
      case 5 -> factory.or(condition(a, b, depth - 1, random), condition(a, b, depth - 1, random));
      default -> factory.not(condition(a, b, depth - 1, random));
    };
  }

  private Expr term(Expr a, Expr b, int depth, Random random) {
    return switch (random.nextInt(depth > 0 ? 11 : 7)) {
      case 0, 1, 2 -> a;
      case 3, 4, 5 -> b;
      case 6 -> factory.raw(TINY, random.nextInt(16));
      case 7 -> factory.apply(FloatOp.NEG, term(a, b, depth - 1, random));
      case 8 -> factory.apply(FloatOp.ABS, term(a, b, depth - 1, random));
      case 9 ->
          factory.apply(
              FloatOp.ADD, nearest, term(a, b, depth - 1, random), term(a, b, depth - 1, random));
      default ->
          factory.ite(
              condition(a, b, depth - 1, random),
              term(a, b, depth - 1, random),
              term(a, b, depth - 1, random));
    };
  }

  @Test
  void aWideFloatMayBeNanAndThenComparesWithNothing() {
    Sort quadruple = Sort.floating(15, 113);
    Symbol v = factory.symbol("v", quadruple);
    Symbol w = factory.symbol("w", quadruple);
    assertThat(check(factory.not(atMost(v, w)), factory.not(atMost(w, v))))
        .isNotInstanceOf(Verdict.Unsat.class);
    assertThat(check(factory.not(less(v, w)), factory.not(less(w, v)), factory.not(same(v, w))))
        .isNotInstanceOf(Verdict.Unsat.class);
  }
}
