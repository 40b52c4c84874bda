package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.clew.app.EngineExplorers;
import dev.clew.app.ExplorerProvider;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.explore.limit.Bounds;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** States that no constructor leaves are not explored, and no error is lost by that. */
@Tag("once")
class PrunedStatesTest {

  private static final String SOURCE =
      """
      import java.util.*;

      public class Store {
        private final List<String> lines = new ArrayList<>();
        private final Map<String, Integer> counts = new HashMap<>();
        private final StringBuilder log = new StringBuilder();
        private final int[] slots = new int[3];
        private List<String> shared = new ArrayList<>();
        private String last;
        private int used;

        public void put(String line, int n) {
          lines.add(line);
          counts.put(line, n);
          slots[used++] = n;
          last = line;
        }
        public String first() { return lines.get(0); }
        public int share(String line) { return 100 / counts.get(line); }
        public int lastLength() { return last.length(); }
        public boolean holds(List<String> other) { return lines == other || shared == other; }
        public List<String> shared() { return shared; }
        public void replace(List<String> others) { shared = others; }
        public int both(List<String> other) {
          lines.add("x");
          return other.size() == lines.size() ? 1 / (other.size() - 1) : 0;
        }
        public char logged(int i) { log.append("ab"); return log.charAt(i); }
        public int slot(int i) { return slots[i]; }
        public boolean isSame(Store other) { return other.lines == lines && 1 / used > 0; }
      }
      """;

  @TempDir private Path folder;

  @Test
  void noErrorIsLost() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Store", SOURCE);

    JsonNode every = check(bench, "every", everyState());
    JsonNode possible = check(bench, "possible", new EngineExplorers());

    assertThat(errors(possible))
        .containsExactlyElementsOf(errors(every))
        .hasSizeGreaterThanOrEqualTo(7);
    assertThat(paths(possible)).isLessThan(paths(every));
  }

  /** An engine that lets private fields hold anything. */
  private static ExplorerProvider everyState() {
    return (program, options, jvms) -> {
      Explorer engine = new EngineExplorers().create(program, options, jvms);
      return (target, bounds, strategy, seed, jobs, budget, listener) ->
          engine.explore(target, any(bounds), strategy, seed, jobs, budget, listener);
    };
  }

  private static Bounds any(Bounds bounds) {
    return new Bounds(
        bounds.callDepth(),
        bounds.staticInputs(),
        bounds.havoc(),
        bounds.maxRevisits(),
        bounds.maxConditions(),
        bounds.maxArrayLength(),
        bounds.maxStringLength(),
        bounds.maxTypes(),
        bounds.solverTimeout(),
        bounds.prune(),
        bounds.relaxed(),
        bounds.nullInputs(),
        /* anyState= */ true);
  }

  private static JsonNode check(Workbench bench, String name, ExplorerProvider explorers)
      throws IOException {
    Path out = bench.out().resolve(name);
    List<String> arguments =
        List.of(
            "check",
            "Store",
            "--quiet",
            "--errors=assertion", // reproducers take long
            "--max-revisits=3",
            "--time-budget=120s",
            "--out=" + out,
            "-cp",
            bench.classes().toString());
    Main.run(
        explorers,
        new PrintWriter(Writer.nullWriter()),
        new PrintWriter(Writer.nullWriter()),
        arguments.toArray(String[]::new));
    return new ObjectMapper().readTree(out.resolve("results.json").toFile());
  }

  private static Set<String> errors(JsonNode results) {
    Set<String> errors = new TreeSet<>();
    for (JsonNode target : results.get("targets")) {
      for (JsonNode error : target.get("others")) {
        errors.add(error.get("exception").textValue() + error.get("site"));
      }
    }
    return errors;
  }

  private static int paths(JsonNode results) {
    return results.get("summary").get("paths").intValue();
  }
}
