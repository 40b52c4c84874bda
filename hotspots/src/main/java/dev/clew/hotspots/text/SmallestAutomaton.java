package dev.clew.hotspots.text;

import dev.clew.solver.automata.Nfa;
import dev.clew.solver.language.CharSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The automaton with the fewest states in which each word has one way; a state from which no word
 * ends is left out. State 0 is the first.
 *
 * @param moves for each state, the units that lead to others, by their numbers
 * @param accepting for each state, whether words end there
 */
public record SmallestAutomaton(List<Map<Integer, CharSet>> moves, List<Boolean> accepting) {
  public SmallestAutomaton {
    moves = List.copyOf(moves);
    accepting = List.copyOf(accepting);
  }

  public int stateCount() {
    return moves.size();
  }

  /** How many pairs of states have units between them. */
  public int moveCount() {
    return moves.stream().mapToInt(Map::size).sum();
  }

  /** Whether there is no word. */
  public boolean isEmpty() {
    return moveCount() == 0 && !accepting.get(0);
  }

  /**
   * Joins states that the same words lead on from, by Moore's refinement: quadratic in the number
   * of states at worst.
   *
   * @param nfa one in which each word has one way
   */
  static SmallestAutomaton of(Nfa nfa) {
    int[] group = new int[nfa.stateCount()];
    int groups = 1;
    while (true) {
      Map<Object, Integer> known = new HashMap<>();
      int[] finer = new int[group.length];
      for (int state = 0; state < group.length; state++) {
        List<Object> kind = List.of(nfa.isAccepting(state), between(nfa, state, group));
        Integer number = known.putIfAbsent(kind, known.size());
        finer[state] = number == null ? known.size() - 1 : number;
      }
      boolean isStable = known.size() == groups;
      groups = known.size();
      group = finer;
      if (isStable) {
        return joined(nfa, group, groups);
      }
    }
  }

  /** What leads from a state to groups. */
  private static Map<Integer, CharSet> between(Nfa nfa, int state, int[] group) {
    Map<Integer, CharSet> units = new TreeMap<>();
    for (int move = nfa.firstMove(state); move < nfa.endMove(state); move++) {
      CharSet range = CharSet.range(nfa.lo(move), nfa.hi(move));
      units.merge(group[nfa.to(move)], range, CharSet::union);
    }
    return units;
  }

  /** State 0 is in group 0, as it was looked at first. */
  private static SmallestAutomaton joined(Nfa nfa, int[] group, int groups) {
    List<Map<Integer, CharSet>> moves = new ArrayList<>();
    List<Boolean> accepting = new ArrayList<>();
    for (int number = 0; number < groups; number++) {
      int state = 0;
      while (group[state] != number) {
        state++;
      }
      moves.add(between(nfa, state, group));
      accepting.add(nfa.isAccepting(state));
    }
    return new SmallestAutomaton(moves, accepting);
  }
}
