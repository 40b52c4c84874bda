package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Code that does not end is an error where a state of it repeats, and a real JVM did not end. */
@Tag("once")
class EndlessLoopsTest {

  private static final String SOURCE =
      """
      package loops;

      import java.util.ArrayList;
      import java.util.Iterator;
      import java.util.List;

      public class Loops {
        private boolean done;
        private volatile boolean stopped;

        public static int forgets(int n) {
          int i = 0;
          while (i != n) { // endless loop
            if (n == 7) {
              continue;
            }
            return i;
          }
          return i;
        }

        public static int skips(String s, char c) {
          for (int i = 0; i < s.length() && i < 2; ) { // endless loop
            if (s.charAt(i) == c) {
              return i;
            }
            i += s.charAt(i) == '\\\\' ? 0 : 1;
          }
          return -1;
        }

        public static int looks() {
          Iterator<String> each = List.of("a", "b").iterator();
          int n = 0;
          while (each.hasNext()) { // endless loop
            n = n ^ 1;
          }
          return n;
        }

        public static long boxes(int n) {
          Long i = 1000L;
          while (n > 0 && i < 2000) { // endless loop
            i = Long.valueOf(i + 0);
          }
          return i;
        }

        public static int goesRound(Node start) {
          int count = 0;
          for (Node node = start; node != null; node = node.next) { // endless loop
            count = 1 - count;
          }
          return count;
        }

        public static class Node {
          public Node next;
        }

        public void spins() {
          while (!done) {} // endless loop
        }

        public void waits() {
          while (!stopped) {}
        }

        public static int sinks(String s) {
          return s.isEmpty() ? 0 : sinks(s); // StackOverflowError
        }

        public static int factorial(int n) {
          return n == 0 ? 1 : n * factorial(n - 1); // StackOverflowError
        }

        public static int ends(int n) {
          int left = n & 3;
          List<Integer> seen = new ArrayList<>();
          while (left > 0) {
            seen.add(left);
            left = left == 2 && seen.size() < 100_000 ? 2 : left - 1;
          }
          return seen.size();
        }

        public static int collatz(int n) {
          int steps = 0;
          for (int i = n & 7; i > 1; i = i % 2 == 0 ? i / 2 : 3 * i + 1) {
            steps++;
          }
          return steps;
        }
      }
      """;

  @TempDir private Path folder;

  @Test
  void codeThatDoesNotEndIsAnErrorAndCodeThatEndsIsNone() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Loops", SOURCE);

    bench.run(
        "check",
        bench.classes().toString(),
        "--null-inputs=no",
        "--max-revisits=5",
        "--replay-timeout=500ms",
        "--time-budget",
        "150s");

    assertThat(bench.errors()).as(bench.log()).containsExactlyElementsOf(marks());
    assertThat(Files.readString(bench.out().resolve("reproducers/loops/LoopsErrorTest.java")))
        .contains("void forgets_doesNotEnd()", "assertTrue(call.isAlive())");
  }

  private static Set<String> marks() {
    List<String> lines = SOURCE.lines().toList();
    Set<String> marks = new TreeSet<>();
    for (int i = 0; i < lines.size(); i++) {
      int mark = lines.get(i).indexOf("// ");
      if (mark >= 0) {
        marks.add("Loops.java:" + (i + 1) + " " + lines.get(i).substring(mark + 3));
      }
    }
    return marks;
  }
}
