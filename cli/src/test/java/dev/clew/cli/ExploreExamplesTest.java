package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The command line with the real engine, on the programs that the documentation shows. */
@Timeout(300)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("once")
class ExploreExamplesTest {

  private static final Path SOURCES = Path.of("..", "examples", "src", "main", "java");

  /** Has more paths than anybody can wait for. */
  private static final String ENDLESS =
      """
      package com.acme;
      public class Endless {
        public static int count(long n) {
          int bits = 0;
          for (int i = 0; i < 24; i++) {
            if ((n >>> i & 1) == 1) {
              bits++;
            }
          }
          return bits;
        }
      }
      """;

  private Path classes;
  private Path folder;
  private JsonNode results;
  private String output;

  @BeforeAll
  void exploreAllExamples(@TempDir Path shared) throws IOException {
    classes = Files.createDirectory(shared.resolve("classes"));
    folder = Files.createDirectory(shared.resolve("results"));
    try (Stream<Path> files = Files.walk(SOURCES)) {
      compile(classes, files.filter(file -> file.toString().endsWith(".java")).toList());
    }
    StringWriter out = new StringWriter();
    results = explore(out, "all", classes.toString(), "--jobs", "1", "--time-budget", "4m");
    output = out.toString();
  }

  @Test
  void everyExampleIsExploredToTheEnd() {
    for (JsonNode target : results.get("targets")) {
      assertThat(target.get("status").textValue()).as("%s", target).isEqualTo("complete");
    }
    assertThat(output.lines().reduce((first, second) -> second).orElseThrow())
        .containsPattern("^\\d+ methods, \\d+ paths: \\d+ returned, \\d+ threw; \\d+ complete$");
  }

  @Test
  void twoWorkersFindTheSamePathsAsOne() throws IOException {
    JsonNode together =
        explore(new StringWriter(), "two", classes.toString(), "--jobs", "2", "--time-budget=4m");
    assertThat(together.get("targets")).hasSameSizeAs(results.get("targets"));
    for (int i = 0; i < results.get("targets").size(); i++) {
      JsonNode expected = results.get("targets").get(i);
      JsonNode target = together.get("targets").get(i);
      assertThat(target.get("method")).isEqualTo(expected.get("method"));
      assertThat(target.get("paths")).as("%s", target.get("method")).isEqualTo(paths(expected));
    }
  }

  @Test
  void theTourShowsWhatClewPrints() throws IOException {
    String method = "dev.clew.examples.Account#transfer";
    StringWriter out = new StringWriter();
    explore(out, "readme", "-cp", classes.toString(), method);
    String command = "$ ./clew explore -cp examples/target/classes " + method + "\n";
    String readme = Files.readString(Path.of("../docs/tour.md"));
    int start = readme.indexOf(command) + command.length();
    assertThat(readme.substring(start, readme.indexOf("```", start)))
        .isEqualToNormalizingNewlines(out.toString());
  }

  @Test
  void theReadmeShowsWhatClewFinds(@TempDir Path folder) throws IOException {
    String named = "dev.clew.examples.Amounts dev.clew.examples.Commands dev.clew.examples.Tags";
    List<String> arguments =
        new ArrayList<>(List.of("check", "--quiet", "--out", folder.toString(), "-cp"));
    arguments.add(classes.toString());
    arguments.addAll(List.of(named.split(" ", -1)));
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Main.run(
        new PrintWriter(out, true), new PrintWriter(err, true), arguments.toArray(String[]::new));
    String command = "$ ./clew check -cp examples/target/classes " + named + "\n";
    String readme = Files.readString(Path.of("..", "README.md"));
    int start = readme.indexOf(command) + command.length();
    assertThat(readme.substring(start, readme.indexOf("```", start)))
        .as("%s", err)
        .isEqualToNormalizingNewlines(out.toString());
  }

