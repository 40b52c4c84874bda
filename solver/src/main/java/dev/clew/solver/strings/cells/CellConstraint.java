package dev.clew.solver.strings.cells;

/** What must hold of cells. Narrowing takes away only what cannot be. */
interface CellConstraint {

  /** Narrows the cells; false when there is no way to satisfy it. */
  boolean narrow(CellStore cells);

  /** The cells it speaks of. */
  int[] scope();
}
