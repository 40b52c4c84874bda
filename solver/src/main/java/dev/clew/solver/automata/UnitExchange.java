package dev.clew.solver.automata;

import dev.clew.solver.language.CharSet;

/**
 * Some units become a word wherever they stand, and the others stay: words of an automaton after
 * that, and before it. Both are exact.
 */
final class UnitExchange {
  private final NfaDraft draft;
  private final Nfa nfa;
  private final CharSet units;
  private final CharSet others;
  private final String word;

  UnitExchange(NfaDraft draft, Nfa nfa, CharSet units, String word) {
    this.draft = draft;
    this.nfa = nfa;
    this.units = units;
    this.others = units.complement();
    this.word = word;
  }

  /** What becomes of the words; one more state for each further unit of each way through it. */
  Nfa image() throws TooLarge {
    draft.addStates(nfa.stateCount() - 1);
    for (int state = 0; state < nfa.stateCount(); state++) {
      long[] same = word.isEmpty() ? silently(state) : only(state);
      for (int other = next(same, 0); other >= 0; other = next(same, other + 1)) {
        copy(other, state);
      }
      if (!word.isEmpty()) {
        addWays(state);
      }
    }
    return draft.build();
  }

  /** The words that become words; as many states as before. */
  Nfa preimage() throws TooLarge {
    draft.addStates(nfa.stateCount() - 1);
    for (int state = 0; state < nfa.stateCount(); state++) {
      copy(state, state);
      long[] after = after(state);
      for (int target = next(after, 0); target >= 0; target = next(after, target + 1)) {
        for (int i = 0; i < units.intervalCount(); i++) {
          draft.move(state, units.lo(i), units.hi(i), target);
        }
      }
    }
    return draft.build();
  }

  private long[] only(int state) {
    long[] set = new long[nfa.setSize()];
    set[state >>> 6] |= 1L << state;
    return set;
  }

  /** The next state of a set from one on; -1 after the last. */
  private static int next(long[] set, int from) {
    int index = from >>> 6;
    long rest = index < set.length ? set[index] & -1L << from : 0;
    while (rest == 0 && ++index < set.length) {
      rest = set[index];
    }
    return rest == 0 ? -1 : (index << 6) + Long.numberOfTrailingZeros(rest);
  }

  /** The states after one of the units. */
  private long[] step(long[] states) {
    long[] all = new long[states.length];
    long[] some = new long[states.length];
    for (int i = 0; i < units.intervalCount(); i++) {
      nfa.step(states, units.lo(i), units.hi(i), some);
      for (int word = 0; word < all.length; word++) {
        all[word] |= some[word];
      }
    }
    return all;
  }

  /** The states that the units lead to, any number of them. */
  private long[] silently(int state) {
    long[] all = only(state);
    boolean grows = true;
    while (grows) {
      long[] step = step(all);
      grows = false;
      for (int i = 0; i < all.length; i++) {
        grows |= (step[i] & ~all[i]) != 0;
        all[i] |= step[i];
      }
    }
    return all;
  }

  private long[] after(int state) {
    long[] at = only(state);
    for (int i = 0; i < word.length(); i++) {
      long[] step = new long[at.length];
      nfa.step(at, word.charAt(i), step);
      at = step;
    }
    return at;
  }

  /** Gives a state another's acceptance, and its moves by other units. */
  private void copy(int state, int source) throws TooLarge {
    if (nfa.isAccepting(state)) {
      draft.accept(source);
    }
    for (int i = nfa.firstMove(state); i < nfa.endMove(state); i++) {
      CharSet kept = CharSet.range(nfa.lo(i), nfa.hi(i)).intersect(others);
      for (int j = 0; j < kept.intervalCount(); j++) {
        draft.move(source, kept.lo(j), kept.hi(j), nfa.to(i));
      }
    }
  }

  private void addWays(int state) throws TooLarge {
    long[] targets = step(only(state));
    for (int target = next(targets, 0); target >= 0; target = next(targets, target + 1)) {
      int from = state;
      for (int i = 0; i < word.length() - 1; i++) {
        int to = draft.addStates(1);
        draft.move(from, word.charAt(i), word.charAt(i), to);
        from = to;
      }
      char last = word.charAt(word.length() - 1);
      draft.move(from, last, last, target);
    }
  }
}
