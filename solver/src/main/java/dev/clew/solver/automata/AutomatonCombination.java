package dev.clew.solver.automata;

import dev.clew.solver.language.CharSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/** What takes time linear in the automata, or nearly so. Each method starts the draft anew. */
final class AutomatonCombination {
  private final NfaDraft draft;
  private final int limit;

  AutomatonCombination(NfaDraft draft, int limit) {
    this.draft = draft.restart(limit);
    this.limit = limit;
  }

  Nfa union(Nfa left, Nfa right) throws TooLarge {
    addAlternative(left);
    addAlternative(right);
    return draft.build();
  }

  private void addAlternative(Nfa nfa) throws TooLarge {
    int base = draft.embed(nfa);
    draft.copyMoves(nfa, 0, 0, base);
    acceptAll(nfa, base);
    if (nfa.isNullable()) {
      draft.accept(0);
    }
  }

  private void acceptAll(Nfa nfa, int base) {
    for (int state = 0; state < nfa.stateCount(); state++) {
      if (nfa.isAccepting(state)) {
        draft.accept(base + state);
      }
    }
  }

  /** The left automaton keeps its numbers. */
  Nfa concat(Nfa left, Nfa right) throws TooLarge {
    embedAtStart(left);
    int base = draft.embed(right);
    acceptAll(right, base);
    for (int state = 0; state < left.stateCount(); state++) {
      if (left.isAccepting(state)) {
        draft.copyMoves(right, 0, state, base);
        if (right.isNullable()) {
          draft.accept(state);
        }
      }
    }
    return draft.build();
  }

  private void embedAtStart(Nfa nfa) throws TooLarge {
    draft.addStates(nfa.stateCount() - 1);
    for (int state = 0; state < nfa.stateCount(); state++) {
      draft.copyMoves(nfa, state, state, 0);
    }
  }

  /** A new initial state stands for all accepting ones. */
  Nfa reverse(Nfa nfa) throws TooLarge {
    int base = draft.addStates(nfa.stateCount());
    for (int state = 0; state < nfa.stateCount(); state++) {
      for (int i = nfa.firstMove(state); i < nfa.endMove(state); i++) {
        draft.move(base + nfa.to(i), nfa.lo(i), nfa.hi(i), base + state);
        if (nfa.isAccepting(nfa.to(i))) {
          draft.move(0, nfa.lo(i), nfa.hi(i), base + state);
        }
      }
    }
    draft.accept(base);
    if (nfa.isNullable()) {
      draft.accept(0);
    }
    return draft.build();
  }

  Nfa prefixes(Nfa nfa) throws TooLarge {
    embedAtStart(nfa);
    for (int state = 0; state < nfa.stateCount() && !nfa.isEmpty(); state++) {
      draft.accept(state);
    }
    return draft.build();
  }

  Nfa suffixes(Nfa nfa) throws TooLarge {
    long[] all = new long[nfa.setSize()];
    for (int state = 0; state < nfa.stateCount(); state++) {
      all[state >>> 6] |= 1L << state;
    }
    return from(nfa, all, /* nullable= */ !nfa.isEmpty());
  }

  /** What leads from any of the given states to acceptance. */
  Nfa from(Nfa nfa, long[] states) throws TooLarge {
    return from(nfa, states, nfa.anyAccepting(states));
  }

  private Nfa from(Nfa nfa, long[] states, boolean nullable) throws TooLarge {
    draft.restart(limit);
    int base = draft.embed(nfa);
    acceptAll(nfa, base);
    for (int state = 0; state < nfa.stateCount(); state++) {
      if ((states[state >>> 6] & 1L << state) != 0) {
        draft.copyMoves(nfa, state, 0, base);
      }
    }
    if (nullable) {
      draft.accept(0);
    }
    return draft.build();
  }

  /** Each move with the units of a set replaced by the moves with the units of its image. */
  Nfa mapped(Nfa nfa, UnaryOperator<CharSet> image) throws TooLarge {
    Map<CharSet, CharSet> images = new HashMap<>();
    draft.addStates(nfa.stateCount() - 1);
    acceptAll(nfa, 0);
    for (int state = 0; state < nfa.stateCount(); state++) {
      for (int i = nfa.firstMove(state); i < nfa.endMove(state); i++) {
        CharSet units = images.computeIfAbsent(CharSet.range(nfa.lo(i), nfa.hi(i)), image);
        for (int j = 0; j < units.intervalCount(); j++) {
          draft.move(state, units.lo(j), units.hi(j), nfa.to(i));
        }
      }
    }
    return draft.build();
  }
}
