package dev.clew.hotspots.text;

import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.Nfa;
import dev.clew.solver.automata.TooLarge;
import java.util.List;
import java.util.Optional;

/** Puts the languages of several paths together. For one thread. */
public final class LanguageUnion {

  private final Automata automata = new Automata();

  /** All words; exact if each language is. */
  public RowLanguage of(List<RowLanguage> languages) {
    boolean isExact = true;
    Optional<Nfa> all = Optional.empty();
    for (RowLanguage language : languages) {
      isExact &= language.isExact();
      if (language.automaton().isEmpty()) {
        return RowLanguage.UNKNOWN;
      }
      all = all.isEmpty() ? language.automaton() : joined(all.get(), language.automaton().get());
      if (all.isEmpty()) {
        return RowLanguage.UNKNOWN;
      }
    }
    return new RowLanguage(all, isExact && all.isPresent());
  }

  private Optional<Nfa> joined(Nfa one, Nfa other) {
    try {
      return Optional.of(automata.deterministic(automata.union(one, other)));
    } catch (TooLarge e) {
      return Optional.empty();
    }
  }

  /** The smallest automaton, as a pattern where that is short. */
  public LanguageWriter text() {
    return new LanguageWriter(automata);
  }
}
