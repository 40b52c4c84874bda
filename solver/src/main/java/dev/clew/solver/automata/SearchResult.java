package dev.clew.solver.automata;

/** What a search for a common word ends with. */
sealed interface SearchResult {
  /**
   * A common word within the bounds.
   *
   * @param shortest whether no shorter word within the bounds exists; if not, it is merely not
   *     known
   */
  record Found(String word, boolean shortest) implements SearchResult {}

  /** There is no such word: all possibilities were looked at. */
  record Empty() implements SearchResult {}

  /** Nothing is known. */
  record OutOfBudget() implements SearchResult {}
}
