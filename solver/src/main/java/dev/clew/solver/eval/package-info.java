/** Assignments of values to unknowns, and the evaluator that judges every model. */
@NullMarked
package dev.clew.solver.eval;

import org.jspecify.annotations.NullMarked;
