package dev.clew.solver.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.jvm.FloatMath;
import dev.clew.solver.jvm.JvmFloats;
import dev.clew.solver.jvm.JvmIntegers;
import dev.clew.solver.jvm.MathFunctions;
import dev.clew.solver.jvm.UnsignedMath;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import org.junit.jupiter.api.Test;

class TermPrinterTest {

  private final ExprFactory f = new ExprFactory(Rewriter.NONE);
  private final JvmIntegers ints = new JvmIntegers(f);
  private final JvmFloats floats = new JvmFloats(f);
  private final FloatMath math = new FloatMath(f);
  private final UnsignedMath unsigned = new UnsignedMath(f);

  private final Expr x = f.symbol("x", Sort.INT);
  private final Expr y = f.symbol("y", Sort.INT);
  private final Expr z = f.symbol("z", Sort.INT);
  private final Expr l = f.symbol("l", Sort.LONG);
  private final Expr b = f.symbol("b", Sort.BYTE);
  private final Expr c = f.symbol("c", Sort.CHAR);
  private final Expr d = f.symbol("d", Sort.DOUBLE);
  private final Expr e = f.symbol("e", Sort.DOUBLE);
  private final Expr g = f.symbol("g", Sort.FLOAT);
  private final Expr p = f.symbol("p", Sort.BOOL);
  private final Expr q = f.symbol("q", Sort.BOOL);
  private final Expr n = f.symbol("n", Sort.INTEGER);

  private static void prints(Expr term, String text) {
    assertThat(TermPrinter.print(term)).isEqualTo(text);
  }

  private Expr i(int value) {
    return f.intConst(value);
  }

  @Test
  void aConditionReadsAsJavaWithMinimalParentheses() {
    Expr first = ints.gt(ints.add(x, i(1)), y);
    prints(first, "y < x + 1");
    prints(f.and(ints.lt(y, ints.add(x, i(1))), ints.ne(z, i(0))), "y < x + 1 && z != 0");
    prints(f.and(f.or(p, q), p), "(p || q) && p");
    prints(f.or(f.and(p, q), p), "p && q || p");
    prints(f.and(p, f.and(q, p)), "p && q && p");
    prints(ints.mul(ints.add(x, y), z), "(x + y) * z");
    prints(ints.add(ints.mul(x, y), z), "x * y + z");
    prints(ints.and(ints.or(x, y), ints.xor(y, z)), "(x | y) & (y ^ z)");
    prints(ints.eq(ints.and(x, i(1)), i(0)), "(x & 1) == 0");
  }

  @Test
  void addingANegationIsSubtraction() {
    prints(ints.sub(x, y), "x - y");
    prints(ints.sub(x, ints.add(y, z)), "x - (y + z)");
    prints(ints.sub(x, ints.sub(y, z)), "x - (y - z)");
    prints(ints.add(x, ints.sub(y, z)), "x + y - z");
    prints(ints.add(ints.neg(x), y), "y - x");
    prints(ints.add(ints.neg(x), ints.neg(y)), "-x - y");
    prints(ints.add(ints.neg(x), i(5)), "5 - x");
    prints(ints.add(ints.neg(x), i(-5)), "-x - 5");
    prints(ints.add(i(5), ints.neg(x)), "5 - x");
    prints(ints.add(x, i(-5)), "x - 5");
    prints(ints.add(i(-5), x), "x - 5");
    prints(ints.add(x, i(Integer.MIN_VALUE)), "x + Integer.MIN_VALUE");
    prints(floats.sub(d, e), "d - e");
    prints(floats.add(d, floats.add(d, e)), "d + (d + e)");
    prints(floats.add(d, f.doubleConst(-1.5)), "d - 1.5");
  }

