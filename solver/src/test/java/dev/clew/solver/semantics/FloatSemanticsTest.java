package dev.clew.solver.semantics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.jvm.Samples;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Java's floats against the software ones, wherever Java's are used. */
class FloatSemanticsTest {

  private static final List<Sort> FORMATS = List.of(Sort.FLOAT, Sort.DOUBLE);
  private static final List<Sort> VECTORS =
      List.of(Sort.bits(1), Sort.BYTE, Sort.CHAR, Sort.INT, Sort.bits(53), Sort.LONG);

  @ParameterizedTest
  @EnumSource(FloatOp.class)
  void whatJavaCoversIsWhatSoftwareComputes(FloatOp op) {
    int cases = 0;
    Random random = new Random(op.stableHash());
    for (RoundingMode mode : op.rounds() ? SoftFloat.ROUNDING_MODES : nearest()) {
      for (Sort operand : operands(op)) {
        for (Sort result : results(op, operand)) {
          if (JavaFloatSemantics.covers(op, mode, operand, result)) {
            cases += compare(op, mode, operand, result, random);
          }
        }
      }
    }
    // Java has no conversion to unsigned numbers.
    assertThat(cases).matches(count -> count > 500 || op == FloatOp.TO_UNSIGNED);
  }

  private static List<RoundingMode> nearest() {
    return List.of(RoundingMode.HALF_EVEN);
  }

  private static int compare(
      FloatOp op, RoundingMode mode, Sort operand, Sort result, Random random) {
    List<List<Value>> samples = samples(op, operand, random);
    for (List<Value> sample : samples) {
      Value a = sample.get(0);
      Value b = sample.get(sample.size() > 1 ? 1 : 0);
      Value c = sample.get(sample.size() > 2 ? 2 : 0);
      long java = JavaFloatSemantics.apply(op, mode, operand, result, a.raw(), b.raw(), c.raw());
      assertThat(Value.ofRaw(result, java))
          .as("%s %s of %s to %s", op, mode, sample, result)
          .isEqualTo(SoftFloatSemantics.apply(op, mode, result, a, b, c));
      assertThat(java)
          .as("raw values are sign-extended")
          .isEqualTo(Value.ofRaw(result, java).raw());
    }
    return samples.size();
  }

  private static List<List<Value>> samples(FloatOp op, Sort operand, Random random) {
    List<Sort> parameters =
        switch (op) {
          case ADD, MUL, DIV, REM, IEEE_REM, LT, LE, EQ -> List.of(operand, operand);
          case FMA -> List.of(operand, operand, operand);
          default -> List.of(operand);
        };
    List<List<Value>> samples = new ArrayList<>(Samples.combinations(parameters, 2000));
    for (int i = 0; i < 500; i++) {
      samples.add(parameters.stream().map(sort -> Samples.random(sort, random)).toList());
    }
    return samples;
  }

  private static List<Sort> operands(FloatOp op) {
    return switch (op) {
      case FROM_SIGNED, FROM_UNSIGNED -> VECTORS;
      case FROM_BITS -> List.of(Sort.INT, Sort.LONG);
      default -> FORMATS;
    };
  }

  private static List<Sort> results(FloatOp op, Sort operand) {
    return switch (op) {
      case LT, LE, EQ -> List.of(Sort.BOOL);
      case CONVERT, FROM_SIGNED, FROM_UNSIGNED -> FORMATS;
      case FROM_BITS -> List.of(operand.equals(Sort.INT) ? Sort.FLOAT : Sort.DOUBLE);
      case TO_BITS -> List.of(Sort.bits(operand.width()));
      case TO_SIGNED, TO_UNSIGNED -> VECTORS;
      default -> List.of(operand);
    };
  }
}
