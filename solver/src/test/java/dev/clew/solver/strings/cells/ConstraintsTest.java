package dev.clew.solver.strings.cells;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.Nfa;
import dev.clew.solver.automata.TooLarge;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.strings.strand.WordLanguages;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Narrowing of cells against enumeration of all their values. */
class ConstraintsTest {

  private static final String ALPHABET = "abc";

  private final Random random = new Random(2);
  private final Automata automata = new Automata();

  @Test
  void spellingKeepsExactlyTheUnitsOfWords() throws TooLarge {
    List<Language> languages =
        List.of(
            Language.star(Language.word("ab")),
            Language.not(WordLanguages.containing("aa")),
            Language.choice(Language.word("abc"), Language.word("bca"), Language.word("cc")),
            Language.sequence(Language.ANYTHING, Language.word("a"), Language.ANY_CHAR),
            Language.EMPTY);
    for (int round = 0; round < 400; round++) {
      Nfa nfa = automata.of(languages.get(random.nextInt(languages.size())));
      CellStore cells = randomCells(random.nextInt(5));
      int[] row = row(0, cells.size());
      List<String> before = words(cells);
      before.removeIf(word -> !nfa.accepts(word));
      boolean possible = new SpellingConstraint(row, nfa).narrow(cells);
      assertThat(possible).isEqualTo(!before.isEmpty());
      for (int i = 0; possible && i < row.length; i++) {
        int at = i;
        StringBuilder used = new StringBuilder();
        before.forEach(word -> used.append(word.charAt(at)));
        assertThat(cells.set(i)).isEqualTo(CharSet.of(used.toString()));
      }
    }
  }

  @Test
  void cellsThatAreOneLoseNoWord() throws TooLarge {
    Nfa nfa = automata.of(Language.not(WordLanguages.containing("ab")));
    for (int round = 0; round < 200; round++) {
      CellStore cells = randomCells(3);
      if (!cells.unify(0, random.nextInt(3))) {
        continue;
      }
      keeps(
          cells,
          new SpellingConstraint(new int[] {0, 1, 2, 0}, nfa),
          w -> nfa.accepts(w + w.charAt(0)));
    }
  }

  @Test
  void mismatchesLoseNothingAndDecideWhatIsFixed() {
    for (int round = 0; round < 400; round++) {
      int length = 1 + random.nextInt(3);
      CellStore cells = randomCells(2 * length);
      if (random.nextBoolean()
          && !cells.unify(random.nextInt(length), length + random.nextInt(length))) {
        continue;
      }
      RowMismatch mismatch = new RowMismatch(row(0, length), row(length, 2 * length));
      keeps(cells, mismatch, w -> !w.substring(0, length).equals(w.substring(length)));
    }
    assertThat(new RowMismatch(new int[0], new int[0]).narrow(new CellStore())).isFalse();
  }

  @Test
  void precedenceLosesNothingAndDecidesWhatIsFixed() {
    for (int round = 0; round < 1000; round++) {
      int left = random.nextInt(4);
      int right = random.nextInt(4);
      boolean strict = random.nextBoolean();
      CellStore cells = randomCells(left + right);
      if (left > 0
          && right > 0
          && random.nextBoolean()
          && !cells.unify(random.nextInt(left), left + random.nextInt(right))) {
        continue;
      }
      OrderConstraint precedence =
          new OrderConstraint(row(0, left), row(left, left + right), strict);
      int most = strict ? -1 : 0;
      keeps(cells, precedence, w -> w.substring(0, left).compareTo(w.substring(left)) <= most);
    }
  }

  @Test
  void partsThatLieAnywhereLoseNothingAndDecideWhatIsFixed() {
    for (int round = 0; round < 1000; round++) {
      int whole = random.nextInt(4);
      int part = random.nextInt(whole + 1);
      CellStore cells = randomCells(whole + part);
      if (part > 0
          && random.nextBoolean()
          && !cells.unify(random.nextInt(whole), whole + random.nextInt(part))) {
        continue;
      }
      PlacementConstraint placement =
          PlacementConstraint.anywhere(row(0, whole), row(whole, whole + part));
      keeps(cells, placement, w -> w.substring(0, whole).contains(w.substring(whole)));
    }
  }

  @Test
  void whatIsTrimmedLosesNothingAndDecidesWhatIsFixed() {
    for (int round = 0; round < 3000; round++) {
      int whole = random.nextInt(5);
      int part = random.nextInt(whole + 1);
      int ends = 1 + random.nextInt(3);
      CellStore cells = randomCells(whole + part);
      PlacementConstraint placement =
          trimmed(row(0, whole), row(whole, whole + part), (ends & 1) > 0, (ends & 2) > 0);
      String blanks = (ends & 1) > 0 ? "^c+" : "c+$";
      String pattern = ends == 3 ? "^c+|c+$" : blanks;
      keeps(
          cells,
          placement,
          w -> w.substring(0, whole).replaceAll(pattern, "").equals(w.substring(whole)));
    }
  }

