package dev.clew.solver.expr;

import dev.clew.solver.language.Language;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A concrete value of a sort; immutable, compared by content.
 *
 * <p>What fits in 64 bits is held raw: booleans as 0 and 1, bit-vectors sign-extended, floats as
 * their IEEE pattern sign-extended, with one NaN. Everything else is an object: mathematical
 * integers and wide bit-vectors (signed) as {@link BigInteger}, wide floats as the non-negative
 * {@code BigInteger} of their pattern, strings as {@link String}.
 */
public final class Value {

  /** The rounding modes of IEEE 754 in the order of their raw values. */
  private static final List<RoundingMode> MODES =
      List.of(
          RoundingMode.HALF_EVEN,
          RoundingMode.HALF_UP,
          RoundingMode.CEILING,
          RoundingMode.FLOOR,
          RoundingMode.DOWN);

  public static final Value TRUE = new Value(Sort.BOOL, 1, null);
  public static final Value FALSE = new Value(Sort.BOOL, 0, null);
  public static final Value NULL = reference(Sort.REFERENCE, 0);

  private final Sort sort;
  private final long raw;
  private final @Nullable Object object;

  private Value(Sort sort, long raw, @Nullable Object object) {
    this.sort = sort;
    this.raw = raw;
    this.object = object;
  }

  public static Value of(boolean value) {
    return value ? TRUE : FALSE;
  }

  public static Value of(int value) {
    return new Value(Sort.INT, value, null);
  }

  public static Value of(long value) {
    return new Value(Sort.LONG, value, null);
  }

  public static Value of(float value) {
    return new Value(Sort.FLOAT, Float.floatToIntBits(value), null);
  }

  public static Value of(double value) {
    return new Value(Sort.DOUBLE, Double.doubleToLongBits(value), null);
  }

  /** A mathematical integer. */
  public static Value of(BigInteger value) {
    return new Value(Sort.INTEGER, 0, value);
  }

  public static Value of(String value) {
    return new Value(Sort.STRING, 0, value);
  }

  public static Value of(Language value) {
    return new Value(Sort.LANGUAGE, 0, value);
  }

  public static Value of(RoundingMode mode) {
    int index = MODES.indexOf(mode);
    if (index < 0) {
      throw new IllegalArgumentException(mode + " is no IEEE 754 rounding mode");
    }
    return new Value(Sort.ROUNDING, index, null);
  }

  /** The identity with this number; 0 is null. */
  public static Value reference(Sort sort, long identity) {
    return new Value(sort, identity, null);
  }

  /** The value of a raw sort with these bits; what lies beyond the sort's width is ignored. */
  public static Value ofRaw(Sort sort, long bits) {
    return switch (sort.kind()) {
      case BOOL -> of((bits & 1) != 0);
      case FLOAT ->
          new Value(sort, Patterns.canonical(sort, Patterns.signExtend(bits, sort.width())), null);
      case BITS, REFERENCE, ROUNDING ->
          new Value(sort, Patterns.signExtend(bits, sort.width()), null);
      case INTEGER, STRING, LANGUAGE -> throw new IllegalArgumentException(sort + " is not raw");
    };
  }

  /** The value of a sort that is not raw. */
  public static Value ofObject(Sort sort, Object object) {
    return switch (sort.kind()) {
      case STRING -> of((String) object);
      case LANGUAGE -> of((Language) object);
      case INTEGER -> of((BigInteger) object);
      case BITS, FLOAT -> ofPattern(sort, (BigInteger) object);
      case BOOL, REFERENCE, ROUNDING -> throw new IllegalArgumentException(sort + " is raw");
    };
  }

  /** A bit-vector or float of any width from its bits, of either sign. */
  public static Value ofPattern(Sort sort, BigInteger bits) {
    if (sort.isRaw()) {
      return ofRaw(sort, bits.longValue());
    }
    BigInteger unsigned = Patterns.unsigned(bits, sort.width());
    return sort.kind() == Sort.Kind.FLOAT
        ? new Value(sort, 0, Patterns.canonical(sort, unsigned))
        : new Value(sort, 0, Patterns.signed(unsigned, sort.width()));
  }

  /** What an unknown is when nothing constrains it: false, zero, empty, null. */
  public static Value zero(Sort sort) {
    return switch (sort.kind()) {
      case BOOL -> FALSE;
      case BITS, FLOAT -> ofPattern(sort, BigInteger.ZERO);
      case INTEGER -> of(BigInteger.ZERO);
      case STRING -> of("");
      case LANGUAGE -> of(Language.NOTHING);
      case REFERENCE -> reference(sort, 0);
      case ROUNDING -> of(RoundingMode.HALF_EVEN);
    };
  }

  public Sort sort() {
    return sort;
  }

  /** The bits of a value whose sort {@linkplain Sort#isRaw is raw}; meaningless for others. */
  public long raw() {
    return raw;
  }

  /** The object of a value whose sort is not raw. */
  public Object object() {
    return Objects.requireNonNull(object, "a raw value has no object");
  }

  /** The object, or null for a raw value: for evaluators that carry both halves about. */
  public @Nullable Object objectOrNull() {
    return object;
  }

  public boolean asBoolean() {
    require(Sort.Kind.BOOL);
    return raw != 0;
  }

  public int asInt() {
    require(Sort.Kind.BITS);
    return (int) raw;
  }

  public long asLong() {
    require(Sort.Kind.BITS);
    return raw;
  }

  public float asFloat() {
    require(Sort.Kind.FLOAT);
    return Float.intBitsToFloat((int) raw);
  }

  public double asDouble() {
    require(Sort.Kind.FLOAT);
    return Double.longBitsToDouble(raw);
  }

  public String asString() {
    require(Sort.Kind.STRING);
    return (String) object();
  }

  public Language asLanguage() {
    require(Sort.Kind.LANGUAGE);
    return (Language) object();
  }

  public RoundingMode asRounding() {
    require(Sort.Kind.ROUNDING);
    return roundingOf(raw);
  }

  /** The rounding mode with this raw value. */
  public static RoundingMode roundingOf(long raw) {
    return MODES.get((int) raw);
  }

  /** The number that an integer or a bit-vector, taken as signed, stands for. */
  public BigInteger asInteger() {
    return object instanceof BigInteger big ? big : BigInteger.valueOf(raw);
  }

  /** The bits of a bit-vector or float as a non-negative number. */
  public BigInteger pattern() {
    return Patterns.unsigned(asInteger(), sort.width());
  }

  private void require(Sort.Kind kind) {
    if (sort.kind() != kind) {
      throw new IllegalStateException(this + " is not of kind " + kind);
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Value that
        && raw == that.raw
        && sort.equals(that.sort)
        && Objects.equals(object, that.object);
  }

  /** Stable from run to run, because the order of hash tables must not depend on the process. */
  @Override
  public int hashCode() {
    return Long.hashCode(raw) * 31 + Objects.hashCode(object) * 17 + sort.kind().name().hashCode();
  }

  @Override
  public String toString() {
    return switch (sort.kind()) {
      case BOOL -> Boolean.toString(raw != 0);
      case BITS, INTEGER -> asInteger().toString();
      case FLOAT ->
          sort.equals(Sort.FLOAT)
              ? asFloat() + "f"
              : sort.equals(Sort.DOUBLE)
                  ? Double.toString(asDouble())
                  : "0x" + pattern().toString(16);
      case STRING -> '"' + object().toString() + '"';
      case LANGUAGE -> object().toString();
      case REFERENCE -> raw == 0 ? "null" : sort + "@" + raw;
      case ROUNDING -> asRounding().toString();
    };
  }
}
