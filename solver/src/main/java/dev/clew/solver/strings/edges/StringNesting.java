package dev.clew.solver.strings.edges;

import dev.clew.solver.strings.strand.Strand;

/**
 * One string in another.
 *
 * @param atStart whether the whole starts with the part
 * @param atEnd whether the whole ends with the part
 */
public record StringNesting(Strand whole, Strand part, boolean atStart, boolean atEnd) {

  /** Whether the part lies in a larger string, too, at the end that another nesting asks for. */
  public boolean isIn(Strand larger, StringNesting wanted) {
    if (wanted.atStart) {
      return atStart && larger.startsWith(whole);
    }
    if (wanted.atEnd) {
      return atEnd && larger.endsWith(whole);
    }
    return larger.indexOf(whole) >= 0;
  }
}
