/** From S-expressions to terms: declarations, definitions, sorts, scopes. */
@NullMarked
package dev.clew.solver.smtlib.elaboration;

import org.jspecify.annotations.NullMarked;
