package dev.clew.solver.expr;

import java.util.List;

/** Bounds for the values of a function of doubles whose arguments lie within bounds. */
@FunctionalInterface
public interface Enclosure {

  /** A range that has every value; too large rather than too small. */
  DoubleRange of(List<DoubleRange> arguments);
}
