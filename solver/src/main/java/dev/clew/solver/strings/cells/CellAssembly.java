package dev.clew.solver.strings.cells;

import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.Nfa;
import dev.clew.solver.automata.TooLarge;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.strings.strand.FixedPart;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StrandPart;
import dev.clew.solver.strings.strand.StringVertex;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Strings as rows of cells, of the lengths that numbers give them, and the constraints that edges
 * put on them.
 */
public final class CellAssembly {

  /** Longer strings are not spelt out unit by unit. */
  public static final int LONGEST = 1 << 15;

  private final Automata automata;
  private final Evaluator numbers;
  private final CellStore cells = new CellStore();
  private final Map<StringVertex, int[]> rows = new HashMap<>();
  private final Map<Character, Integer> known = new HashMap<>();
  private final List<CellConstraint> constraints = new ArrayList<>();
  private final UnitClasses alphabet = new UnitClasses();
  private int compared;
  private boolean exact = true;
  private boolean tooLong;
  private boolean computing;

  /**
   * @param numbers values of all numbers of the graph
   */
  public CellAssembly(Automata automata, Evaluator numbers) {
    this.automata = automata;
    this.numbers = numbers;
  }

  public CellStore cells() {
    return cells;
  }

  public List<CellConstraint> constraints() {
    return constraints;
  }

  public UnitClasses alphabet() {
    return alphabet;
  }

  public Map<StringVertex, int[]> rows() {
    return rows;
  }

  /** How many cells are compared with others, and not only with languages. */
  public int compared() {
    return compared;
  }

  /** Whether nothing was left out that a solution could have. */
  public boolean isExact() {
    return exact;
  }

  /** Whether a string is longer than what is spelt out: then nothing fits. */
  public boolean isTooLong() {
    return tooLong;
  }

  /** Says that solutions may be lost from here on. */
  public void approximate() {
    exact = false;
  }

  /** An operator looks at units one by one: those of a class may make a difference to it. */
  public void compute(ComputedConstraint computation) {
    computing = true;
    constraints.add(computation);
  }

  /** Whether units of one class may make a difference. */
  public boolean isComputing() {
    return computing;
  }

  /** The value of a number, or the nearest {@code int}. */
  public int value(Expr number) {
    BigInteger value = exactValue(number);
    if (value.bitLength() < Integer.SIZE) {
      return value.intValue();
    }
    return value.signum() < 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE;
  }

  public BigInteger exactValue(Expr number) {
    return numbers.evaluate(number).asInteger();
  }

  public Evaluator numbers() {
    return numbers;
  }

  /** The cells of a strand in a row. */
  public int[] row(Strand strand) {
    if (strand.isVertex()) {
      return row(strand.vertex());
    }
    List<int[]> rows = new ArrayList<>();
    int length = 0;
    for (StrandPart part : strand.parts()) {
      int[] next = part instanceof FixedPart fixed ? row(fixed.text()) : row((StringVertex) part);
      rows.add(next);
      length += next.length;
    }
    int[] row = new int[length];
    int at = 0;
    for (int[] next : rows) {
      System.arraycopy(next, 0, row, at, next.length);
      at += next.length;
    }
    return row;
  }

  private int[] row(StringVertex vertex) {
    return rows.computeIfAbsent(
        vertex,
        key -> {
          int length = value(key.length());
          if (length > LONGEST) {
            approximate();
            tooLong = true;
          }
          int[] row = new int[Math.max(0, Math.min(length, LONGEST))];
          Arrays.setAll(row, i -> cells.add(CharSet.ALL));
          return row;
        });
  }

  private int[] row(String text) {
    return text.chars().map(unit -> cell((char) unit)).toArray();
  }

  private int cell(char unit) {
    return known.computeIfAbsent(
        unit,
        key -> {
          alphabet.distinguish(CharSet.of(unit));
          return cells.add(CharSet.of(unit));
        });
  }

