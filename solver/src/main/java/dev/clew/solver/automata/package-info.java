/**
 * Nondeterministic automata over UTF-16 units in flat arrays, what can be built from them, and
 * searches for words. Knows languages as syntax trees and nothing of terms. Whatever may explode
 * has a limit and says when it is reached; no answer is ever a guess.
 */
@NullMarked
package dev.clew.solver.automata;

import org.jspecify.annotations.NullMarked;
