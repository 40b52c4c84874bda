/** The layers between a query and the back ends, from cheap to dear, and how they are stacked. */
@NullMarked
package dev.clew.solver.chain;

import org.jspecify.annotations.NullMarked;
