package dev.clew.solver.jvm;

import static dev.clew.solver.expr.Sort.INT;
import static dev.clew.solver.expr.Sort.LONG;

import dev.clew.solver.expr.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;

/** The integer methods of {@code Math}, {@code Integer} and {@code Long}. */
final class IntegerMathRows {

  private IntegerMathRows() {}

  static List<Row> arithmetic() {
    return List.of(
        ints("abs(int)", (on, x) -> on.integerMath().abs(x), Math::abs),
        longs("abs(long)", (on, x) -> on.integerMath().abs(x), Math::abs),
        ints("min(int)", (on, x, y) -> on.integerMath().min(x, y), Math::min),
        longs("min(long)", (on, x, y) -> on.integerMath().min(x, y), Math::min),
        ints("max(int)", (on, x, y) -> on.integerMath().max(x, y), Math::max),
        longs("max(long)", (on, x, y) -> on.integerMath().max(x, y), Math::max),
        ints("Integer.signum", (on, x) -> on.integerMath().signum(x), Integer::signum),
        longsToInt("Long.signum", (on, x) -> on.integerMath().signum(x), Long::signum),
        ints("Integer.compare", (on, x, y) -> on.integerMath().compare(x, y), Integer::compare),
        longsToInt("Long.compare", (on, x, y) -> on.integerMath().compare(x, y), Long::compare),
        longs(
            "multiplyHigh", (on, x, y) -> on.integerMath().multiplyHigh(x, y), Math::multiplyHigh),
        ints(
            "multiplyHigh(int)",
            (on, x, y) -> on.integerMath().multiplyHigh(x, y),
            (x, y) -> (int) (((long) x * y) >> 32)),
        longs(
            "unsignedMultiplyHigh",
            (on, x, y) -> on.integerMath().unsignedMultiplyHigh(x, y),
            (x, y) -> unsigned(x).multiply(unsigned(y)).shiftRight(64).longValue()),
        Row.of(
            "clamp(int)",
            INT,
            INT,
            INT,
            (on, x, y, z) -> on.integerMath().clamp(x, y, z),
            a -> Value.of((int) clamped(a.i(0), a.i(1), a.i(2)))),
        Row.of(
            "clamp(long, int, int)",
            LONG,
            INT,
            INT,
            (on, x, y, z) -> on.integerMath().clamp(x, y, z),
            a -> Value.of((int) clamped(a.l(0), a.i(1), a.i(2)))),
        Row.of(
            "clamp(long)",
            LONG,
            LONG,
            LONG,
            (on, x, y, z) -> on.integerMath().clamp(x, y, z),
            a -> Value.of(clamped(a.l(0), a.l(1), a.l(2)))));
  }

  static List<Row> roundedDivision() {
    return List.of(
        ints("floorDiv(int)", (on, x, y) -> on.integerMath().floorDiv(x, y), Math::floorDiv),
        longs("floorDiv(long)", (on, x, y) -> on.integerMath().floorDiv(x, y), Math::floorDiv),
        Row.of(
            "floorDiv(long, int)",
            LONG,
            INT,
            (on, x, y) -> on.integerMath().floorDiv(x, y),
            a -> Value.of(Math.floorDiv(a.l(0), a.i(1)))),
        ints("floorMod(int)", (on, x, y) -> on.integerMath().floorMod(x, y), Math::floorMod),
        longs("floorMod(long)", (on, x, y) -> on.integerMath().floorMod(x, y), Math::floorMod),
        Row.of(
            "floorMod(long, int)",
            LONG,
            INT,
            (on, x, y) -> on.integerMath().floorMod(x, y),
            a -> Value.of(Math.floorMod(a.l(0), a.i(1)))),
        ints(
            "ceilDiv(int)",
            (on, x, y) -> on.integerMath().ceilDiv(x, y),
            (x, y) -> ceiling(x, y).intValue()),
        longs(
            "ceilDiv(long)",
            (on, x, y) -> on.integerMath().ceilDiv(x, y),
            (x, y) -> ceiling(x, y).longValue()),
        Row.of(
            "ceilDiv(long, int)",
            LONG,
            INT,
            (on, x, y) -> on.integerMath().ceilDiv(x, y),
            a -> Value.of(ceiling(a.l(0), a.i(1)).longValue())),
        ints(
            "ceilMod(int)",
            (on, x, y) -> on.integerMath().ceilMod(x, y),
            (x, y) -> x - ceiling(x, y).intValue() * y),
        longs(
            "ceilMod(long)",
            (on, x, y) -> on.integerMath().ceilMod(x, y),
            (x, y) -> x - ceiling(x, y).longValue() * y),
        Row.of(
            "ceilMod(long, int)",
            LONG,
            INT,
            (on, x, y) -> on.integerMath().ceilMod(x, y),
            a -> Value.of((int) (a.l(0) - ceiling(a.l(0), a.i(1)).longValue() * a.i(1)))));
  }

