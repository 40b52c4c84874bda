/** How an operator narrows what is known of its arguments and its value. */
@NullMarked
package dev.clew.solver.bounds.rules;

import org.jspecify.annotations.NullMarked;
