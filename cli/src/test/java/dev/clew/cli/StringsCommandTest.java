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
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code clew strings} with the real engine, on methods that come in a safe and an unsafe form. */
@Timeout(300)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class StringsCommandTest {

  private static final String USERS =
      """
      package com.acme;
      import java.sql.*;
      import java.util.Set;

      public final class Users {
        private Users() {}
        public static ResultSet find(Connection c, String name) throws SQLException {
          return c.createStatement().executeQuery("SELECT id FROM users WHERE name = '" + name + "'");
        }
        public static ResultSet findEscaped(Connection c, String name) throws SQLException {
          return c.createStatement()
              .executeQuery("SELECT id FROM users WHERE name = '" + name.replace("'", "''") + "'");
        }
        public static ResultSet numbered(Connection c, String id) throws SQLException {
          return c.createStatement().executeQuery("SELECT name FROM users WHERE id = " + id);
        }
        public static ResultSet numberedByInt(Connection c, int id) throws SQLException {
          return c.createStatement().executeQuery("SELECT name FROM users WHERE id = " + id);
        }
        public static ResultSet numberedChecked(Connection c, String id) throws SQLException {
          if (!id.matches("[0-9]{1,9}")) {
            throw new IllegalArgumentException("no number");
          }
          return c.createStatement().executeQuery("SELECT name FROM users WHERE id = " + id);
        }
        public static ResultSet sortedByListed(Connection c, String column) throws SQLException {
          if (!Set.of("id", "name").contains(column)) {
            throw new IllegalArgumentException("no column");
          }
          return c.createStatement().executeQuery("SELECT name FROM users ORDER BY " + column);
        }
        public static void bound(Connection c, String name) throws SQLException {
          PreparedStatement p = c.prepareStatement("SELECT id FROM users WHERE name = ?");
          p.setString(1, name);
          p.executeQuery();
        }
        private static boolean isRaw;
        public static void setRaw(boolean raw) {
          isRaw = raw;
        }
        public static ResultSet switched(Connection c, String name) throws SQLException {
          return c.createStatement().executeQuery("SELECT '" + (isRaw ? name : "") + "'");
        }
        public static ResultSet asserted(Connection c, String name) throws SQLException {
          assert name.indexOf('\\'') < 0;
          return c.createStatement().executeQuery("SELECT '" + name + "'");
        }
        public static boolean rescued(Connection c, String name) {
          String query = "SELECT id FROM users";
          try {
            c.createStatement().executeQuery("SELECT name FROM users");
          } catch (SQLException e) {
            query = "SELECT id FROM users WHERE name = '" + name + "'";
          }
          try {
            return c.createStatement().execute(query);
          } catch (SQLException e) {
            return false;
          }
        }
      }
      """;

  private Path classes;
  private Path folder;
  private String output;
  private final Map<String, JsonNode> byMethod = new TreeMap<>();

  @BeforeAll
  void lookAtUsers(@TempDir Path shared) throws IOException {
    folder = shared;
    classes = Files.createDirectory(shared.resolve("classes"));
    compile("Users", USERS);
    StringWriter out = new StringWriter();
    int exit = run(out, "users", "-cp", classes.toString(), "com.acme.Users");
    output = out.toString();
    assertThat(exit).isEqualTo(1);
    for (JsonNode each : results("users").get("hotspots")) {
      String method = each.get("target").textValue().replaceAll(".*Users\\.|\\(.*", "");
      byMethod.merge(method, each, (one, other) -> other);
    }
  }

  private void compile(String name, String source) throws IOException {
    Path file = Files.writeString(folder.resolve(name + ".java"), source);
    List<String> arguments = List.of("-g", "-d", classes.toString(), file.toString());
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    assertThat(code).isZero();
  }

  private int run(StringWriter out, String name, String... more) {
    List<String> arguments =
        new ArrayList<>(List.of("strings", "--out", folder.resolve(name).toString()));
    arguments.addAll(List.of("--time-budget", "290s")); // more than a busy machine needs
    arguments.addAll(Arrays.asList(more));
    StringWriter err = new StringWriter();
    int exit =
        Main.run(new PrintWriter(out), new PrintWriter(err), arguments.toArray(String[]::new));
    assertThat(exit).as(err.toString()).isIn(0, 1);
    return exit;
  }

  private JsonNode results(String name) throws IOException {
    return new ObjectMapper().readTree(folder.resolve(name).resolve("results.json").toFile());
  }

  private String verdict(String method) {
    JsonNode hotspot = byMethod.get(method);
    return hotspot.get("verdict").textValue() + " " + hotspot.get("reasons");
  }

  @Test
  void anInputBetweenQuotesBreaksOut() {
    JsonNode found = byMethod.get("find");
    assertThat(verdict("find")).startsWith("exploit");
    assertThat(found.get("level").textValue()).isEqualTo("effect");
    assertThat(found.get("cwe").intValue()).isEqualTo(89);
    assertThat(found.get("shown").get("arrived").textValue()).contains("name = '").contains("' ");
  }

  @Test
  void aTestOnADatabaseShowsIt() throws IOException {
    assertThat(byMethod.get("find").get("test").textValue())
        .isEqualTo("UsersExploitTest#find_reachesExecuteQuery");
    Path file = folder.resolve("users/reproducers/com/acme/UsersExploitTest.java");
    assertThat(Files.readString(file))
        .contains("assertHandsOver(", "onH2(")
        .contains("assertEquals(Arrays.asList(\"[101]\", \"[202]\"), onH2(url, tables, arrived))");
  }

  @Test
  void escapedQuotesAreProven() {
    assertThat(verdict("findEscaped")).startsWith("proven");
  }

  @Test
  void aTextInThePlaceOfANumberBreaksOutAndANumberDoesNot() {
    assertThat(verdict("numbered")).startsWith("exploit");
    assertThat(verdict("numberedByInt")).startsWith("proven");
    assertThat(verdict("numberedChecked")).startsWith("proven");
  }

  @Test
  void aListOfNamesIsProven() {
    assertThat(verdict("sortedByListed")).startsWith("proven");
  }

  @Test
  void boundParametersAreNoPartOfTheSentence() {
    assertThat(verdict("bound")).startsWith("proven");
    assertThat(byMethod.get("bound").get("holes")).isEmpty();
  }

  @Test
  void whatACaughtExceptionLeadsToIsNotForgotten() {
    assertThat(verdict("rescued")).doesNotStartWith("proven");
  }

  @Test
  void whatAnotherCallMayHaveStoredIsNotForgotten() {
    assertThat(verdict("switched")).startsWith("exploit");
  }

  @Test
  void assertionsAreNoChecks() {
    assertThat(verdict("asserted")).startsWith("exploit");
  }

  @Test
  void exploitsAreToldWithTheirCall() {
    assertThat(output).contains("exploit  sql").contains("call     Users.find(").contains("remedy");
  }

  @Test
  void aTrickySumHasExactlyItsWords() throws IOException {
    Path sums = Path.of("..", "examples", "src", "main", "java", "dev/clew/examples/Sums.java");
    compile("Sums", Files.readString(sums));
    StringWriter out = new StringWriter();
    run(out, "sums", "--returns", "-cp", classes.toString(), "dev.clew.examples.Sums#tricky");
    String line =
        out.toString().lines().filter(each -> each.startsWith("  exact  ")).findFirst().orElse("");
    String pattern = line.replace("  exact  ", "");
    assertThat(line).as(out.toString()).isNotEmpty();
    assertThat("").matches(pattern);
    assertThat("((2+1)+0)").matches(pattern);
    assertThat("((((4*3)+2)+1)+0)").matches(pattern);
    assertThat("((((((6*5)*4)+3)+2)+1)+0)").matches(pattern);
    assertThat("((2+1)+1)").doesNotMatch(pattern);
    assertThat("((((4*3)+2)+1)+0").doesNotMatch(pattern);
  }

  @Test
  void theLanguageOfWhatAMethodReturnsIsPrinted() throws IOException {
    compile(
        "Tags",
        """
        package com.acme;
        public final class Tags {
          private Tags() {}
          public static String tag(boolean bold, int n) {
            if (n < 7 || n > 8) {
              throw new IllegalArgumentException();
            }
            return (bold ? "b" : "i") + n;
          }
        }
        """);
    StringWriter out = new StringWriter();
    assertThat(run(out, "tags", "--returns", "-cp", classes.toString(), "com.acme.Tags#tag"))
        .isZero();
    assertThat(out.toString()).contains("exact  [bi][78]");
    assertThat(folder.resolve("tags/languages/com.acme.Tags.tag.svg")).exists();
    assertThat(folder.resolve("tags/languages/com.acme.Tags.tag.dot")).exists();
  }

  @Test
  void aStatementOfManyPartsIsWhollyKnown() throws IOException {
    Path example = Path.of("..", "examples", "hotspots", "SelectStatement.java");
    compile("SelectStatement", Files.readString(example));
    StringWriter text = new StringWriter();
    run(text, "text", "--returns", "-cp", classes.toString(), "SelectStatement#text");
    assertThat(text.toString()).contains("automaton").doesNotContain("not all paths were seen");
  }

  @Test
  void anEmptyListOfColumnsIsNoSentence() throws IOException {
    compile(
        "Listing",
        """
        package com.acme;
        import java.sql.*;
        public final class Listing {
          private final StringBuilder columns = new StringBuilder();
          public void add(String column) {
            columns.append(columns.length() > 0 ? ", " : "").append(column);
          }
          public void run(Statement statement) throws SQLException {
            statement.execute("select " + columns + " from users");
          }
        }
        """);
    StringWriter out = new StringWriter();
    assertThat(run(out, "listing", "-cp", classes.toString(), "com.acme.Listing#run")).isZero();
    JsonNode hotspot = results("listing").get("hotspots").get(0);
    assertThat(hotspot.get("verdict").textValue()).as(hotspot.toString()).isEqualTo("syntax");
    assertThat(hotspot.get("shown").get("arrived").textValue()).isEqualTo("select  from users");
  }
}
