/** Terms with exact Java semantics, and the solvers that decide them. */
@NullMarked
package dev.clew.solver;

import org.jspecify.annotations.NullMarked;
