package dev.clew.output.json;

import static dev.clew.output.Samples.number;
import static dev.clew.output.Samples.results;
import static dev.clew.output.Samples.returning;
import static dev.clew.output.Samples.target;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.ForkKind;
import dev.clew.engine.outcome.ForkSite;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.PathStep;
import dev.clew.engine.outcome.PathTrace;
import dev.clew.engine.outcome.Status;
import dev.clew.output.ReachedLines;
import dev.clew.output.Results;
import dev.clew.output.Samples;
import dev.clew.output.TargetResult;
import dev.clew.output.Trials;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultsFileTest {

  @TempDir private Path folder;

  @Test
  void theFileHasTheDocumentedKeysInTheirOrder() throws IOException {
    JsonNode root =
        read(results(target(Status.BOUNDED, Map.of(Samples.REVISITS, 3L), returning(number(4)))));
    assertThat(keys(root))
        .containsExactly(
            "tool", "format", "version", "command", "options", "targets", "classes", "skipped",
            "summary");
    assertThat(root.get("tool").textValue()).isEqualTo("clew");
    assertThat(root.get("version").textValue()).isEqualTo("1.2.3");
    assertThat(root.get("command").textValue()).isEqualTo("explore");
    assertThat(root.get("options").get("seed").isIntegralNumber()).isTrue();
    JsonNode target = root.get("targets").get(0);
    assertThat(keys(target))
        .containsExactly(
            "class",
            "method",
            "source",
            "status",
            "reasons",
            "paths",
            "forks",
            "texts",
            "pathCounts",
            "errors",
            "stats");
    assertThat(target.get("class").textValue()).isEqualTo("com.acme.Cart");
    assertThat(target.get("method").textValue()).isEqualTo("total(I)I");
    assertThat(target.get("source").textValue()).isEqualTo("Cart.java");
    assertThat(target.get("status").textValue()).isEqualTo("bounded");
    assertThat(target.get("reasons"))
        .hasToString("[{\"code\":\"max-revisits\",\"count\":3,\"detail\":\"25 at Cart.java:20\"}]");
    assertThat(target.get("stats"))
        .hasToString(
            "{\"paths\":9,\"pruned\":4,\"queries\":31,"
                + "\"queriesByAnswer\":{\"sat\":20,\"unsat\":9,\"unknown\":2},\"cacheHits\":12,"
                + "\"millis\":{\"total\":210,\"solver\":90,\"replay\":0},\"instructions\":10432,"
                + "\"layers\":[]}");
  }

  @Test
  void aReturningPathHasItsValue() throws IOException {
    assertThat(path(returning(number(4), new Input("x", "int", number(3)))))
        .hasToString(
            "{\"id\":1,\"outcome\":\"returned\",\"site\":{\"class\":\"com.acme.Cart\","
                + "\"method\":\"total\",\"line\":17},\"condition\":[\"x > 0\"],"
                + "\"inputs\":[{\"name\":\"x\",\"type\":\"int\",\"value\":3}],"
                + "\"returns\":{\"type\":\"int\",\"value\":4},"
                + "\"confirmation\":\"not-run\",\"proven\":true,\"foundBy\":\"symbolic\","
                + "\"steps\":[],\"decisions\":[0,1]}");
  }

  @Test
  void stepsOfPathsReferToTablesThatTheyShare() throws IOException {
    ForkSite fork = new ForkSite(Samples.SITE, ForkKind.SWITCH, 3);
    PathStep same = new PathStep(fork, 0, "x > 0");
    JsonNode target =
        read(results(target(stepping(same, new PathStep(fork, 2, "")), stepping(same))))
            .get("targets")
            .get(0);
    assertThat(target.get("forks"))
        .hasToString(
            "[{\"class\":\"com.acme.Cart\",\"method\":\"total\",\"line\":17,"
                + "\"kind\":\"switch\"}]");
    assertThat(target.get("texts")).hasToString("[\"x > 0\"]");
    assertThat(target.get("paths").get(0).get("steps")).hasToString("[0,0,0,0,2,-1]");
    assertThat(target.get("paths").get(1).get("steps")).hasToString("[0,0,0]");
  }

  private static ExploredPath stepping(PathStep... steps) {
    Outcome outcome = new Outcome.Returned("void", null, Samples.SITE);
    return new ExploredPath(List.of(0), List.of(), List.of(), outcome, true)
        .with(new PathTrace(List.of(steps), Optional.empty()));
  }

  @Test
  void linesThatCallsReachedAreRanges() throws IOException {
    ReachedLines reached =
        new ReachedLines(
            List.of(List.of(3, 4, 5, 9), List.of()),
            Map.of(1, 0, 2, 0, 7, 1),
            4,
            List.of(3, 4, 5, 8, 9, 10),
            List.of(3, 9));
    Trials.Count none = new Trials.Count(0, 0);
    Trials trials = new Trials(List.of(), List.of(), none, none, 0, 0, Map.of(), reached);
    TargetResult plain = target(returning(number(4)));
    TargetResult tried =
        new TargetResult(
            plain.title(),
            plain.className(),
            plain.method(),
            plain.sources(),
            plain.exploration(),
            Optional.of(trials));
    JsonNode root = read(results(tried).withSources(Map.of("com.acme.Cart", "/src/Cart.java")));
    assertThat(root.get("classes"))
        .hasToString(
            "{\"com.acme.Cart\":{\"file\":\"/src/Cart.java\",\"lines\":\"3-5,8-10\","
                + "\"covered\":\"3,9\"}}");
    JsonNode target = root.get("targets").get(0);
    assertThat(target.get("coverage").get("tried").intValue()).isEqualTo(4);
    assertThat(target.get("coverage").get("sets"))
        .hasToString("[{\"paths\":2,\"lines\":\"3-5,9\"},{\"paths\":1,\"lines\":\"\"}]");
    assertThat(target.get("paths").get(0).get("lines").intValue()).isZero();
  }

  @Test
  void aVoidMethodReturnsATypeWithoutAValue() throws IOException {
    JsonNode path = path(Samples.path(new Outcome.Returned("void", null, Samples.SITE)));
    assertThat(path.get("returns")).hasToString("{\"type\":\"void\"}");
  }

  @Test
  void aThrowingPathHasExceptionMessageAndSite() throws IOException {
    JsonNode path = path(Samples.path(threw("/ by zero")));
    assertThat(keys(path)).startsWith("id", "outcome", "exception", "message", "site");
    assertThat(path.get("outcome").textValue()).isEqualTo("threw");
    assertThat(path.get("exception").textValue()).isEqualTo("java.lang.ArithmeticException");
    assertThat(path.get("message").textValue()).isEqualTo("/ by zero");
    assertThat(path.get("site").get("line").intValue()).isEqualTo(17);
    assertThat(path.has("returns")).isFalse();
  }

  @Test
  void anExceptionWithoutAMessageHasNull() throws IOException {
    assertThat(path(Samples.path(threw(null))).get("message").isNull()).isTrue();
  }

  @Test
  void whatWasCutOrUnsupportedSaysWhy() throws IOException {
    String reason = "{\"code\":\"max-revisits\",\"detail\":\"25 at Cart.java:20\"}";
    JsonNode cut = path(Samples.path(new Outcome.Cut(Samples.REVISITS)));
    assertThat(cut.get("outcome").textValue()).isEqualTo("cut");
    assertThat(cut.get("reason")).hasToString(reason);
    JsonNode unsupported = path(Samples.path(new Outcome.Unsupported(Samples.REVISITS)));
    assertThat(unsupported.get("outcome").textValue()).isEqualTo("unsupported");
    assertThat(unsupported.get("reason")).hasToString(reason);
  }

  @Test
  void aPathThatNeverEndsIsCutAndSaysWhereItsLoopIs() throws IOException {
    JsonNode endless = path(Samples.path(new Outcome.Endless(Samples.SITE)));
    assertThat(endless.get("outcome").textValue()).isEqualTo("cut");
    assertThat(endless.get("reason").get("code").textValue()).isEqualTo("endless");
    assertThat(endless.get("site").get("line").intValue()).isEqualTo(17);
  }

  @Test
  void aLiteralIsAStringLikeAnyOtherAndSaysSoBesideIt() throws IOException {
    Datum literal = new Datum.Text("ab", 1, /* interned= */ true);
    assertThat(path(Samples.returning(literal)).get("returns"))
        .hasToString("{\"type\":\"int\",\"value\":\"ab\",\"interned\":true}");
    assertThat(path(Samples.returning(new Datum.Text("ab", 1))).get("returns"))
        .hasToString("{\"type\":\"int\",\"value\":\"ab\"}");
  }

  @Test
  void optionsMayBeNumbersFlagsTextsAndLists() throws IOException {
    Map<String, Object> options = new LinkedHashMap<>();
    options.put("seed", Long.MIN_VALUE);
    options.put("prune", true);
    options.put("call-depth", "unlimited");
    options.put("classpath", List.of("a", "b"));
    Results results = new Results("1", "explore", options, List.of(), List.of("x.class is bad"), 0);
    assertThat(read(results).get("options"))
        .hasToString(
            "{\"seed\":-9223372036854775808,\"prune\":true,\"call-depth\":\"unlimited\","
                + "\"classpath\":[\"a\",\"b\"]}");
    assertThat(read(results).get("skipped")).hasToString("[\"x.class is bad\"]");
  }

  @Test
  void foldersAreMadeAndAFileIsReplaced() throws IOException {
    Path file = folder.resolve("a/b/results.json");
    ResultsFile.write(file, results());
    ResultsFile.write(file, results(target()));
    assertThat(new ObjectMapper().readTree(file.toFile()).get("targets")).hasSize(1);
    assertThat(filesIn(file.getParent())).containsExactly("results.json");
  }

  @Test
  void whatFailsHalfwayLeavesTheOldFileAlone() throws IOException {
    Path file = folder.resolve("results.json");
    Files.writeString(file, "before");
    Results broken = results(target(returning(number(new Object()))));
    assertThatThrownBy(() -> ResultsFile.write(file, broken))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(file).hasContent("before");
    assertThat(filesIn(folder)).containsExactly("results.json");
  }

  @Test
  void aFolderInItsPlaceIsNotReplaced() throws IOException {
    Path place = Files.createDirectories(folder.resolve("results.json"));
    assertThatThrownBy(() -> ResultsFile.write(place, results()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("is a folder");
    assertThat(filesIn(folder)).containsExactly("results.json");
  }

  @Test
  void theFileIsPlainAscii() throws IOException {
    ExploredPath path =
        new ExploredPath(
            List.of(), List.of("s.equals(\"grün\")"), List.of(), threw("\ud800 €"), true);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ResultsFile.write(out, results(target(path)));
    String text = out.toString(StandardCharsets.UTF_8);
    assertThat(text.chars()).allMatch(c -> c < 128);
    assertThat(text).contains("\\uD800 \\u20AC").endsWith("}\n");
  }

  private static Outcome threw(String message) {
    return new Outcome.Threw("java.lang.ArithmeticException", message, Samples.SITE);
  }

  private static JsonNode path(ExploredPath path) throws IOException {
    return read(results(target(path))).get("targets").get(0).get("paths").get(0);
  }

  private static JsonNode read(Results results) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ResultsFile.write(out, results);
    return new ObjectMapper().readTree(out.toByteArray());
  }

  private static List<String> keys(JsonNode node) {
    return node.properties().stream().map(Map.Entry::getKey).toList();
  }

  private static List<String> filesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }
}
