/** Looks for models of a special shape, where the general search takes too long. */
@NullMarked
package dev.clew.solver.guess;

import org.jspecify.annotations.NullMarked;
