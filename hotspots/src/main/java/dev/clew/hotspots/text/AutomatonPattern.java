package dev.clew.hotspots.text;

import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An automaton as a pattern of Java, by taking one state after the other out. */
final class AutomatonPattern {

  /** Larger automata have long patterns. */
  private static final int MOST_STATES = 120;

  /** A pattern that grows beyond this on the way does not become short again. */
  private static final int MOST_PARTS = 4_000;

  private final SmallestAutomaton automaton;

  /** From state to state; the start and the end are states of their own. */
  private final Map<Integer, Map<Integer, Language>> moves = new HashMap<>();

  AutomatonPattern(SmallestAutomaton automaton) {
    this.automaton = automaton;
  }

  Optional<String> pattern() {
    if (automaton.isEmpty()) {
      return Optional.of("[^\\s\\S]");
    }
    if (automaton.stateCount() > MOST_STATES) {
      return Optional.empty();
    }
    int start = automaton.stateCount();
    int end = start + 1;
    fill(start, end);
    List<Integer> left = new ArrayList<>();
    for (int state = 0; state < automaton.stateCount(); state++) {
      left.add(state);
    }
    while (!left.isEmpty()) {
      int next = cheapest(left);
      left.remove((Integer) next);
      remove(next);
      if (size() > MOST_PARTS) {
        return Optional.empty();
      }
    }
    Language all = moves.getOrDefault(start, Map.of()).getOrDefault(end, Language.NOTHING);
    return PatternWriter.write(all);
  }

  private void fill(int start, int end) {
    add(start, 0, Language.EMPTY);
    for (int state = 0; state < automaton.stateCount(); state++) {
      if (automaton.accepting().get(state)) {
        add(state, end, Language.EMPTY);
      }
      int from = state;
      automaton.moves().get(state).forEach((to, set) -> add(from, to, Language.chars(set)));
    }
  }

  private void add(int from, int to, Language language) {
    moves.computeIfAbsent(from, key -> new HashMap<>()).merge(to, language, Language::choice);
  }

  private long size() {
    return moves.values().stream().mapToLong(Map::size).sum();
  }

  /** The state with the fewest ways through it. */
  private int cheapest(List<Integer> left) {
    int best = left.get(0);
    long least = Long.MAX_VALUE;
    for (int state : left) {
      long in = moves.values().stream().filter(row -> row.containsKey(state)).count();
      long ways = in * moves.getOrDefault(state, Map.of()).size();
      if (ways < least) {
        least = ways;
        best = state;
      }
    }
    return best;
  }

  private void remove(int state) {
    Map<Integer, Language> out = new HashMap<>(moves.getOrDefault(state, Map.of()));
    Language loop = out.remove(state);
    Language around = loop == null ? Language.EMPTY : Language.star(loop);
    moves.remove(state);
    for (int from : List.copyOf(moves.keySet())) {
      Language in = moves.getOrDefault(from, Map.of()).get(state);
      if (in != null) {
        moves.getOrDefault(from, new HashMap<>()).remove(state);
        out.forEach((to, then) -> add(from, to, Language.sequence(in, around, then)));
      }
    }
  }
}
