package dev.clew.solver.semantics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class IntegerSemanticsTest {

  @ParameterizedTest
  @EnumSource(IntegerOp.class)
  void everyOperatorMeetsItsDefinition(IntegerOp op) {
    List<BigInteger> samples = samples();
    for (BigInteger x : samples) {
      for (BigInteger y : samples) {
        boolean comparison = op == IntegerOp.LT || op == IntegerOp.LE;
        Sort sort = comparison ? Sort.BOOL : Sort.INTEGER;
        Value value = Semantics.apply(op, sort, Value.of(x), Value.of(y));
        assertThat(meets(op, x, y, value)).as("%s %s %s is %s", op, x, y, value).isTrue();
      }
    }
  }

  private static boolean meets(IntegerOp op, BigInteger x, BigInteger y, Value value) {
    return switch (op) {
      case ADD -> value.asInteger().subtract(y).equals(x);
      case MUL -> value.asInteger().equals(y.multiply(x));
      case NEG -> value.asInteger().add(x).signum() == 0;
      case DIV -> isQuotient(x, y, value.asInteger());
      case MOD -> isRemainder(x, y, value.asInteger());
      case LT -> value.asBoolean() == (x.subtract(y).signum() < 0);
      case LE -> value.asBoolean() == (y.subtract(x).signum() >= 0);
    };
  }

  /** Euclid: what is left is not negative and less than the divisor's magnitude. */
  private static boolean isQuotient(BigInteger x, BigInteger y, BigInteger quotient) {
    BigInteger rest = x.subtract(y.multiply(quotient));
    return y.signum() == 0
        ? quotient.signum() == 0
        : rest.signum() >= 0 && rest.compareTo(y.abs()) < 0;
  }

  private static boolean isRemainder(BigInteger x, BigInteger y, BigInteger rest) {
    return y.signum() == 0
        ? rest.equals(x)
        : rest.signum() >= 0
            && rest.compareTo(y.abs()) < 0
            && x.subtract(rest).remainder(y).signum() == 0;
  }

  private static List<BigInteger> samples() {
    List<BigInteger> samples = new ArrayList<>();
    for (int i = -7; i <= 7; i++) {
      samples.add(BigInteger.valueOf(i));
    }
    Random random = new Random(5);
    for (int i = 0; i < 60; i++) {
      BigInteger number = new BigInteger(1 + random.nextInt(200), random);
      samples.add(random.nextBoolean() ? number : number.negate());
    }
    return samples;
  }
}
