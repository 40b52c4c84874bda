package dev.clew.output;

import java.util.List;
import java.util.Optional;

/**
 * What a method returns, all paths together.
 *
 * @param title the method as a person reads it
 * @param pattern its words, or how large the automaton is
 * @param isExact whether there is no other word in the pattern
 * @param gaps why words may be missing
 */
public record ReturnedResult(
    String title,
    String pattern,
    boolean isExact,
    List<String> gaps,
    Optional<StringAutomaton> automaton) {
  public ReturnedResult {
    gaps = List.copyOf(gaps);
  }
}
