package dev.clew.solver.decimal;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigDecimal;

/**
 * The floats of a format in a row: each has a key, the next one's is one more, and the zero with a
 * minus stands just below the other. NaN has none.
 */
enum FloatRank {
  SINGLE(Float.floatToIntBits(Float.POSITIVE_INFINITY)),
  DOUBLE(Double.doubleToLongBits(Double.POSITIVE_INFINITY));

  /** Of the zero without a minus. */
  static final long ZERO = 0;

  /** Of the zero with a minus. */
  static final long MINUS_ZERO = -1;

  private final long infinity;

  FloatRank(long infinity) {
    this.infinity = infinity;
  }

  /** That of a sort. */
  static FloatRank of(Sort sort) {
    return sort.equals(Sort.FLOAT) ? SINGLE : DOUBLE;
  }

  /** Whether floats of a sort are those of Java. */
  static boolean isKnown(Sort sort) {
    return sort.equals(Sort.FLOAT) || sort.equals(Sort.DOUBLE);
  }

  /** The key of positive infinity, the highest. */
  long infinity() {
    return infinity;
  }

  /** The key of the other sign's float. */
  static long negated(long key) {
    return -1 - key;
  }

  /** The lowest key. */
  long minusInfinity() {
    return negated(infinity);
  }

  /** Whether a float is NaN, which has no key. */
  static boolean isNaN(Value value) {
    return value.sort().equals(Sort.FLOAT)
        ? Float.isNaN(value.asFloat())
        : Double.isNaN(value.asDouble());
  }

  /** The key of a float. */
  long key(Value value) {
    long bits =
        this == SINGLE
            ? Float.floatToIntBits(value.asFloat())
            : Double.doubleToLongBits(value.asDouble());
    long lowest = this == SINGLE ? Integer.MIN_VALUE : Long.MIN_VALUE;
    return bits >= 0 ? bits : negated(bits - lowest);
  }

  /** The float of a key. */
  Value value(long key) {
    long size = key >= 0 ? key : negated(key);
    if (this == SINGLE) {
      float positive = Float.intBitsToFloat((int) size);
      return Value.of(key >= 0 ? positive : -positive);
    }
    double positive = Double.longBitsToDouble(size);
    return Value.of(key >= 0 ? positive : -positive);
  }

  /** As Java writes it. */
  String text(long key) {
    Value value = value(key);
    return this == SINGLE ? Float.toString(value.asFloat()) : Double.toString(value.asDouble());
  }

  /** The number that a finite float is, exactly. */
  BigDecimal exact(long key) {
    Value value = value(key);
    return new BigDecimal(this == SINGLE ? value.asFloat() : value.asDouble());
  }

  /** A text's float; the text is one. */
  Value parse(String text) {
    return this == SINGLE ? Value.of(Float.parseFloat(text)) : Value.of(Double.parseDouble(text));
  }
}
