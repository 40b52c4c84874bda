package dev.clew.solver.automata;

import java.util.Arrays;

/**
 * Cuts a range of units into pieces that a set of states cannot tell apart, and finds the states
 * that follow each piece. Kept for the next use.
 */
final class Pieces {
  private final LongList cuts = new LongList();
  private final LongList moves = new LongList();

  /** Cuts; the pieces are in ascending order and cover the range without gaps. */
  Pieces of(Nfa nfa, long[] set, int lo, int hi) {
    cuts.clear();
    moves.clear();
    cuts.add(lo);
    for (int word = 0; word < set.length; word++) {
      for (long rest = set[word]; rest != 0; rest &= rest - 1) {
        add(nfa, (word << 6) + Long.numberOfTrailingZeros(rest), lo, hi);
      }
    }
    cuts.sort();
    cuts.removeRepetitions();
    cuts.add(hi + 1L);
    return this;
  }

  private void add(Nfa nfa, int state, int lo, int hi) {
    for (int i = nfa.firstMove(state); i < nfa.endMove(state) && nfa.lo(i) <= hi; i++) {
      if (nfa.hi(i) >= lo) {
        moves.add(Draft.pack(nfa.lo(i), nfa.hi(i), nfa.to(i)));
        if (nfa.lo(i) > lo) {
          cuts.add(nfa.lo(i));
        }
        if (nfa.hi(i) < hi) {
          cuts.add(nfa.hi(i) + 1L);
        }
      }
    }
  }

  int count() {
    return cuts.size() - 1;
  }

  int lo(int piece) {
    return (int) cuts.get(piece);
  }

  int hi(int piece) {
    return (int) cuts.get(piece + 1) - 1;
  }

  /** Puts the states that follow a piece into a set, which it clears first. */
  void targets(int piece, long[] into) {
    Arrays.fill(into, 0);
    int unit = lo(piece);
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      int target = (int) (move >>> 32);
      if (((int) (move >>> 16) & 0xFFFF) <= unit && unit <= ((int) move & 0xFFFF)) {
        into[target >>> 6] |= 1L << target;
      }
    }
  }
}
