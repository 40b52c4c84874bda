/**
 * Intervals, known bits and congruences: decides the easy conjunctions in microseconds, without any
 * solver behind it.
 */
@NullMarked
package dev.clew.solver.bounds;

import org.jspecify.annotations.NullMarked;