  @Test
  void theTourShowsTheTestsThatClewWrites(@TempDir Path folder) throws IOException {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String name = "dev.clew.examples.Amounts";
    Main.run(
        new PrintWriter(out, true),
        new PrintWriter(err, true),
        "test",
        "--quiet",
        "-cp",
        classes.toString(),
        name,
        "--out",
        folder.toString());
    String readme = Files.readString(Path.of("../docs/tour.md"));
    String command = "$ ./clew test -cp examples/target/classes " + name + " --out tests\n";
    assertThat(withoutTried(readme))
        .as("%s", err)
        .containsIgnoringNewLines(
            command + withoutTried(out.toString().replace(folder.toString(), "tests")))
        .containsIgnoringNewLines(
            Files.readString(folder.resolve("dev/clew/examples/AmountsErrorTest.java")));
  }

  /** How many more calls were tried than needed depends on the time that there was. */
  private static String withoutTried(String text) {
    return text.replaceAll("\\d+ (tests written|not needed)", "$1");
  }

  @Test
  void theSmallestIntegerHasNoAbsoluteValue() {
    assertThat(target("Numbers", "absolute").get("paths")).hasSize(2);
    JsonNode bad = threw("Numbers", "bucket", "IllegalStateException").get(0);
    assertThat(input(bad, "hash").intValue()).isEqualTo(Integer.MIN_VALUE);
  }

  @Test
  void overflowReachesWhatMathematicsForbids() {
    JsonNode greater =
        paths("Numbers", "isGreaterThanItsSquare").stream()
            .filter(path -> path.at("/returns/value").booleanValue())
            .findFirst()
            .orElseThrow();
    int x = input(greater, "x").intValue();
    assertThat(input(greater, "y").intValue()).isEqualTo(x * x).isLessThan(x);
    List<JsonNode> aborts = threw("Numbers", "cube", "IllegalStateException");
    assertThat(aborts)
        .extracting(path -> path.get("message").textValue())
        .containsExactlyInAnyOrder("as planned", "impossible");
  }

  @Test
  void theMiddleOfARangeCanBeOutsideOfItAndTheMendedOneCannot() {
    JsonNode overflow = threw("Search", "middle", "IllegalStateException").get(0);
    int low = input(overflow, "low").intValue();
    int high = input(overflow, "high").intValue();
    assertThat(low).isBetween(0, high);
    assertThat(low + high).isNegative();
    assertThat(threw("Search", "mendedMiddle", "IllegalStateException")).isEmpty();
  }

  @Test
  void moneyComesFromNothingWhenBothAccountsAreTheSame() {
    JsonNode path = threw("Account", "transfer", "IllegalStateException").get(0);
    assertThat(input(path, "to").get("ref")).isEqualTo(input(path, "from").get("id"));
    assertThat(path.get("site"))
        .hasToString(
            "{\"class\":\"dev.clew.examples.Account\",\"method\":\"transfer\",\"line\":"
                + lineOf("Account", "throw new IllegalStateException")
                + "}");
  }

  @Test
  void aLoopThatLooksOneTooFarNeverReturns() {
    assertThat(paths("Cart", "lowest"))
        .allMatch(path -> path.get("outcome").textValue().equals("threw"));
    assertThat(threw("Cart", "lowest", "ArrayIndexOutOfBoundsException"))
        .extracting(path -> path.get("message").textValue())
        .contains(
            "Index 0 out of bounds for length 0",
            "Index 1 out of bounds for length 1",
            "Index 2 out of bounds for length 2");
  }

  @Test
  void aListMayBeACycle() {
    assertThat(threw("Cart", "total", "IllegalStateException"))
        .anySatisfy(
            path -> {
              JsonNode first = path.at("/inputs/0/value/fields/first");
              assertThat(first.at("/fields/next/ref")).isEqualTo(first.get("id"));
            });
  }

