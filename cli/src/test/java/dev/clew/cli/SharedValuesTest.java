package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Objects that are come to by more than one way: within inputs, and within what is returned. */
@Tag("once")
class SharedValuesTest {

  /** Each returns what it was given, or something twice. */
  private static final String RETURNED =
      """
      import java.math.RoundingMode;
      import java.util.*;
      import java.util.concurrent.atomic.AtomicReference;

      public class Returned {
        enum Effort { LOW, HIGH }

        record Query(List<String> parts, Effort effort) {
          Query with(Effort other) { return new Query(parts, other); }
        }

        static class Step {
          final RoundingMode mode;
          final int n;
          Step(RoundingMode mode, int n) { this.mode = mode; this.n = n; }
          RoundingMode mode() { return mode; }
        }

        static class Base {
          final Object kind;
          Base(Object kind) { this.kind = kind; }
        }

        record Kind(int k) {}

        record Value(Kind kind, int raw) {}

        static class Constant extends Base {
          final Value value;
          Constant(Value value) { super(value.kind); this.value = value; }
        }

        static Constant constant(int n) { return new Constant(new Value(new Kind(3), n)); }

        static class Info {
          private String status = "";
          private final int[] other;
          Info(int[] other) { this.other = other; }
          String take() {
            String taken = status;
            status = "";
            return taken;
          }
        }

        static class Holder {
          List<Kind> kinds;
          Kind last;
        }

        static Holder holder(int n) {
          Holder holder = new Holder();
          holder.last = new Kind(n);
          holder.kinds = new ArrayList<>(List.of(holder.last));
          return holder;
        }

        static Class<?>[] twice(Class<?> c) { return new Class<?>[] {c, c}; }

        static Object oneOf(String key) {
          Map<String, Object> map = new HashMap<>();
          map.put("a", "x");
          map.put("b", 5);
          return map.get(key);
        }

        static boolean swapped(String key, Object other) {
          return new AtomicReference<>(oneOf(key)).compareAndSet(other, "z");
        }

        static String[] copied(String key) {
          String[] copy = new String[1];
          System.arraycopy(new Object[] {oneOf(key)}, 0, copy, 0, 1);
          return copy;
        }
      }
      """;

  /** The first key that is put into the set asks for its size. */
  private static final String HELD =
      """
      import java.util.*;

      public class Held {
        static int asked;
        static class OwnSet<E> extends HashSet<E> {}
        Set<Held> all;
        @Override public int hashCode() { return asked++ > 0 ? 1 : all.size(); }
        int size() { return all.size(); }
      }
      """;

  private static final String ASKED =
      """
      import java.sql.*;

      public class Asked {
        static void twice(Statement s) throws SQLException {
          String first = System.getProperty("k", "d");
          if (first.length() > 3) {
            s.execute("select 1");
          }
          String second = System.getProperty("k", "e");
          s.execute(second.isEmpty() ? "select 2" : "select 3");
        }
      }
      """;

  @TempDir private Path folder;

  @Test
  void whatIsReturnedMoreThanOnceIsNoDivergence() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Returned", RETURNED);

    bench.run("check", bench.classes().toString(), "--null-inputs=no", "--hunt=no");

    assertThat(bench.results().toString())
        .contains("\"confirmed\"")
        .doesNotContain("\"diverged\"", "internal-error");
  }

  @Test
  void anInputThatIsComeToWhileItIsMadeCostsThatPathAlone() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Held", HELD);

    assertThat(bench.run("explore", "Held#size", "--null-inputs=no")).as(bench.log()).isZero();

    assertThat(bench.results().toString())
        .contains("an input that is looked at while it is made: this.all")
        .doesNotContain("internal-error");
  }

  @Test
  void aPropertyThatIsAskedForTwiceIsTheSameText() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Asked", ASKED);

    assertThat(bench.run("strings", "Asked#twice")).as(bench.log()).isZero();

    assertThat(bench.results().toString()).doesNotContain("internal-error");
  }
}
