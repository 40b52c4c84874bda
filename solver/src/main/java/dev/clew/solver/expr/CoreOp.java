package dev.clew.solver.expr;

/** Booleans, equality and choice: the operators that every other theory is joined by. */
public enum CoreOp implements Op {
  NOT,
  AND,
  OR,
  /**
   * The same value of one sort. On floats this is identity ({@code NaN} is itself, the two zeros
   * differ), as {@code Double.equals} has it; IEEE's comparison is {@link FloatOp#EQ}.
   */
  EQ,
  /** {@code condition ? first : second}, on any sort. */
  ITE;

  @Override
  public Theory theory() {
    return Theory.CORE;
  }

  @Override
  public int stableHash() {
    return 0x1000 + name().hashCode();
  }

  @Override
  public boolean commutative() {
    return this == AND || this == OR || this == EQ;
  }
}