  /** A part that is what is left without each {@code c} at the ends. */
  private static PlacementConstraint trimmed(int[] whole, int[] part, boolean front, boolean back) {
    CharSet blank = CharSet.of('c');
    CharSet others = blank.complement();
    int gap = whole.length - part.length;
    return new PlacementConstraint(
        whole,
        part,
        back || part.length == 0 ? 0 : gap,
        front && part.length > 0 ? gap : 0,
        blank,
        front ? others : CharSet.ALL,
        back ? others : CharSet.ALL);
  }

  @Test
  void aPartWithOnePlaceLeftBecomesWhatIsThere() {
    CellStore cells = new CellStore();
    for (String set : List.of("a", "bc", "a", "c", "abc")) {
      cells.add(CharSet.of(set));
    }
    assertThat(PlacementConstraint.anywhere(row(0, 3), row(3, 5)).narrow(cells)).isTrue();
    assertThat(words(cells)).containsExactly("acaca");
    CellStore others = new CellStore();
    others.add(CharSet.of("ab"));
    others.add(CharSet.of("c"));
    assertThat(PlacementConstraint.anywhere(row(0, 1), row(1, 2)).narrow(others)).isFalse();
    assertThat(PlacementConstraint.anywhere(row(0, 1), new int[0]).narrow(others)).isTrue();
    assertThat(trimmed(row(0, 1), new int[0], true, true).narrow(others)).isFalse();
    assertThat(trimmed(row(1, 2), new int[0], true, true).narrow(others)).isTrue();
  }

  @Test
  void theGreatestAndTheLeastUnitHaveNothingBeyondThem() {
    CellStore cells = new CellStore();
    int top = cells.add(CharSet.of('\uFFFF'));
    int any = cells.add(CharSet.ALL);
    assertThat(new OrderConstraint(new int[] {top}, new int[] {any}, true).narrow(cells)).isFalse();
    CellStore others = new CellStore();
    int least = others.add(CharSet.of('\0'));
    int some = others.add(CharSet.ALL);
    assertThat(new OrderConstraint(new int[] {some}, new int[] {least}, true).narrow(others))
        .isFalse();
    assertThat(new OrderConstraint(new int[] {}, new int[] {least}, true).narrow(others)).isTrue();
  }

  @Test
  void everyChangeOfCellsIsTakenBack() {
    CellStore cells = randomCells(6);
    for (int round = 0; round < 300; round++) {
      List<Integer> marks = new ArrayList<>();
      List<String> states = new ArrayList<>();
      for (int step = 0; step < 40; step++) {
        marks.add(cells.mark());
        states.add(state(cells));
        int cell = random.nextInt(6);
        if (random.nextInt(4) == 0) {
          cells.unify(cell, random.nextInt(6));
        } else {
          cells.restrict(cell, randomSet());
        }
      }
      int back = random.nextInt(marks.size());
      cells.undo(marks.get(back));
      assertThat(state(cells)).isEqualTo(states.get(back));
      cells.undo(0);
      assertThat(state(cells)).isEqualTo(states.get(0));
    }
  }

  private static String state(CellStore cells) {
    StringBuilder state = new StringBuilder();
    for (int i = 0; i < cells.size(); i++) {
      state.append(cells.root(i)).append(cells.set(i)).append(' ');
    }
    return state.toString();
  }

  /** Nothing that fits is lost; when all cells are fixed nothing else is left. */
  private static void keeps(CellStore cells, CellConstraint constraint, Predicate<String> fits) {
    List<String> before = words(cells);
    List<String> fitting = before.stream().filter(fits).toList();
    boolean possible = constraint.narrow(cells);
    assertThat(possible || fitting.isEmpty()).isTrue();
    if (possible) {
      assertThat(words(cells)).containsAll(fitting);
      assertThat(before.size() > 1 || !fitting.isEmpty()).isTrue();
    }
  }

  private CharSet randomSet() {
    CharSet set = CharSet.of(ALPHABET.charAt(random.nextInt(3)));
    return random.nextBoolean() ? set : set.union(CharSet.of(ALPHABET.charAt(random.nextInt(3))));
  }

  private CellStore randomCells(int count) {
    CellStore cells = new CellStore();
    for (int i = 0; i < count; i++) {
      cells.add(random.nextInt(3) == 0 ? CharSet.of("abc") : randomSet());
    }
    return cells;
  }

  private static int[] row(int from, int to) {
    int[] row = new int[to - from];
    for (int i = from; i < to; i++) {
      row[i - from] = i;
    }
    return row;
  }

  /** Everything that the cells can spell together. */
  private static List<String> words(CellStore cells) {
    List<String> words = new ArrayList<>(List.of(""));
    for (int i = 0; i < cells.size(); i++) {
      int cell = i;
      List<String> longer = new ArrayList<>();
      for (String word : words) {
        for (char unit = 'a'; unit <= 'c'; unit++) {
          int root = cells.root(cell);
          boolean alike = rootsAgree(cells, word, root, unit);
          if (cells.set(cell).contains(unit) && alike) {
            longer.add(word + unit);
          }
        }
      }
      words = longer;
    }
    return words;
  }

  private static boolean rootsAgree(CellStore cells, String word, int root, char unit) {
    for (int i = 0; i < word.length(); i++) {
      if (cells.root(i) == root && word.charAt(i) != unit) {
        return false;
      }
    }
    return true;
  }
}