  static List<Row> overflows() {
    return List.of(
        failing("addExact", (on, x, y) -> on.overflow().add(x, y), Math::addExact),
        failingLong("addExact", (on, x, y) -> on.overflow().add(x, y), Math::addExact),
        failing("subtractExact", (on, x, y) -> on.overflow().subtract(x, y), Math::subtractExact),
        failingLong(
            "subtractExact", (on, x, y) -> on.overflow().subtract(x, y), Math::subtractExact),
        failing("multiplyExact", (on, x, y) -> on.overflow().multiply(x, y), Math::multiplyExact),
        failingLong(
            "multiplyExact", (on, x, y) -> on.overflow().multiply(x, y), Math::multiplyExact),
        Row.of(
            "multiplyExact(long, int)",
            LONG,
            INT,
            (on, x, y) -> on.overflow().multiply(x, y),
            a -> fails(() -> Math.multiplyExact(a.l(0), a.i(1)))),
        ints(
            "divideExact(int)",
            (on, x, y) -> on.integers().ofBoolean(on.overflow().divide(x, y)),
            (x, y) -> ((long) x / y) == x / y ? 0 : 1),
        failing("negateExact", (on, x) -> on.overflow().negate(x), Math::negateExact),
        failingLong("negateExact", (on, x) -> on.overflow().negate(x), Math::negateExact),
        failing("absExact", (on, x) -> on.overflow().abs(x), Math::absExact),
        failingLong("absExact", (on, x) -> on.overflow().abs(x), Math::absExact),
        failing("incrementExact", (on, x) -> on.overflow().increment(x), Math::incrementExact),
        failingLong("incrementExact", (on, x) -> on.overflow().increment(x), Math::incrementExact),
        failing("decrementExact", (on, x) -> on.overflow().decrement(x), Math::decrementExact),
        failingLong("decrementExact", (on, x) -> on.overflow().decrement(x), Math::decrementExact),
        failingLong("toIntExact", (on, x) -> on.overflow().toInt(x), Math::toIntExact));
  }

  static List<Row> unsigned() {
    return List.of(
        ints(
            "Integer.compareUnsigned",
            (on, x, y) -> on.unsigned().compare(x, y),
            Integer::compareUnsigned),
        longsToInt(
            "Long.compareUnsigned",
            (on, x, y) -> on.unsigned().compare(x, y),
            Long::compareUnsigned),
        ints(
            "unsigned <",
            (on, x, y) -> on.integers().ofBoolean(on.unsigned().lt(x, y)),
            (x, y) -> Integer.compareUnsigned(x, y) < 0 ? 1 : 0),
        ints(
            "unsigned <=",
            (on, x, y) -> on.integers().ofBoolean(on.unsigned().le(x, y)),
            (x, y) -> Integer.compareUnsigned(x, y) <= 0 ? 1 : 0),
        ints(
            "Integer.divideUnsigned",
            (on, x, y) -> on.unsigned().divide(x, y),
            Integer::divideUnsigned),
        longs(
            "Long.divideUnsigned", (on, x, y) -> on.unsigned().divide(x, y), Long::divideUnsigned),
        ints(
            "Integer.remainderUnsigned",
            (on, x, y) -> on.unsigned().remainder(x, y),
            Integer::remainderUnsigned),
        longs(
            "Long.remainderUnsigned",
            (on, x, y) -> on.unsigned().remainder(x, y),
            Long::remainderUnsigned),
        Row.of(
            "Integer.toUnsignedLong",
            INT,
            (on, x) -> on.unsigned().toLong(x),
            a -> Value.of(Integer.toUnsignedLong(a.i(0)))));
  }

