package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where null is tried, and what is said of where it is not. */
@Tag("once")
class NullInputsTest {

  private static final String SOURCE =
      """
      import java.util.*;

      public class Nulls {
        public interface Source { String find(int id); String load(int id); }

        public static int used(String s) { return s.length(); } // yes
        public static int usedFirst(String s) { int n = s.length(); return s == null ? 0 : n; } // auto
        public static int required(String s) { return 10 / Objects.requireNonNull(s).length(); } // any
        public static int element(String[] all) {
          return all.length == 0 ? 0 : all[0].length(); // yes
        }
        public static int looked(List<String> all) {
          int n = 0;
          for (String each : all) {
            if (each == null) {
              n = all.get(0).length() / 0; // auto
            }
          }
          return n;
        }
        public static int own(String s) { return s instanceof String ? 1 : 1 / 0; } // auto
        public static int unused(int n, Module never) { return 10 / n; } // auto
        public static boolean asks(Source source) { return source.find(1) == null; } // yes
        public static int answered(Source source) {
          return source.find(1).length(); // auto
        }
        public static int unasked(Source source) {
          return source.load(1).length(); // yes
        }
        public static int missing(Map<String, String> map) { return map.get("a").length(); } // any

        private final List<String> items = new ArrayList<>();
        private String name = "";
        public void rename(String name) { this.name = name; }
        public int length() { return name.length(); } // yes
        public int size() { return 10 / items.size(); } // any
      }
      """;

  private static final String KOTLIN =
      """
      package kotlin.jvm.internal;

      public class Intrinsics {
        public static void checkNotNullParameter(Object value, String name) {
          if (value == null) {
            StackTraceElement caller = Thread.currentThread().getStackTrace()[2];
            throw cut(new NullPointerException("Parameter specified as non-null is null: method "
                + caller.getMethodName() + ", parameter " + name));
          }
        }
        public static void checkNotNull(Object value) {
          if (value == null) throw cut(new NullPointerException());
        }
        private static <T extends Throwable> T cut(T thrown) {
          StackTraceElement[] trace = thrown.getStackTrace();
          int last = -1;
          for (int i = 0; i < trace.length; i++) {
            if (trace[i].getClassName().equals("kotlin.jvm.internal.Intrinsics")) last = i;
          }
          thrown.setStackTrace(java.util.Arrays.copyOfRange(trace, last + 1, trace.length));
          return thrown;
        }
      }
      """;

  private static final String COMPILED_KOTLIN =
      """
      import kotlin.jvm.internal.Intrinsics;

      public class Greeting {
        public static int greet(String name) {
          Intrinsics.checkNotNullParameter(name, "name");
          return 10 / name.length();
        }
        public static int first(String name) {
          Intrinsics.checkNotNull(name);
          return name.length();
        }
        public static int last(java.util.Map<String, String> names) {
          Intrinsics.checkNotNullParameter(names, "names");
          String last = names.get("last");
          Intrinsics.checkNotNull(last);
          return last.length();
        }
      }
      """;

  private static final String BEANS =
      """
      import java.lang.annotation.*;

      public class Shop {
        @Retention(RetentionPolicy.RUNTIME) @interface Autowired {}
        @Retention(RetentionPolicy.RUNTIME) @interface Value { String value(); }
        public interface Stock { int count(String sku); }

        @Autowired private Stock stock;
        @Value("${limit:5}") private int limit;
        private int asked;

        public int share(String sku) {
          asked++;
          return 100 / (stock.count(sku) - limit);
        }
      }
      """;

  /** What counts as an error is not the question, and reproducers take long. */
  private static final String NO_ERRORS = "--errors=assertion";

  @TempDir private Path folder;

  @Test
  void nullIsTriedWhereTheCodeExpectsItOrEverywhereOrNowhere() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Nulls", SOURCE);

    bench.run("check", "Nulls", NO_ERRORS, "--null-inputs=no");
    assertThat(lines(bench)).as(bench.printed()).containsExactlyElementsOf(marked("any"));
    assertThat(bench.printed()).doesNotContain("nothing says may be null");

    bench.run("check", "Nulls", NO_ERRORS);
    assertThat(lines(bench)).as(bench.printed()).containsExactlyElementsOf(marked("any", "auto"));
    assertThat(bench.results().get("summary").get("nullPlaces").intValue()).isPositive();
    assertThat(bench.printed()).contains("nothing says may be null; --null-inputs yes");
    assertThat(bench.lines()).anyMatch(line -> line.endsWith("Nulls.unused(0, null)"));

    bench.run("check", "Nulls", NO_ERRORS, "--null-inputs=yes");
    assertThat(lines(bench)).as(bench.printed()).containsAll(marked("any", "auto", "yes"));
    assertThat(bench.results().get("summary").get("nullPlaces").intValue()).isZero();
  }

  @Test
  void whatKotlinsCompilerRefusesIsNoErrorAndWhatAnAssertionFindsMissingIs() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Intrinsics", KOTLIN);
    bench.compile("Greeting", COMPILED_KOTLIN, bench.classes());

    bench.run("check", "Greeting", NO_ERRORS);
    assertThat(kinds(bench)).as(bench.printed()).containsExactly("15 implicit", "6 implicit");
    assertThat(bench.printed()).doesNotContain("diverged");

    bench.run("check", "Greeting", NO_ERRORS, "--null-inputs=yes");
    assertThat(kinds(bench))
        .as(bench.printed())
        .containsExactly(
            "13 precondition", "15 implicit", "5 precondition", "6 implicit", "9 precondition");
    assertThat(bench.printed()).doesNotContain("diverged");
  }

  @Test
  void fieldsThatAContainerFillsAreFilled() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Shop", BEANS);

    bench.run("check", "Shop");

    assertThat(bench.errors())
        .as(bench.printed())
        .containsExactly("Shop.java:14 ArithmeticException");
    List<Path> reproducers;
    try (var files = Files.walk(bench.out().resolve("reproducers"))) {
      reproducers = files.filter(file -> file.toString().endsWith(".java")).toList();
    }
    assertThat(reproducers).hasSize(1);
    assertThat(Files.readString(reproducers.get(0))).contains("\"stock\"");
  }

  private Set<Integer> marked(String... marks) throws IOException {
    Set<Integer> lines = new TreeSet<>();
    List<String> source = Files.readAllLines(folder.resolve("Nulls.java"));
    for (int i = 0; i < source.size(); i++) {
      for (String mark : marks) {
        if (source.get(i).endsWith("// " + mark)) {
          lines.add(i + 1);
        }
      }
    }
    return lines;
  }

  private static Set<Integer> lines(Workbench bench) throws IOException {
    Set<Integer> lines = new TreeSet<>();
    for (JsonNode target : bench.results().get("targets")) {
      target.get("others").forEach(each -> lines.add(each.get("site").get("line").intValue()));
    }
    return lines;
  }

  /** The line and the kind of each finding. */
  private static Set<String> kinds(Workbench bench) throws IOException {
    Set<String> kinds = new TreeSet<>();
    for (JsonNode target : bench.results().get("targets")) {
      for (JsonNode finding : target.get("others")) {
        kinds.add(finding.get("site").get("line").intValue() + " " + finding.get("kind").asText());
      }
    }
    return kinds;
  }
}
