package dev.clew.hotspots.text;

import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.TooLarge;
import java.util.Optional;

/** Writes languages for people: a pattern of Java where that is short. */
public final class LanguageWriter {

  /** Longer patterns say nothing to anybody. */
  private static final int LONGEST = 200;

  private final Automata automata;

  public LanguageWriter(Automata automata) {
    this.automata = automata;
  }

  /** A pattern, or the size of the smallest automaton. */
  public String of(RowLanguage language) {
    Optional<SmallestAutomaton> smallest = smallest(language);
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
  public Optional<String> pattern(SmallestAutomaton smallest) {
    return new AutomatonPattern(smallest).pattern().filter(text -> text.length() <= LONGEST);
  }

  /** The smallest automaton; empty where it is not known, or too large to be made. */
  public Optional<SmallestAutomaton> smallest(RowLanguage language) {
    try {
      return language.automaton().isEmpty()
          ? Optional.empty()
          : Optional.of(SmallestAutomaton.of(automata.deterministic(language.automaton().get())));
    } catch (TooLarge e) {
      return Optional.empty();
    }
  }
}
