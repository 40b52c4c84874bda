package dev.clew.solver.smtlib.theory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionTable;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.smtlib.Terms;
import dev.clew.solver.smtlib.ValuePrinter;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoublePredicate;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

/** Against Java's own floats, and for other formats against their definition. */
class FloatSymbolsTest {

  private static final List<Double> SPECIAL =
      List.of(
          0.0,
          -0.0,
          1.0,
          -1.0,
          Double.NaN,
          Double.POSITIVE_INFINITY,
          Double.NEGATIVE_INFINITY,
          Double.MIN_VALUE,
          -Double.MIN_NORMAL,
          Double.MAX_VALUE,
          0.5,
          -2.5,
          1e300);

  private final Terms terms = new Terms();
  private final Random random = new Random(3);

  @Test
  void doublesComputeAsInJava() {
    for (int i = 0; i < 400; i++) {
      double x = number();
      double y = number();
      double z = number();
      same("(fp.add RNE %s %s)", x, y, Double::sum);
      same("(fp.sub RNE %s %s)", x, y, (a, b) -> a - b);
      same("(fp.mul RNE %s %s)", x, y, (a, b) -> a * b);
      same("(fp.div RNE %s %s)", x, y, (a, b) -> a / b);
      same("(fp.rem %s %s)", x, y, Math::IEEEremainder);
      same("(fp.sqrt RNE %s)", x, Math::sqrt);
      same("(fp.neg %s)", x, a -> -a);
      same("(fp.abs %s)", x, Math::abs);
      same("(fp.roundToIntegral RNE %s)", x, Math::rint);
      same("(fp.roundToIntegral RTP %s)", x, Math::ceil);
      same("(fp.roundToIntegral RTN %s)", x, Math::floor);
      assertThat(terms.value("(fp.fma RNE %s %s %s)".formatted(lit(x), lit(y), lit(z))))
          .isEqualTo(Value.of(Math.fma(x, y, z)));
    }
  }

  @Test
  void comparisonsAreIeeesAndChain() {
    for (int i = 0; i < 400; i++) {
      double x = number();
      double y = number();
      String args = lit(x) + " " + lit(y) + ")";
      assertThat(terms.holds("(fp.lt " + args)).isEqualTo(x < y);
      assertThat(terms.holds("(fp.leq " + args)).isEqualTo(x <= y);
      assertThat(terms.holds("(fp.gt " + args)).isEqualTo(x > y);
      assertThat(terms.holds("(fp.geq " + args)).isEqualTo(x >= y);
      assertThat(terms.holds("(fp.eq " + args)).isEqualTo(x == y);
    }
    assertThat(terms.holds("(fp.lt " + lit(1) + lit(2) + lit(3) + ")")).isTrue();
    assertThat(terms.holds("(fp.lt " + lit(1) + lit(3) + lit(2) + ")")).isFalse();
  }

  @Test
  void classesOfDoubles() {
    for (int i = 0; i < 300; i++) {
      double x = number();
      is("fp.isNaN", x, Double::isNaN);
      is("fp.isInfinite", x, Double::isInfinite);
      is("fp.isZero", x, a -> a == 0);
      is("fp.isNormal", x, a -> Double.isFinite(a) && Math.abs(a) >= Double.MIN_NORMAL);
      is("fp.isSubnormal", x, a -> a != 0 && Math.abs(a) < Double.MIN_NORMAL);
      is("fp.isNegative", x, a -> !Double.isNaN(a) && Math.copySign(1, a) < 0);
      is("fp.isPositive", x, a -> !Double.isNaN(a) && Math.copySign(1, a) > 0);
    }
  }

  @Test
  void classesOfASmallFormatExhaustively() {
    Sort sort = Sort.floating(3, 4);
    for (int pattern = 0; pattern < 1 << 7; pattern++) {
      int exponent = (pattern >> 3) & 7;
      int fraction = pattern & 7;
      boolean negative = pattern >> 6 != 0;
      boolean nan = exponent == 7 && fraction != 0;
      String x = nan ? "(_ NaN 3 4)" : Terms.floating(sort, pattern);
      assertThat(terms.holds("(fp.isNaN " + x + ")")).isEqualTo(nan);
      assertThat(terms.holds("(fp.isInfinite " + x + ")")).isEqualTo(exponent == 7 && !nan);
      assertThat(terms.holds("(fp.isZero " + x + ")")).isEqualTo(exponent + fraction == 0);
      assertThat(terms.holds("(fp.isSubnormal " + x + ")"))
          .isEqualTo(exponent == 0 && fraction != 0);
      assertThat(terms.holds("(fp.isNormal " + x + ")")).isEqualTo(exponent > 0 && exponent < 7);
      assertThat(terms.holds("(fp.isNegative " + x + ")")).isEqualTo(negative && !nan);
      assertThat(terms.holds("(fp.isPositive " + x + ")")).isEqualTo(!negative && !nan);
    }
  }

