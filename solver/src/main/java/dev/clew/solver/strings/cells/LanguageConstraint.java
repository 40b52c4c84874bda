package dev.clew.solver.strings.cells;

import dev.clew.solver.language.Language;

/** A row spells a word of a language that is too large to compile; looked at when it is fixed. */
final class LanguageConstraint implements CellConstraint {

  private final int[] row;
  private final Language language;

  LanguageConstraint(int[] row, Language language) {
    this.row = row;
    this.language = language;
  }

  @Override
  public boolean narrow(CellStore cells) {
    return !CellAssembly.isFixed(cells, row) || language.accepts(CellAssembly.text(cells, row));
  }

  @Override
  public int[] scope() {
    return row;
  }
}
