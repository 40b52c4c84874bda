package dev.clew.solver.automata;

/** Pairs of states that the two automata can be in after one and the same word. */
final class AutomatonProduct {
  private final Nfa left;
  private final Nfa right;
  private final NfaDraft draft;
  private final RowNumbering pairs;
  private final long[] pair = new long[1];

  AutomatonProduct(Nfa left, Nfa right, NfaDraft draft, RowNumbering pairs) {
    this.left = left;
    this.right = right;
    this.draft = draft;
    this.pairs = pairs.restart(1);
  }

  Nfa intersection() throws TooLarge {
    explore();
    return draft.build();
  }

  /** The states of the right automaton after words of the left one. */
  long[] rightAfterLeft() throws TooLarge {
    explore();
    long[] found = new long[right.setSize()];
    for (int number = 0; number < pairs.count(); number++) {
      long both = pairs.get(number, 0);
      if (left.isAccepting((int) (both >>> 32))) {
        found[(int) both >>> 6] |= 1L << both;
      }
    }
    return found;
  }

  private void explore() throws TooLarge {
    pairs.of(pair);
    for (int number = 0; number < pairs.count(); number++) {
      int a = (int) (pairs.get(number, 0) >>> 32);
      int b = (int) pairs.get(number, 0);
      if (left.isAccepting(a) && right.isAccepting(b)) {
        draft.accept(number);
      }
      for (int i = left.firstMove(a); i < left.endMove(a); i++) {
        meet(number, i, b);
      }
    }
  }

  private void meet(int number, int i, int b) throws TooLarge {
    int end = right.endMove(b);
    for (int j = right.firstMove(b); j < end && right.lo(j) <= left.hi(i); j++) {
      if (right.hi(j) >= left.lo(i)) {
        pair[0] = (long) left.to(i) << 32 | right.to(j);
        int next = pairs.of(pair);
        if (next == draft.stateCount()) {
          draft.addStates(1);
        }
        int lo = Math.max(left.lo(i), right.lo(j));
        int hi = Math.min(left.hi(i), right.hi(j));
        draft.move(number, lo, hi, next);
      }
    }
  }
}