  static List<Row> bits() {
    return List.of(
        ints("Integer.bitCount", (on, x) -> on.bits().bitCount(x), Integer::bitCount),
        longsToInt("Long.bitCount", (on, x) -> on.bits().bitCount(x), Long::bitCount),
        ints(
            "Integer.numberOfLeadingZeros",
            (on, x) -> on.bits().numberOfLeadingZeros(x),
            Integer::numberOfLeadingZeros),
        longsToInt(
            "Long.numberOfLeadingZeros",
            (on, x) -> on.bits().numberOfLeadingZeros(x),
            Long::numberOfLeadingZeros),
        ints(
            "Integer.numberOfTrailingZeros",
            (on, x) -> on.bits().numberOfTrailingZeros(x),
            Integer::numberOfTrailingZeros),
        longsToInt(
            "Long.numberOfTrailingZeros",
            (on, x) -> on.bits().numberOfTrailingZeros(x),
            Long::numberOfTrailingZeros),
        ints(
            "Integer.highestOneBit", (on, x) -> on.bits().highestOneBit(x), Integer::highestOneBit),
        longs("Long.highestOneBit", (on, x) -> on.bits().highestOneBit(x), Long::highestOneBit),
        ints("Integer.lowestOneBit", (on, x) -> on.bits().lowestOneBit(x), Integer::lowestOneBit),
        longs("Long.lowestOneBit", (on, x) -> on.bits().lowestOneBit(x), Long::lowestOneBit),
        ints("Integer.rotateLeft", (on, x, y) -> on.bits().rotateLeft(x, y), Integer::rotateLeft),
        Row.of(
            "Long.rotateLeft",
            LONG,
            INT,
            (on, x, y) -> on.bits().rotateLeft(x, y),
            a -> Value.of(Long.rotateLeft(a.l(0), a.i(1)))),
        ints("Integer.reverse", (on, x) -> on.bits().reverse(x), Integer::reverse),
        longs("Long.reverse", (on, x) -> on.bits().reverse(x), Long::reverse));
  }

  private static Row ints(String name, Row.TermOfOne term, IntUnaryOperator java) {
    return Row.of(name, INT, term, a -> Value.of(java.applyAsInt(a.i(0))));
  }

  private static Row ints(String name, Row.TermOfTwo term, IntBinaryOperator java) {
    return Row.of(name, INT, INT, term, a -> Value.of(java.applyAsInt(a.i(0), a.i(1))));
  }

  private static Row longs(String name, Row.TermOfOne term, LongUnaryOperator java) {
    return Row.of(name, LONG, term, a -> Value.of(java.applyAsLong(a.l(0))));
  }

  private static Row longs(String name, Row.TermOfTwo term, LongBinaryOperator java) {
    return Row.of(name, LONG, LONG, term, a -> Value.of(java.applyAsLong(a.l(0), a.l(1))));
  }

  private static Row longsToInt(String name, Row.TermOfOne term, LongUnaryOperator java) {
    return Row.of(name, LONG, term, a -> Value.of((int) java.applyAsLong(a.l(0))));
  }

  private static Row longsToInt(String name, Row.TermOfTwo term, LongBinaryOperator java) {
    return Row.of(name, LONG, LONG, term, a -> Value.of((int) java.applyAsLong(a.l(0), a.l(1))));
  }

  private static Row failing(String name, Row.TermOfOne term, IntUnaryOperator java) {
    return Row.of(name + "(int)", INT, term, a -> fails(() -> java.applyAsInt(a.i(0))));
  }

  private static Row failing(String name, Row.TermOfTwo term, IntBinaryOperator java) {
    return Row.of(
        name + "(int)", INT, INT, term, a -> fails(() -> java.applyAsInt(a.i(0), a.i(1))));
  }

  private static Row failingLong(String name, Row.TermOfOne term, LongUnaryOperator java) {
    return Row.of(name + "(long)", LONG, term, a -> fails(() -> java.applyAsLong(a.l(0))));
  }

  private static Row failingLong(String name, Row.TermOfTwo term, LongBinaryOperator java) {
    return Row.of(
        name + "(long)", LONG, LONG, term, a -> fails(() -> java.applyAsLong(a.l(0), a.l(1))));
  }

  private static Value fails(LongSupplier computation) {
    try {
      long unused = computation.getAsLong();
      return Value.FALSE;
    } catch (ArithmeticException overflow) {
      return Value.TRUE;
    }
  }

  /** {@code Math.clamp} is newer than the oldest JDK that this runs on. */
  private static long clamped(long value, long min, long max) {
    if (min > max) {
      throw new IllegalArgumentException("no interval");
    }
    return value < min ? min : value > max ? max : value;
  }

  /** {@code Math.ceilDiv} is newer than the oldest JDK that this runs on. */
  private static BigInteger ceiling(long x, long y) {
    return BigDecimal.valueOf(x)
        .divide(BigDecimal.valueOf(y), 0, RoundingMode.CEILING)
        .toBigIntegerExact();
  }

  private static BigInteger unsigned(long x) {
    return new BigInteger(Long.toUnsignedString(x));
  }
}
