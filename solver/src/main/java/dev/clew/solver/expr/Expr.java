package dev.clew.solver.expr;

/**
 * An immutable term. Terms of one {@link ExprFactory} are interned: equal terms are the same
 * object, so equality is identity and a shared subterm exists once.
 *
 * <p>Never mix terms of two factories in one term, query or assignment.
 */
public abstract sealed class Expr permits Const, Symbol, Apply {

  private final Sort sort;
  private final int id;

  Expr(Sort sort, int id) {
    this.sort = sort;
    this.id = id;
  }

  public final Sort sort() {
    return sort;
  }

  /** The place in the order of creation in its factory; an argument's is less than its parent's. */
  public final int id() {
    return id;
  }

  /** How many arguments there are; 0 for constants and symbols. */
  public abstract int arity();

  public abstract Expr arg(int index);

  /** Whether this is the application of {@code op}. */
  public boolean is(Op op) {
    return false;
  }

  /**
   * The {@link #id}: distinct within the factory, and the same in every run that builds the same
   * terms. (A hash of the structure would repeat itself along a regular chain of some ten thousand
   * terms, as every iterated function does.)
   */
  @Override
  public final int hashCode() {
    return id;
  }
}
