package dev.clew.solver.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import org.junit.jupiter.api.Test;

/** What the layer makes of operators on numbers. */
class BoundsArithmeticTest extends BoundsScene {
  @Test
  void theSuccessorIsLessAtTheGreatestValueOnly() {
    Assignment model = satisfy(less(add(x, number(1)), x));
    assertThat(model.value(x).asInt()).isEqualTo(Integer.MAX_VALUE);
    refute(less(add(x, number(1)), x), less(x, number(Integer.MAX_VALUE)));
  }

  @Test
  void aNegativeNumberStaysNegativeWhenNegatedAtTheLeastValueOnly() {
    Assignment model = satisfy(less(x, number(0)), less(negate(x), number(0)));
    assertThat(model.value(x).asInt()).isEqualTo(Integer.MIN_VALUE);
    refute(less(x, number(0)), less(negate(x), number(0)), less(number(Integer.MIN_VALUE), x));
  }

  @Test
  void theAbsoluteValueIsNegativeAtTheLeastValueOnly() {
    Expr absolute = factory.ite(less(x, number(0)), negate(x), x);
    Assignment model = satisfy(less(absolute, number(0)));
    assertThat(model.value(x).asInt()).isEqualTo(Integer.MIN_VALUE);
    refute(less(absolute, number(0)), less(number(-100), x));
  }

  @Test
  void theLeastValueDividedByMinusOneIsItself() {
    Expr quotient = factory.apply(BitsOp.SDIV, x, number(-1));
    satisfy(factory.eq(x, number(Integer.MIN_VALUE)), factory.eq(quotient, x));
    refute(factory.eq(quotient, number(5)), factory.eq(x, number(5)));
  }

  @Test
  void divisionByZeroHasAValue() {
    Expr quotient = factory.apply(BitsOp.SDIV, x, number(0));
    satisfy(factory.eq(quotient, number(1)));
    refute(factory.eq(quotient, number(1)), less(number(0), x));
    refute(factory.eq(factory.apply(BitsOp.SREM, x, number(0)), number(3)), less(x, number(0)));
  }

  @Test
  void remaindersOfOneNumberMustAgree() {
    refute(factory.eq(remainder(x, 2), number(0)), factory.eq(remainder(x, 4), number(1)));
    refute(factory.eq(remainder(x, 6), number(1)), factory.eq(remainder(x, 9), number(3)));
    refute(factory.eq(remainder(x, 10), number(-4)), less(number(-4), x));
    refute(factory.eq(mask(x, 7), number(3)), factory.eq(remainder(x, 2), number(0)));
    satisfy(factory.eq(remainder(x, 10), number(4)), factory.eq(remainder(x, 7), number(3)));
    refute(factory.eq(remainder(x, 10), number(4)), factory.eq(remainder(x, 7), number(-3)));
  }

  @Test
  void negativeNumbersHaveNegativeRemainders() {
    Assignment model = satisfy(factory.eq(remainder(x, 10), number(-4)));
    assertThat(model.value(x).asInt()).isNegative();
    satisfy(factory.eq(remainder(x, -10), number(4)), less(number(1000), x));
  }

  @Test
  void congruencesNarrowIntervals() {
    refute(factory.eq(remainder(x, 100), number(7)), less(number(7), x), less(x, number(107)));
    Assignment model =
        satisfy(factory.eq(remainder(x, 100), number(7)), less(number(7), x), less(x, number(200)));
    assertThat(model.value(x).asInt()).isEqualTo(107);
  }

  @Test
  void strictCyclesOfOrderContradict() {
    assertThat(refute(less(x, y), less(y, x))).hasSize(2);
    assertThat(refute(less(x, y), less(number(3), z), less(y, z), less(z, x))).hasSize(3);
    assertThat(refute(atMost(x, y), atMost(y, z), less(z, x))).hasSize(3);
    satisfy(atMost(x, y), atMost(y, z), atMost(z, x));
  }

  @Test
  void anOrderBothWaysMeansEquality() {
    refute(atMost(x, y), atMost(y, x), factory.not(factory.eq(x, y)));
    refute(atMost(x, y), atMost(y, z), atMost(z, x), factory.not(factory.eq(x, z)));
    refute(factory.eq(x, y), factory.eq(y, z), factory.not(factory.eq(x, z)));
  }

  @Test
  void differencesThatDoNotWrapContradict() {
    Expr next = add(x, number(1));
    refute(less(x, y), less(y, next));
    refute(
        atMost(number(0), x),
        less(x, y),
        less(y, number(1000)),
        less(add(y, negate(x)), number(0)));
    satisfy(less(x, add(y, negate(x))), less(y, x));
  }

