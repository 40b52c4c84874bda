/** Rules that make a term simpler as it is built; each is checked against the evaluator. */
@NullMarked
package dev.clew.solver.simplify;

import org.jspecify.annotations.NullMarked;
