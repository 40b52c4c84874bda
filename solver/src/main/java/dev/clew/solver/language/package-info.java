/**
 * Regular languages over UTF-16 units as immutable syntax trees, and the sets of units they are
 * made of. Nothing here builds an automaton.
 */
@NullMarked
package dev.clew.solver.language;

import org.jspecify.annotations.NullMarked;
