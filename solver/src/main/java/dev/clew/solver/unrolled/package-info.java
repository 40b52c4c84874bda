/**
 * Strings of bounded length as bit-vectors: a length and an array of 16-bit units. Translates a
 * query about strings into one about numbers, which any numeric solver decides.
 */
@NullMarked
package dev.clew.solver.unrolled;

import org.jspecify.annotations.NullMarked;
