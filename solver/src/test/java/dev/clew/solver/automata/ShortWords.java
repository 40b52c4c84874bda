package dev.clew.solver.automata;

import dev.clew.solver.language.Samples;
import java.util.Set;
import java.util.TreeSet;

/** The words of automata up to a length over a small alphabet, one by one. */
final class ShortWords {
  private ShortWords() {}

  static Set<String> words(Nfa nfa, String alphabet, int length) {
    Set<String> found = new TreeSet<>(Samples.words(alphabet, length));
    found.removeIf(word -> !nfa.accepts(word));
    return found;
  }
}
