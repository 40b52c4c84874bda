/**
 * Solvers that are spoken to in SMT-LIB text: terms become text, text becomes values. Made for
 * queries about strings; machine integers become mathematical ones on the way, because that is what
 * string solvers can reason about.
 */
@NullMarked
package dev.clew.smt.text;

import org.jspecify.annotations.NullMarked;
