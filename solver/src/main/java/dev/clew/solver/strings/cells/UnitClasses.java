package dev.clew.solver.strings.cells;

import dev.clew.solver.automata.Nfa;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.UnitNiceness;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/** Units in classes that no automaton and no set among some tells apart. */
final class UnitClasses {

  /** Where a new class starts. */
  private final BitSet starts = new BitSet();

  UnitClasses() {
    starts.set(0);
  }

  void distinguish(CharSet set) {
    for (int i = 0; i < set.intervalCount(); i++) {
      starts.set(set.lo(i));
      starts.set(set.hi(i) + 1);
    }
  }

  void distinguish(Nfa nfa) {
    for (int move = 0; move < nfa.moveCount(); move++) {
      starts.set(nfa.lo(move));
      starts.set(nfa.hi(move) + 1);
    }
  }

  /**
   * Units of a set to try, the nicest first: of each class as many as asked for.
   *
   * @param each how many of a class can make a difference
   */
  List<Character> candidates(CharSet set, int each) {
    List<Character> found = new ArrayList<>();
    for (int i = 0; i < set.intervalCount(); i++) {
      int from = set.lo(i);
      while (from <= set.hi(i)) {
        int end = starts.nextSetBit(from + 1);
        int to = end < 0 || end > set.hi(i) ? set.hi(i) : end - 1;
        addSome(found, CharSet.range((char) from, (char) to), each);
        from = to + 1;
      }
    }
    found.sort(Comparator.comparingInt(UnitNiceness::rank));
    return found;
  }

  /** All units of a small set, the nicest first. */
  static List<Character> all(CharSet set) {
    List<Character> found = new ArrayList<>();
    for (int i = 0; i < set.intervalCount(); i++) {
      for (int unit = set.lo(i); unit <= set.hi(i); unit++) {
        found.add((char) unit);
      }
    }
    found.sort(Comparator.comparingInt(UnitNiceness::rank));
    return found;
  }

  private static void addSome(List<Character> found, CharSet interval, int each) {
    int unit = UnitNiceness.next(interval, -1);
    for (int i = 0; i < each && unit >= 0; i++) {
      found.add((char) unit);
      unit = UnitNiceness.next(interval, UnitNiceness.rank((char) unit));
    }
  }
}
