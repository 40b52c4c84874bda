package dev.clew.solver.automata;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.IntervalCollector;
import java.util.Arrays;

/**
 * An immutable automaton without empty moves. State 0 is initial. A move is an interval of units
 * and a target; the moves of a state lie next to each other, in the order of their lower bounds,
 * and moves of one state to one target neither overlap nor touch.
 *
 * <p>Every state can be reached and, unless the language is empty, can reach acceptance: the empty
 * language has one state and no move. So emptiness and the shortest length are known at once.
 *
 * <p>Sets of states are arrays of {@link #setSize} longs, one bit for a state.
 */
public final class Nfa {
  /** The distance to acceptance where there is none. */
  public static final int UNREACHABLE = Integer.MAX_VALUE;

  private final int[] offsets;
  private final char[] lo;
  private final char[] hi;
  private final int[] to;
  private final int[] distances;
  private final boolean deterministic;

  /** Takes the arrays over. A state accepts where its distance is 0. */
  Nfa(int[] offsets, char[] lo, char[] hi, int[] to, int[] distances) {
    this.offsets = offsets;
    this.lo = lo;
    this.hi = hi;
    this.to = to;
    this.distances = distances;
    this.deterministic = disjointMoves();
  }

  private boolean disjointMoves() {
    for (int state = 0; state < stateCount(); state++) {
      for (int i = offsets[state] + 1; i < offsets[state + 1]; i++) {
        if (lo[i] <= hi[i - 1]) {
          return false;
        }
      }
    }
    return true;
  }

  /** The number of states, at least one. */
  public int stateCount() {
    return distances.length;
  }

  /** The number of moves. */
  public int moveCount() {
    return to.length;
  }

  /** The index of the first move from a state. */
  public int firstMove(int state) {
    return offsets[state];
  }

  /** The index behind the last move from a state. */
  public int endMove(int state) {
    return offsets[state + 1];
  }

  /** The lowest unit of a move. */
  public char lo(int move) {
    return lo[move];
  }

  /** The highest unit of a move. */
  public char hi(int move) {
    return hi[move];
  }

  /** Where a move leads. */
  public int to(int move) {
    return to[move];
  }

  /** Whether a word may end in the state. */
  public boolean isAccepting(int state) {
    return distances[state] == 0;
  }

  /**
   * The least number of units from a state to acceptance, {@link #UNREACHABLE} if none leads there.
   */
  public int distance(int state) {
    return distances[state];
  }

  /** Whether there is no word. Constant time. */
  public boolean isEmpty() {
    return distances[0] == UNREACHABLE;
  }

  /** Whether it has the empty word. Constant time. */
  public boolean isNullable() {
    return distances[0] == 0;
  }

  /** Whether it is plain from the initial state that every word is accepted; never a wrong yes. */
  public boolean isAnything() {
    return acceptsAnything(0);
  }

  /** Whether it is plain that every word is accepted from a state on; never a wrong yes. */
  boolean acceptsAnything(int state) {
    for (int i = offsets[state]; i < offsets[state + 1]; i++) {
      if (to[i] == state && lo[i] == 0 && hi[i] == Character.MAX_VALUE) {
        return distances[state] == 0;
      }
    }
    return false;
  }

  /** The states from which it is plain that every word is accepted. */
  long[] anythingStates() {
    long[] found = new long[setSize()];
    for (int state = 0; state < stateCount(); state++) {
      if (acceptsAnything(state)) {
        found[state >>> 6] |= 1L << state;
      }
    }
    return found;
  }

  /** Whether no state has two moves with one unit. */
  public boolean isDeterministic() {
    return deterministic;
  }

  /** The number of longs of a set of states. */
  public int setSize() {
    return (stateCount() + 63) >>> 6;
  }

  /** A new set with the initial state alone. */
  public long[] initialSet() {
    long[] set = new long[setSize()];
    set[0] = 1;
    return set;
  }

  /**
   * Puts the states that follow one of the given ones after a unit into a set, which it clears
   * first.
   */
  public void step(long[] from, char unit, long[] into) {
    step(from, unit, unit, into);
  }

  /** The same for any unit between two bounds, both included. */
  public void step(long[] from, char low, char high, long[] into) {
    Arrays.fill(into, 0);
    for (int word = 0; word < from.length; word++) {
      for (long rest = from[word]; rest != 0; rest &= rest - 1) {
        int state = (word << 6) + Long.numberOfTrailingZeros(rest);
        for (int i = offsets[state]; i < offsets[state + 1] && lo[i] <= high; i++) {
          if (hi[i] >= low) {
            into[to[i] >>> 6] |= 1L << to[i];
          }
        }
      }
    }
  }

  /** Puts the states that have a move with such a unit to one of the given states into a set. */
  public void stepBack(long[] from, char low, char high, long[] into) {
    Arrays.fill(into, 0);
    for (int state = 0; state < stateCount(); state++) {
      for (int i = offsets[state]; i < offsets[state + 1] && lo[i] <= high; i++) {
        if (hi[i] >= low && (from[to[i] >>> 6] & 1L << to[i]) != 0) {
          into[state >>> 6] |= 1L << state;
          break;
        }
      }
    }
  }

  /** Whether a set has an accepting state. */
  public boolean anyAccepting(long[] set) {
    for (int word = 0; word < set.length; word++) {
      for (long rest = set[word]; rest != 0; rest &= rest - 1) {
        if (distances[(word << 6) + Long.numberOfTrailingZeros(rest)] == 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** The states after a word, from the initial one. */
  public long[] after(String word) {
    long[] now = initialSet();
    long[] next = new long[now.length];
    for (int i = 0; i < word.length(); i++) {
      step(now, word.charAt(i), next);
      long[] spare = now;
      now = next;
      next = spare;
    }
    return now;
  }

  /** The units that words have at a position. */
  public CharSet unitsAt(int position) {
    long[] now = initialSet();
    for (int i = 0; i < position; i++) {
      long[] next = new long[now.length];
      step(now, '\0', Character.MAX_VALUE, next);
      now = next;
    }
    IntervalCollector units = new IntervalCollector();
    for (int word = 0; word < now.length; word++) {
      for (long rest = now[word]; rest != 0; rest &= rest - 1) {
        int state = (word << 6) + Long.numberOfTrailingZeros(rest);
        for (int i = offsets[state]; i < offsets[state + 1]; i++) {
          units.add(lo[i], hi[i]);
        }
      }
    }
    return units.union();
  }

  /** Whether the word is in the language. */
  public boolean accepts(String word) {
    return anyAccepting(after(word));
  }

  /** The units with which a word can go on in a state. */
  public CharSet units(int state) {
    IntervalCollector units = new IntervalCollector();
    for (int i = offsets[state]; i < offsets[state + 1]; i++) {
      units.add(lo[i], hi[i]);
    }
    return units.union();
  }

  /** All moves, for readers. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    for (int state = 0; state < stateCount(); state++) {
      out.append(state).append(isAccepting(state) ? "!" : "").append(':');
      for (int i = offsets[state]; i < offsets[state + 1]; i++) {
        out.append(' ').append(CharSet.range(lo[i], hi[i])).append(to[i]);
      }
      out.append('\n');
    }
    return out.toString();
  }
}