  @Test
  void twoMinusSignsNeverMeet() {
    prints(ints.neg(ints.neg(x)), "-(-x)");
    prints(ints.neg(i(-5)), "-(-5)");
    prints(ints.neg(i(5)), "-5");
    prints(ints.sub(x, ints.neg(y)), "x - -y");
    prints(ints.not(ints.neg(x)), "~-x");
    prints(ints.neg(ints.not(x)), "-~x");
    prints(ints.mul(x, i(-5)), "x * -5");
    prints(ints.neg(ints.l2i(l)), "-(int) l");
    prints(ints.l2i(ints.neg(l)), "(int) -l");
  }

  @Test
  void onlyAssociativeOperatorsAreRegrouped() {
    prints(ints.mul(x, ints.mul(y, z)), "x * y * z");
    prints(ints.mul(x, ints.div(y, z)), "x * (y / z)");
    prints(ints.div(ints.mul(x, y), z), "x * y / z");
    prints(ints.div(x, ints.mul(y, z)), "x / (y * z)");
    prints(floats.mul(d, floats.mul(d, e)), "d * (d * e)");
    prints(ints.rem(x, ints.rem(y, z)), "x % (y % z)");
  }

  @Test
  void constantsStandToTheRight() {
    prints(ints.lt(i(5), x), "x > 5");
    prints(ints.le(i(5), x), "x >= 5");
    prints(ints.eq(i(5), x), "x == 5");
    prints(ints.mul(i(3), x), "x * 3");
    prints(ints.and(i(255), x), "x & 255");
    prints(floats.lt(f.doubleConst(1), d), "d > 1.0");
    prints(unsigned.lt(i(5), x), "Integer.compareUnsigned(x, 5) > 0");
    prints(ints.lt(i(1), i(2)), "1 < 2");
  }

  @Test
  void negationGoesIntoTotalComparisonsOnly() {
    prints(f.not(ints.lt(x, y)), "x >= y");
    prints(f.not(ints.le(x, y)), "x > y");
    prints(f.not(ints.eq(x, y)), "x != y");
    prints(f.not(f.eq(p, q)), "p != q");
    prints(f.not(floats.lt(d, e)), "!(d < e)");
    prints(f.not(floats.eq(d, e)), "d != e");
    prints(f.not(unsigned.le(l, f.longConst(1))), "Long.compareUnsigned(l, 1L) > 0");
    prints(f.not(p), "!p");
    prints(f.not(f.and(p, q)), "!(p && q)");
    prints(f.not(f.not(p)), "!!p");
  }

  @Test
  void floatIdentityAndNaNAreTheMethodsThatMeanThem() {
    prints(floats.identical(g, g), "Float.compare(g, g) == 0");
    prints(f.not(floats.identical(d, e)), "Double.compare(d, e) != 0");
    prints(floats.eq(d, e), "d == e");
    prints(floats.isNaN(d), "Double.isNaN(d)");
    prints(f.not(floats.isNaN(g)), "!Float.isNaN(g)");
    prints(floats.eq(g, g), "!Float.isNaN(g)");
    prints(floats.toBits(g), "Float.floatToIntBits(g)");
    prints(floats.longBitsToDouble(l), "Double.longBitsToDouble(l)");
  }

  @Test
  void roundingModesAreNamedUnlessTheyAreJavas() {
    Expr floor = f.rounding(RoundingMode.FLOOR);
    prints(f.apply(FloatOp.ADD, floor, d, e), "add[FLOOR](d, e)");
    prints(f.apply(FloatOp.ADD, f.symbol("m", Sort.ROUNDING), d, e), "add[m](d, e)");
    prints(math.floor(d), "Math.floor(d)");
    prints(math.rint(g), "(float) Math.rint(g)");
    prints(f.apply(FloatOp.ROUND, f.rounding(RoundingMode.DOWN), d), "round[DOWN](d)");
    prints(math.sqrt(g), "(float) Math.sqrt(g)");
    prints(math.fma(d, e, d), "Math.fma(d, e, d)");
    prints(f.convert(FloatOp.TO_SIGNED, Sort.INT, floor, d), "toSigned[FLOOR, 32](d)");
    prints(
        f.convert(FloatOp.CONVERT, Sort.floating(5, 11), floor, d), "convert[FLOOR, float5_11](d)");
    prints(floats.toInt(d), "(int) d");
    prints(floats.integerToDouble(ints.add(x, y)), "(double) (x + y)");
    prints(floats.rem(d, e), "d % e");
  }

