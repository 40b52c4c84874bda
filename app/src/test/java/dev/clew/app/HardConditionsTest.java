package dev.clew.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.jvm.FloatMath;
import dev.clew.solver.jvm.JvmFloats;
import dev.clew.solver.jvm.JvmIntegers;
import dev.clew.solver.jvm.MathFunctions;
import dev.clew.solver.print.TermPrinter;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Conditions that are hard for one technique or another; all are decided, on an idle machine in the
 * default time of three seconds.
 */
class HardConditionsTest {

  private static final Duration ENOUGH = Duration.ofMinutes(1);

  private final ExprFactory f = SolverStack.terms();
  private final JvmIntegers ints = new JvmIntegers(f);
  private final JvmFloats floats = new JvmFloats(f);
  private final FloatMath math = new FloatMath(f);
  private final Solver solver = SolverStack.create();

  private final Expr x = f.symbol("x", Sort.INT);
  private final Expr y = f.symbol("y", Sort.INT);
  private final Expr z = f.symbol("z", Sort.INT);
  private final Expr l = f.symbol("l", Sort.LONG);
  private final Expr m = f.symbol("m", Sort.LONG);
  private final Expr a = f.symbol("a", Sort.FLOAT);
  private final Expr b = f.symbol("b", Sort.FLOAT);
  private final Expr d = f.symbol("d", Sort.DOUBLE);
  private final Expr e = f.symbol("e", Sort.DOUBLE);

  @AfterEach
  void close() {
    solver.close();
  }

  @Test
  void pointsOnACircle() {
    satisfiable(ints.eq(ints.add(square(x), square(y)), k(25)));
  }

  @Test
  void smallPointsOnACircle() {
    satisfiable(ints.eq(ints.add(square(x), square(y)), k(25)), within(x, 1, 10), within(y, 1, 10));
  }

  @Test
  void noSmallPointOnACircleOfRadiusRootThree() {
    unsatisfiable(
        ints.eq(ints.add(square(x), square(y)), k(3)), within(x, -100, 100), within(y, -100, 100));
  }

  @Test
  void threeSquaresNeverSumToSeven() {
    unsatisfiable(
        ints.eq(ints.add(ints.add(square(x), square(y)), square(z)), k(7)),
        within(x, -9, 9),
        within(y, -9, 9),
        within(z, -9, 9));
  }

  @Test
  void theFactorsOfAProductOfTwoPrimes() {
    satisfiable(ints.eq(ints.mul(x, y), k(8633)), ints.lt(k(3), x), ints.lt(x, y));
  }

  @Test
  void theSmallFactorsOfAProductOfTwoPrimes() {
    satisfiable(
        ints.eq(ints.mul(x, y), k(8633)), ints.lt(k(1), x), ints.lt(x, y), ints.lt(y, k(1_000)));
  }

  @Test
  void aPrimeHasNoSmallFactors() {
    unsatisfiable(
        ints.eq(ints.mul(x, y), k(7919)), ints.lt(k(1), x), ints.le(x, y), ints.lt(y, k(4_000)));
  }

  @Test
  void theSineNearItsMaximum() {
    Expr sine = f.apply(MathFunctions.SIN, d);
    satisfiable(floats.gt(sine, f.doubleConst(0.99)), floats.gt(d, f.doubleConst(3)));
  }

  @Test
  void sineAndCosineTogether() {
    satisfiable(
        floats.gt(
            floats.mul(f.apply(MathFunctions.SIN, d), f.apply(MathFunctions.COS, e)),
            f.doubleConst(0.9)),
        floats.gt(d, f.doubleConst(10)),
        floats.lt(e, f.doubleConst(-5)));
  }

  @Test
  void aPowerAndALogarithm() {
    satisfiable(
        floats.gt(f.apply(MathFunctions.POW, d, f.doubleConst(3)), f.doubleConst(1_000)),
        floats.lt(f.apply(MathFunctions.LOG, d), f.doubleConst(2.5)));
  }

  @Test
  void aShiftAndXorHash() {
    satisfiable(ints.eq(ints.xor(ints.shl(x, k(3)), ints.ushr(x, k(5))), k(12345)));
  }