  @Test
  void longsAreTreatedLikeInts() {
    Expr one = factory.longConst(1);
    Assignment model = satisfy(less(add(n, one), n));
    assertThat(model.value(n).asLong()).isEqualTo(Long.MAX_VALUE);
    refute(less(n, m), less(m, n));
    refute(less(n, factory.longConst(Long.MIN_VALUE)));
    refute(less(factory.longConst(Long.MAX_VALUE), n));
  }

  @Test
  void unsignedComparisonsBoundAnIndex() {
    Expr inside = factory.apply(BitsOp.ULT, x, number(10));
    Assignment model = satisfy(inside, less(number(7), x));
    assertThat(model.value(x).asInt()).isBetween(8, 9);
    refute(inside, less(x, number(0)));
    refute(inside, less(number(9), x));
    satisfy(factory.not(inside), less(x, number(0)));
  }

  @Test
  void bytesAndCharactersHaveTheirRanges() {
    Symbol b = factory.symbol("b", Sort.BYTE);
    Symbol c = factory.symbol("c", Sort.CHAR);
    Expr wide = factory.convert(BitsOp.SIGN_EXTEND, Sort.INT, b);
    Expr letter = factory.convert(BitsOp.ZERO_EXTEND, Sort.INT, c);
    refute(less(number(127), wide));
    refute(less(wide, number(-128)));
    refute(less(letter, number(0)));
    refute(less(number(65535), letter));
    Assignment model = satisfy(factory.eq(letter, number(0xFFFE)));
    assertThat(Value.ofRaw(Sort.CHAR, 0xFFFE)).isEqualTo(model.value(c));
    satisfy(atMost(number('a'), letter), atMost(letter, number('z')), less(wide, number(-100)));
  }

  @Test
  void castsToByteAreUndone() {
    Expr cut =
        factory.convert(
            BitsOp.SIGN_EXTEND, Sort.INT, factory.convert(BitsOp.TRUNCATE, Sort.BYTE, x));
    Assignment model = satisfy(factory.eq(cut, number(-1)), less(number(1000), x));
    assertThat((byte) model.value(x).asInt()).isEqualTo((byte) -1);
    refute(factory.eq(cut, number(5)), factory.eq(mask(x, 1), number(0)));
  }

  @Test
  void comparisonTreesOfLongsAreSeenThrough() {
    Expr compared =
        factory.ite(less(n, m), number(-1), factory.ite(factory.eq(n, m), number(0), number(1)));
    Assignment model = satisfy(less(number(0), compared));
    assertThat(model.value(n).asLong()).isGreaterThan(model.value(m).asLong());
    refute(less(compared, number(0)), less(m, n));
    refute(
        factory.eq(compared, number(0)),
        less(n, factory.longConst(0)),
        less(factory.longConst(0), m));
    refute(factory.eq(compared, number(2)));
  }

  @Test
  void mathematicalIntegersHaveNoEnd() {
    Expr one = factory.integerConst(1);
    refute(factory.apply(IntegerOp.LT, factory.apply(IntegerOp.ADD, i, one), i));
    Expr huge = factory.constant(Value.of(java.math.BigInteger.TEN.pow(30)));
    assertThat(check(factory.apply(IntegerOp.LT, huge, i))).isNotInstanceOf(Verdict.Unsat.class);
    refute(factory.apply(IntegerOp.LT, huge, i), factory.apply(IntegerOp.LT, i, one));
    refute(
        factory.eq(
            factory.apply(IntegerOp.MUL, i, factory.integerConst(2)), factory.integerConst(7)));
    satisfy(
        factory.apply(IntegerOp.LT, i, j),
        factory.apply(IntegerOp.LT, j, factory.integerConst(-1000)),
        factory.eq(
            factory.apply(IntegerOp.MOD, i, factory.integerConst(7)), factory.integerConst(3)));
  }

  @Test
  void integersAndBitVectorsMeet() {
    Expr signed = factory.apply(BitsOp.SIGNED_VALUE, x);
    Expr unsigned = factory.apply(BitsOp.UNSIGNED_VALUE, x);
    refute(factory.apply(IntegerOp.LT, factory.integerConst(Integer.MAX_VALUE), signed));
    refute(factory.apply(IntegerOp.LT, unsigned, factory.integerConst(0)));
    Assignment model =
        satisfy(factory.apply(IntegerOp.LT, factory.integerConst((1L << 32) - 2), unsigned));
    assertThat(model.value(x).asInt()).isEqualTo(-1);
    Expr wrapped = factory.convert(BitsOp.FROM_INTEGER, Sort.INT, i);
    satisfy(
        factory.eq(wrapped, number(-1)), factory.apply(IntegerOp.LT, factory.integerConst(0), i));
  }

  @Test
  void productsByOddConstantsAreUndone() {
    Expr product = factory.apply(BitsOp.MUL, x, number(31));
    satisfy(factory.eq(product, number(12345)));
    refute(factory.eq(factory.apply(BitsOp.MUL, x, number(6)), number(7)));
  }
}