  @Test
  void minimumAndMaximumPreferNumbersToNaN() {
    for (int i = 0; i < 300; i++) {
      double x = number();
      double y = number();
      if (x == 0 && y == 0) {
        continue;
      }
      double least = Double.isNaN(x) ? y : Double.isNaN(y) ? x : Math.min(x, y);
      double most = Double.isNaN(x) ? y : Double.isNaN(y) ? x : Math.max(x, y);
      same("(fp.min %s %s)", x, y, (a, b) -> least);
      same("(fp.max %s %s)", x, y, (a, b) -> most);
    }
  }

  @Test
  void minimumOfZerosIsOpenOnlyWhereTheirSignsDiffer() {
    for (String operator : List.of("fp.min", "fp.max")) {
      for (double x : List.of(0.0, -0.0)) {
        for (double y : List.of(0.0, -0.0)) {
          Expr term = terms.term("(" + operator + " " + lit(x) + " " + lit(y) + ")");
          Function open = IntegerSymbolsTest.functions(term).get("@" + operator + "0_11_53");
          Value first = underChoice(term, open, Value.TRUE);
          Value second = underChoice(term, open, Value.FALSE);
          assertThat(first).isEqualTo(Value.of(x));
          assertThat(second).isEqualTo(Value.of(y));
        }
      }
    }
  }

  private static Value underChoice(Expr term, Function open, Value choice) {
    FunctionTable table = new FunctionTable(Map.of(), choice);
    return new Evaluator(Assignment.of(Map.of(), Map.of(open, table))).evaluate(term);
  }

  @Test
  void roundingModesHaveTwoNamesEach() {
    assertThat(terms.holds("(= RNE roundNearestTiesToEven)")).isTrue();
    assertThat(terms.holds("(= RNA roundNearestTiesToAway)")).isTrue();
    assertThat(terms.holds("(= RTP roundTowardPositive)")).isTrue();
    assertThat(terms.holds("(= RTN roundTowardNegative)")).isTrue();
    assertThat(terms.holds("(= RTZ roundTowardZero)")).isTrue();
    assertThat(terms.holds("(distinct RNE RNA RTP RTN RTZ)")).isTrue();
  }

  @Test
  void directedRoundingsEncloseTheExactSum() {
    for (int i = 0; i < 300; i++) {
      double x = random.nextGaussian();
      double y = random.nextGaussian() * 1e-5;
      BigDecimal exact = new BigDecimal(x).add(new BigDecimal(y));
      double down = terms.value("(fp.add RTN %s %s)".formatted(lit(x), lit(y))).asDouble();
      double up = terms.value("(fp.add RTP %s %s)".formatted(lit(x), lit(y))).asDouble();
      double zero = terms.value("(fp.add RTZ %s %s)".formatted(lit(x), lit(y))).asDouble();
      assertThat(new BigDecimal(down)).isLessThanOrEqualTo(exact);
      assertThat(new BigDecimal(up)).isGreaterThanOrEqualTo(exact);
      assertThat(up).isIn(down, Math.nextUp(down));
      assertThat(zero).isEqualTo(exact.signum() > 0 ? down : up);
    }
  }

  @Test
  void specialConstants() {
    assertThat(terms.value("(_ +oo 11 53)")).isEqualTo(Value.of(Double.POSITIVE_INFINITY));
    assertThat(terms.value("(_ -oo 8 24)")).isEqualTo(Value.of(Float.NEGATIVE_INFINITY));
    assertThat(terms.value("(_ +zero 11 53)")).isEqualTo(Value.of(0.0));
    assertThat(terms.value("(_ -zero 11 53)")).isEqualTo(Value.of(-0.0));
    assertThat(terms.value("(_ NaN 8 24)")).isEqualTo(Value.of(Float.NaN));
    assertThat(terms.value("(_ -oo 15 113)").pattern().bitLength()).isEqualTo(128);
  }

  private void same(String term, double x, double y, DoubleBinaryOperator expected) {
    String text = term.formatted(lit(x), lit(y));
    assertThat(terms.value(text)).as(text).isEqualTo(Value.of(expected.applyAsDouble(x, y)));
  }

  private void same(String term, double x, DoubleUnaryOperator expected) {
    String text = term.formatted(lit(x));
    assertThat(terms.value(text)).as(text).isEqualTo(Value.of(expected.applyAsDouble(x)));
  }

  private void is(String predicate, double x, DoublePredicate expected) {
    String text = "(" + predicate + " " + lit(x) + ")";
    assertThat(terms.holds(text)).as(text).isEqualTo(expected.test(x));
  }

  private static String lit(double x) {
    return ValuePrinter.value(Value.of(x));
  }

  private double number() {
    return switch (random.nextInt(3)) {
      case 0 -> SPECIAL.get(random.nextInt(SPECIAL.size()));
      case 1 -> random.nextGaussian() * 10;
      default -> Double.longBitsToDouble(random.nextLong());
    };
  }
}
