package dev.clew.solver.expr;

/** Mathematical integers, which never wrap. */
public enum IntegerOp implements Op {
  ADD,
  MUL,
  NEG,
  /**
   * Euclidean: the remainder is never negative. {@code x / 0} is 0 here; see SMT-LIB's front end.
   */
  DIV,
  /** Euclidean: never negative. {@code x mod 0} is x here. */
  MOD,
  LT,
  LE;

  @Override
  public Theory theory() {
    return Theory.INTEGER;
  }

  @Override
  public int stableHash() {
    return 0x4000 + name().hashCode();
  }

  @Override
  public boolean commutative() {
    return this == ADD || this == MUL;
  }
}