  @Test
  void promotionsOfNarrowSymbolsAreSilentAndCastsAreShown() {
    prints(ints.add(ints.promoteSigned(b), i(1)), "b + 1");
    prints(ints.add(ints.promoteChar(c), i(1)), "c + 1");
    prints(ints.add(ints.promoteSigned(c), i(1)), "c + 1");
    prints(ints.i2b(x), "(byte) x");
    prints(ints.i2c(ints.add(x, y)), "(char) (x + y)");
    prints(ints.i2s(x), "(short) x");
    prints(ints.i2l(x), "(long) x");
    prints(ints.i2l(ints.i2s(x)), "(long) (short) x");
    prints(f.convert(BitsOp.SIGN_EXTEND, Sort.LONG, ints.narrow(x, Sort.CHAR)), "(long) (short) x");
    prints(unsigned.toLong(x), "Integer.toUnsignedLong(x)");
    prints(f.convert(BitsOp.ZERO_EXTEND, Sort.INT, b), "Byte.toUnsignedInt(b)");
    prints(f.eq(c, f.raw(Sort.CHAR, 0xffff)), "c == 65535");
    prints(f.eq(c, f.convert(BitsOp.SIGN_EXTEND, Sort.CHAR, b)), "c == (char) b");
    prints(f.convert(BitsOp.TRUNCATE, Sort.BYTE, c), "(byte) c");
    prints(ints.promoteSigned(f.convert(BitsOp.SIGN_EXTEND, Sort.CHAR, b)), "(short) b");
    prints(f.apply(BitsOp.SLT, c, f.raw(Sort.CHAR, 0xffff)), "c < -1");
    prints(f.apply(BitsOp.ULT, c, f.raw(Sort.CHAR, 0xffff)), "c < 65535");
    prints(f.apply(BitsOp.SLT, ints.narrow(x, Sort.CHAR), c), "(short) x < c");
    prints(f.apply(BitsOp.ADD, b, f.raw(Sort.BYTE, -1)), "add8(b, -1)");
  }

  @Test
  void shiftsMaskedByTheJvmHaveNoMask() {
    prints(ints.shl(x, y), "x << y");
    prints(ints.shr(ints.add(x, y), ints.add(y, z)), "x + y >> y + z");
    prints(ints.ushr(l, y), "l >>> y");
    prints(f.apply(BitsOp.SHL, l, ints.and(f.longConst(63), l)), "l << l");
    prints(f.apply(BitsOp.SHL, l, f.longConst(5)), "l << 5");
    prints(f.apply(BitsOp.SHL, x, y), "shl(x, y)");
    prints(f.apply(BitsOp.ASHR, x, i(32)), "ashr(x, 32)");
    prints(f.apply(BitsOp.SHL, x, ints.and(y, i(63))), "shl(x, y & 63)");
  }

  @Test
  void unsignedOperationsAreMethods() {
    prints(unsigned.divide(x, y), "Integer.divideUnsigned(x, y)");
    prints(unsigned.remainder(l, l), "Long.remainderUnsigned(l, l)");
    prints(unsigned.lt(x, y), "Integer.compareUnsigned(x, y) < 0");
  }

  @Test
  void choicesAreTernaries() {
    prints(f.ite(p, i(1), i(0)), "p ? 1 : 0");
    prints(f.ite(p, i(1), f.ite(q, i(2), i(3))), "p ? 1 : q ? 2 : 3");
    prints(f.ite(p, f.ite(q, i(2), i(3)), i(1)), "p ? (q ? 2 : 3) : 1");
    prints(ints.add(f.ite(p, x, y), i(1)), "(p ? x : y) + 1");
    prints(ints.lcmp(l, f.longConst(3)), "l < 3L ? -1 : l == 3L ? 0 : 1");
  }

