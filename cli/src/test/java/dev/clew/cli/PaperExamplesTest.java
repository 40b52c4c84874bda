package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.clew.annotations.Concrete;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** What {@code clew check} says in its results file about the programs that the literature uses. */
@Tag("once")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PaperExamplesTest {

  private static final Path SOURCES = Path.of("../examples/src/main/java/dev/clew/examples");

  private Path folder;
  private JsonNode results;
  private JsonNode calls;

  @BeforeAll
  void check(@TempDir Path shared) throws IOException {
    folder = shared;
    new Workbench(folder).compile(SOURCES);
    results =
        check("unlimited", "Numbers", "Words", "Sums", "Queries", "Commands", "Links", "Tags");
    calls = check("unlimited", "Calls", "Cells", "Amounts", "Prices");
  }

  private JsonNode check(String depth, String... names) throws IOException {
    List<String> arguments = new ArrayList<>();
    for (String name : names) {
      arguments.add("dev.clew.examples." + name);
    }
    arguments.addAll(List.of("--call-depth=" + depth, "--all-paths", "--time-budget", "120s"));
    arguments.addAll(List.of("--hunt", "no")); // which calls all there is, however deep
    Workbench bench = new Workbench(folder);
    bench.run("check", arguments.toArray(String[]::new));
    assertThat(bench.log()).doesNotContain("Exception");
    return bench.results();
  }

  private static JsonNode target(JsonNode from, String type, String method) {
    for (JsonNode target : from.get("targets")) {
      if (target.get("class").textValue().equals("dev.clew.examples." + type)
          && target.get("method").textValue().startsWith(method + "(")) {
        return target;
      }
    }
    throw new AssertionError(type + "." + method + " is not there");
  }

  /** All paths of a target that was explored completely, each of them confirmed. */
  private static List<JsonNode> paths(JsonNode from, String type, String method) {
    JsonNode target = target(from, type, method);
    assertThat(target.get("status").textValue()).as(type + "." + method).isEqualTo("complete");
    List<JsonNode> paths = new ArrayList<>();
    target.get("paths").forEach(paths::add);
    assertThat(paths)
        .allSatisfy(
            path -> assertThat(path.get("confirmation").textValue()).isEqualTo("confirmed"));
    return paths;
  }

  private static List<String> errors(JsonNode from, String type, String method) {
    List<String> errors = new ArrayList<>();
    for (JsonNode error : target(from, type, method).get("errors")) {
      String exception = error.get("exception").textValue();
      errors.add(
          exception.substring(exception.lastIndexOf('.') + 1)
              + " "
              + error.get("call").textValue());
    }
    return errors;
  }

  private static Predicate<JsonNode> returned(Object value) {
    return path ->
        path.get("outcome").textValue().equals("returned")
            && path.get("returns").get("value").asText().equals(value.toString());
  }

  private static JsonNode input(JsonNode path, String name) {
    for (JsonNode input : path.get("inputs")) {
      if (input.get("name").textValue().equals(name)) {
        return input.get("value");
      }
    }
    throw new AssertionError("no input " + name);
  }

  @Test
  void anAbsoluteValueHasTwoPathsAndTheSmallestNumberIsNegative() {
    List<JsonNode> paths = paths(results, "Numbers", "absolute");
    assertThat(paths).hasSize(2);
    assertThat(paths)
        .anySatisfy(path -> assertThat(path.get("condition").toString()).isEqualTo("[\"x < 0\"]"));
  }

  @Test
  void aPartThatStartsWithOneWordDoesNotStartWithAnother() {
    assertThat(paths(results, "Words", "dependent"))
        .hasSize(3)
        .noneMatch(returned(0))
        .anyMatch(path -> path.get("exception") != null);
  }

  @Test
  void lengthsOfWitnessesAreRight() {
    List<JsonNode> paths = paths(results, "Words", "isShort");
    assertThat(paths.stream().filter(returned(true)))
        .singleElement()
        .satisfies(path -> assertThat(input(path, "s").textValue()).hasSizeLessThan(4));
    assertThat(paths.stream().filter(returned(false)))
        .singleElement()
        .satisfies(path -> assertThat(input(path, "s").textValue()).hasSizeGreaterThan(3));
  }

  @Test
  void aTrickySumIsWhatRunningItGives() {
    assertThat(paths(results, "Sums", "tricky"))
        .extracting(path -> path.get("returns").get("value").textValue())
        .containsExactlyInAnyOrder("", "", sum(1), sum(2), sum(3));
  }

  /** What the method computes, written in another way. */
  private static String sum(int n) {
    StringBuilder text = new StringBuilder("(".repeat(2 * n)).append(2 * n);
    for (int i = 0; i < n - 1; i++) {
      text.append("*").append(2 * n - 1 - i).append(")");
    }
    for (int i = 0; i < n + 1; i++) {
      text.append("+").append(n - i).append(")");
    }
    return text.toString();
  }

  @Test
  void everyQueryIsASelectionOrBeginsWithAComment() {
    List<JsonNode> paths = new ArrayList<>();
    target(results, "Queries", "text").get("paths").forEach(paths::add);
    List<String> queries =
        paths.stream()
            .filter(path -> path.get("outcome").textValue().equals("returned"))
            .map(path -> path.get("returns").get("value").textValue())
            .toList();
    assertThat(queries).hasSizeGreaterThanOrEqualTo(64);
    assertThat(queries).allMatch(query -> query.startsWith("select ") || query.startsWith("/* "));
  }

  @Test
  void bothThreatsOfSiteExecAreConfirmed() {
    List<JsonNode> paths = paths(results, "Commands", "siteExec");
    assertThat(paths).hasSize(8);
    assertThat(paths.stream().filter(path -> path.path("message").asText().equals("threat")))
        .hasSize(2)
        .anyMatch(path -> input(path, "command").textValue().contains(" "))
        .anyMatch(path -> !input(path, "command").textValue().contains(" "));
    assertThat(errors(results, "Commands", "siteExec"))
        .filteredOn(error -> error.startsWith("StringIndexOutOfBounds"))
        .hasSize(2);
  }

  @Test
  void everyBranchOfTheLinkIsTakenTheAcceptingOneIncluded() {
    assertThat(paths(results, "Links", "isSearch")).anyMatch(returned(true));
    JsonNode branches = target(results, "Links", "isSearch").get("coverage").get("branches");
    assertThat(branches.get(0)).isEqualTo(branches.get(1));
  }

  @Test
  void theIndexOfTheTagStripperGoesBack() {
    assertThat(errors(results, "Tags", "strip")).contains("AssertionError Tags.strip(\"<\")");
  }

  @Test
  void numbersOverflow() {
    assertThat(paths(results, "Numbers", "isGreaterThanItsSquare")).anyMatch(returned(true));
    assertThat(paths(results, "Numbers", "cube"))
        .anyMatch(path -> path.path("message").asText().equals("as planned"))
        .anyMatch(path -> path.path("message").asText().equals("impossible"));
  }

  @Test
  void callsAreFollowedAsDeepAsOneLikes() throws IOException {
    assertThat(errors(calls, "Calls", "hexAbs"))
        .containsExactly("NullPointerException Calls.hexAbs(0)");
    assertThat(errors(calls, "Calls", "farFromZero")).isEmpty();
    assertThat(errors(calls, "Calls", "nearZero"))
        .containsExactly("ArithmeticException Calls.nearZero(0)");
    assertThat(errors(calls, "Calls", "question"))
        .containsExactly("ArithmeticException Calls.question(42)");

    JsonNode shallow = check("0", "Calls");
    assertThat(errors(shallow, "Calls", "hexAbs"))
        .containsExactly("NullPointerException Calls.hexAbs(0)");
    assertThat(target(shallow, "Calls", "hexAbs").get("paths"))
        .anyMatch(
            path ->
                path.path("exception").asText().endsWith("NullPointerException")
                    && !path.path("followed").asBoolean(true)
                    && path.get("confirmation").textValue().equals("not-run"));
    assertThat(errors(shallow, "Calls", "farFromZero")).isEmpty();
    assertThat(errors(shallow, "Calls", "nearZero"))
        .containsExactly("ArithmeticException Calls.nearZero(0)");
    assertThat(errors(shallow, "Calls", "question")).isEmpty();

    assertThat(errors(check("1", "Calls"), "Calls", "question"))
        .containsExactly("ArithmeticException Calls.question(42)");
  }

  @Test
  void oneCellWithTwoNamesIsWrittenTwice() {
    assertThat(errors(calls, "Cells", "write"))
        .anyMatch(error -> error.startsWith("AssertionError") && error.contains("<same as one>"));
  }

  @Test
  void everyOutcomeOfTheFormatCheckIsThere() {
    assertThat(paths(calls, "Amounts", "check"))
        .hasSize(7)
        .anyMatch(returned("much"))
        .anyMatch(returned("little"))
        .anyMatch(returned("no comma"))
        .anyMatch(returned("fine"));
    assertThat(errors(calls, "Amounts", "check"))
        .anyMatch(error -> error.startsWith("NumberFormatException"));
  }

  @Test
  void roundingIsBranchedOnInEveryMode() {
    assertThat(paths(calls, "Prices", "registersThatAskForTen"))
        .extracting(path -> path.get("returns").get("value").intValue())
        .containsExactlyInAnyOrder(0, 1, 1, 2, 3, 3, 4);
    List<JsonNode> modes = paths(calls, "Prices", "isCent");
    assertThat(modes.stream().filter(returned(true))).hasSize(8);
    assertThat(modes.stream().filter(returned(false))).hasSize(10);
  }

  private static final String MIXED =
      """
      package dev.clew.examples;

      import dev.clew.annotations.Concrete;
      import dev.clew.annotations.Partition;

      public class Mixed {
        @Concrete static int hash(int x) { return 0 <= x && x <= 10 ? 10 * x : 0; }

        @Concrete @Partition({"x > 3", "x <= 3"})
        static int parted(int x) { return hash(x); }

        @Concrete static int identity(int x) { return x; }

        public static int lineSix(int x, int y) {
          int r = 0;
          if (x > 0) {
            r = y == hash(x) ? 10 : 20;
            r += x > 3 && y > 10 ? 3 : 4;
          }
          return r;
        }

        public static int lineSeven(int x, int y) {
          int r = 0;
          if (x > 0) {
            r = y == hash(x) ? 10 : 20;
            r += y > 10 ? 3 : 4;
          }
          return r;
        }

        public static int partitioned(int x, int y) {
          int r = 0;
          if (x > 0) {
            r = y == parted(x) ? 10 : 20;
            r += y > 10 ? 3 : 4;
          }
          return r;
        }

        public static int residual(boolean b, int x, int y) {
          if (b) {
            return y <= 0 ? 1 : 2;
          }
          return x <= 0 && identity(y) == 1 ? 3 : 4;
        }
      }
      """;

  @Test
  void methodsThatNoSolverKnowsAreRunForReal() throws Exception {
    Path annotations =
        Path.of(Concrete.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Workbench bench = new Workbench(folder.resolve("mixed"));
    bench.compile("Mixed", MIXED, annotations);
    bench.run(
        "check",
        "dev.clew.examples.Mixed",
        "--all-paths",
        "-cp",
        bench.classes() + File.pathSeparator + annotations);
    for (String method : List.of("lineSix", "lineSeven", "partitioned")) {
      assertThat(returnedBy(bench.results(), method))
          .as(method)
          .contains(0, 13, 14, 23, 24); // S0/S1 with S3/S4, the pair that DART misses included
    }
    assertThat(returnedBy(bench.results(), "residual")).contains(1, 2, 3, 4);
  }

  private static List<Integer> returnedBy(JsonNode from, String method) {
    List<Integer> values = new ArrayList<>();
    for (JsonNode path : target(from, "Mixed", method).get("paths")) {
      assertThat(path.get("confirmation").textValue()).isEqualTo("confirmed");
      values.add(path.get("returns").get("value").intValue());
    }
    return values;
  }
}
