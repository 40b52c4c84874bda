/**
 * The term language: sorts, values, operators and interned expressions.
 *
 * <p>Nothing here knows what an operator computes; that is {@code dev.clew.solver.semantics}.
 */
@NullMarked
package dev.clew.solver.expr;

import org.jspecify.annotations.NullMarked;
