package dev.clew.output;

import java.util.List;

/**
 * A language as something to draw.
 *
 * @param states how many there are; words begin at 0
 * @param accepting where words end
 */
public record StringAutomaton(int states, List<Integer> accepting, List<Transition> transitions) {

  /**
   * A way between two states.
   *
   * @param label the units, as people write a class of a pattern
   */
  public record Transition(int from, int to, String label) {}

  public StringAutomaton {
    accepting = List.copyOf(accepting);
    transitions = List.copyOf(transitions);
  }
}
