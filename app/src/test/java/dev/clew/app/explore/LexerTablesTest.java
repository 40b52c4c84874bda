package dev.clew.app.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.EngineExplorers;
import dev.clew.app.Sources;
import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Status;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Constant arrays at unknown indices give the elements that they have, in every combination. */
class LexerTablesTest {

  private static final int[] COLUMNS = {0, 1, 1, 0, 2, 2, 3, 0, 1, 3, 3, 2, 0, 0, 1, 2};
  private static final int[] ROWS = {8, 0, 4};
  private static final int[] NEXT = {2, 1, 1, 0, 0, 0, 2, 2, 1, 0, 2, 1};

  private static final String TABLES =
      "static final int[] C = "
          + written(COLUMNS)
          + ", R = "
          + written(ROWS)
          + ", N = "
          + written(NEXT)
          + ";";

  @TempDir private Path classes;

  private static String written(int[] numbers) {
    return Arrays.toString(numbers).replace('[', '{').replace(']', '}');
  }

  private static int next(int state, int unit) {
    return NEXT[ROWS[state] + COLUMNS[unit]];
  }

  /** The last step looks at the first unit again, of which the path knows something. */
  @Test
  void transitionsOfStatesThatUnitsDecideAreAllTaken() throws IOException {
    Set<Integer> expected = new TreeSet<>(Set.of(-1));
    for (int x = 0; x < 16; x++) {
      for (int y = 0; y < 16; y++) {
        int first = next(0, x);
        int second = next(first, y);
        expected.add(first * 9 + second * 3 + next(second, x));
      }
    }

    Exploration found =
        explore(
            TABLES
                + "static int of(int x, int y) {"
                + " if (x < 0 || x > 15 || y < 0 || y > 15) return -1;"
                + " int a = N[R[0] + C[x]]; int b = N[R[a] + C[y]]; int c = N[R[b] + C[x]];"
                + " if (c == 0) return a * 9 + b * 3; if (c == 1) return a * 9 + b * 3 + 1;"
                + " return a * 9 + b * 3 + 2; }",
            "(II)I");

    assertThat(found.status()).isEqualTo(Status.COMPLETE);
    assertThat(numbers(found)).isEqualTo(expected);
  }

  @Test
  void textsAreReadByTheUnit() throws IOException {
    Exploration found =
        explore(
            "static final byte[] V = new byte[128]; static { for (int i = 0; i < 128; i++)"
                + " V[i] = (byte) Character.digit(i, 16); }"
                + "static int of(String s) { if (s.length() != 2) return -1;"
                + " if (s.charAt(0) > 127 || s.charAt(1) > 127) return -2;"
                + " int high = V[s.charAt(0)], low = V[s.charAt(1)];"
                + " if (high < 0 || low < 0) return -3;"
                + " if ((high & 3) == 2 && low == high + 1) return -4;"
                + " return high * 16 + low == 0xC5 ? -5 : -6; }",
            "(Ljava/lang/String;)I");

    assertThat(found.status()).isEqualTo(Status.COMPLETE);
    assertThat(numbers(found)).containsExactly(-6, -5, -4, -3, -2, -1);
  }

  @Test
  void anIndexBeyondTheArrayThatComesFromATableIsAnError() throws IOException {
    Exploration found =
        explore(
            TABLES + "static int of(int x) { int[] small = {7, 8, 9}; return small[C[x & 15]]; }",
            "(I)I");

    assertThat(found.status()).isEqualTo(Status.COMPLETE);
    assertThat(found.paths())
        .extracting(path -> path.outcome() instanceof Outcome.Threw)
        .containsExactlyInAnyOrder(true, false);
  }

  private static Set<Integer> numbers(Exploration found) {
    return found.paths().stream()
        .map(path -> ((Outcome.Returned) path.outcome()).value())
        .map(value -> (Integer) ((Datum.Primitive) Objects.requireNonNull(value)).value())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private Exploration explore(String members, String descriptor) throws IOException {
    Sources.compile(classes, "A.java", "public class A { " + members + " }");
    try (ClassPath classPath = ClassPath.open(Jdk.running(), List.of(classes))) {
      Program program = new Program(classPath);
      return EngineExplorers.over(program)
          .explore(
              program.load("A").method("of", descriptor).orElseThrow(),
              Bounds.DEFAULT,
              StrategyName.COVERAGE,
              0,
              1,
              Budget.of(Duration.ofSeconds(60)),
              ExplorationListener.NONE);
    }
  }
}
