package dev.clew.solver.strings;

import dev.clew.solver.expr.Expr;

/**
 * An unknown string of a graph. Compared by identity.
 *
 * <p>Not a record: two vertices of one name and length are still two unknowns.
 */
final class Vertex implements StrandPart {

  private final int number;
  private final Expr length;

  /**
   * @param number its place among the graph's vertices
   * @param length the unknown number of its units
   */
  Vertex(int number, Expr length) {
    this.number = number;
    this.length = length;
  }

  int number() {
    return number;
  }

  Expr length() {
    return length;
  }

  @Override
  public String toString() {
    return "v" + number;
  }
}
