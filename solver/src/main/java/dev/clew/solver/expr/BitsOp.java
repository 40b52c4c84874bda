package dev.clew.solver.expr;

/**
 * Machine integers: bit-vectors of any width that wrap around.
 *
 * <p>The operators are total, as SMT-LIB defines them: dividing by zero has a value, and a shift by
 * the width or more leaves nothing (or the sign). What a JVM instruction does on top (mask the
 * shift distance, throw) is composed in {@code dev.clew.solver.jvm}. Subtraction is the addition of
 * {@link #NEG}; extraction and concatenation are shifts with {@link #TRUNCATE} and the extensions.
 */
public enum BitsOp implements Op {
  ADD,
  MUL,
  NEG,
  /**
   * Rounds toward zero; {@code MIN / -1} is {@code MIN}, {@code x / 0} is -1, or 1 for negative x.
   */
  SDIV,
  /** Sign of the dividend; {@code x % 0} is x. */
  SREM,
  /** {@code x / 0} is the largest value. */
  UDIV,
  /** {@code x % 0} is x. */
  UREM,
  AND,
  OR,
  XOR,
  NOT,
  /** The distance is unsigned; from the width on the result is 0. */
  SHL,
  /** The distance is unsigned; from the width on the result is 0. */
  LSHR,
  /** The distance is unsigned; from the width on only the sign remains. */
  ASHR,
  SLT,
  SLE,
  ULT,
  ULE,
  /** The low bits that the narrower result sort holds. */
  TRUNCATE,
  SIGN_EXTEND,
  ZERO_EXTEND,
  /** The mathematical integer that the bits stand for in two's complement. */
  SIGNED_VALUE,
  /** The mathematical integer that the bits stand for without a sign. */
  UNSIGNED_VALUE,
  /** A mathematical integer modulo two to the power of the result's width. */
  FROM_INTEGER;

  @Override
  public Theory theory() {
    return Theory.BITS;
  }

  @Override
  public int stableHash() {
    return 0x2000 + name().hashCode();
  }

  @Override
  public boolean commutative() {
    return switch (this) {
      case ADD, MUL, AND, OR, XOR -> true;
      default -> false;
    };
  }
}
