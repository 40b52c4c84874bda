package dev.clew.solver.automata;

import java.util.Optional;

/**
 * The word of an automaton that has exactly one. As every state leads to acceptance, there is one
 * word if and only if no state after a beginning leaves a choice: of units, or between ending and
 * going on.
 */
final class SingleWord {
  private static final int NONE = -1;
  private static final int SEVERAL = -2;

  private SingleWord() {}

  /** Ends after as many steps as the shortest word has units. */
  static Optional<String> of(Nfa nfa) {
    if (nfa.isEmpty()) {
      return Optional.empty();
    }
    StringBuilder word = new StringBuilder();
    long[] now = nfa.initialSet();
    long[] next = new long[now.length];
    while (true) {
      int unit = onlyUnit(nfa, now);
      boolean ends = nfa.anyAccepting(now);
      if (unit == SEVERAL || ends != (unit == NONE)) {
        return Optional.empty();
      }
      if (ends) {
        return Optional.of(word.toString());
      }
      word.append((char) unit);
      nfa.step(now, (char) unit, next);
      long[] spare = now;
      now = next;
      next = spare;
    }
  }

  private static int onlyUnit(Nfa nfa, long[] set) {
    int unit = NONE;
    for (int word = 0; word < set.length; word++) {
      for (long rest = set[word]; rest != 0; rest &= rest - 1) {
        int state = (word << 6) + Long.numberOfTrailingZeros(rest);
        for (int i = nfa.firstMove(state); i < nfa.endMove(state); i++) {
          if (nfa.lo(i) != nfa.hi(i) || (unit != NONE && unit != nfa.lo(i))) {
            return SEVERAL;
          }
          unit = nfa.lo(i);
        }
      }
    }
    return unit;
  }
}
