package dev.clew.hotspots.text;

import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.Nfa;
import dev.clew.solver.automata.TooLarge;
import java.util.Optional;

/** Writes languages for people: a pattern of Java where that is short. */
public final class LanguageText {

  /** Longer patterns say nothing to anybody. */
  private static final int LONGEST = 200;

  private final Automata automata;

  public LanguageText(Automata automata) {
    this.automata = automata;
  }

  /** A pattern, or the size of the smallest automaton. */
  public String of(RowLanguage language) {
    Optional<Nfa> smallest = smallest(language);
    if (smallest.isEmpty()) {
      return "anything";
    }
    return pattern(smallest.get())
        .orElseGet(
            () ->
                "an automaton of "
                    + smallest.get().stateCount()
                    + " states and "
                    + smallest.get().moveCount()
                    + " moves");
  }

  /** A pattern that matches exactly the words, if it is short. */
  public Optional<String> pattern(Nfa smallest) {
    return new AutomatonPattern(smallest).pattern().filter(text -> text.length() <= LONGEST);
  }

  /** The smallest automaton in which each word has one way; empty where it is not known. */
  public Optional<Nfa> smallest(RowLanguage language) {
    return language.automaton().flatMap(this::smallest);
  }

  /** By Brzozowski: two times, the automaton that reads backwards is made deterministic. */
  private Optional<Nfa> smallest(Nfa nfa) {
    try {
      Nfa backwards = automata.deterministic(automata.reverse(nfa));
      return Optional.of(automata.deterministic(automata.reverse(backwards)));
    } catch (TooLarge e) {
      return Optional.empty();
    }
  }
}
