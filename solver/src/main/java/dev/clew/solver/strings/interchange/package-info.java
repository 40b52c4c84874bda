/**
 * Numbers propose, rows of cells are fitted, languages flow: the search for words, case by case.
 */
@NullMarked
package dev.clew.solver.strings.interchange;

import org.jspecify.annotations.NullMarked;
