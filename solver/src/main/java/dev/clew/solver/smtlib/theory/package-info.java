/** The symbols of the theories, and what they mean as terms. */
@NullMarked
package dev.clew.solver.smtlib.theory;

import org.jspecify.annotations.NullMarked;
