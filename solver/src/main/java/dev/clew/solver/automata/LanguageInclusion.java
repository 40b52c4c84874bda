package dev.clew.solver.automata;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Whether all words of one automaton are words of another, without its complement: pairs of a state
 * of the first and the set of states of the second after the same word. A pair with a larger set
 * than one already seen with the same state cannot show anything new and is dropped (antichains).
 */
final class LanguageInclusion {
  private final Nfa left;
  private final Nfa right;
  private final UnitPieces pieces;
  private final int limit;
  private final long[] anything;
  private final List<List<long[]>> seen = new ArrayList<>();
  private final List<long[]> openSets = new ArrayList<>();
  private final LongList openStates = new LongList();
  private int kept;

  LanguageInclusion(Nfa left, Nfa right, UnitPieces pieces, int limit) {
    this.left = left;
    this.right = right;
    this.pieces = pieces;
    this.limit = limit;
    this.anything = right.anythingStates();
  }

  boolean holds() throws TooLarge {
    for (int state = 0; state < left.stateCount(); state++) {
      seen.add(new ArrayList<>());
    }
    if (!admit(0, right.initialSet())) {
      return false;
    }
    long[] next = new long[right.setSize()];
    for (int at = 0; at < openSets.size(); at++) {
      int state = (int) openStates.get(at);
      long[] set = openSets.get(at);
      for (int i = left.firstMove(state); i < left.endMove(state); i++) {
        pieces.of(right, set, left.lo(i), left.hi(i));
        for (int piece = 0; piece < pieces.count(); piece++) {
          pieces.targets(piece, next);
          if (!admit(left.to(i), next)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Keeps a pair for later unless a smaller one is known; no if it disproves the inclusion. */
  private boolean admit(int state, long[] set) throws TooLarge {
    if (left.isAccepting(state) && !right.anyAccepting(set)) {
      return false;
    }
    if (meets(set, anything)) {
      return true;
    }
    List<long[]> known = seen.get(state);
    pieces.spend((1L + known.size()) * set.length);
    for (long[] other : known) {
      if (within(other, set)) {
        return true;
      }
    }
    if (isEmpty(set)) {
      // Acceptance can be reached from every state of the left automaton, here without the right
      // one.
      return left.isEmpty();
    }
    if (++kept > limit) {
      throw new TooLarge("more than " + limit + " pairs in an inclusion");
    }
    pieces.spend((long) known.size() * set.length);
    long[] copy = Arrays.copyOf(set, set.length);
    known.removeIf(other -> within(copy, other));
    known.add(copy);
    openStates.add(state);
    openSets.add(copy);
    return true;
  }

  private static boolean within(long[] small, long[] large) {
    for (int i = 0; i < small.length; i++) {
      if ((small[i] & ~large[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean meets(long[] one, long[] two) {
    for (int i = 0; i < one.length; i++) {
      if ((one[i] & two[i]) != 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean isEmpty(long[] set) {
    for (long word : set) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }
}
