package dev.clew.solver.strings.cells;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.TooLarge;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Looking only at what changes concern narrows as far as looking at everything again and again. */
@Tag("once")
class ConstraintAgendaTest {

  private static final int CELLS = 8;

  private final Automata automata = new Automata();

  /** The same for the same seed. */
  private record Setting(CellStore cells, List<CellConstraint> constraints) {}

  private Setting setting(long seed) throws TooLarge {
    Random random = new Random(seed);
    CellStore cells = new CellStore();
    for (int i = 0; i < CELLS; i++) {
      cells.add(random.nextInt(3) == 0 ? set(random) : CharSet.range('a', 'd'));
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      int one = random.nextInt(CELLS);
      int other = random.nextInt(CELLS);
      if (!cells.apart(one, other)) {
        cells.unify(one, other);
      }
    }
    List<CellConstraint> constraints = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      constraints.add(constraint(random));
    }
    return new Setting(cells, constraints);
  }

  private static CharSet set(Random random) {
    char lo = (char) ('a' + random.nextInt(4));
    return CharSet.range(lo, (char) (lo + random.nextInt(2)));
  }

  private CellConstraint constraint(Random random) throws TooLarge {
    int[] left = row(random, 2);
    return switch (random.nextInt(4)) {
      case 0 -> new RowMismatch(left, row(random, 2));
      case 1 -> PlacementConstraint.anywhere(row(random, 3), left);
      case 2 -> new OrderConstraint(left, row(random, 2), random.nextBoolean());
      default -> new SpellingConstraint(row(random, 4), automata.of(Language.star(pair(random))));
    };
  }

  private static Language pair(Random random) {
    return Language.sequence(Language.chars(set(random)), Language.chars(CharSet.range('a', 'c')));
  }

  private static int[] row(Random random, int length) {
    return random.ints(length, 0, CELLS).toArray();
  }

  private static boolean narrowAll(Setting setting) {
    int before;
    do {
      before = setting.cells().mark();
      for (CellConstraint constraint : setting.constraints()) {
        if (!constraint.narrow(setting.cells())) {
          return false;
        }
      }
    } while (setting.cells().mark() > before);
    return true;
  }

  private static boolean narrow(Setting setting, ConstraintAgenda agenda) {
    for (CellConstraint next = agenda.next(); next != null; next = agenda.next()) {
      if (!next.narrow(setting.cells())) {
        return false;
      }
    }
    return true;
  }

  private static void assertSame(Setting all, Setting some, long seed) {
    for (int cell = 0; cell < CELLS; cell++) {
      assertThat(some.cells().set(cell)).as("seed %d", seed).isEqualTo(all.cells().set(cell));
    }
  }

  @Test
  void nothingIsMissed() throws TooLarge {
    int open = 0;
    for (long seed = 0; seed < 2_000; seed++) {
      Setting all = setting(seed);
      Setting some = setting(seed);
      ConstraintAgenda agenda = new ConstraintAgenda(some.cells(), some.constraints());
      boolean possible = narrowAll(all);
      assertThat(narrow(some, agenda)).as("seed %d", seed).isEqualTo(possible);
      if (possible) {
        assertSame(all, some, seed);
        open += fixInTurn(all, some, agenda, seed);
      }
    }
    assertThat(open).isGreaterThan(500);
  }

  /** Fixes cells, takes that back, and fixes them otherwise. */
  private static int fixInTurn(Setting all, Setting some, ConstraintAgenda agenda, long seed) {
    int narrowed = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      for (char unit = 'a'; unit <= 'd'; unit++) {
        int mark = all.cells().mark();
        int other = some.cells().mark();
        CharSet only = CharSet.of(unit);
        boolean possible = all.cells().restrict(cell, only) && narrowAll(all);
        assertThat(some.cells().restrict(cell, only) && narrow(some, agenda))
            .as("seed %d", seed)
            .isEqualTo(possible);
        if (possible) {
          assertSame(all, some, seed);
          narrowed++;
        }
        all.cells().undo(mark);
        some.cells().undo(other);
        agenda.returnTo(other);
      }
    }
    return narrowed;
  }
}
