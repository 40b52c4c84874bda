package dev.clew.solver.expr;

/** An unknown. Name and sort together identify it within its factory. */
public final class Symbol extends Expr {

  private final String name;

  Symbol(String name, Sort sort, int id) {
    super(sort, id, Rank.LEAF);
    this.name = name;
  }

  public String name() {
    return name;
  }

  @Override
  public int arity() {
    return 0;
  }

  @Override
  public Expr arg(int index) {
    throw new IndexOutOfBoundsException("a symbol has no arguments");
  }

  @Override
  public String toString() {
    return name;
  }
}
