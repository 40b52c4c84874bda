package dev.clew.models.math;

import dev.clew.engine.outcome.Datum;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;

/** What the JDK keeps in the fields of its large numbers. */
final class BigData {

  /** What {@code BigDecimal} has instead of a number that no {@code long} holds. */
  static final long INFLATED = Long.MIN_VALUE;

  private BigData() {}

  static boolean isCompact(BigInteger number) {
    return number.bitLength() < Long.SIZE && number.longValue() != INFLATED;
  }

  /** The magnitude, most significant digit first, without leading zeros. */
  static int[] digits(BigInteger number) {
    BigInteger magnitude = number.abs();
    int[] digits = new int[(magnitude.bitLength() + Integer.SIZE - 1) / Integer.SIZE];
    for (int i = digits.length - 1; i >= 0; i--) {
      digits[i] = magnitude.intValue();
      magnitude = magnitude.shiftRight(Integer.SIZE);
    }
    return digits;
  }

  static BigInteger number(int signum, int[] digits) {
    BigInteger magnitude = BigInteger.ZERO;
    for (int digit : digits) {
      magnitude = magnitude.shiftLeft(Integer.SIZE).or(BigInteger.valueOf(digit & 0xFFFF_FFFFL));
    }
    return signum < 0 ? magnitude.negate() : magnitude;
  }

  static Map<String, Datum> fields(BigInteger number, IntSupplier numbers) {
    List<Datum> digits = new ArrayList<>();
    for (int digit : digits(number)) {
      digits.add(new Datum.Primitive(digit));
    }
    Map<String, Datum> fields = new LinkedHashMap<>();
    fields.put("signum", new Datum.Primitive(number.signum()));
    fields.put("mag", new Datum.Array("int[]", numbers.getAsInt(), digits));
    return fields;
  }

  static Map<String, Datum> fields(BigDecimal number, IntSupplier numbers) {
    Map<String, Datum> fields = new LinkedHashMap<>();
    BigInteger unscaled = number.unscaledValue();
    if (!isCompact(unscaled)) {
      int id = numbers.getAsInt();
      fields.put(
          "intVal",
          new Datum.Instance(
              "java.math.BigInteger", id, fields(unscaled, numbers), /* stub= */ false));
    }
    fields.put("scale", new Datum.Primitive(number.scale()));
    fields.put(
        "intCompact", new Datum.Primitive(isCompact(unscaled) ? unscaled.longValue() : INFLATED));
    return fields;
  }
}
