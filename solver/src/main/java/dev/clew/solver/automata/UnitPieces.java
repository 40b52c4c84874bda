package dev.clew.solver.automata;

import java.util.Arrays;

/**
 * Cuts a range of units into pieces that a set of states cannot tell apart, and finds the states
 * that follow each piece. Kept for the next use.
 */
final class UnitPieces {
  private final LongList cuts = new LongList();

  /** Lower bound, upper bound and target packed, in this order. */
  private final LongList moves = new LongList();

  private final LongList active = new LongList();
  private int started;
  private long work;

  /** Allows about so many more steps. */
  UnitPieces allow(long steps) {
    work = steps;
    return this;
  }

  /** Cuts; the pieces are in ascending order and cover the range without gaps. */
  void of(Nfa nfa, long[] set, int lo, int hi) {
    cuts.clear();
    moves.clear();
    active.clear();
    started = 0;
    cuts.add(lo);
    for (int word = 0; word < set.length; word++) {
      for (long rest = set[word]; rest != 0; rest &= rest - 1) {
        add(nfa, (word << 6) + Long.numberOfTrailingZeros(rest), lo, hi);
      }
    }
    cuts.sort();
    cuts.removeRepetitions();
    cuts.add(hi + 1L);
    moves.sort();
  }

  private void add(Nfa nfa, int state, int lo, int hi) {
    for (int i = nfa.firstMove(state); i < nfa.endMove(state) && nfa.lo(i) <= hi; i++) {
      if (nfa.hi(i) >= lo) {
        moves.add((long) nfa.lo(i) << 47 | (long) nfa.hi(i) << 31 | nfa.to(i));
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

  /**
   * Puts the states that follow a piece into a set, which it clears first. Pieces must be asked for
   * in ascending order: only the moves that reach the piece are looked at.
   */
  void targets(int piece, long[] into) throws TooLarge {
    Arrays.fill(into, 0);
    int unit = lo(piece);
    while (started < moves.size() && moves.get(started) >>> 47 <= unit) {
      active.add(moves.get(started++));
    }
    active.removeIf(move -> (move >>> 31 & 0xFFFF) < unit);
    for (int i = 0; i < active.size(); i++) {
      int target = (int) (active.get(i) & 0x7FFFFFFF);
      into[target >>> 6] |= 1L << target;
    }
    spend((long) active.size() + into.length);
  }

  /** Counts steps that were made with the pieces. */
  void spend(long steps) throws TooLarge {
    work -= steps;
    if (work < 0) {
      throw new TooLarge("too many moves at once");
    }
  }
}
