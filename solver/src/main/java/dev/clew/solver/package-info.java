/** The solver's interface: a query goes in, a verdict that carries its evidence comes out. */
@NullMarked
package dev.clew.solver;

import org.jspecify.annotations.NullMarked;
