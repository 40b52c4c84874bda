/** Rows of known and unknown strings, and the numbers and languages that are said of them. */
@NullMarked
package dev.clew.solver.strings.strand;

import org.jspecify.annotations.NullMarked;
