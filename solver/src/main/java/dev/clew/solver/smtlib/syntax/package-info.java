/** From characters to S-expressions, and back to text. */
@NullMarked
package dev.clew.solver.smtlib.syntax;

import org.jspecify.annotations.NullMarked;
