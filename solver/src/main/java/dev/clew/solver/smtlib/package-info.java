/**
 * SMT-LIB 2.6 on top of any solver: reads a script, runs it, prints as the standard says.
 *
 * <p>Text becomes tokens, tokens become S-expressions with positions, S-expressions become terms.
 * No step recurses over the depth of its input. A theory is one {@code Vocabulary}, listed in
 * {@code Theories}.
 */
@NullMarked
package dev.clew.solver.smtlib;

import org.jspecify.annotations.NullMarked;
