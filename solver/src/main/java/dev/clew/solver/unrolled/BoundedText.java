package dev.clew.solver.unrolled;

import dev.clew.solver.expr.Expr;
import java.util.List;

/**
 * A string of bounded length.
 *
 * @param length how many units there are, never open, between 0 and the number of {@code units}
 * @param units terms of 16 bits; 0 at and beyond the length
 */
record BoundedText(BoundedInteger length, List<Expr> units) {

  BoundedText {
    units = List.copyOf(units);
    if (length.open() || length.least() < 0 || length.most() > units.size()) {
      throw new IllegalArgumentException("a length that does not fit: " + length);
    }
  }

  int capacity() {
    return units.size();
  }

  /** Whether all of its words have one length. */
  boolean fixed() {
    return length.isConstant();
  }
}
