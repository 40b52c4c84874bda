package dev.clew.solver.automata;

import java.util.Arrays;

/** The subset construction, for automata whose moves leave a choice, and the complement. */
final class SubsetConstruction {
  private final NfaDraft draft;
  private final RowNumbering sets;
  private final UnitPieces pieces;

  SubsetConstruction(NfaDraft draft, RowNumbering sets, UnitPieces pieces) {
    this.draft = draft;
    this.sets = sets;
    this.pieces = pieces;
  }

  Nfa deterministic(Nfa nfa) throws TooLarge {
    return nfa.isDeterministic() ? nfa : subsets(nfa, /* complement= */ false);
  }

  Nfa complement(Nfa nfa) throws TooLarge {
    return nfa.isDeterministic() ? flipped(nfa) : subsets(nfa, /* complement= */ true);
  }

  /** The empty set is a state of the complement: whatever follows is accepted. */
  private Nfa subsets(Nfa nfa, boolean complement) throws TooLarge {
    long[] set = nfa.initialSet();
    long[] next = new long[set.length];
    long[] anything = nfa.anythingStates();
    sets.restart(set.length).of(set);
    for (int number = 0; number < sets.count(); number++) {
      sets.read(number, set);
      if (nfa.anyAccepting(set) != complement) {
        draft.accept(number);
      }
      pieces.of(nfa, set, 0, Character.MAX_VALUE);
      for (int i = 0; i < pieces.count(); i++) {
        pieces.targets(i, next);
        forgetOthers(next, anything);
        if (complement || !isEmpty(next)) {
          int target = sets.of(next);
          if (target == draft.stateCount()) {
            draft.addStates(1);
          }
          draft.move(number, pieces.lo(i), pieces.hi(i), target);
        }
      }
    }
    return draft.build();
  }

  /** With a state that accepts whatever follows, the others make no difference. */
  private static void forgetOthers(long[] set, long[] anything) {
    for (int i = 0; i < set.length; i++) {
      long certain = set[i] & anything[i];
      if (certain != 0) {
        Arrays.fill(set, 0);
        set[i] = Long.lowestOneBit(certain);
        return;
      }
    }
  }

  private static boolean isEmpty(long[] set) {
    for (long word : set) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  private Nfa flipped(Nfa nfa) throws TooLarge {
    draft.addStates(nfa.stateCount() - 1);
    int sink = draft.addStates(1);
    draft.accept(sink);
    draft.move(sink, 0, Character.MAX_VALUE, sink);
    for (int state = 0; state < nfa.stateCount(); state++) {
      if (!nfa.isAccepting(state)) {
        draft.accept(state);
      }
      draft.copyMoves(nfa, state, state, 0);
      int next = 0;
      for (int i = nfa.firstMove(state); i < nfa.endMove(state); i++) {
        if (next < nfa.lo(i)) {
          draft.move(state, next, nfa.lo(i) - 1, sink);
        }
        next = nfa.hi(i) + 1;
      }
      if (next <= Character.MAX_VALUE) {
        draft.move(state, next, Character.MAX_VALUE, sink);
      }
    }
    return draft.build();
  }
}
