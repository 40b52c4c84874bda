/**
 * Strings and the numbers that hang on them: a graph of what holds, rules that simplify and refute
 * it, languages that flow along its edges, and words that fit once the numbers are chosen.
 */
@NullMarked
package dev.clew.solver.strings;

import org.jspecify.annotations.NullMarked;
