package dev.clew.solver.automata;

import java.util.Arrays;

/**
 * Joins states with the same moves and the same acceptance, which Glushkov's construction makes
 * many of. A few rounds, each linear: not minimal, but cheap. Only for constants, which are used
 * again and again.
 */
final class StateReduction {
  private static final int ROUNDS = 4;

  private final NfaDraft draft;
  private final int limit;

  StateReduction(NfaDraft draft, int limit) {
    this.draft = draft;
    this.limit = limit;
  }

  Nfa of(Nfa nfa) throws TooLarge {
    Nfa now = nfa;
    for (int round = 0; round < ROUNDS; round++) {
      int[] target = targets(now);
      if (target.length == 0) {
        return now;
      }
      now = joined(now, target);
    }
    return now;
  }

  /** For each state the least state like it; nothing if there are no two states alike. */
  private static int[] targets(Nfa nfa) {
    int states = nfa.stateCount();
    int size = Integer.highestOneBit(2 * states) * 2;
    int[] slots = new int[size];
    int[] target = new int[states];
    boolean any = false;
    for (int state = 0; state < states; state++) {
      int slot = hash(nfa, state) & (size - 1);
      while (slots[slot] != 0 && !alike(nfa, slots[slot] - 1, state)) {
        slot = (slot + 1) & (size - 1);
      }
      if (slots[slot] == 0) {
        slots[slot] = state + 1;
      } else {
        any = true;
      }
      target[state] = slots[slot] - 1;
    }
    return any ? target : new int[0];
  }

  private static int hash(Nfa nfa, int state) {
    int hash = nfa.isAccepting(state) ? 1 : 0;
    for (int i = nfa.firstMove(state); i < nfa.endMove(state); i++) {
      hash = ((hash * 31 + nfa.lo(i)) * 31 + nfa.hi(i)) * 31 + nfa.to(i);
    }
    return hash ^ hash >>> 15;
  }

  private static boolean alike(Nfa nfa, int one, int two) {
    int shift = nfa.firstMove(two) - nfa.firstMove(one);
    if (nfa.isAccepting(one) != nfa.isAccepting(two)
        || nfa.endMove(two) - nfa.endMove(one) != shift) {
      return false;
    }
    for (int i = nfa.firstMove(one); i < nfa.endMove(one); i++) {
      int j = i + shift;
      if (nfa.lo(i) != nfa.lo(j) || nfa.hi(i) != nfa.hi(j) || nfa.to(i) != nfa.to(j)) {
        return false;
      }
    }
    return true;
  }

  private Nfa joined(Nfa nfa, int[] target) throws TooLarge {
    int[] number = new int[target.length];
    Arrays.fill(number, -1);
    draft.restart(limit);
    int next = 0;
    for (int state = 0; state < target.length; state++) {
      number[state] = target[state] == state ? next++ : number[target[state]];
    }
    draft.addStates(next - 1);
    for (int state = 0; state < target.length; state++) {
      if (target[state] == state) {
        if (nfa.isAccepting(state)) {
          draft.accept(number[state]);
        }
        for (int i = nfa.firstMove(state); i < nfa.endMove(state); i++) {
          draft.move(number[state], nfa.lo(i), nfa.hi(i), number[nfa.to(i)]);
        }
      }
    }
    return draft.build();
  }
}
