package dev.clew.solver.strings.rules;

import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.Nfa;
import dev.clew.solver.automata.TooLarge;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EqualEdge;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.edges.UnitInEdge;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.WordLanguages;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Strings that repeat themselves: where {@code x·w} is {@code v·x}, and {@code w} is not empty, x
 * is made of copies of w, and of an end of w before them; it is made of copies of v as well, and of
 * a start of v after them.
 */
public final class PeriodRules {

  /** Longer periods are not looked at. */
  private static final int LONGEST = 16;

  /** Looking for rotations costs the square of the number of parts. */
  private static final int MOST_PARTS = 64;

  private final Automata automata;

  public PeriodRules(Automata automata) {
    this.automata = automata;
  }

  /** Memberships that follow from such edges. */
  public List<Edge> among(List<Edge> edges) {
    List<Edge> found = new ArrayList<>();
    for (Edge edge : edges) {
      if (edge instanceof EqualEdge equal) {
        addRotation(equal.left(), equal.right(), found);
        addRotation(equal.right(), equal.left(), found);
      } else if (edge instanceof SliceEdge slice && isShifted(slice, edges)) {
        addShifted(slice, edges, found);
      }
    }
    return found;
  }

  private static void addRotation(Strand left, Strand right, List<Edge> found) {
    int size = rotated(left, right);
    if (size > 0) {
      int before = right.parts().size() - size;
      addCopies(left.head(size), left.tail(size), right.head(before), found);
    }
  }

  /**
   * Of how many parts the longest x is where the left is {@code x·w} and the right {@code v·x},
   * with something beside x; 0 where there is none.
   */
  public static int rotated(Strand left, Strand right) {
    int size = Math.min(left.parts().size(), right.parts().size()) - 1;
    if (left.parts().size() > MOST_PARTS) {
      return 0;
    }
    while (size > 0 && !right.endsWith(left.head(size))) {
      size--;
    }
    return Math.max(0, size);
  }

  /** The units on the way through an automaton. */
  public static CharSet units(Nfa nfa) {
    CharSet units = CharSet.NONE;
    for (int state = 0; state < nfa.stateCount(); state++) {
      units = units.union(nfa.units(state));
    }
    return units;
  }

  private static void addCopies(Strand x, Strand after, Strand before, List<Edge> found) {
    if (isPeriod(after)) {
      Language copies = Language.star(Language.word(after.text()));
      Language end = WordLanguages.endsOf(after.text(), false);
      found.add(new MemberEdge(x, Language.sequence(end, copies)));
    }
    if (isPeriod(before)) {
      Language copies = Language.star(Language.word(before.text()));
      Language start = WordLanguages.endsOf(before.text(), true);
      found.add(new MemberEdge(x, Language.sequence(copies, start)));
    }
  }

  private static boolean isPeriod(Strand strand) {
    return strand.isFixed() && !strand.isEmpty() && strand.text().length() <= LONGEST;
  }

  /** Whether a string starts with its own end from a known offset on, which is not 0. */
  private static boolean isShifted(SliceEdge slice, List<Edge> edges) {
    return slice.toEnd()
        && slice.result().isVertex()
        && startsWith(slice.strand(), slice.result(), edges)
        && integer(slice.offset()) > 0
        && integer(slice.offset()) <= LONGEST;
  }

  private static boolean startsWith(Strand whole, Strand start, List<Edge> edges) {
    return whole.startsWith(start)
        || edges.stream()
            .anyMatch(
                edge ->
                    edge instanceof EqualEdge equal
                        && ((equal.left().equals(whole) && equal.right().startsWith(start))
                            || (equal.right().equals(whole) && equal.left().startsWith(start))));
  }

  /** So many units further on the same units stand again. */
  private void addShifted(SliceEdge slice, List<Edge> edges, List<Edge> found) {
    if (slice.strand().startsWith(slice.result())) {
      addCopies(slice.result(), slice.strand().withoutFirst(), Strand.EMPTY, found);
    }
    CharSet[] units = new CharSet[integer(slice.offset())];
    Arrays.fill(units, CharSet.ALL);
    for (Edge edge : edges) {
      if (edge instanceof UnitInEdge unit && unit.strand().equals(slice.strand())) {
        narrow(units, unit);
      } else if (edge instanceof MemberEdge member && member.strand().equals(slice.strand())) {
        narrow(units, member.language());
      }
    }
    if (Arrays.stream(units).anyMatch(set -> !set.equals(CharSet.ALL))) {
      found.add(new MemberEdge(slice.result(), copies(units)));
    }
  }

  private static void narrow(CharSet[] units, UnitInEdge unit) {
    int at = integer(unit.position());
    if (at >= 0 && at < units.length) {
      units[at] = units[at].intersect(unit.set());
    }
  }

  private void narrow(CharSet[] units, Language language) {
    try {
      Nfa nfa = automata.of(language);
      for (int i = 0; i < units.length; i++) {
        units[i] = units[i].intersect(nfa.unitsAt(i));
      }
    } catch (TooLarge tooLarge) {
      // Nothing is known then.
    }
  }

  /** The value of a small constant; -1 for everything else. */
  private static int integer(Expr number) {
    boolean small =
        number instanceof Const constant
            && constant.value().asInteger().signum() >= 0
            && constant.value().asInteger().bitLength() < Integer.SIZE;
    return small ? ((Const) number).value().asInteger().intValue() : -1;
  }

  /** Any number of copies, and a start of one more. */
  private static Language copies(CharSet[] units) {
    List<Language> starts = new ArrayList<>(List.of(Language.EMPTY));
    Language copy = Language.EMPTY;
    for (CharSet set : units) {
      copy = Language.sequence(copy, Language.chars(set));
      starts.add(copy);
    }
    return Language.sequence(Language.star(copy), Language.choice(starts));
  }
}
