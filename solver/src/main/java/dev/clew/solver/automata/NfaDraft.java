package dev.clew.solver.automata;

import java.util.Arrays;

/**
 * An automaton under construction, with arrays that are kept for the next one. State 0 is initial
 * and exists from the start. {@link #build} drops states that no word needs and orders the moves.
 */
final class NfaDraft {
  private static final int MOVES_PER_STATE = 32;

  private int limit;
  private int states;
  private int moves;
  private long[] accepting = new long[4];
  private int[] from = new int[64];

  /** Target, lower and upper bound packed, so that the order of numbers groups by target. */
  private long[] move = new long[64];

  private int[] starts = new int[65];
  private long[] grouped = new long[64];
  private final AcceptanceDistances distances = new AcceptanceDistances();
  private int[] numbers = new int[64];

  /** Starts anew with the initial state alone. */
  NfaDraft restart(int stateLimit) {
    limit = stateLimit;
    states = 1;
    moves = 0;
    Arrays.fill(accepting, 0);
    return this;
  }

  int stateCount() {
    return states;
  }

  /** Adds states; answers the first. */
  int addStates(int count) throws TooLarge {
    if (count > limit - states) {
      throw new TooLarge("more than " + limit + " states");
    }
    int first = states;
    states += count;
    if (states > accepting.length << 6) {
      accepting = Arrays.copyOf(accepting, Math.max(2 * accepting.length, (states + 63) >>> 6));
    }
    return first;
  }

  void accept(int state) {
    accepting[state >>> 6] |= 1L << state;
  }

  boolean isAccepting(int state) {
    return (accepting[state >>> 6] & 1L << state) != 0;
  }

  static long pack(int lo, int hi, int to) {
    return (long) to << 32 | (long) lo << 16 | hi;
  }

  void move(int source, int lo, int hi, int to) throws TooLarge {
    move(source, pack(lo, hi, to));
  }

  void move(int source, long packed) throws TooLarge {
    if (moves == from.length) {
      if (moves / MOVES_PER_STATE > limit) {
        throw new TooLarge("more than " + moves + " moves");
      }
      from = Arrays.copyOf(from, 2 * moves);
      move = Arrays.copyOf(move, 2 * moves);
    }
    from[moves] = source;
    move[moves++] = packed;
  }

  /** Adds all states and moves of an automaton; answers the number that its state 0 gets. */
  int embed(Nfa nfa) throws TooLarge {
    int base = addStates(nfa.stateCount());
    for (int state = 0; state < nfa.stateCount(); state++) {
      copyMoves(nfa, state, base + state, base);
    }
    return base;
  }

  /** Gives a state the moves of a state of an automaton that is embedded at a base. */
  void copyMoves(Nfa nfa, int state, int source, int base) throws TooLarge {
    for (int i = nfa.firstMove(state); i < nfa.endMove(state); i++) {
      move(source, nfa.lo(i), nfa.hi(i), base + nfa.to(i));
    }
  }

  Nfa build() {
    group();
    int[] distance = distances.of(this, starts, grouped);
    numbers = numbers.length < states ? new int[2 * states] : numbers;
    int kept = 0;
    for (int state = 0; state < states; state++) {
      numbers[state] = state == 0 || distance[state] != Nfa.UNREACHABLE ? kept++ : -1;
    }
    return new Rows(kept, starts[states]).fill(distance);
  }

  /** Sorts the moves by their source. */
  private void group() {
    starts = starts.length < states + 2 ? new int[2 * states + 2] : starts;
    grouped = grouped.length < moves ? new long[2 * moves] : grouped;
    Arrays.fill(starts, 0, states + 2, 0);
    for (int i = 0; i < moves; i++) {
      starts[from[i] + 2]++;
    }
    for (int i = 2; i < states + 2; i++) {
      starts[i] += starts[i - 1];
    }
    for (int i = 0; i < moves; i++) {
      grouped[starts[from[i] + 1]++] = move[i];
    }
  }

  /** The arrays of the result. */
  private final class Rows {
    private final int[] offsets;
    private final int[] kept;
    private char[] lo;
    private char[] hi;
    private int[] to;
    private int count;

    Rows(int states, int capacity) {
      offsets = new int[states + 1];
      kept = new int[states];
      lo = new char[capacity];
      hi = new char[capacity];
      to = new int[capacity];
    }

    Nfa fill(int[] distance) {
      for (int state = 0; state < states; state++) {
        if (numbers[state] >= 0) {
          kept[numbers[state]] = distance[state];
          row(starts[state], starts[state + 1]);
          offsets[numbers[state] + 1] = count;
        }
      }
      if (count < to.length) {
        lo = Arrays.copyOf(lo, count);
        hi = Arrays.copyOf(hi, count);
        to = Arrays.copyOf(to, count);
      }
      return new Nfa(offsets, lo, hi, to, kept);
    }

    /** Joins moves to one target, then orders all by their lower bound. */
    private void row(int start, int end) {
      if (end - start > 1) {
        Arrays.sort(grouped, start, end);
      }
      int joined = start;
      for (int i = start; i < end; i++) {
        long next = grouped[i];
        int target = numbers[(int) (next >>> 32)];
        if (target >= 0) {
          int low = (int) (next >>> 16) & 0xFFFF;
          int high = (int) next & 0xFFFF;
          long last = joined > start ? grouped[joined - 1] : -1;
          if (last >= 0 && (int) (last & 0x7FFFFFFF) == target && low <= high(last) + 1) {
            high = Math.max(high, high(last));
            low = (int) (last >>> 47);
            joined--;
          }
          grouped[joined++] = (long) low << 47 | (long) high << 31 | target;
        }
      }
      if (joined - start > 1) {
        Arrays.sort(grouped, start, joined);
      }
      for (int i = start; i < joined; i++) {
        lo[count] = (char) (grouped[i] >>> 47);
        hi[count] = (char) high(grouped[i]);
        to[count++] = (int) (grouped[i] & 0x7FFFFFFF);
      }
    }

    private static int high(long packed) {
      return (int) (packed >>> 31) & 0xFFFF;
    }
  }
}