  @Test
  void constantsAreJavaLiterals() {
    prints(i(5), "5");
    prints(i(Integer.MAX_VALUE), "Integer.MAX_VALUE");
    prints(f.longConst(-5), "-5L");
    prints(f.longConst(Long.MIN_VALUE), "Long.MIN_VALUE");
    prints(f.longConst(Integer.MIN_VALUE), "-2147483648L");
    prints(f.floatConst(0.3f), "0.3f");
    prints(f.doubleConst(1), "1.0");
    prints(f.doubleConst(-0.0), "-0.0");
    prints(f.floatConst(Float.NaN), "Float.NaN");
    prints(f.doubleConst(Double.NEGATIVE_INFINITY), "Double.NEGATIVE_INFINITY");
    prints(f.bool(true), "true");
    prints(f.constant(Value.NULL), "null");
    prints(f.constant(Value.reference(Sort.REFERENCE, 7)), "Object@7");
    prints(
        f.constant(Value.ofPattern(Sort.bits(70), BigInteger.ONE.shiftLeft(68))),
        "295147905179352825856");
    prints(f.raw(Sort.floating(5, 11), 0x3c00), "float5_11(0x3c00)");
  }

  @Test
  void functionsAreCalls() {
    prints(f.apply(MathFunctions.SIN, floats.add(d, e)), "Math.sin(d + e)");
    Function noArguments = Function.uninterpreted("k", List.of(), Sort.INT);
    prints(ints.add(f.apply(noArguments), x), "k() + x");
  }

  @Test
  void mathematicalIntegersArePlain() {
    Expr value = f.apply(BitsOp.SIGNED_VALUE, x);
    prints(f.apply(IntegerOp.ADD, n, f.integerConst(-3)), "n - 3");
    prints(f.apply(IntegerOp.LT, f.integerConst(3), n), "n > 3");
    prints(f.not(f.apply(IntegerOp.LE, n, value)), "n > x");
    prints(f.apply(IntegerOp.LT, f.apply(IntegerOp.ADD, value, n), n), "signed32(x) + n < n");
    prints(f.apply(IntegerOp.MOD, n, f.integerConst(3)), "mod(n, 3)");
    prints(f.convert(BitsOp.FROM_INTEGER, Sort.INT, n), "(int) n");
  }

  @Test
  void largeSharedTermsAreNamedOnceTheWholeIsLarge() {
    Expr sum = x;
    for (int k = 0; k < 4; k++) {
      sum = ints.mul(ints.add(sum, y), z);
    }
    String large = "(((((x + y) * z + y) * z + y) * z + y) * z";
    Expr square = ints.mul(sum, sum);
    assertThat(TermPrinter.print(ints.lt(square, i(5))))
        .isEqualTo("$1 * $1 < 5 where $1 = " + large.substring(1));
    prints(ints.mul(ints.add(x, i(1)), ints.add(x, i(1))), "(x + 1) * (x + 1)");
  }

  @Test
  void namesAreNumberedInTheOrderOfTheirUse() {
    Expr inner = x;
    for (int k = 0; k < 8; k++) {
      inner = ints.xor(ints.neg(inner), y);
    }
    Expr outer = ints.not(ints.xor(inner, inner));
    for (int k = 0; k < 8; k++) {
      outer = ints.neg(outer);
    }
    PrintedTerm printed = TermPrinter.printed(ints.or(outer, ints.or(outer, inner)));
    assertThat(printed.text()).isEqualTo("$1 | $1 | $2");
    assertThat(printed.definitions())
        .extracting(PrintedTerm.Definition::name)
        .containsExactly("$1", "$2");
    assertThat(printed.definitions().get(0).text()).isEqualTo("-(-(-(-(-(-(-(-~($2 ^ $2))))))))");
  }
}
