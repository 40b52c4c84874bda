package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Errors that somebody knows of are counted apart. */
@Timeout(300)
class KnownErrorsTest {

  private static final String CART =
      """
      public class Cart {
        public static int share(int n) { return 100 / n; }
      }
      """;

  private static final String SUPPRESSED =
      """
      import dev.clew.annotations.SuppressClew;
      public class Cart {
        @SuppressClew(rule = "division-by-zero", reason = "nobody passes 0")
        public static int share(int n) { return 100 / n; }
        public static int share(int n, int m) { return n / m; }
        @SuppressClew(reason = "the caller's business")
        static class Item { static int at(int[] a) { return a[3]; } }
        @SuppressClew(rule = "array-index", reason = "another rule")
        public static int part(int n) { return 5 % n; }
      }
      """;

  @TempDir private Path folder;
  private Workbench bench;

  @BeforeEach
  void prepare() {
    bench = new Workbench(folder);
  }

  private String known() {
    return folder.resolve("known.json").toString();
  }

  @Test
  void errorsThatWereWrittenDownDoNotCountWhereverTheirLinesGo() throws IOException {
    bench.compile("Cart", CART);
    assertThat(bench.run("check", "--write-baseline", known(), "Cart")).isEqualTo(1);

    bench.compile("Cart", "// a line\n\n" + CART);
    assertThat(bench.run("check", "--baseline", known(), "Cart")).isZero();

    assertThat(bench.printed()).contains("0 errors, 1 known in 2 methods");
    assertThat(bench.results().get("summary").get("known").intValue()).isEqualTo(1);
    JsonNode sarif = new ObjectMapper().readTree(bench.out().resolve("clew.sarif").toFile());
    assertThat(sarif.at("/runs/0/results/0/suppressions/0/kind").textValue()).isEqualTo("external");
  }

  @Test
  void newErrorsCountAndAreAddedToThoseThatAreStillThere() throws IOException {
    bench.compile("Cart", CART);
    bench.run("check", "--write-baseline", known(), "Cart");
    Path file = Path.of(known());
    Files.writeString(
        file, Files.readString(file).replaceAll("known when[^\"]*", "it is an old friend"));
    bench.compile(
        "Cart", CART.replace("n; }", "n; } public static int top(int[] a) { return a[0]; }"));

    assertThat(bench.run("check", "--baseline", known(), "--write-baseline", known(), "Cart"))
        .isEqualTo(1);

    assertThat(bench.printed()).contains("1 error, 1 known in 3 methods");
    assertThat(Files.readString(file)).contains("it is an old friend", "known when", "array-index");
    assertThat(bench.run("check", "--baseline", known(), "Cart")).isZero();
  }

  @Test
  void annotationsSpeakForTheirMethodOrClassAndTheirRules() throws IOException {
    bench.compile("Cart", SUPPRESSED, annotations());

    assertThat(bench.run("check", bench.classes().toString())).isEqualTo(1);

    assertThat(bench.errors())
        .containsExactly("Cart.java:5 ArithmeticException", "Cart.java:9 ArithmeticException");
    assertThat(bench.printed()).contains("2 errors, 2 known");
  }

  private static Path annotations() {
    return Path.of(
        dev.clew.annotations.SuppressClew.class
            .getProtectionDomain()
            .getCodeSource()
            .getLocation()
            .getPath());
  }

  @Test
  void aFileThatIsNoneIsAMistake() throws IOException {
    bench.compile("Cart", CART);
    Files.writeString(folder.resolve("bad.json"), "{ \"no\": 1");

    assertThat(bench.run("check", "--baseline", folder.resolve("bad.json").toString(), "Cart"))
        .isEqualTo(2);
    assertThat(bench.log()).contains("is no file of known errors", "--write-baseline makes one");
    assertThat(bench.run("check", "--baseline", folder.resolve("none.json").toString(), "Cart"))
        .isEqualTo(2);
    assertThat(bench.log().lines()).hasSize(1);
  }
}
