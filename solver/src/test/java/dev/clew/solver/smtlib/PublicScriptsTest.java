package dev.clew.solver.smtlib;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.simplify.Simplifier;
import dev.clew.solver.smtlib.syntax.ScriptException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Scripts of public collections become queries, but for those that use what is not supported. */
class PublicScriptsTest {

  private static final Path BENCH = Path.of("..", "..", "shared", "bench");

  /** Path conditions of Java code, every one of which must be read. */
  private static final String OWN = "java-path-conditions";

  @Test
  void allButAFewScriptsAreRead() throws IOException {
    assumeTrue(Files.isDirectory(BENCH), () -> "no scripts in " + BENCH + ": skipped");
    Map<String, int[]> counts = new TreeMap<>();
    Map<String, String> reasons = new TreeMap<>();
    for (Path script : scripts()) {
      String set = script.getParent().getFileName().toString();
      int[] count = counts.computeIfAbsent(set, name -> new int[2]);
      count[1]++;
      String reason = mistake(script);
      if (reason.isEmpty()) {
        count[0]++;
      } else {
        reasons.put(set + "/" + script.getFileName(), reason);
      }
    }
    counts.forEach((set, count) -> System.out.println(set + ": " + count[0] + " of " + count[1]));
    reasons.forEach((script, reason) -> System.out.println(script + " " + reason));
    assertThat(counts.get(OWN)).containsExactly(32, 32);
    assertThat(reasons).hasSizeLessThan(45);
    assertThat(reasons.values()).noneMatch(reason -> reason.contains("Exception"));
  }

  private static List<Path> scripts() throws IOException {
    try (Stream<Path> files = Files.walk(BENCH)) {
      return files.filter(file -> file.toString().endsWith(".smt2")).sorted().toList();
    }
  }

  /** Why the script was not read to its end; empty if it was. */
  private static String mistake(Path file) throws IOException {
    SmtScript script =
        new SmtScript(
            Simplifier.factory(),
            new Undecided(),
            new PrintWriter(new StringWriter()),
            Duration.ofSeconds(1),
            "1");
    try (InputStream bytes = Files.newInputStream(file)) {
      script.run("", bytes);
      return "";
    } catch (ScriptException e) {
      return e.line() + ":" + e.column() + ": " + e.what();
    }
  }

  /** Decides nothing. */
  private static final class Undecided implements Solver {
    @Override
    public Verdict check(Query query) {
      return new Verdict.Unknown(Verdict.Reason.INCOMPLETE, "not asked");
    }

    @Override
    public List<LayerStatistics> statistics() {
      return List.of();
    }

    @Override
    public void close() {}
  }
}
