package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Numbers in calls that show errors are near zero where they can be. */
@Tag("once")
class SimplestInputsTest {

  private static final String SOURCE =
      """
      package far;

      public class Numbers {
        static int narrow(long a) {
          return Math.toIntExact(a * 2);
        }
        static int negate(int a) {
          return Math.negateExact(a);
        }
        static int far(int a, int b) {
          return a > 1000 && b < -70000 && a + b != 5 ? 1 / 0 : 0;
        }
        static int rest(int a) {
          return a % 1000 == 777 && a > 5000 ? 1 / 0 : 0;
        }
        static int asLong(String s, int a) {
          return s.length() == 3 && a * 31 > 100 && a * 31 % 7 == s.charAt(1) - '0' ? 1 / 0 : 0;
        }
      }
      """;

  private static final Pattern CALL =
      Pattern.compile("ArithmeticException .*Numbers\\.(\\w+)\\((.*)\\)");

  @TempDir private Path folder;

  @Test
  void numbersAreSmallWhereTheyCanBe() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Numbers", SOURCE);
    bench.run("check", "far.Numbers", "--null-inputs=no");
    Map<String, String> calls = new TreeMap<>();
    bench
        .lines()
        .map(CALL::matcher)
        .filter(Matcher::find)
        .forEach(call -> calls.put(call.group(1), call.group(2)));

    assertThat(number(calls.get("narrow"))).isBetween(-(1L << 33), 1L << 33);
    assertThat(calls.get("negate")).isEqualTo("-2147483648");
    String[] far = calls.get("far").split(", ", -1);
    assertThat(number(far[0])).isBetween(1001L, 10_000L);
    assertThat(number(far[1])).isBetween(-1_000_001L, -70_001L);
    assertThat(number(calls.get("rest"))).isBetween(5777L, 10_000L);
    String[] asLong = calls.get("asLong").split(", ", -1);
    assertThat(asLong[0]).hasSize("\"abc\"".length());
    assertThat(number(asLong[1])).isBetween(-101L, 100L);
  }

  private static long number(String text) {
    return Long.parseLong(text.replace("L", ""));
  }
}
