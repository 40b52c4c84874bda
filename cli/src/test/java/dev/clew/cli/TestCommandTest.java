package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestCommandTest {

  private static final String SOURCE =
      """
      package shop;

      public class Price {
        private final int cents;

        public Price(int cents) {
          this.cents = cents;
        }

        public String text() {
          return cents < 0 ? "-" : cents / 100 + "." + cents % 100;
        }

        public static Price parse(String text) {
          return text == null ? new Price(0) : new Price(Integer.parseInt(text));
        }
      }
      """;

  @TempDir private Path classes;
  @TempDir private Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void compile() throws IOException {
    Path source = Files.writeString(folder.resolve("Price.java"), SOURCE);
    String[] arguments = {"-g", "-parameters", "-d", classes.toString(), source.toString()};
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments)).isZero();
  }

  private int test(String... arguments) {
    List<String> all =
        new ArrayList<>(List.of("test", "--quiet", "-cp", classes.toString(), "shop.Price"));
    all.addAll(List.of("--time-budget", "20s", "--out", folder.resolve("out").toString()));
    all.addAll(List.of(arguments));
    return Main.run(
        new PrintWriter(out, true), new PrintWriter(err, true), all.toArray(new String[0]));
  }

  private String written(String name) throws IOException {
    return Files.readString(folder.resolve("out/shop").resolve(name));
  }

  @Test
  void whatIsRightAndWhatIsWrongHaveFilesOfTheirOwn() throws IOException {
    assertThat(test()).as("%s", err).isZero();
    assertThat(written("PriceTest.java"))
        .contains(
            "package shop;",
            "class PriceTest {",
            "Price price = new Price(-1);",
            "assertEquals(\"-\", price.text());")
        .doesNotContain("NumberFormatException");
    assertThat(written("PriceErrorTest.java"))
        .contains("class PriceErrorTest {", "NumberFormatException.class");
    assertThat(out.toString().lines().reduce((first, second) -> second).orElseThrow())
        .contains(" kept, ", " 0 dropped; ", " of 4 branches");
  }

  @Test
  void pathsSayWhichTestReachesThem() throws IOException {
    test("--all-paths");
    JsonNode results = new ObjectMapper().readTree(folder.resolve("out/results.json").toFile());
    assertThat(results.findValuesAsText("test"))
        .isNotEmpty()
        .allMatch(test -> test.startsWith("PriceTest#") || test.startsWith("PriceErrorTest#"));
  }

  @Test
  void filesOfOthersAreNotOverwritten() throws IOException {
    Path theirs = folder.resolve("out/shop/PriceTest.java");
    Files.createDirectories(theirs.getParent());
    Files.writeString(theirs, "class PriceTest {}\n");
    assertThat(test()).isEqualTo(2);
    assertThat(theirs).hasContent("class PriceTest {}");
    assertThat(err.toString().lines()).hasSize(1);
    assertThat(folder.resolve("out/results.json")).exists();
  }

  @Test
  void olderProjectsGetTestsForJUnit4() throws IOException {
    assertThat(test("--junit", "4")).as("%s", err).isZero();
    assertThat(written("PriceTest.java")).contains("import org.junit.Test;");
  }
}
