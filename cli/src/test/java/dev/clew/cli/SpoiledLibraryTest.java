package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What calls leave in the library, where it stays for others, is no error of those. */
@Tag("once")
class SpoiledLibraryTest {

  /** No call of these fails that is the first of its JVM, but for the divisions by zero. */
  private static final String SOURCE =
      """
      import java.net.HttpURLConnection;
      import java.net.URL;
      import java.security.Provider;
      import java.security.Security;
      import java.util.logging.Level;
      import java.util.logging.Logger;

      public class Spoils {
        static class Own extends Provider {
          Own() { super("SPOILED", "1", "none"); }
        }
        static int factory(int n) {
          URL.setURLStreamHandlerFactory(protocol -> null);
          int sum = 0;
          for (int i = 0; i < n; i++) { sum += i; }
          return sum;
        }
        static int divides(int n) {
          URL.setURLStreamHandlerFactory(protocol -> null);
          return 10 / n; // error
        }
        static int provider(int n) {
          int sum = 0;
          for (int i = 0; i < n; i++) { sum += i; }
          if (Security.getProvider("SPOILED") != null) { throw new UnsupportedOperationException(); }
          Security.addProvider(new Own());
          return sum;
        }
        static int level(int n) {
          Logger logger = Logger.getLogger("spoiled");
          boolean isOff = logger.getLevel() == Level.OFF;
          logger.setLevel(Level.OFF);
          for (int i = 0; i < n; i++) { isOff |= false; }
          if (isOff) { throw new UnsupportedOperationException(); }
          return 20 / (n - 1); // error
        }
        static int redirects(int n) {
          boolean before = HttpURLConnection.getFollowRedirects();
          HttpURLConnection.setFollowRedirects(!before);
          int sum = 0;
          for (int i = 0; i < n; i++) { sum += i; }
          if (!before) { throw new UnsupportedOperationException(); }
          return sum;
        }
        static boolean handler(int n) {
          boolean isNew = Thread.getDefaultUncaughtExceptionHandler() == null;
          Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> { while (true) {} });
          return n > 3 && isNew;
        }
      }
      """;

  @TempDir private Path folder;

  @Test
  void noErrorIsReportedThatAFirstCallDoesNotShow() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Spoils", SOURCE);

    bench.run("check", "Spoils", "--errors=precondition", "--max-revisits=3");

    Set<String> shown = new TreeSet<>();
    for (JsonNode target : bench.results().get("targets")) {
      target
          .get("others") // what counts as an error is not the question, and reproducers take long
          .forEach(each -> shown.add(each.get("exception") + " " + each.get("site").get("line")));
      assertThat(target.findValuesAsText("confirmation"))
          .as(target.get("method").textValue())
          .doesNotContain("diverged");
    }
    assertThat(shown).as(bench.log()).containsExactlyElementsOf(marks());
  }

  private static Set<String> marks() {
    List<String> lines = SOURCE.lines().toList();
    return IntStream.range(0, lines.size())
        .filter(i -> lines.get(i).endsWith("// error"))
        .mapToObj(i -> "\"java.lang.ArithmeticException\" " + (i + 1))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
