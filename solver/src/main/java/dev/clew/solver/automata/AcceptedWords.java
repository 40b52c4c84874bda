package dev.clew.solver.automata;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.UnitNiceness;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * The words of an automaton without repetition, the short ones first, among those of one length the
 * nicest first, unit by unit. Goes through sets of states and enters only those from which
 * acceptance is exactly as far away as the word still needs to be: there is no dead end, so each
 * word costs about its length times the moves.
 */
final class AcceptedWords implements Iterator<String> {
  private final Nfa nfa;
  private final long maxLength;

  /** For each number the states from which acceptance is exactly so many units away. */
  private final List<long[]> far = new ArrayList<>();

  private final List<long[]> sets = new ArrayList<>();
  private final List<CharSet> choices = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private int length;
  private boolean started;
  private boolean ready;

  /** The words of a length between two bounds; {@link LengthSet#UNBOUNDED} for no upper bound. */
  public AcceptedWords(Nfa nfa, int minLength, long maxLength) {
    this.nfa = nfa;
    this.maxLength = Math.min(maxLength, new LengthAnalysis(nfa, 0).longest());
    this.length = nfa.isEmpty() ? 0 : Math.max(minLength, nfa.distance(0));
    long[] accepting = new long[nfa.setSize()];
    for (int state = 0; state < nfa.stateCount(); state++) {
      if (nfa.isAccepting(state)) {
        accepting[state >>> 6] |= 1L << state;
      }
    }
    far.add(accepting);
    sets.add(nfa.initialSet());
  }

  @Override
  public boolean hasNext() {
    while (!ready && length <= maxLength) {
      ready = started ? advance() : begin();
      started = ready;
      if (!ready) {
        length++;
      }
    }
    return ready;
  }

  @Override
  public String next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    ready = false;
    return word.toString();
  }

  private boolean begin() {
    while (far.size() <= length) {
      long[] before = new long[nfa.setSize()];
      nfa.stepBack(far.get(far.size() - 1), '\u0000', Character.MAX_VALUE, before);
      far.add(before);
    }
    word.setLength(0);
    if ((far.get(length)[0] & 1) == 0) {
      return false;
    }
    extend();
    return true;
  }

  /** Makes the word as long as it must be with the nicest units. */
  private void extend() {
    while (word.length() < length) {
      int at = word.length();
      choices.add(choices(at));
      put(at, (char) UnitNiceness.next(choices.get(at), -1));
    }
  }

  /** Takes back units until one has a successor. */
  private boolean advance() {
    for (int at = length - 1; at >= 0; at--) {
      int after = UnitNiceness.rank(word.charAt(at));
      word.setLength(at);
      int unit = UnitNiceness.next(choices.get(at), after);
      if (unit >= 0) {
        put(at, (char) unit);
        extend();
        return true;
      }
      choices.remove(at);
    }
    return false;
  }

  private void put(int at, char unit) {
    word.append(unit);
    if (sets.size() == at + 1) {
      sets.add(new long[nfa.setSize()]);
    }
    long[] next = sets.get(at + 1);
    nfa.step(sets.get(at), unit, next);
    long[] useful = far.get(length - at - 1);
    for (int i = 0; i < next.length; i++) {
      next[i] &= useful[i];
    }
  }

  private CharSet choices(int at) {
    CharSet units = CharSet.NONE;
    long[] useful = far.get(length - at - 1);
    long[] set = sets.get(at);
    for (int word = 0; word < set.length; word++) {
      for (long rest = set[word]; rest != 0; rest &= rest - 1) {
        int state = (word << 6) + Long.numberOfTrailingZeros(rest);
        for (int i = nfa.firstMove(state); i < nfa.endMove(state); i++) {
          if ((useful[nfa.to(i) >>> 6] & 1L << nfa.to(i)) != 0) {
            units = units.union(CharSet.range(nfa.lo(i), nfa.hi(i)));
          }
        }
      }
    }
    return units;
  }
}
