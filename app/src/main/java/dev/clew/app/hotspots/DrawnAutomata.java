package dev.clew.app.hotspots;

import dev.clew.hotspots.text.AutomatonDrawing;
import dev.clew.hotspots.text.SmallestAutomaton;
import dev.clew.output.StringAutomaton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Automata as results have them. */
final class DrawnAutomata {

  /** More are no picture, and a long table. */
  private static final int MOST_MOVES = 3_000;

  private DrawnAutomata() {}

  /** Empty for one that is too large to be looked at. */
  static Optional<StringAutomaton> of(AutomatonDrawing drawing) {
    SmallestAutomaton automaton = drawing.automaton();
    if (automaton.moveCount() > MOST_MOVES) {
      return Optional.empty();
    }
    List<StringAutomaton.Transition> transitions = new ArrayList<>();
    for (int state = 0; state < automaton.stateCount(); state++) {
      int from = state;
      drawing
          .labels(state)
          .forEach((to, label) -> transitions.add(new StringAutomaton.Transition(from, to, label)));
    }
    List<Integer> accepting =
        IntStream.range(0, automaton.stateCount())
            .filter(state -> automaton.accepting().get(state))
            .boxed()
            .toList();
    return Optional.of(new StringAutomaton(automaton.stateCount(), accepting, transitions));
  }
}
