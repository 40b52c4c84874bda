package dev.clew.solver.expr;

/** A constant term. */
public final class Const extends Expr {

  private final Value value;

  Const(Value value, int id) {
    super(value.sort(), id, TermRank.LEAF);
    this.value = value;
  }

  public Value value() {
    return value;
  }

  @Override
  public int arity() {
    return 0;
  }

  @Override
  public Expr arg(int index) {
    throw new IndexOutOfBoundsException("a constant has no arguments");
  }

  @Override
  public String toString() {
    return value.toString();
  }
}
