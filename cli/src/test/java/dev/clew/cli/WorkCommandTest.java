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
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("once")
class WorkCommandTest {

  private static final String SOURCE =
      """
      package com.acme;
      public class Steps {
        public static int count(int[] a, String s) {
          int n = 0;
          for (int i = 0; i < 4; i++) {
            if (a[i] > i) { n++; }
          }
          return s.startsWith("ab") ? n : s.length() / n;
        }
        public static int none() { return 1; }
      }
      """;

  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path folder;
  private Workbench bench;
  private String errors = "";

  @BeforeEach
  void compile() throws IOException {
    bench = new Workbench(folder);
    bench.compile("Steps", SOURCE);
  }

  /** The lines that a command prints, which is to end with a code. */
  private List<String> lines(int code, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int actual = Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
    errors = err.toString();
    assertThat(actual).as(errors).isEqualTo(code);
    return out.toString().lines().toList();
  }

  private List<String> first(String target) {
    return lines(0, "work", "-cp", bench.classes().toString(), target);
  }

  private Path file(List<String> units) throws IOException {
    return Files.write(folder.resolve("units"), units);
  }

  @Test
  void targetsBecomeUnits() throws IOException {
    List<String> units = first("com.acme.Steps");

    assertThat(units).hasSize(3);
    JsonNode unit = JSON.readTree(units.get(1));
    assertThat(unit.path("target").textValue())
        .isEqualTo("com.acme.Steps#count([ILjava/lang/String;)I");
    assertThat(unit.path("decisions")).isEmpty();
    assertThat(unit.path("classpath").path(0).textValue()).isEqualTo(bench.classes().toString());
  }

  /** However little is done at a time. */
  @Test
  void unitsThatAreDoneToTheEndGiveThePathsThatExploreFinds() throws IOException {
    Map<String, String> paths = new TreeMap<>();
    int rounds = 0;
    List<String> units = first("com.acme.Steps#count");
    while (!units.isEmpty()) {
      rounds++;
      Path file = file(units);
      List<String> left = new ArrayList<>();
      for (String line : lines(0, "work", "--units", file.toString(), "--unit-paths", "2")) {
        JsonNode answer = JSON.readTree(line);
        answer.path("result").path("paths").forEach(path -> add(path, paths));
        answer.path("left").forEach(unit -> left.add(unit.toString()));
      }
      units = left;
    }
    assertThat(rounds).isGreaterThan(2);
    Map<String, String> expected = new TreeMap<>();
    assertThat(bench.run("explore", "--all-paths", "com.acme.Steps#count")).isZero();
    JsonNode results = JSON.readTree(bench.out().resolve("results.json").toFile());
    results.path("targets").path(0).path("paths").forEach(path -> add(path, expected));
    assertThat(expected).hasSizeGreaterThan(20);
    assertThat(paths).isEqualTo(expected);
  }

  private static void add(JsonNode path, Map<String, String> paths) {
    String told = path.path("outcome") + " " + path.path("condition") + " " + path.path("inputs");
    assertThat(paths.put(path.path("decisions").toString(), told)).isNull();
  }

  @Test
  void aBadUnitIsALineEachAndTheOthersAreDone() throws IOException {
    List<String> units = new ArrayList<>(first("com.acme.Steps#none"));
    units.add(0, "{\"version\":1,\"target\":\"com.acme.Gone#m()V\"}");
    units.add(1, "nonsense");
    units.add(2, "");

    List<String> answers = lines(2, "work", "--units", file(units).toString());

    assertThat(errors.lines()).hasSize(2);
    assertThat(errors.lines())
        .allMatch(line -> line.startsWith("clew: unit "))
        .allMatch(this::hasRemedy);
    assertThat(answers).hasSize(3);
    assertThat(JSON.readTree(answers.get(0)).path("error").textValue()).contains("com.acme.Gone");
    JsonNode done = JSON.readTree(answers.get(2));
    assertThat(done.path("unit").intValue()).isEqualTo(4);
    assertThat(done.path("result").path("status").textValue()).isEqualTo("complete");
    assertThat(done.path("left")).isEmpty();
  }

  private boolean hasRemedy(String line) {
    return line.contains("; ");
  }

  @Test
  void decisionsThatLeadNowhereAreABadUnit() throws IOException {
    String unit =
        first("com.acme.Steps#none").get(0).replace("\"decisions\":[]", "\"decisions\":[9]");

    lines(2, "work", "--units", file(List.of(unit)).toString());

    assertThat(errors.lines()).hasSize(1);
    assertThat(errors).contains("unit 1: ", "decisions");
  }

  @Test
  void unitsThatThereIsNoTimeForAreGivenBack() throws IOException {
    List<String> units = first("com.acme.Steps");

    List<String> answers =
        lines(0, "work", "--units", file(units).toString(), "--time-budget", "1ms");

    assertThat(answers).hasSize(3);
    JsonNode answer = JSON.readTree(answers.get(2));
    assertThat(answer.has("result")).isFalse();
    assertThat(answer.path("left").path(0)).isEqualTo(JSON.readTree(units.get(2)));
  }

  @Test
  void aFileThatIsNotThereIsBadInput() {
    assertThat(lines(2, "work", "--units", folder.resolve("gone").toString())).isEmpty();
    assertThat(errors.lines()).hasSize(1);
    assertThat(errors).contains("cannot be read; ");
  }
}
