package dev.clew.solver.smtlib.theory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FloatConversionsTest {

  private static final Map<String, RoundingMode> MODES =
      Map.of(
          "RNE", RoundingMode.HALF_EVEN,
          "RNA", RoundingMode.HALF_UP,
          "RTP", RoundingMode.CEILING,
          "RTN", RoundingMode.FLOOR,
          "RTZ", RoundingMode.DOWN);

  private final Terms terms = new Terms();
  private final Random random = new Random(4);

  @Test
  void threeBitVectorsMakeAFloat() {
    for (int i = 0; i < 200; i++) {
      float x = Float.intBitsToFloat(random.nextInt());
      int bits = Float.floatToRawIntBits(x);
      String parts =
          Terms.bits(1, BigInteger.valueOf(bits >>> 31))
              + " "
              + Terms.bits(8, BigInteger.valueOf((bits >>> 23) & 0xff))
              + " "
              + Terms.bits(23, BigInteger.valueOf(bits & 0x7fffff));
      assertThat(terms.value("(fp " + parts + ")")).isEqualTo(Value.of(x));
      String pattern = Terms.bits(32, BigInteger.valueOf(bits));
      assertThat(terms.value("((_ to_fp 8 24) " + pattern + ")")).isEqualTo(Value.of(x));
    }
    assertThat(terms.value("(fp #b1 (bvadd #x7f #x01) #b00000000000000000000000)"))
        .isEqualTo(Value.of(-2f));
  }

  @Test
  void formatsConvertAsInJava() {
    for (int i = 0; i < 200; i++) {
      double x = Double.longBitsToDouble(random.nextLong());
      double y = random.nextGaussian() * Math.pow(2, random.nextInt(300) - 150);
      for (double d : List.of(x, y)) {
        assertThat(terms.value("((_ to_fp 8 24) RNE " + lit(d) + ")"))
            .isEqualTo(Value.of((float) d));
        assertThat(terms.value("((_ to_fp 11 53) RTZ ((_ to_fp 8 24) RNE " + lit(d) + "))"))
            .isEqualTo(Value.of((double) (float) d));
      }
    }
  }

  @Test
  void bitVectorsAreSignedUnlessSaidOtherwise() {
    for (int i = 0; i < 200; i++) {
      long n = random.nextLong() >> random.nextInt(64);
      String bits = Terms.bits(64, BigInteger.valueOf(n));
      assertThat(terms.value("((_ to_fp 11 53) RNE " + bits + ")")).isEqualTo(Value.of((double) n));
      assertThat(terms.value("((_ to_fp 8 24) RNE " + bits + ")")).isEqualTo(Value.of((float) n));
      double unsigned = new BigDecimal(Long.toUnsignedString(n)).doubleValue();
      assertThat(terms.value("((_ to_fp_unsigned 11 53) RNE " + bits + ")"))
          .isEqualTo(Value.of(unsigned));
    }
    assertThat(terms.value("((_ to_fp 8 24) RNE #b1)")).isEqualTo(Value.of(-1f));
    assertThat(terms.value("((_ to_fp_unsigned 8 24) RNE #b1)")).isEqualTo(Value.of(1f));
  }

  @Test
  void decimalsRoundOnceInEveryMode() {
    for (int i = 0; i < 200; i++) {
      BigDecimal exact =
          BigDecimal.valueOf(random.nextLong(), random.nextInt(40)).setScale(40).abs();
      String text = exact.toPlainString();
      double near = Double.parseDouble(text);
      double below = new BigDecimal(near).compareTo(exact) <= 0 ? near : Math.nextDown(near);
      double above = new BigDecimal(near).compareTo(exact) >= 0 ? near : Math.nextUp(near);
      assertThat(real("RNE", text)).isEqualTo(near);
      assertThat(real("RTN", text)).isEqualTo(below);
      assertThat(real("RTP", text)).isEqualTo(above);
      assertThat(real("RTZ", text)).isEqualTo(below);
      assertThat(real("RTP", "(- " + text + ")")).isEqualTo(-below);
      assertThat(real("RTZ", "(- " + text + ")")).isEqualTo(-below);
    }
  }

  @Test
  void numbersMayBeWrittenAsNumeralsAndFractions() {
    assertThat(real("RNE", "3")).isEqualTo(3.0);
    assertThat(real("RNE", "(- 3)")).isEqualTo(-3.0);
    assertThat(real("RNE", "(/ 1 10)")).isEqualTo(0.1);
    assertThat(real("RNE", "(/ 1.0 3.0)")).isEqualTo(1.0 / 3);
    assertThat(real("RNE", "(/ (- 1) 3)")).isEqualTo(-1.0 / 3);
    assertThat(real("RNE", "(- (/ 1 3))")).isEqualTo(-1.0 / 3);
    assertThat(real("RNE", "(/ 1 (- 3))")).isEqualTo(-1.0 / 3);
    assertThat(real("RNE", "0.0")).isEqualTo(0.0);
    assertThat(real("RNE", "1" + "0".repeat(400))).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(real("RTZ", "1" + "0".repeat(400))).isEqualTo(Double.MAX_VALUE);
    assertThat(real("RNA", "0." + "0".repeat(400) + "1")).isEqualTo(0.0);
    assertThat(real("RTP", "0." + "0".repeat(400) + "1")).isEqualTo(Double.MIN_VALUE);
  }

  @Test
  void theRoundingModeOfALiteralMayDependOnSomething() {
    for (String mode : MODES.keySet()) {
      String choice = "(ite (= " + mode + " RTP) RTP " + mode + ")";
      assertThat(real(choice, "0.1")).isEqualTo(real(mode, "0.1"));
    }
  }

  @Test
  void anotherUseOfRealIsNotSupported() {
    assertThatThrownBy(() -> terms.value("(fp.to_real (_ NaN 8 24))"))
        .hasMessage("t:1:2: 'fp.to_real' is not supported, because the sort Real is not supported");
    assertThatThrownBy(() -> terms.value("(= 1.5 1.5)"))
        .hasMessage("t:1:4: the sort Real is not supported");
    assertThatThrownBy(() -> terms.value("((_ to_fp 8 24) RNE (/ 1 0))"))
        .hasMessageContaining("Real");
    assertThatThrownBy(() -> terms.value("((_ to_fp 8 24) RNE (+ 1 1))"))
        .hasMessage(
            "t:1:21: argument 2 of 'to_fp' has sort Int, expected a floating-point number, a"
                + " bit-vector or a number literal");
  }

  @Test
  void floatsInRangeBecomeBitVectorsInEveryMode() {
    for (int i = 0; i < 400; i++) {
      double x = random.nextGaussian() * Math.pow(2, random.nextInt(10));
      if (random.nextInt(4) == 0) {
        x = Math.rint(x) + 0.5;
      }
      int width = 1 + random.nextInt(70);
      for (Map.Entry<String, RoundingMode> mode : MODES.entrySet()) {
        BigInteger exact = new BigDecimal(x).setScale(0, mode.getValue()).toBigInteger();
        checkConversion("fp.to_sbv", mode.getKey(), x, width, exact, exact.bitLength() < width);
        boolean fits = exact.signum() >= 0 && exact.bitLength() <= width;
        checkConversion("fp.to_ubv", mode.getKey(), x, width, exact, fits);
      }
    }
  }

  @Test
  void whatDoesNotFitIsOpen() {
    for (String name : List.of("fp.to_sbv", "fp.to_ubv")) {
      for (double x :
          List.of(Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1e18, -1e18)) {
        checkConversion(name, "RTZ", x, 8, BigInteger.ZERO, false);
      }
    }
    checkConversion("fp.to_ubv", "RTZ", -0.9, 8, BigInteger.ZERO, true);
    checkConversion("fp.to_ubv", "RTN", -0.1, 8, BigInteger.ZERO, false);
    checkConversion("fp.to_ubv", "RNE", -0.0, 8, BigInteger.ZERO, true);
    checkConversion("fp.to_sbv", "RTZ", -128.9, 8, BigInteger.valueOf(-128), true);
    checkConversion("fp.to_sbv", "RNE", 127.5, 8, BigInteger.ZERO, false);
    checkConversion("fp.to_sbv", "RTZ", 127.5, 8, BigInteger.valueOf(127), true);
    checkConversion("fp.to_sbv", "RNE", -1.0, 1, BigInteger.valueOf(-1), true);
    checkConversion("fp.to_sbv", "RNE", 1.0, 1, BigInteger.ZERO, false);
  }

  @Test
  void aWidthBeyondTheFormatsRangeFitsEveryFiniteFloat() {
    Sort small = Sort.floating(3, 4);
    for (int pattern = 0; pattern < 1 << 7; pattern++) {
      Value value = Value.ofRaw(small, pattern);
      String literal = ValuePrinter.value(value);
      Expr term = terms.term("((_ fp.to_sbv 40) RTZ " + literal + ")");
      boolean finite = ((pattern >> 3) & 7) != 7;
      assertThat(isOpen(term)).as(literal).isEqualTo(!finite);
      if (finite) {
        double wide = terms.value("((_ to_fp 11 53) RNE " + literal + ")").asDouble();
        assertThat(new Evaluator(Assignment.EMPTY).evaluate(term).asLong()).isEqualTo((long) wide);
      }
    }
  }

  private void checkConversion(
      String name, String mode, double x, int width, BigInteger exact, boolean fits) {
    String text = "((_ %s %d) %s %s)".formatted(name, width, mode, lit(x));
    Expr term = terms.term(text);
    assertThat(isOpen(term)).as(text).isEqualTo(!fits);
    if (fits) {
      assertThat(new Evaluator(Assignment.EMPTY).evaluate(term).pattern())
          .as(text)
          .isEqualTo(exact.mod(BigInteger.TWO.pow(width)));
    }
  }

  /** Whether the value follows the function that fills the gap. */
  private static boolean isOpen(Expr term) {
    Function gap = IntegerSymbolsTest.functions(term).values().iterator().next();
    Value zero = Value.zero(term.sort());
    Value ones = Value.ofPattern(term.sort(), BigInteger.ONE.negate());
    return with(term, gap, zero).equals(zero) && with(term, gap, ones).equals(ones);
  }

  private static Value with(Expr term, Function gap, Value filling) {
    FunctionTable table = new FunctionTable(Map.of(), filling);
    return new Evaluator(Assignment.of(Map.of(), Map.of(gap, table))).evaluate(term);
  }

  private double real(String mode, String number) {
    return terms.value("((_ to_fp 11 53) " + mode + " " + number + ")").asDouble();
  }

  private static String lit(double x) {
    return ValuePrinter.value(Value.of(x));
  }
}
