package dev.clew.solver.strings.cells;

import dev.clew.solver.automata.Nfa;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.IntervalCollector;
import java.util.Arrays;

/**
 * Cells in a row spell a word of an automaton. Narrowing keeps, at each position, the units of all
 * words that fit the other positions: states reachable from the left, then from the right. Time is
 * positions times moves.
 */
final class SpellingConstraint implements CellConstraint {

  private final int[] row;
  private final Nfa nfa;
  private final long[][] reached;

  SpellingConstraint(int[] row, Nfa nfa) {
    this.row = row;
    this.nfa = nfa;
    reached = new long[row.length + 1][nfa.setSize()];
  }

  Nfa nfa() {
    return nfa;
  }

  @Override
  public int[] scope() {
    return row;
  }

  @Override
  public boolean narrow(CellStore cells) {
    return forwards(cells) && backwards(cells);
  }

  /**
   * Fixes all cells to the nicest word, unit by unit; only after narrowing, and only where nothing
   * else depends on them: then there is no dead end.
   */
  void spellOut(CellStore cells) {
    long[] now = nfa.initialSet();
    for (int i = 0; i < row.length; i++) {
      char unit = choices(now, i).intersect(cells.set(row[i])).nicest();
      cells.restrict(row[i], CharSet.of(unit));
      long[] next = new long[now.length];
      nfa.step(now, unit, next);
      for (int word = 0; word < next.length; word++) {
        next[word] &= reached[i + 1][word];
      }
      now = next;
    }
  }

  /** The units that lead from one of the states to one from which a word can be finished. */
  private CharSet choices(long[] states, int position) {
    IntervalCollector choices = new IntervalCollector();
    long[] into = reached[position + 1];
    for (int word = 0; word < states.length; word++) {
      for (long rest = states[word]; rest != 0; rest &= rest - 1) {
        int state = (word << 6) + Long.numberOfTrailingZeros(rest);
        for (int move = nfa.firstMove(state); move < nfa.endMove(state); move++) {
          if ((into[nfa.to(move) >>> 6] & 1L << nfa.to(move)) != 0) {
            choices.add(nfa.lo(move), nfa.hi(move));
          }
        }
      }
    }
    return choices.union();
  }

  private boolean forwards(CellStore cells) {
    Arrays.fill(reached[0], 0);
    reached[0][0] = 1;
    for (int i = 0; i < row.length; i++) {
      CharSet set = cells.set(row[i]);
      Arrays.fill(reached[i + 1], 0);
      boolean any = false;
      for (int word = 0; word < reached[i].length; word++) {
        for (long rest = reached[i][word]; rest != 0; rest &= rest - 1) {
          int state = (word << 6) + Long.numberOfTrailingZeros(rest);
          any |= follow(state, set, reached[i + 1]);
        }
      }
      if (!any) {
        return false;
      }
    }
    return nfa.anyAccepting(reached[row.length]);
  }

  private boolean follow(int state, CharSet set, long[] into) {
    boolean any = false;
    for (int move = nfa.firstMove(state); move < nfa.endMove(state); move++) {
      if (touches(set, nfa.lo(move), nfa.hi(move))) {
        into[nfa.to(move) >>> 6] |= 1L << nfa.to(move);
        any = true;
      }
    }
    return any;
  }

  private static boolean touches(CharSet set, char lo, char hi) {
    int interval = set.intervalFrom(lo);
    return interval < set.intervalCount() && set.lo(interval) <= hi;
  }

  /** Keeps the states that lead to acceptance, and the units that lead to them. */
  private boolean backwards(CellStore cells) {
    long[] last = reached[row.length];
    for (int state = 0; state < nfa.stateCount(); state++) {
      if (!nfa.isAccepting(state)) {
        last[state >>> 6] &= ~(1L << state);
      }
    }
    for (int i = row.length - 1; i >= 0; i--) {
      CharSet set = cells.set(row[i]);
      if (!cells.restrict(row[i], useful(i, set))) {
        return false;
      }
    }
    return true;
  }

  private CharSet useful(int position, CharSet set) {
    CharSet useful = CharSet.NONE;
    long[] from = reached[position];
    long[] into = reached[position + 1];
    for (int word = 0; word < from.length; word++) {
      for (long rest = from[word]; rest != 0; rest &= rest - 1) {
        int state = (word << 6) + Long.numberOfTrailingZeros(rest);
        boolean lives = false;
        for (int move = nfa.firstMove(state); move < nfa.endMove(state); move++) {
          boolean leads = (into[nfa.to(move) >>> 6] & 1L << nfa.to(move)) != 0;
          if (leads && touches(set, nfa.lo(move), nfa.hi(move))) {
            lives = true;
            if (!useful.containsAll(nfa.lo(move), nfa.hi(move))) {
              useful = useful.union(CharSet.range(nfa.lo(move), nfa.hi(move)));
            }
          }
        }
        if (!lives) {
          from[word] &= ~(1L << state);
        }
      }
    }
    return useful;
  }
}
