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
  private final long rank;

  /**
   * @param rank the {@link TermRank}
   */
  Expr(Sort sort, int id, long rank) {
    this.sort = sort;
    this.id = id;
    this.rank = rank;
  }

  final long rank() {
    return rank;
  }

  /**
   * Whether this comes before another term in an order that does not depend on which was made
   * first: low terms first, unknowns by name. Only terms that a hash cannot tell apart go by age.
   */
  public final boolean precedes(Expr other) {
    if (rank != other.rank) {
      return rank < other.rank;
    }
    if (this instanceof Symbol left && other instanceof Symbol right) {
      return left.name().compareTo(right.name()) < 0;
    }
    return id < other.id;
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
