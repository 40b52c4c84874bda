package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.clew.annotations.Sink;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What the options of {@code clew strings} change, through the command line. */
@Timeout(300)
@Tag("once")
class StringsOptionsTest {

  private static final String SOURCE =
      """
      package com.acme;

      import dev.clew.annotations.Sink;
      import java.sql.Connection;
      import java.sql.SQLException;

      public final class Shop {
        private Shop() {}

        public static final class Store {
          public int query(int kind, String sql) {
            return sql.length() + kind;
          }

          public int all(String... statements) {
            return statements.length;
          }

          @Sink("0=sql")
          public int marked(String sql) {
            return sql.length();
          }
        }

        public static int byOption(String name) {
          return new Store().query(1, "SELECT id FROM items WHERE name = '" + name + "'");
        }

        public static int byNumber(int number) {
          return new Store().query(1, "SELECT id FROM items WHERE name = '" + number + "'");
        }

        public static int inBatch(String name) {
          return new Store()
              .all("DELETE FROM items", "INSERT INTO items (name) VALUES ('" + name + "')");
        }

        public static int inSafeBatch(String name, int id) {
          return new Store()
              .all(
                  "DELETE FROM items WHERE name = '" + name.replace("'", "''") + "'",
                  "DELETE FROM items WHERE id = " + id);
        }

        public static int byMark(String name) {
          return new Store().marked("SELECT id FROM items WHERE name = '" + name + "'");
        }

        public static void byEnvironment(Connection c) throws SQLException {
          String home = System.getenv("SHOP");
          if (home != null) {
            c.createStatement().execute("SELECT id FROM items WHERE name = '" + home + "'");
          }
        }

        public static void unknownColumn(Connection c, int n) throws SQLException {
          c.createStatement().execute("SELECT weight FROM items WHERE id = " + n);
        }

        public static java.io.File file(String name) {
          return new java.io.File("/var/data/" + name);
        }

        public static java.io.File here(String name) {
          return new java.io.File(System.getProperty("user.dir") + "/data/" + name);
        }

        public static java.io.File address(String name) throws java.net.URISyntaxException {
          return new java.io.File(new java.net.URI("file", null, "/var/data/" + name, null));
        }

        public static int afterwards(Connection c, int n) throws SQLException {
          java.sql.ResultSet rows =
              c.createStatement().executeQuery("SELECT name FROM items WHERE id = " + n);
          int sum = 0;
          while (rows.next()) {
            sum += rows.getInt(1) > sum ? rows.getInt(2) : 1;
          }
          return sum;
        }

        public static java.nio.file.Path parts(String name) {
          return java.nio.file.Path.of("/var", "data", name);
        }

        public static java.nio.file.Path listed(String name) {
          if (!name.matches("[a-z]{1,8}")) {
            throw new IllegalArgumentException();
          }
          return java.nio.file.Path.of("/var/data", name + ".txt");
        }

        public static void knownColumn(Connection c, int n) throws SQLException {
          c.createStatement().execute("SELECT name FROM items WHERE id = " + n);
        }
      }
      """;

  @TempDir Path folder;
  private Workbench bench;

