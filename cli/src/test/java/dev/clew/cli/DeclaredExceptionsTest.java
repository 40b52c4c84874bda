package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.clew.app.run.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which exceptions a throws clause takes out of the findings. */
@Tag("once")
class DeclaredExceptionsTest {

  private static final Path PLANTED = Path.of("src/planted/java/planted");
  private static final Path PAGES = Path.of("..", "docs", "findings");
  private static final Pattern RULE = Pattern.compile("\\| \\[([a-z-]+)]\\(");

  /** A line that a page says is printed: exception, place, and the call of a nested class. */
  private static final Pattern CALL =
      Pattern.compile(
          "(?m)^\\w[\\w ]* \\w+\\.java:\\d+ (?:new )?(\\w+)\\.(\\w+)(?:\\(\\)\\.)?(.*)");

  @TempDir private Path folder;

  @Test
  void everyKindOfErrorIsFoundUnderThrowsExceptionAndThrowable() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile(PLANTED);
    SpecialClasses.declareEverything(bench.classes());
    Files.writeString(bench.classes().resolve("Damaged.class"), "no class");
    // what counts as an error is not the question, and reproducers take long
    List<String> arguments = new ArrayList<>(examples());
    arguments.addAll(List.of("--max-revisits=4", "--replay-timeout=1s", "--errors=precondition"));
    arguments.addAll(List.of("--time-budget", "120s"));

    int exitCode = bench.run("check", arguments.toArray(String[]::new));

    assertThat(rules(bench)).as(bench.log()).containsExactlyElementsOf(allRules());
    assertThat(exitCode).isEqualTo(ExitCode.FOUND.number());
  }

  @Test
  void anUncheckedExceptionIsDeclaredOnlyByAnUncheckedTypeThatIsNamed() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile(
        "Clauses",
        """
        import java.io.IOException;

        public class Clauses {
          interface Source { int read(String s) throws UnsupportedOperationException; }

          static class Refusal extends UnsupportedOperationException {}

          static int any(String s) throws Exception { return s.length(); } // error
          static int all(String s) throws Throwable { return s.length(); } // error
          static int root(String s) throws RuntimeException { return s.length(); } // error
          static int named(String s) throws NullPointerException { return s.length(); }
          static int other(String s) throws IOException { return s.length(); } // error
          static int above(String s) throws IllegalArgumentException {
            return s == null ? 0 : Integer.parseInt(s);
          }
          static void error(int n) throws Error { error(n); } // error
          static void exactly(int n) throws RuntimeException { throw new RuntimeException(); }
          static void below(int n) throws RuntimeException {
            throw new UnsupportedOperationException(); // error
          }
          static void family(int n) throws UnsupportedOperationException { throw new Refusal(); }
          static void checked(int n) throws Exception { throw new IOException(); }
          static void plain(int n) throws Exception { throw new Exception(); }
          static void thrown(int n) throws Throwable { throw new Throwable(); }
          static void claim(int n) throws Throwable { assert n != 7; } // error
          static <X extends Exception> int generic(String s, X x) throws X {
            return s.length(); // error
          }
          static <X extends IllegalStateException> void variable(int n) throws X {
            throw new IllegalStateException();
          }
          static int inside(String s) throws Exception {
            java.util.concurrent.Callable<Integer> size = () -> s.length(); // error
            return size.call();
          }

          static class Reader implements Source {
            public int read(String s) {
              throw new UnsupportedOperationException(); // error
            }
          }

          static class Made {
            Made(String s) throws Exception { s.length(); } // error
          }
        }
        """);
    bench.run("check", bench.classes().toString(), "--errors=precondition", "--null-inputs=yes");
    Set<Integer> wanted = new TreeSet<>();
    List<String> lines = Files.readAllLines(folder.resolve("Clauses.java"));
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).endsWith("// error")) {
        wanted.add(i + 1);
      }
    }
    assertThat(lines(bench)).as(bench.printed()).containsExactlyElementsOf(wanted);
  }

  /** The lines of all findings, errors or not. */
  private static Set<Integer> lines(Workbench bench) throws IOException {
    Set<Integer> lines = new TreeSet<>();
    for (JsonNode target : bench.results().get("targets")) {
      for (String list : List.of("errors", "others")) {
        target.get(list).forEach(each -> lines.add(each.get("site").get("line").intValue()));
      }
    }
    return lines;
  }

  private static Set<String> rules(Workbench bench) throws IOException {
    return new TreeSet<>(bench.results().get("targets").findValuesAsText("rule"));
  }

  private static Set<String> allRules() throws IOException {
    Set<String> rules = new TreeSet<>();
    RULE.matcher(Files.readString(PAGES.resolve("README.md")))
        .results()
        .forEach((MatchResult each) -> rules.add(each.group(1)));
    assertThat(rules).hasSizeGreaterThan(15);
    return rules;
  }

  /** The method that each page takes for its example, as a target. */
  private static List<String> examples() throws IOException {
    List<String> targets = new ArrayList<>();
    try (Stream<Path> pages = Files.list(PAGES)) {
      for (Path page : pages.sorted().toList()) {
        CALL.matcher(Files.readString(page))
            .results()
            .map(DeclaredExceptionsTest::target)
            .forEach(targets::add);
      }
    }
    return targets;
  }

  private static String target(MatchResult call) {
    if (call.group(2).equals("Words")) {
      return "planted.Objects$First#of"; // the same rule, with a thousandth of its paths
    }
    String type = "planted." + call.group(1) + "$" + call.group(2);
    String rest = call.group(3);
    return rest.matches("\\.?\\w+\\(.*") ? type + "#" + rest.replaceAll("^\\.|\\(.*", "") : type;
  }
}
