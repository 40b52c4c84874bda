package dev.clew.solver.expr;

/**
 * The families of operators, one {@link Op} type each.
 *
 * <p>Every pass over operators is an exhaustive switch over this enum and then over the family's
 * own: a new constant in either makes the compiler list the places to extend.
 */
public enum Theory {
  /** {@link CoreOp}. */
  CORE,
  /** {@link BitsOp}. */
  BITS,
  /** {@link FloatOp}. */
  FLOAT,
  /** {@link IntegerOp}. */
  INTEGER,
  /** {@link StringOp}. */
  STRING,
  /** {@link Function}. */
  FUNCTION
}