  @Test
  void allClassesOfASealedInterfaceAreTried() {
    assertThat(paths("Shapes", "ratio"))
        .extracting(path -> input(path, "large").path("type").asText())
        .contains(
            "dev.clew.examples.Shapes$Square",
            "dev.clew.examples.Shapes$Rectangle",
            "dev.clew.examples.Shapes$Line");
    assertThat(threw("Shapes", "width", "ClassCastException")).hasSize(1);
  }

  @Test
  void anEndlessMethodGivesWhatWasFoundWhenItsTimeIsUp() throws IOException {
    Path source = Files.writeString(folder.resolve("Endless.java"), ENDLESS);
    Path endless = Files.createDirectories(folder.resolve("endless"));
    compile(endless, List.of(source));
    StringWriter out = new StringWriter();
    JsonNode root =
        explore(
            out, "endless-out", "-cp", endless.toString(), "com.acme.Endless", "--time-budget=5s");
    JsonNode target =
        targets(root)
            .filter(each -> each.get("method").textValue().startsWith("count"))
            .findFirst()
            .orElseThrow();
    assertThat(target.get("status").textValue()).isEqualTo("timeout");
    assertThat(target.get("paths")).isNotEmpty();
    for (JsonNode path : target.get("paths")) {
      if (path.get("outcome").textValue().equals("returned")) {
        long n = input(path, "n").longValue();
        assertThat(path.at("/returns/value").intValue()).isEqualTo(Long.bitCount(n & 0xFF_FFFF));
      }
    }
    assertThat(out.toString()).contains("; timeout");
  }

  private static void compile(Path into, List<Path> sources) {
    List<String> arguments = new ArrayList<>(List.of("-g", "--release", "17", "-d"));
    arguments.add(into.toString());
    sources.forEach(source -> arguments.add(source.toString()));
    int exitCode =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    assertThat(exitCode).isZero();
  }

  private JsonNode explore(StringWriter out, String name, String... arguments) throws IOException {
    StringWriter err = new StringWriter();
    List<String> all =
        new ArrayList<>(List.of("explore", "--out", folder.resolve(name).toString()));
    all.addAll(List.of(arguments));
    int exitCode = Main.run(new PrintWriter(out), new PrintWriter(err), all.toArray(String[]::new));
    assertThat(exitCode).as("%s", err).isZero();
    return new ObjectMapper().readTree(folder.resolve(name).resolve("results.json").toFile());
  }

  private static Stream<JsonNode> targets(JsonNode root) {
    return StreamSupport.stream(root.get("targets").spliterator(), false);
  }

  private JsonNode target(String className, String method) {
    return targets(results)
        .filter(each -> each.get("class").textValue().equals("dev.clew.examples." + className))
        .filter(each -> each.get("method").textValue().startsWith(method + "("))
        .findFirst()
        .orElseThrow();
  }

  private static JsonNode paths(JsonNode target) {
    return target.get("paths");
  }

  private List<JsonNode> paths(String className, String method) {
    return StreamSupport.stream(paths(target(className, method)).spliterator(), false).toList();
  }

  private List<JsonNode> threw(String className, String method, String exception) {
    return paths(className, method).stream()
        .filter(path -> path.path("exception").asText().equals("java.lang." + exception))
        .toList();
  }

  private static JsonNode input(JsonNode path, String name) {
    return StreamSupport.stream(path.get("inputs").spliterator(), false)
        .filter(each -> each.get("name").textValue().equals(name))
        .findFirst()
        .orElseThrow()
        .get("value");
  }

  private static int lineOf(String className, String text) {
    Path file = SOURCES.resolve("dev/clew/examples").resolve(className + ".java");
    try {
      List<String> lines = Files.readAllLines(file);
      for (int i = 0; i < lines.size(); i++) {
        if (lines.get(i).strip().startsWith(text)) {
          return i + 1;
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    throw new AssertionError("no such line in " + file + ": " + text);
  }
}
