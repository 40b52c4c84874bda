package dev.clew.solver.search;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

final class IntegerSearchTest {

  private final Terms t = new Terms();
  private final Symbol x = t.intSymbol("x");
  private final Symbol y = t.intSymbol("y");
  private final Symbol z = t.intSymbol("z");
  private final Symbol l = t.longSymbol("l");
  private final Symbol n = t.symbol("n", Sort.INTEGER);
  private final Symbol m = t.symbol("m", Sort.INTEGER);
  private final Function hash =
      Function.runnable(
          "hash", List.of(Sort.INT), Sort.INT, args -> Value.of(mixed(args.get(0).asInt())));

  private static int mixed(int bits) {
    int product = bits * 0x9E3779B9;
    int mixed = (product ^ product >>> 15) * 0x85ebca6b;
    return mixed ^ mixed >>> 13;
  }

  private Expr letter(Expr unit) {
    return t.factory.and(t.gt(unit, t.of('a' - 1)), t.lt(unit, t.of('z' + 1)));
  }

  @Test
  void aSumOfSquares() {
    Found.valuesFor(t.eq(t.add(t.mul(x, x), t.mul(y, y)), t.of(25)));
  }

  @Test
  void thePythagoreanTriple() {
    Found.valuesFor(
        t.eq(t.add(t.mul(x, x), t.mul(y, y)), t.of(25)),
        t.gt(x, t.of(0)),
        t.gt(y, x),
        t.lt(y, t.of(100)));
  }

  @Test
  void aProductThatMayWrapAround() {
    Found.valuesFor(t.eq(t.mul(x, y), t.of(8633)), t.lt(t.of(3), x), t.lt(x, y));
  }

  @Test
  void shiftsThatOverlap() {
    Expr left = t.bits(BitsOp.SHL, x, t.of(3));
    Expr right = t.bits(BitsOp.LSHR, x, t.of(5));
    Found.valuesFor(t.eq(t.bits(BitsOp.XOR, left, right), t.of(12345)));
  }

  @Test
  void theSpreadOfAHashMap() {
    Expr high = t.bits(BitsOp.LSHR, x, t.of(16));
    Found.valuesFor(t.eq(t.bits(BitsOp.XOR, x, high), t.of(0x12345678)));
  }

  @Test
  void aHashInABucket() {
    Found.valuesFor(t.eq(t.bits(BitsOp.AND, t.call(hash, x), t.of(0xff)), t.of(17)));
  }

  @Test
  void twoHashesInOneBucket() {
    Expr first = t.bits(BitsOp.AND, t.call(hash, x), t.of(0xff));
    Expr second = t.bits(BitsOp.AND, t.call(hash, y), t.of(0xff));
    Found.valuesFor(t.eq(first, second), t.not(t.eq(x, y)));
  }

  @Test
  void theHashCodeOfThreeLetters() {
    Expr code = t.add(t.mul(t.add(t.mul(x, t.of(31)), y), t.of(31)), z);
    Found.valuesFor(t.eq(code, t.of("abc".hashCode())), letter(x), letter(y), letter(z));
  }

  @Test
  void theSeedOfALinearCongruentialGenerator() {
    Expr next = t.add(t.mul(l, t.of(6364136223846793005L)), t.of(1442695040888963407L));
    Found.valuesFor(t.eq(next, t.of(0x123456789abcdefL)));
  }

  @Test
  void aLongSquare() {
    Found.valuesFor(
        t.eq(t.add(t.mul(l, l), t.of(7L)), t.of(1_000_000_014_000_000_056L)), t.gt(l, t.of(0L)));
  }

  @Test
  void aCubicModuloTheWidth() {
    Expr cubic = t.add(t.mul(t.mul(x, x), x), t.mul(t.of(5), x));
    Found.valuesFor(t.eq(cubic, t.of(0x12345678)));
  }

  @Test
  void anUnknownThatOccursTwice() {
    Found.valuesFor(
        t.eq(t.add(t.mul(t.of(3), x), t.mul(t.of(5), x)), t.of(800)),
        t.gt(x, t.of(0)),
        t.lt(x, t.of(1000)));
  }

  @Test
  void threeLinearEquations() {
    Found.valuesFor(
        t.eq(t.add(t.add(x, y), z), t.of(1000)),
        t.eq(t.sub(t.mul(t.of(2), x), y), t.of(300)),
        t.eq(t.add(t.mul(t.of(3), y), z), t.of(77)));
  }

  @Test
  void remaindersByTwoPrimes() {
    Found.valuesFor(
        t.eq(t.bits(BitsOp.UREM, x, t.of(97)), t.of(31)),
        t.eq(t.bits(BitsOp.UREM, x, t.of(101)), t.of(77)));
  }

  @Test
  void theNumberThatIsItsOwnNegation() {
    Found.valuesFor(t.eq(t.neg(x), x), t.not(t.eq(x, t.of(0))));
  }

  @Test
  void aSumThatOverflows() {
    Found.valuesFor(t.lt(t.add(x, y), t.of(0)), t.gt(x, t.of(0)), t.gt(y, t.of(0)));
  }

  @Test
  void aLargePowerOfTwo() {
    Expr lower = t.add(x, t.of(-1));
    Found.valuesFor(t.eq(t.bits(BitsOp.AND, x, lower), t.of(0)), t.gt(x, t.of(1_000_000)));
  }

  @Test
  void aNegativeByteAsAnUnsignedOne() {
    Symbol b = t.symbol("b", Sort.BYTE);
    Expr unsigned = t.factory.convert(BitsOp.ZERO_EXTEND, Sort.INT, b);
    Expr signed = t.factory.convert(BitsOp.SIGN_EXTEND, Sort.INT, b);
    Found.valuesFor(t.eq(t.bits(BitsOp.ADD, unsigned, signed), t.of(144)), t.lt(signed, t.of(0)));
  }

  @Test
  void aWideBitVector() {
    Symbol a = t.symbol("a", RandomTerms.WIDE);
    Expr odd = t.factory.bits(RandomTerms.WIDE, 0x1234567L);
    Expr low = t.factory.convert(BitsOp.TRUNCATE, Sort.INT, a);
    Found.valuesFor(
        t.eq(t.mul(a, odd), t.factory.bits(RandomTerms.WIDE, -99)), t.not(t.eq(low, t.of(0))));
  }

  @Test
  void mathematicalIntegersWithASquare() {
    Found.valuesFor(
        t.eq(t.sub(t.mul(n, n), t.mul(t.integer(3), m)), t.integer(1)),
        t.gt(n, t.integer(100)),
        t.gt(m, t.integer(0)));
  }

  @Test
  void pellsEquation() {
    Found.valuesFor(
        t.eq(t.sub(t.mul(n, n), t.mul(t.integer(2), t.mul(m, m))), t.integer(1)),
        t.gt(n, t.integer(3)),
        t.gt(m, t.integer(0)));
  }

  @Test
  void anIntegerBeyondEveryMachineWord() {
    Expr power = t.factory.constant(Value.of(BigInteger.TEN.pow(60)));
    Found.valuesFor(t.lt(power, t.mul(n, n)), t.lt(n, t.integer(0)));
  }
}