  @BeforeEach
  void compile() throws Exception {
    bench = new Workbench(folder);
    Path annotations =
        Path.of(Sink.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    bench.compile("Shop", SOURCE, annotations);
  }

  private Map<String, String> verdicts() throws IOException {
    Map<String, String> verdicts = new TreeMap<>();
    for (JsonNode each : bench.results().get("hotspots")) {
      String method = each.get("target").textValue().replaceAll(".*Shop\\.|\\(.*", "");
      verdicts.put(method, each.get("verdict").textValue());
    }
    return verdicts;
  }

  @Test
  void sinksOfOnesOwnAreLikeOthers() throws IOException {
    int exit =
        bench.run(
            "strings",
            "--sink",
            "com.acme.Shop$Store#query(int,String):1=sql",
            "com.acme.Shop#byOption",
            "com.acme.Shop#byMark");

    assertThat(exit).isEqualTo(1);
    assertThat(verdicts())
        .containsOnly(Map.entry("byOption", "exploit"), Map.entry("byMark", "exploit"));
    assertThat(weaknesses()).containsExactly("CWE-89", "CWE-89");
  }

  /** Of the results in SARIF, by the tags of their rules. */
  private List<String> weaknesses() throws IOException {
    JsonNode run =
        new ObjectMapper().readTree(bench.out().resolve("clew.sarif").toFile()).get("runs").get(0);
    List<String> found = new ArrayList<>();
    for (JsonNode result : run.get("results")) {
      for (JsonNode rule : run.get("tool").get("driver").get("rules")) {
        if (rule.get("id").equals(result.get("ruleId"))) {
          rule.get("properties")
              .get("tags")
              .forEach(tag -> found.add(tag.textValue().replace("external/cwe/cwe-", "CWE-")));
        }
      }
      assertThat(result.get("level").textValue()).isEqualTo("error");
    }
    return found.stream().filter(tag -> tag.startsWith("CWE-")).toList();
  }

  @Test
  void aGrammarOfOnesOwnIsInterpreted() throws IOException {
    Files.writeString(
        folder.resolve("Items.g4"),
        """
        grammar Items;
        find   : 'SELECT' ID 'FROM' ID 'WHERE' clause ('OR' clause)* EOF ;
        clause : ID '=' TEXT ;
        TEXT   : '\\'' ~[']* '\\'' ;
        ID     : [a-z]+ ;
        BLANK  : ' ' -> skip ;
        """);
    Path languages = Files.writeString(folder.resolve("own"), "items = grammar Items.g4");

    bench.run(
        "strings",
        "--languages",
        languages.toString(),
        "--sink",
        "com.acme.Shop$Store#query(int,String):1=items",
        "com.acme.Shop#byOption",
        "com.acme.Shop#byNumber");

    assertThat(verdicts())
        .containsOnly(Map.entry("byOption", "exploit"), Map.entry("byNumber", "proven"));
  }

  @Test
  void whoseInputsAttackIsAMatterOfSources() throws IOException {
    assertThat(bench.run("strings", "com.acme.Shop#byEnvironment")).isZero();
    assertThat(verdicts()).doesNotContainEntry("byEnvironment", "exploit");

    assertThat(bench.run("strings", "--sources", "environment", "com.acme.Shop#byEnvironment"))
        .isEqualTo(1);
    assertThat(verdicts()).containsEntry("byEnvironment", "exploit");
  }

  @Test
  void aSchemaKnowsTheNames() throws IOException {
    Path schema =
        Files.writeString(
            folder.resolve("schema.sql"), "CREATE TABLE items (id INT, name VARCHAR(20))");

    int exit =
        bench.run(
            "strings",
            "--schema",
            schema.toString(),
            "com.acme.Shop#unknownColumn",
            "com.acme.Shop#knownColumn");

    assertThat(verdicts())
        .containsOnly(Map.entry("knownColumn", "proven"), Map.entry("unknownColumn", "syntax"));
    assertThat(exit).isZero();
    assertThat(bench.printed()).containsIgnoringCase("weight");
  }

  @Test
  void aPathMayComeInParts() throws IOException {
    int exit =
        bench.run(
            "strings",
            "com.acme.Shop#file",
            "com.acme.Shop#here",
            "com.acme.Shop#address",
            "com.acme.Shop#parts",
            "com.acme.Shop#listed");

    assertThat(exit).isEqualTo(1);
    assertThat(verdicts())
        .containsOnly(
            Map.entry("file", "exploit"),
            Map.entry("here", "exploit"),
            Map.entry("address", "exploit"),
            Map.entry("parts", "exploit"),
            Map.entry("listed", "proven"));
    assertThat(bench.results().get("targets"))
        .allSatisfy(target -> assertThat(target.get("status").textValue()).isNotEqualTo("timeout"));
    assertThat(bench.log()).doesNotContain("reproducers");
  }

  @Test
  void sentencesInAnArrayAreReadOneAfterTheOther() throws IOException {
    bench.run(
        "strings",
        "--sink",
        "com.acme.Shop$Store#all(String[]):0;=sql",
        "com.acme.Shop#inBatch",
        "com.acme.Shop#inSafeBatch");

    assertThat(verdicts())
        .containsOnly(Map.entry("inBatch", "exploit"), Map.entry("inSafeBatch", "proven"));
  }

  @Test
  void whatComesBehindTheLastSinkIsNotFollowed() throws IOException {
    bench.run("strings", "com.acme.Shop#afterwards");

    assertThat(verdicts()).containsOnly(Map.entry("afterwards", "proven"));
    assertThat(bench.results().get("targets").get(0).get("reasons").toString())
        .doesNotContain("max-revisits");
  }

  @Test
  void sinksOfOtherLanguagesMayBeLeftOut() throws IOException {
    bench.run(
        "strings", "--sink-languages", "path", "com.acme.Shop#file", "com.acme.Shop#knownColumn");

    assertThat(verdicts()).containsOnly(Map.entry("file", "exploit"));
    assertThat(bench.run("strings", "--sink-languages", "sequel", "com.acme.Shop")).isEqualTo(2);
    assertThat(bench.log()).contains("no sink has the language sequel; name some of sql, command");
  }

  @Test
  void aSinkThatMakesNoSenseIsBadUsage() {
    assertThat(bench.run("strings", "--sink", "com.acme.Shop=sql", "com.acme.Shop")).isEqualTo(2);
    assertThat(bench.log()).contains("is no sink");
  }
}
