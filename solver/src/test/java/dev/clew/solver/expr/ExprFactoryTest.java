package dev.clew.solver.expr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.solver.simplify.Simplifier;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExprFactoryTest {

  private final ExprFactory f = Simplifier.factory();
  private final Symbol x = f.symbol("x", Sort.INT);
  private final Symbol y = f.symbol("y", Sort.INT);

  @Test
  void equalTermsAreTheSameObject() {
    assertThat(f.apply(BitsOp.ADD, x, y)).isSameAs(f.apply(BitsOp.ADD, y, x));
    assertThat(f.intConst(7)).isSameAs(f.intConst(7)).isNotSameAs(f.longConst(7));
    assertThat(f.symbol("x", Sort.LONG)).isNotSameAs(x);
  }

  @Test
  void constantsAreFolded() {
    assertThat(f.apply(BitsOp.ADD, f.intConst(Integer.MAX_VALUE), f.intConst(1)))
        .isSameAs(f.intConst(Integer.MIN_VALUE));
  }

  @Test
  void sumsGatherTheirConstants() {
    Expr sum = f.apply(BitsOp.ADD, f.apply(BitsOp.ADD, x, f.intConst(1)), y);
    assertThat(f.apply(BitsOp.ADD, sum, f.intConst(-1))).isSameAs(f.apply(BitsOp.ADD, x, y));
  }

  @Test
  void aBooleanThatIsComparedWithZeroIsTheBoolean() {
    Symbol p = f.symbol("p", Sort.BOOL);
    Expr asInt = f.ite(p, f.intConst(1), f.intConst(0));
    assertThat(f.not(f.eq(asInt, f.intConst(0)))).isSameAs(p);
  }

  @Test
  void aThreeWayComparisonIsSeenThrough() {
    Expr less = f.apply(BitsOp.SLT, x, y);
    Expr lcmp = f.ite(less, f.intConst(-1), f.ite(f.eq(x, y), f.intConst(0), f.intConst(1)));
    assertThat(f.apply(BitsOp.SLT, lcmp, f.intConst(0))).isSameAs(less);
  }

  @Test
  void wrongSortsAreRefusedWithWhatWasGiven() {
    assertThatThrownBy(() -> f.apply(BitsOp.ADD, x, f.longConst(1)))
        .isInstanceOf(SortException.class)
        .hasMessage("ADD does not take ((_ BitVec 32), (_ BitVec 64))");
    assertThatThrownBy(() -> f.and(x, y)).isInstanceOf(SortException.class);
    assertThatThrownBy(() -> f.apply(BitsOp.TRUNCATE, x))
        .hasMessage("TRUNCATE needs a chosen result sort");
    assertThatThrownBy(() -> f.convert(BitsOp.SIGN_EXTEND, Sort.BYTE, x))
        .isInstanceOf(SortException.class);
    assertThatThrownBy(() -> f.apply(FloatOp.ADD, f.floatConst(1), f.floatConst(1)))
        .isInstanceOf(SortException.class);
  }

  @Test
  void mathematicalIntegersDoNotMixWithMachineIntegers() {
    Symbol n = f.symbol("n", Sort.INTEGER);
    assertThatThrownBy(() -> f.apply(IntegerOp.ADD, n, x)).isInstanceOf(SortException.class);
    assertThat(f.apply(IntegerOp.ADD, n, f.apply(BitsOp.SIGNED_VALUE, x)).sort())
        .isEqualTo(Sort.INTEGER);
  }

  @Test
  void functionsTakeTheirDeclaredSorts() {
    Function g = Function.uninterpreted("g", List.of(Sort.INT), Sort.BOOL);
    assertThat(f.apply(g, x)).isSameAs(f.apply(g, x));
    assertThatThrownBy(() -> f.apply(g, x, y)).isInstanceOf(SortException.class);
    Function namesake = Function.uninterpreted("g", List.of(Sort.INT), Sort.BOOL);
    assertThat(f.apply(namesake, x)).isNotSameAs(f.apply(g, x));
  }

  @Test
  void valuesHaveOneNaNAndTwoZeros() {
    assertThat(Value.ofRaw(Sort.FLOAT, 0x7fc00001)).isEqualTo(Value.of(Float.NaN));
    assertThat(Value.ofRaw(Sort.FLOAT, 0xffffffffL)).isEqualTo(Value.of(Float.NaN));
    assertThat(Value.of(0.0)).isNotEqualTo(Value.of(-0.0));
  }

  @Test
  void valuesIgnoreBitsBeyondTheirWidth() {
    assertThat(Value.ofRaw(Sort.BYTE, 0x1ff).asInt()).isEqualTo(-1);
    assertThat(Value.ofPattern(Sort.bits(65), BigInteger.ONE.shiftLeft(65)).asInteger())
        .isEqualTo(BigInteger.ZERO);
    assertThat(Value.ofPattern(Sort.bits(65), BigInteger.ONE.shiftLeft(64)).asInteger())
        .isEqualTo(BigInteger.ONE.shiftLeft(64).negate());
  }

  @Test
  void onlyIeeeRoundingModesAreValues() {
    assertThatThrownBy(() -> f.rounding(RoundingMode.HALF_DOWN))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
