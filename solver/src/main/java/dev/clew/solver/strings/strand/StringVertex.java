package dev.clew.solver.strings.strand;

import dev.clew.solver.expr.Expr;

/**
 * An unknown string of a graph. Compared by identity.
 *
 * <p>Not a record: two vertices of one name and length are still two unknowns.
 */
public final class StringVertex implements StrandPart {

  private final int number;
  private final Expr length;

  /**
   * @param number its place among the graph's vertices
   * @param length the unknown number of its units
   */
  public StringVertex(int number, Expr length) {
    this.number = number;
    this.length = length;
  }

  public Expr length() {
    return length;
  }

  @Override
  public String toString() {
    return "v" + number;
  }
}
