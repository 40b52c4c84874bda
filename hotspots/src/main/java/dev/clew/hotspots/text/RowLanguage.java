package dev.clew.hotspots.text;

import dev.clew.solver.automata.Nfa;
import java.util.Optional;

/**
 * What a string can be.
 *
 * @param automaton of its words; empty where it would be too large to write down, or is not known:
 *     then it may be anything
 * @param isExact whether it has no other word: otherwise it contains all that there are, and
 *     perhaps more
 */
public record RowLanguage(Optional<Nfa> automaton, boolean isExact) {

  /** Anything, as far as it is known. */
  public static final RowLanguage UNKNOWN = new RowLanguage(Optional.empty(), false);
}
