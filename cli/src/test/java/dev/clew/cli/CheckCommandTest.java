package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("once")
class CheckCommandTest {

  private static final String SOURCE =
      """
      package shop;

      import java.util.ArrayList;
      import java.util.List;
      import java.util.Objects;

      public class Basket {
        private final List<String> items = new ArrayList<>();
        private final String owner;

        public Basket(String owner) {
          if (owner == null) {
            throw new IllegalArgumentException("owner");
          }
          this.owner = owner;
        }

        public void add(String item) {
          items.add(Objects.requireNonNull(item));
        }

        public int share(int total) {
          return total / items.size();
        }

        public int firstLength() {
          return items.isEmpty() ? 0 : items.get(0).length();
        }

        public static int parse(String text) {
          return text == null ? 0 : Integer.parseInt(text.trim());
        }

        static void read(String text) throws java.io.IOException {
          if (text != null && text.isEmpty()) {
            throw new java.io.IOException("empty");
          }
        }
      }
      """;

  /** Names of files have so many paths that exploring this ends when its time is up. */
  @TempDir private Path folder;

  private Workbench bench;

  @BeforeEach
  void compile() throws IOException {
    bench = new Workbench(folder);
    bench.compile("Basket", SOURCE);
  }

  private int check(String... arguments) {
    return bench.run("check", arguments);
  }

  @Test
  void staticMethodsMakeWhatNoConstructorMakes() throws IOException {
    bench.compile(
        "Money",
        """
        package shop;

        public class Money {
          private final long cents;
          private final String currency;
          private Money(long cents, String currency) {
            this.cents = cents;
            this.currency = currency;
          }
          public static Money of(String currency, long cents) {
            if (cents < 0) {
              throw new IllegalArgumentException();
            }
            return new Money(cents, currency.trim());
          }
          static long share(Money m) {
            return m == null ? 0 : 100 / (m.cents - 7);
          }
          static long debt(Money m) {
            return m == null || m.cents >= 0 ? 0 : 100 / (m.cents + 7);
          }
        }
        """);
    assertThat(check("shop.Money#share", "shop.Money#debt")).isEqualTo(1);
    assertThat(bench.lines())
        .startsWith("ArithmeticException Money.java:17 Money.share(Money{cents: 7L})")
        .contains("1 error in 2 methods; 8 paths confirmed; 2 of 2 lines, 6 of 6 branches");
    assertThat(Files.readString(folder.resolve("out/reproducers/shop/MoneyErrorTest.java")))
        .contains("Money.of(\"\", 7L)");
  }

  @Test
  void errorsAreATableAndRefusalsAreNot() {
    assertThat(check("shop.Basket", "--null-inputs=yes")).isEqualTo(1);
    assertThat(bench.printed().lines())
        .containsSequence(
            "ArithmeticException    Basket.java:23  new Basket(\"\").share(0)",
            "NumberFormatException  Basket.java:31  Basket.parse(\"\")",
            "",
            "Not errors:")
        .contains(
            "IllegalArgumentException  Basket.java:13  new Basket(null)",
            "NullPointerException      Basket.java:19  new Basket(\"\").add(null)");
    assertThat(bench.log()).isEmpty();
  }

  @Test
  void theResultsFileTellsWhatTheJvmSaid() throws IOException {
    check("shop.Basket#parse");
    JsonNode target = bench.results().get("targets").get(0);
    assertThat(target.get("paths").findValuesAsText("confirmation"))
        .hasSize(2) // of three, two of which return
        .containsOnly("confirmed");
    assertThat(target.get("pathCounts").get("confirmed").intValue()).isEqualTo(3);
    JsonNode error = target.get("errors").get(0);
    assertThat(error.get("rule").textValue()).isEqualTo("number-format");
    assertThat(error.get("kind").textValue()).isEqualTo("implicit");
    assertThat(error.get("site").get("line").intValue()).isEqualTo(31);
    JsonNode path = Workbench.pathOf(error, target);
    assertThat(path.get("exception").textValue()).isEqualTo("java.lang.NumberFormatException");
    assertThat(target.get("coverage").get("branches").toString()).isEqualTo("[2,2]");
  }

  @Test
  void findingsAreThereForToolsThatReadSarif() throws IOException {
    check("shop.Basket");
    JsonNode run =
        new ObjectMapper().readTree(folder.resolve("out/clew.sarif").toFile()).get("runs").get(0);
    assertThat(run.get("results").findValuesAsText("ruleId"))
        .contains("division-by-zero", "number-format", "precondition");
    assertThat(run.findValuesAsText("uri")).containsOnly("shop/Basket.java"); // no source is there
    assertThat(run.get("results").findValuesAsText("clew/v2")).doesNotHaveDuplicates();
  }

  @Test
  void whatCountsAsAnErrorCanBeChosen() {
    assertThat(check("shop.Basket#parse", "--errors", "assertion")).isZero();
    assertThat(
            check("shop.Basket#add", "--errors", "implicit,precondition", "--null-inputs", "yes"))
        .isEqualTo(1);
  }

  @Test
  void declaredExceptionsAreNoFindings() {
    assertThat(check("shop.Basket#read")).isZero();
    assertThat(bench.printed()).startsWith("0 errors in 1 method; ");
  }

  @Test
  void whatCannotBeUsedIsALineEachAndTheRestIsChecked() throws IOException {
    String classPath = bench.classes() + File.pathSeparator + "/no/such.jar";
    int exitCode =
        check(
            "shop.Bascket",
            "shop.Basket#nothing",
            "java.util.List#size",
            "/no/such/folder",
            "-cp",
            classPath,
            "shop.Basket#parse");
    assertThat(exitCode).isEqualTo(2);
    assertThat(bench.log().lines()).hasSize(5).allMatch(line -> line.startsWith("clew: "));
    assertThat(bench.log())
        .contains("shop.Bascket", "'nothing'", "List#size", "/no/such/folder", "/no/such.jar");
    assertThat(bench.results().get("targets").get(0).get("errors")).hasSize(1);
    assertThat(bench.results().get("skipped")).hasSize(5);
  }

  @Test
  void aDamagedClassInAJarIsOneLineAndTheRestIsChecked() throws IOException {
    Files.writeString(bench.classes().resolve("Bad.class"), "bad");
    assertThat(check(bench.classes().toString())).isEqualTo(1);
    assertThat(bench.log().lines())
        .hasSize(1)
        .allMatch(line -> line.startsWith("clew: skipped: Bad cannot be analysed: "))
        .allMatch(line -> line.contains("Bad.class"));
    assertThat(bench.results().findValues("errors").toString()).contains("number-format");
  }

  @Test
  void aKindThatDoesNotExistIsOneLine() {
    assertThat(check("shop.Basket", "--errors", "all")).isEqualTo(2);
    assertThat(bench.log().lines()).hasSize(1);
    assertThat(bench.log()).contains("implicit, assertion, explicit, precondition");
  }
}