  @Test
  void aMultiplyAndShiftHash() {
    Expr mixed = ints.xor(x, ints.ushr(x, k(16)));
    satisfiable(ints.eq(ints.mul(mixed, k(0x85ebca6b)), k(0xdeadbeef)));
  }

  @Test
  void theHashCodeOfTwoNumbers() {
    satisfiable(
        ints.eq(ints.add(ints.mul(ints.add(ints.mul(k(31), x), y), k(31)), z), k(96354)),
        within(x, 'a', 'z'),
        within(y, 'a', 'z'),
        within(z, 'a', 'z'));
  }

  @Test
  void aLongSquareThatOverflows() {
    satisfiable(ints.eq(ints.mul(l, l), f.longConst(1_000_000_007L * 1_000_000_007L)));
  }

  @Test
  void longDivisionWithRemainder() {
    satisfiable(
        ints.eq(ints.div(l, m), f.longConst(7)),
        ints.eq(ints.rem(l, m), f.longConst(123_456_789)),
        ints.gt(m, f.longConst(1_000_000_000_000L)));
  }

  @Test
  void aSumOfFloats() {
    satisfiable(ints.eq(floats.compare(floats.add(a, b), f.floatConst(0.3f)), k(0)));
  }

  @Test
  void tenthsDoNotAddUpInDoubles() {
    satisfiable(
        floats.eq(d, f.doubleConst(0.1)),
        floats.eq(e, f.doubleConst(0.2)),
        f.not(floats.eq(floats.add(d, e), f.doubleConst(0.3))));
    unsatisfiable(
        floats.eq(d, f.doubleConst(0.1)),
        floats.eq(e, f.doubleConst(0.2)),
        floats.eq(floats.add(d, e), f.doubleConst(0.3)));
  }

  @Test
  void aFloatThatEqualsNothing() {
    satisfiable(f.not(floats.eq(a, a)));
  }

  @Test
  void aNumberWhoseSuccessorIsItself() {
    satisfiable(floats.eq(floats.add(d, f.doubleConst(1)), d), floats.lt(d, f.doubleConst(1e300)));
  }

  @Test
  void aSquareRootThatRoundsDown() {
    satisfiable(
        floats.lt(floats.mul(math.sqrt(d), math.sqrt(d)), d), floats.gt(d, f.doubleConst(2)));
  }

  @Test
  void centsThatAreLostInACast() {
    satisfiable(
        ints.eq(floats.toInt(floats.mul(d, f.doubleConst(100))), k(1998)),
        floats.gt(d, f.doubleConst(19.985)));
  }

  @Test
  void aRemainderOfDoubles() {
    satisfiable(
        floats.eq(floats.rem(d, f.doubleConst(7.5)), f.doubleConst(0.25)),
        floats.gt(d, f.doubleConst(100)));
  }

  @Test
  void theAbsoluteValueThatIsNegative() {
    Expr absolute = f.ite(ints.lt(x, k(0)), ints.neg(x), x);
    satisfiable(ints.lt(absolute, k(0)));
    unsatisfiable(ints.lt(absolute, k(0)), f.not(ints.eq(x, k(Integer.MIN_VALUE))));
  }

  private Expr square(Expr expr) {
    return ints.mul(expr, expr);
  }

  private Expr k(int value) {
    return f.intConst(value);
  }

  private Expr within(Expr expr, int least, int most) {
    return f.and(ints.le(k(least), expr), ints.le(expr, k(most)));
  }

  private void satisfiable(Expr... conjuncts) {
    Verdict verdict = check(conjuncts);
    assertThat(verdict).isInstanceOf(Verdict.Sat.class);
    assertThat(new Evaluator(((Verdict.Sat) verdict).assignment()).allHold(List.of(conjuncts)))
        .isTrue();
  }

  private void unsatisfiable(Expr... conjuncts) {
    assertThat(check(conjuncts)).isInstanceOf(Verdict.Unsat.class);
  }

  private Verdict check(Expr... conjuncts) {
    long start = System.nanoTime();
    Verdict verdict = solver.check(Query.of(List.of(conjuncts), Budget.of(ENOUGH)));
    System.out.printf(
        "%,6d ms %-7s %s%n",
        (System.nanoTime() - start) / 1_000_000,
        verdict.getClass().getSimpleName(),
        List.of(conjuncts).stream().map(TermPrinter::print).toList());
    return verdict;
  }
}
