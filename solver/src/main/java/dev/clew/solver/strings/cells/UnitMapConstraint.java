package dev.clew.solver.strings.cells;

import dev.clew.solver.automata.LetterMap;

/** One cell is what a map makes of another. */
record UnitMapConstraint(int source, int result, LetterMap map) implements CellConstraint {

  @Override
  public boolean narrow(CellStore cells) {
    return cells.restrict(result, map.image(cells.set(source)))
        && cells.restrict(source, map.preimage(cells.set(result)));
  }

  @Override
  public int[] scope() {
    return new int[] {source, result};
  }
}