  /** Two rows spell the same string. */
  public boolean unify(int[] left, int[] right) {
    boolean fits = left.length == right.length;
    for (int i = 0; fits && i < left.length; i++) {
      fits = cells.unify(left[i], right[i]);
    }
    return fits;
  }

  /** Two rows spell different strings. */
  public boolean differ(int[] left, int[] right) {
    if (left.length != right.length) {
      return true;
    }
    compared += left.length;
    constraints.add(new RowMismatch(left, right));
    return left.length > 0;
  }

  public boolean precede(int[] left, int[] right, boolean strict) {
    compared += Math.min(left.length, right.length);
    constraints.add(new OrderConstraint(left, right, strict));
    return true;
  }

  /** One row lies in another. */
  public void place(PlacementConstraint placement) {
    compared += placement.scope().length;
    constraints.add(placement);
  }

  public boolean restrict(int cell, CharSet set) {
    alphabet.distinguish(set);
    return cells.restrict(cell, set);
  }

  /** A strand spells a word of the language. */
  public boolean spell(Strand strand, Language language) {
    try {
      return spell(strand, automata.of(language));
    } catch (TooLarge tooLarge) {
      return spell(row(strand), language);
    }
  }

  /**
   * A strand spells a word of the automaton. Known ends are taken off both, so that rows of which
   * several things are said are spelt out at once where they can be.
   */
  public boolean spell(Strand strand, Nfa nfa) {
    String start = strand.fixedStart();
    String end = strand.fixedEnd();
    if (strand.isFixed() || (start.isEmpty() && end.isEmpty())) {
      return spell(row(strand), nfa);
    }
    try {
      Nfa rest = start.isEmpty() ? nfa : automata.after(automata.word(start), nfa);
      Nfa inner = end.isEmpty() ? rest : automata.before(rest, automata.word(end));
      return spell(row(strand.afterUnits(start.length()).beforeUnits(end.length())), inner);
    } catch (TooLarge tooLarge) {
      return spell(row(strand), nfa);
    }
  }

  /** A row spells a word of the language. */
  public boolean spell(int[] row, Language language) {
    try {
      return spell(row, automata.of(language));
    } catch (TooLarge tooLarge) {
      approximate();
      constraints.add(new LanguageConstraint(row, language));
      return true;
    }
  }

  /** All parts of a word, or null where there are too many. */
  public @Nullable Nfa parts(String word) {
    try {
      return automata.factors(automata.word(word));
    } catch (TooLarge tooLarge) {
      return null;
    }
  }

  /** A row spells a word of the automaton. */
  public boolean spell(int[] row, Nfa nfa) {
    if (nfa.isAnything()) {
      return true;
    }
    alphabet.distinguish(nfa);
    for (int i = 0; i < constraints.size(); i++) {
      if (constraints.get(i) instanceof SpellingConstraint other
          && Arrays.equals(other.scope(), row)) {
        return spellBoth(i, other, nfa);
      }
    }
    constraints.add(new SpellingConstraint(row, nfa));
    return !nfa.isEmpty();
  }

  /** One automaton for a row sees dead ends that two do not. */
  private boolean spellBoth(int place, SpellingConstraint other, Nfa nfa) {
    try {
      Nfa both = automata.intersect(other.nfa(), nfa);
      constraints.set(place, new SpellingConstraint(other.scope(), both));
      return !both.isEmpty();
    } catch (TooLarge tooLarge) {
      constraints.add(new SpellingConstraint(other.scope(), nfa));
      return !nfa.isEmpty();
    }
  }

  public void add(CellConstraint constraint) {
    constraints.add(constraint);
  }

  /** The string that a row spells; the nicest unit where a cell is not fixed. */
  public static String text(CellStore cells, int[] row) {
    StringBuilder text = new StringBuilder(row.length);
    for (int cell : row) {
      text.append(cells.set(cell).nicest());
    }
    return text.toString();
  }

  /** Whether all cells of a row are fixed. */
  public static boolean isFixed(CellStore cells, int[] row) {
    for (int cell : row) {
      if (!cells.isFixed(cell)) {
        return false;
      }
    }
    return true;
  }
}
