/** Strings of known lengths, unit by unit: which cells are the same, and what each can still be. */
@NullMarked
package dev.clew.solver.strings.cells;

import org.jspecify.annotations.NullMarked;
