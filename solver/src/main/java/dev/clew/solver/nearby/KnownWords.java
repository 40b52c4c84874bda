package dev.clew.solver.nearby;

import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.TooLarge;
import dev.clew.solver.language.Language;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A few words of each language that conjuncts name, the short and nice ones. For one thread. */
final class KnownWords {

  private static final int CAPACITY = 1 << 10;
  private static final int COUNT = 4;

  /** Larger automata are not made for a guess. */
  private static final int MOST_STATES = 256;

  private final Automata automata = new Automata(MOST_STATES);
  private final Map<Language, List<String>> known = new HashMap<>();

  List<String> of(Language language) {
    if (known.size() >= CAPACITY) {
      known.clear();
    }
    return known.computeIfAbsent(language, this::words);
  }

  private List<String> words(Language language) {
    try {
      return automata.firstWords(automata.of(language), COUNT);
    } catch (TooLarge tooLarge) {
      return List.of();
    }
  }
}
