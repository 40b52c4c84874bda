package dev.clew.solver.search;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.math.RoundingMode;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FloatSearchTest {

  private final Terms t = new Terms();
  private final Symbol x = t.doubleSymbol("x");
  private final Symbol y = t.doubleSymbol("y");
  private final Symbol f = t.floatSymbol("f");
  private final Symbol g = t.floatSymbol("g");
  private final Symbol h = t.floatSymbol("h");
  private final Function sin = Terms.real("Math.sin", Math::sin);
  private final Function cos = Terms.real("Math.cos", Math::cos);
  private final Function exp = Terms.real("Math.exp", Math::exp);
  private final Function log = Terms.real("Math.log", Math::log);
  private final Function tan = Terms.real("Math.tan", Math::tan);
  private final Function pow =
      Function.runnable(
          "Math.pow",
          List.of(Sort.DOUBLE, Sort.DOUBLE),
          Sort.DOUBLE,
          args -> Value.of(Math.pow(args.get(0).asDouble(), args.get(1).asDouble())));

  @Test
  void aSineNearItsMaximumBeyondThree() {
    Found.valuesFor(t.gt(t.call(sin, x), t.of(0.99)), t.gt(x, t.of(3.0)));
  }

  @Test
  void aProductOfSineAndCosineFarFromZero() {
    Found.valuesFor(
        t.gt(t.mul(t.call(sin, x), t.call(cos, y)), t.of(0.9)),
        t.gt(x, t.of(10.0)),
        t.lt(y, t.of(-5.0)));
  }

  @Test
  void aSumThatIsNotTheDecimalOne() {
    Found.valuesFor(t.eq(f, t.add(t.of(0.1f), t.of(0.2f))));
  }

  @Test
  void twoPositiveFloatsWithAnExactSum() {
    Found.valuesFor(
        t.factory.eq(t.add(f, g), t.of(0.3f)), t.gt(f, t.of(0.1f)), t.gt(g, t.of(0.1f)));
  }

  @Test
  void aCubeRootThatIsExact() {
    Found.valuesFor(t.eq(t.call(pow, x, t.of(3.0)), t.of(27.0)));
  }

  @Test
  void anExponentialBelowAThousandth() {
    Found.valuesFor(t.lt(t.call(exp, x), t.of(1e-3)), t.gt(x, t.of(-10.0)));
  }

  @Test
  void aLogarithmInANarrowBand() {
    Found.valuesFor(t.gt(t.call(log, x), t.of(50.0)), t.lt(t.call(log, x), t.of(50.001)));
  }

  @Test
  void aTangentNearItsPole() {
    Found.valuesFor(t.gt(t.call(tan, x), t.of(1e6)));
  }

  @Test
  void aRemainderOfADoubleBeyondAHundred() {
    Found.valuesFor(t.eq(t.rem(x, t.of(7.5)), t.of(0.25)), t.gt(x, t.of(100.0)));
  }

  @Test
  void aHypotenuse() {
    Expr squares = t.add(t.mul(x, x), t.mul(y, y));
    Found.valuesFor(t.eq(t.sqrt(squares), t.of(5.0)), t.gt(x, t.of(1.0)), t.gt(y, t.of(1.0)));
  }

  @Test
  void theOneDoubleWhoseSquareIsJustAboveTwo() {
    Expr square = t.mul(x, x);
    Found.valuesFor(t.gt(square, t.of(2.0)), t.lt(square, t.of(2.000000000000001)));
  }

  @Test
  void aFixedPointOfKeplersEquation() {
    Found.valuesFor(t.eq(t.sub(x, t.mul(t.of(0.3), t.call(sin, x))), t.of(1.0)));
  }

  @Test
  void twoLinearEquations() {
    Found.valuesFor(t.eq(t.add(x, y), t.of(10.0)), t.eq(t.sub(x, y), t.of(3.0)));
  }

  @Test
  void aPointInTheCornerOfADisc() {
    Found.valuesFor(t.lt(t.add(t.mul(x, x), t.mul(y, y)), t.of(1.0)), t.gt(t.add(x, y), t.of(1.4)));
  }

  @Test
  void whatIsNotEqualToItself() {
    Found.valuesFor(t.not(t.eq(x, x)));
  }

  @Test
  void numbersWhoseDifferenceIsNotEqualToItself() {
    Expr difference = t.sub(x, y);
    Found.valuesFor(t.not(t.eq(difference, difference)), t.eq(x, x), t.eq(y, y));
  }

  @Test
  void aNumberThatAddingOneDoesNotChange() {
    Found.valuesFor(t.eq(t.add(x, t.of(1.0)), x), t.lt(x, t.of(1e300)), t.gt(x, t.of(-1e300)));
  }

  @Test
  void theNegativeZero() {
    Found.valuesFor(t.eq(x, t.of(0.0)), t.not(t.factory.eq(x, t.of(0.0))));
  }

  @Test
  void floatsWhoseSumIsNotAssociative() {
    Expr small = t.lt(t.add(f, t.add(g, h)), t.of(30f));
    Found.valuesFor(
        t.not(t.eq(t.add(t.add(f, g), h), t.add(f, t.add(g, h)))),
        t.gt(f, t.of(0f)),
        t.gt(g, t.of(0f)),
        t.gt(h, t.of(0f)),
        small);
  }

  @Test
  void aPriceThatACastTruncates() {
    Expr cents = t.cast(Sort.INT, t.mul(x, t.of(100.0)));
    Found.valuesFor(t.eq(cents, t.of(1999)), t.not(t.eq(x, t.of(19.99))), t.lt(x, t.of(19.995)));
  }

  @Test
  void aCastThatSaturates() {
    Found.valuesFor(
        t.eq(t.cast(Sort.LONG, x), t.of(Long.MAX_VALUE)),
        t.eq(t.cast(Sort.INT, y), t.of(Integer.MIN_VALUE)));
  }

  @Test
  void aQuotientThatRoundsToATenth() {
    Found.valuesFor(t.factory.eq(t.div(f, g), t.of(0.1f)), t.gt(f, t.of(1f)), t.gt(g, t.of(1f)));
  }

  @Test
  void formatsThatJavaLacks() {
    for (Sort sort : List.of(RandomTerms.HALF, RandomTerms.QUAD)) {
      Symbol a = t.symbol("a", sort);
      Symbol b = t.symbol("b", sort);
      Expr up = t.factory.rounding(RoundingMode.CEILING);
      Expr third = t.factory.constant(FloatRounding.of(sort, 1 / 3.0));
      Found.valuesFor(
          t.eq(t.factory.apply(FloatOp.ADD, up, a, b), third), t.lt(third, a), t.lt(b, a));
    }
  }

  @Test
  void bitsOfADouble() {
    Symbol bits = t.longSymbol("bits");
    Expr decoded = t.factory.convert(FloatOp.FROM_BITS, Sort.DOUBLE, bits);
    Found.valuesFor(
        t.eq(t.mul(decoded, t.of(4.0)), t.of(10.0)),
        t.factory.eq(t.factory.apply(FloatOp.TO_BITS, x), t.add(bits, t.of(1L))));
  }
}
