package dev.clew.app.mixed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.Status;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Methods that are run: each path's inputs, run in this JVM, give the path's outcome. */
@Tag("once")
class ConcreteMethodsTest {

  private static final String SOURCE =
      """
      import dev.clew.annotations.*;
      public class Mixed {
        @Concrete static int hash(int x) { return 0 <= x && x <= 10 ? 10 * x : 0; }
        @Concrete @Partition({"x > 3 && x <= 10", "x <= 3"})
        static int parted(int x) { return x > 1_000_000_006 && x <= 1_000_000_010 ? 10 : 0; }
        @Concrete @Partition({"x == 123_456_789", "x +"})
        static int needle(int x) { return x == 123_456_789 ? 1 : 0; }
        @Concrete static int identity(int x) { return x; }
        @Concrete static int thrower(int x) {
          if (x < 0) throw new IllegalArgumentException("negative " + x);
          return x / 2;
        }
        static int count;
        @Concrete static int unstable(int x) { return x + count++; }
        @Concrete static int rare(int x) {
          if (x == 123456) throw new IllegalArgumentException();
          return x / 2;
        }
        @Concrete static String louder(String s, char mark) {
          System.out.println("printing is no answer");
          return s == null ? null : s + mark;
        }
        @Concrete static int exits(int x) { System.exit(3); return x; }
        @Concrete static byte next(byte b) { return (byte) (b + 1); }
        @Concrete static char any(char c, short s, boolean b, long l, float f, double d) {
          return b ? Character.toUpperCase(c) : (char) (c + s + l + (int) f + (int) d);
        }
        static class Shape { @Concrete int twice(int x) { return 2 * x; } }
        static class Sized extends Shape { int size; }

        static int hashes(int x, int y) {
          int r = 0;
          if (x > 0) {
            r = y == hash(x) ? 10 : 20;
            r += x > 3 && y > 10 ? 3 : 4;
          }
          return r;
        }
        static int lineSeven(int x, int y) {
          int r = 0;
          if (x > 0) {
            r = y == hash(x) ? 10 : 20;
            r += y > 10 ? 3 : 4;
          }
          return r;
        }
        static int residual(boolean b, int x, int y) {
          if (b) {
            return y <= 0 ? 1 : 2;
          }
          return x <= 0 && identity(y) == 1 ? 3 : 4;
        }
        static int found(int x) { return needle(x) == 1 ? 1 : 0; }
        static int caught(int x) {
          try {
            return thrower(x) == 5 ? 1 : 0;
          } catch (IllegalArgumentException e) {
            return e.getMessage().length() > 11 ? -2 : -1;
          }
        }
        static int thrown(int x) { return thrower(x) > 3 ? 1 : 0; }
        static int changing(int x) { return unstable(x) == 7 ? 1 : 0; }
        static int surprising(int x) { return x == 123456 ? rare(x) : 9; }
        static int ending(int x) { return exits(x); }
        static int texts(String s) {
          String louder = louder(s, '!');
          return louder == null ? 0 : louder.length() == 3 ? 1 : 2;
        }
        static int bytes(byte b) { return next(b) == -128 ? 1 : 0; }
        static int kinds(char c, boolean b) { return any(c, (short) 1, b, 2L, 0f, 1.5) == 'Q' ? 1 : 0; }
        static int known() { return hash(4) + louder("a", 'b').length(); }
        static int nested(int x) { return identity(hash(x)) == 30 ? 1 : 0; }
        static int object(int x) { return new Shape().twice(x) == 8 ? 1 : 0; }
        static int fields(int x) { return new Sized().twice(x) == 8 ? 1 : 0; }
      }
      """;

  @TempDir static Path folder;
  private static Guest guest;

  @BeforeAll
  static void compile() {
    guest = Guest.compile("Mixed", SOURCE, folder);
  }

  @ParameterizedTest
  @CsvSource({
    "hashes, 0 13 14 14 23 24 24", // S0/S1 with S3/S4, the pair that DART misses included
    "lineSeven, 0 13 14 23 24",
    "residual, 1 2 3 4 4",
    "bytes, 0 1",
    "kinds, 0 1",
    "known, 42",
    "nested, 0 1",
    "object, 0 1",
    "texts, 0 1 2",
    "caught, -1 -2 0 1"
  })
  void everyPathIsFoundAndThisJvmTakesIt(String method, String outcomes) throws Exception {
    Exploration exploration = guest.explore(method);
    assertThat(Guest.outcomes(exploration))
        .containsExactlyElementsOf(Arrays.asList(outcomes.split(" ")));
    assertThat(exploration.reasons()).isEmpty();
    assertThat(exploration.status()).isEqualTo(Status.COMPLETE);
    for (ExploredPath path : exploration.paths()) {
      assertThat(replayed(method, path)).hasToString(Guest.outcome(path));
    }
  }

  private static Object replayed(String name, ExploredPath path) throws Exception {
    Method method =
        Arrays.stream(guest.load().getDeclaredMethods())
            .filter(each -> each.getName().equals(name))
            .findFirst()
            .orElseThrow();
    method.setAccessible(true);
    Map<String, Object> inputs = Guest.inputs(path);
    Object[] arguments =
        Arrays.stream(method.getParameters())
            .map(each -> host(inputs.get(each.getName())))
            .toArray();
    return method.invoke(null, arguments);
  }

  private static Object host(Object value) {
    if (value instanceof dev.clew.engine.outcome.Datum.Text text) {
      return text.value();
    }
    return value instanceof dev.clew.engine.outcome.Datum.Null ? null : value;
  }

  @Test
  void whatItThrowsIsAnOutcomeOfItsOwn() {
    Exploration exploration = guest.explore("thrown");
    assertThat(Guest.outcomes(exploration))
        .hasSize(3)
        .anyMatch(each -> each.matches("java.lang.IllegalArgumentException: negative -\\d+"));
    assertThat(exploration.status()).isEqualTo(Status.COMPLETE);
  }

  @Test
  void partsOfTheDomainHelpAndOnesThatCannotBeReadAreNamed() {
    Exploration exploration = guest.explore("found");
    assertThat(Guest.outcomes(exploration)).containsExactly("0", "1");
    assertThat(exploration.reasons().keySet())
        .allMatch(each -> each.code().equals("partition") && each.detail().contains("needle"));
  }

  @Test
  void aResultThatChangesIsNamed() {
    Exploration exploration = guest.explore("changing");
    assertThat(Guest.outcomes(exploration)).containsExactly("concrete-unstable");
    assertThat(exploration.reasons().keySet())
        .extracting(Reason::detail)
        .containsExactly("int Mixed.unstable(int) gives different results for the same arguments");
  }

  @Test
  void whatNoSampleShowedEndsThePathWithAReason() {
    Exploration exploration = guest.explore("surprising");
    assertThat(Guest.outcomes(exploration)).containsExactly("9", "concrete-threw");
    assertThat(exploration.status()).isEqualTo(Status.UNSUPPORTED);
  }

  @Test
  void aMethodThatEndsItsJvmIsNotRunForEver() {
    assertThat(Guest.outcomes(guest.explore("ending"))).containsExactly("concrete-failed");
    assertThat(Guest.outcomes(guest.explore("known"))).containsExactly("42");
  }

  @Test
  void anObjectWithFieldsCannotBeMadeElsewhere() {
    assertThat(Guest.outcomes(guest.explore("fields"))).containsExactly("concrete-receiver");
  }
}
