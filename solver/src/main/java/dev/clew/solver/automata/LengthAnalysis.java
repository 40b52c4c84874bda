package dev.clew.solver.automata;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Steps through the sets of states by length, whatever the units, until a set comes again. The sets
 * may take exponentially long to repeat; then the answer is too large beyond the steps made, and
 * says so.
 */
final class LengthAnalysis {
  private final Nfa nfa;
  private final int maxSteps;

  LengthAnalysis(Nfa nfa, int maxSteps) {
    this.nfa = nfa;
    this.maxSteps = maxSteps;
  }

  /**
   * Compares each set with one marked before, at distances that double: no set but the marked one
   * is stored (Brent).
   */
  LengthSet lengths() {
    long max = longest();
    long min = nfa.isEmpty() ? LengthSet.UNBOUNDED : nfa.distance(0);
    BitSet bits = new BitSet();
    long[] now = nfa.initialSet();
    long[] next = new long[now.length];
    long[] marked = now.clone();
    int mark = 0;
    for (int length = 0; length < maxSteps; length++) {
      if (length > mark && Arrays.equals(now, marked)) {
        return new LengthSet(bits, mark, length - mark, min, max, /* exact= */ true);
      }
      if (length >= 2 * mark + 2) {
        mark = length;
        System.arraycopy(now, 0, marked, 0, now.length);
      }
      bits.set(length, nfa.anyAccepting(now));
      nfa.step(now, '\u0000', Character.MAX_VALUE, next);
      long[] spare = now;
      now = next;
      next = spare;
    }
    bits.set(maxSteps);
    return new LengthSet(bits, maxSteps, 1, min, max, /* exact= */ false);
  }

  /** The longest way, as every state lies on one to acceptance; unbounded with a circle. */
  long longest() {
    if (nfa.isEmpty()) {
      return -1;
    }
    int[] into = new int[nfa.stateCount()];
    for (int i = 0; i < nfa.moveCount(); i++) {
      into[nfa.to(i)]++;
    }
    if (into[0] > 0) {
      return LengthSet.UNBOUNDED;
    }
    int[] queue = new int[nfa.stateCount()];
    int[] depth = new int[nfa.stateCount()];
    int tail = 1;
    int longest = 0;
    for (int head = 0; head < tail; head++) {
      int state = queue[head];
      longest = Math.max(longest, depth[state]);
      for (int i = nfa.firstMove(state); i < nfa.endMove(state); i++) {
        depth[nfa.to(i)] = Math.max(depth[nfa.to(i)], depth[state] + 1);
        if (--into[nfa.to(i)] == 0) {
          queue[tail++] = nfa.to(i);
        }
      }
    }
    return tail < nfa.stateCount() ? LengthSet.UNBOUNDED : longest;
  }
}
