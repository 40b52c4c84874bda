package dev.clew.solver.smtlib;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ValuePrinterTest {

  private final Terms terms = new Terms();
  private final Random random = new Random(5);

  @Test
  void valuesLookAsInZ3() {
    assertThat(ValuePrinter.value(Value.TRUE)).isEqualTo("true");
    assertThat(ValuePrinter.value(Value.of(BigInteger.valueOf(-7)))).isEqualTo("(- 7)");
    assertThat(ValuePrinter.value(Value.of(-1))).isEqualTo("#xffffffff");
    assertThat(ValuePrinter.value(Value.ofRaw(Sort.bits(3), 2))).isEqualTo("#b010");
    assertThat(ValuePrinter.value(Value.of(-0.0))).isEqualTo("(_ -zero 11 53)");
    assertThat(ValuePrinter.value(Value.of(Float.NaN))).isEqualTo("(_ NaN 8 24)");
    assertThat(ValuePrinter.value(Value.of(Double.NEGATIVE_INFINITY))).isEqualTo("(_ -oo 11 53)");
    assertThat(ValuePrinter.value(Value.of(-1.5f)))
        .isEqualTo("(fp #b1 #b01111111 #b10000000000000000000000)");
    assertThat(ValuePrinter.value(Value.of(RoundingMode.HALF_UP))).isEqualTo("RNA");
    assertThat(ValuePrinter.value(Value.reference(Sort.reference("U"), 3)))
        .isEqualTo("(as @U_3 U)");
    assertThat(ValuePrinter.value(Value.reference(Sort.reference("a b"), 3)))
        .isEqualTo("(as |@a b_3| |a b|)");
  }

  @Test
  void valuesReadBackAsThemselves() {
    List<Sort> sorts =
        List.of(
            Sort.bits(1),
            Sort.bits(7),
            Sort.bits(64),
            Sort.bits(65),
            Sort.bits(200),
            Sort.FLOAT,
            Sort.DOUBLE,
            Sort.floating(2, 2),
            Sort.floating(5, 11),
            Sort.floating(15, 113));
    for (Sort sort : sorts) {
      for (int i = 0; i < 100; i++) {
        reads(Value.ofPattern(sort, new BigInteger(sort.width(), random)));
      }
      reads(Value.zero(sort));
      reads(Value.ofPattern(sort, BigInteger.ONE));
    }
    for (int i = 0; i < 100; i++) {
      reads(Value.of(new BigInteger(100, random).subtract(BigInteger.TWO.pow(99))));
    }
    for (RoundingMode mode :
        List.of(
            RoundingMode.HALF_EVEN,
            RoundingMode.HALF_UP,
            RoundingMode.CEILING,
            RoundingMode.FLOOR,
            RoundingMode.DOWN)) {
      reads(Value.of(mode));
    }
    reads(Value.TRUE);
    reads(Value.FALSE);
  }

  private void reads(Value value) {
    assertThat(terms.value(ValuePrinter.value(value))).isEqualTo(value);
  }
}
