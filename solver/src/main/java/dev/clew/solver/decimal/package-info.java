/**
 * Floats that are read from texts and written to them: what a condition on one says of the other.
 */
@NullMarked
package dev.clew.solver.decimal;

import org.jspecify.annotations.NullMarked;
