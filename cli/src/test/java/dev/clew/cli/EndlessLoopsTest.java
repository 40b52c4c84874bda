package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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

  /** Loops that are endless for some inputs only, or whose terms grow. */
  private static final String ROUNDS =
      """
      package loops;

      import java.util.Iterator;

      public class Rounds {
        private static volatile boolean done;

        public static int searches(String s) {
          int i = 0;
          while (i >= 0) { // endless loop
            i = s.indexOf('<', i);
          }
          return i;
        }

        public static int searchesAgain(String s) {
          int i = s.indexOf('<');
          int n = 0;
          do {
            n = 1 - n; // endless loop
            i = s.indexOf('<', i);
          } while (i >= 0);
          return i;
        }

        public static int steps(int from, int to, int by) {
          int i = from;
          while (i < to) { // endless loop
            i += by;
          }
          return i;
        }

        public static int divisor(int a, int b) {
          while (a != b) { // endless loop
            if (a > b) {
              a -= b;
            } else {
              b -= a;
            }
          }
          return a;
        }

        public static int halves(int low, int high, int key) {
          while (low < high) { // endless loop
            int mid = (low + high) >>> 1;
            if (mid < key) {
              low = mid;
            } else {
              high = mid;
            }
          }
          return low;
        }

        public static int continues(int by) {
          int at = 0;
          for (; ; ) {
            if (at >= 2) { // endless loop
              return at;
            }
            if (by > 5) {
              at++;
              continue;
            }
            at += by & 1;
          }
        }

        static int skip(int i, int by) {
          while (i < 10) { // endless loop
            i = next(i, by);
          }
          return i;
        }

        static int next(int i, int by) {
          return i + by;
        }

        public static int inCallee(int i, int by) {
          return skip(i, by);
        }

        public static class Same implements Iterator<Integer> {
          private int left;
          private final int by;

          public Same(int left, int by) {
            this.left = left;
            this.by = by;
          }

          @Override
          public boolean hasNext() {
            return left > 0;
          }

          @Override
          public Integer next() {
            left -= by;
            return by;
          }
        }

        public static int iterates(int n, int by) {
          int last = 0;
          for (Iterator<Integer> each = new Same(n, by); each.hasNext(); ) { // endless loop
            last = each.next();
          }
          return last;
        }

        public static class Built {
          final int rest;

          public Built(int n, int by) {
            int r = n;
            while (r > 10) { // endless loop
              r -= by;
            }
            rest = r;
          }
        }

        static class Holder {
          static int value = compute();

          static int compute() {
            int i = 1;
            while (i > 0) { // endless loop
              i = i == 1 ? 2 : 1;
            }
            return i;
          }
        }

        public static int initialises(int n) {
          return n == 7 ? Holder.value : 0;
        }

        public static long counts(int n) {
          long c = 0;
          while (n == 7) {
            c++;
          }
          return c;
        }

        public static int grows(int x, int y) {
          int z = x;
          while (y == 7) {
            z = z * 3 + y;
          }
          return z;
        }

        public static int endsAfterAWhile(int n) {
          int i = n & 1;
          while (i < 600) {
            i += 2;
          }
          return i;
        }

        public static int endsLate(int n) {
          int i = n & 1;
          while (i < 30_000) {
            i += 2;
          }
          return i;
        }

        public static int endsAtTheLast(String s) {
          int i = s.indexOf('<');
          int n = 0;
          while (i >= 0) {
            n++;
            i = s.indexOf('<', i + 1);
          }
          return n;
        }

        static boolean isDone() {
          return done;
        }

        public static void waits() {
          while (!isDone()) {}
        }

        public static long waitsForTheClock(long end) {
          long now = 0;
          while (now < end) {
            now = System.nanoTime();
          }
          return now;
        }
      }
      """;

  /** Recursions without a choice; asking at each level whether there is one takes its time. */
  private static final String SINKS =
      """
      package loops;

      public class Sinks {
        public static int sinks(int n) {
          return sinks(n + 1); // StackOverflowError
        }

        public static int sinksForSome(int n) {
          return n == 7 ? ping(n) : 0;
        }

        private static int ping(int n) { return pong(n + 1); } private static int pong(int n) { return n > 6 ? ping(n) : ping(n + 1); } // StackOverflowError
      }
      """;

  @TempDir private Path folder;

  /**
   * Each call that does not end is waited for, and would be by its reproducer, for a second and
   * four times. Files of others' in their places are never written over, so none is made.
   */
  @Test
  void codeThatDoesNotEndIsAnErrorAndCodeThatEndsIsNone() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Loops", SOURCE);
    Path theirs = Files.createDirectories(bench.out().resolve("reproducers/loops"));
    Files.writeString(theirs.resolve("LoopsErrorTest.java"), "class LoopsErrorTest {}");

    check(bench, "--max-revisits=5", bench.classes().toString());

    assertThat(bench.errors()).as(bench.log()).containsExactlyElementsOf(marks("Loops", SOURCE));
    assertThat(bench.log()).contains("no test shows the errors");
  }

  @Test
  void aLoopIsEndlessWhereItsStateComesAgain() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Loops", SOURCE);

    explore(bench, "--max-revisits=5");

    assertThat(endless(bench, "Loops"))
        .as(bench.log())
        .containsExactlyElementsOf(loops(marks("Loops", SOURCE)));
  }

  @Test
  void aLoopThatIsEndlessForSomeInputsIsFoundAndOneThatGrowsIsCutByABound() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Rounds", ROUNDS);

    explore(bench, "--max-revisits=2");

    assertThat(endless(bench, "Rounds"))
        .as(bench.log())
        .containsExactlyElementsOf(loops(marks("Rounds", ROUNDS)));
    assertThat(cutByForce(bench)).contains("counts(I)J", "grows(II)I", "endsLate(I)I");
  }

  @Test
  void whatIsEndlessOrOverflowsTheStackIsAnErrorAndWhatWaitsIsNone() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Rounds", ROUNDS);
    bench.compile("Sinks", SINKS);

    check(
        bench,
        "--max-revisits=2",
        "loops.Rounds#steps",
        "loops.Sinks#sinks",
        "loops.Sinks#sinksForSome",
        "loops.Rounds#waits");

    Set<String> errors = marks("Sinks", SINKS);
    int loop = ROUNDS.lines().toList().indexOf("    while (i < to) { // endless loop") + 1;
    errors.add("Rounds.java:" + loop + " endless loop");
    assertThat(errors).hasSize(3);
    assertThat(bench.errors()).as(bench.log()).containsExactlyElementsOf(errors);
    assertThat(Files.readString(bench.out().resolve("reproducers/loops/RoundsErrorTest.java")))
        .contains("_doesNotEnd()", "assertTrue(call.isAlive())");
  }

  /** It would have to be waited for longer than the run lasts. */
  @Test
  void anEndlessLoopThatCannotBeShownTakesNoTimeFromOtherPaths() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Loops", SOURCE);

    int exitCode =
        bench.run("check", "loops.Loops#forgets", "--replay-timeout=3000s", "--time-budget", "60s");

    assertThat(exitCode).as(bench.log()).isZero();
    JsonNode counts = bench.results().get("targets").get(0).get("pathCounts");
    assertThat(counts.get("confirmed").intValue()).isEqualTo(counts.get("returned").intValue());
    assertThat(counts.get("not-run").intValue()).isEqualTo(1);
  }

  /** As many conditions in a row as would be too many of a loop's. */
  @Test
  void codeThatComesToNoPlaceAgainIsFollowedHoweverLongItIs() throws IOException {
    StringBuilder body = new StringBuilder();
    for (int i = 0; i < 1_500; i++) {
      body.append("    if (n * n + %d == m) { sum++; }%n".formatted(i));
    }
    Workbench bench = new Workbench(folder);
    bench.compile(
        "Straight",
        """
        public class Straight {
          static int run(int n, int m) {
            if (n < 0 || n > 9 || m < 9_999 || m > 10_000) { return -1; }
            int sum = 0;
        %s
            return sum;
          }
        }
        """
            .formatted(body));

    bench.run("explore", "Straight#run");

    assertThat(bench.results().findValuesAsText("status")).containsExactly("complete");
  }

  private static void explore(Workbench bench, String revisits) {
    bench.run(
        "explore",
        bench.classes().toString(),
        "--null-inputs=no",
        revisits,
        "--time-budget",
        "3000s");
  }

  private static void check(Workbench bench, String revisits, String... targets) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "--null-inputs=no", revisits, "--replay-timeout=500ms", "--time-budget", "3000s"));
    arguments.addAll(List.of(targets));
    bench.run("check", arguments.toArray(String[]::new));
  }

  private static Set<String> loops(Set<String> marks) {
    Set<String> loops = new TreeSet<>(marks);
    loops.removeIf(mark -> !mark.endsWith(" endless loop")); // others overflow the stack
    return loops;
  }

  /** Where loops are said to be endless, but for the one that waits. */
  private static Set<String> endless(Workbench bench, String name) throws IOException {
    Set<String> places = new TreeSet<>();
    for (JsonNode target : bench.results().get("targets")) {
      for (JsonNode path : target.get("paths")) {
        boolean isEndless = path.path("reason").path("code").asText().equals("endless");
        if (isEndless && !path.get("site").get("method").textValue().equals("waits")) {
          places.add(name + ".java:" + path.get("site").get("line").intValue() + " endless loop");
        }
      }
    }
    return places;
  }

  private static Set<String> cutByForce(Workbench bench) throws IOException {
    Set<String> names = new TreeSet<>();
    for (JsonNode target : bench.results().get("targets")) {
      if (target.get("reasons").toString().contains("max-forced")) {
        names.add(target.get("method").textValue());
      }
    }
    return names;
  }

  private static Set<String> marks(String name, String source) {
    List<String> lines = source.lines().toList();
    Set<String> marks = new TreeSet<>();
    for (int i = 0; i < lines.size(); i++) {
      int mark = lines.get(i).indexOf("// ");
      if (mark >= 0) {
        marks.add(name + ".java:" + (i + 1) + " " + lines.get(i).substring(mark + 3));
      }
    }
    return marks;
  }
}
