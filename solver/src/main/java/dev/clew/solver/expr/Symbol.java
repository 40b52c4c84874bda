package dev.clew.solver.expr;

/** An unknown. Name and sort together identify it within its factory. */
public final class Symbol extends Expr {

  private final String name;
  private final int longest;

  Symbol(String name, Sort sort, int longest, int id) {
    super(sort, id, TermRank.LEAF);
    this.name = name;
    this.longest = longest;
  }

  public String name() {
    return name;
  }

  /**
   * How many units an unknown string has at most. Its maker promises that; terms are simplified
   * accordingly, so that an index of it plus one is known not to wrap.
   */
  public int longest() {
    return longest;
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
