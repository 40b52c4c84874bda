/** Conditions and choices that depend on one number alone: as sets of numbers, and as tables. */
@NullMarked
package dev.clew.solver.membership;

import org.jspecify.annotations.NullMarked;
