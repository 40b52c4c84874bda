package dev.clew.solver.expr;

/**
 * IEEE 754 binary floats of any format, with one NaN.
 *
 * <p>Operators that round take the rounding mode as their first argument; Java's is always nearest
 * even. Subtraction is the addition of {@link #NEG}, which is exact.
 */
public enum FloatOp implements Op {
  /** mode, x, y. */
  ADD,
  /** mode, x, y. */
  MUL,
  /** mode, x, y. */
  DIV,
  /** mode, x, y, z: {@code x * y + z} with one rounding. */
  FMA,
  /** mode, x. */
  SQRT,
  /** mode, x: the nearest integral float in that mode. */
  ROUND,
  /** Java's {@code %}: truncating, with the sign of the dividend; exact. */
  REM,
  /** {@code Math.IEEEremainder}: to nearest even; exact. */
  IEEE_REM,
  NEG,
  ABS,
  LT,
  LE,
  /** IEEE equality: NaN equals nothing and the zeros are equal. */
  EQ,
  /** mode, float: to the result's format. */
  CONVERT,
  /** mode, bit-vector taken as signed. */
  FROM_SIGNED,
  /** mode, bit-vector taken as unsigned. */
  FROM_UNSIGNED,
  /** The float with this IEEE pattern. */
  FROM_BITS,
  /** The IEEE pattern, the canonical one for NaN: {@code Float.floatToIntBits}. */
  TO_BITS,
  /** mode, float: rounded, then saturated to the signed range as Java casts do; NaN is 0. */
  TO_SIGNED,
  /** mode, float: rounded, then saturated to the unsigned range; NaN is 0. */
  TO_UNSIGNED;

  @Override
  public Theory theory() {
    return Theory.FLOAT;
  }

  @Override
  public int stableHash() {
    return 0x3000 + name().hashCode();
  }

  /** {@link #ADD} and {@link #MUL} commute too, but in their second and third argument. */
  @Override
  public boolean commutative() {
    return this == EQ;
  }

  /** Whether the first argument is a rounding mode. */
  public boolean rounds() {
    return switch (this) {
      case ADD,
          MUL,
          DIV,
          FMA,
          SQRT,
          ROUND,
          CONVERT,
          FROM_SIGNED,
          FROM_UNSIGNED,
          TO_SIGNED,
          TO_UNSIGNED ->
          true;
      case REM, IEEE_REM, NEG, ABS, LT, LE, EQ, FROM_BITS, TO_BITS -> false;
    };
  }
}
