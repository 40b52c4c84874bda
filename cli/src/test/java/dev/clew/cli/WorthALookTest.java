package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.clew.app.run.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a maintainer reads first: what everybody can cause, each cause once, nothing planned. */
@Tag("once")
class WorthALookTest {

  private static final String SHOP =
      """
      package shop;

      public class Shop {
        public static int ratios(int a, int b) {
          return 100 / a + 100 / b;
        }
        public static int first(String code) {
          return Digits.value(code, 0);
        }
        public static int second(String code) {
          return Digits.value(code, 1);
        }
        /**
         * Reads a number.
         *
         * @throws IndexOutOfBoundsException if it is empty
         */
        public static char announced(String code) {
          return code.charAt(0);
        }
        public static int explained(int n) {
          if (n == 7) {
            throw new ShopException("seven is not for sale");
          }
          return n;
        }
        public static int unexplained(int n) {
          if (n == 7) {
            throw new RuntimeException("seven");
          }
          return n;
        }
        public static int finallyTwice(int n) {
          try {
            return n == 1 ? 1 : Integer.parseInt("" + n);
          } finally {
            n = 10 / n;
          }
        }
        static int unused(int n) {
          return 10 / n;
        }
      }
      class ShopException extends RuntimeException {
        ShopException(String why) {
          super(why);
        }
      }
      class Digits extends java.util.AbstractList<String> {
        static int value(String code, int at) {
          return code.charAt(at) - '0';
        }
        static int half(int n) {
          return 100 / n;
        }
        public static int quarter(int n) {
          return half(n == 0 ? 1 : n) / 2;
        }
        @Override
        public int size() {
          return 0;
        }
        @Override
        public String get(int n) {
          throw new UnsupportedOperationException();
        }
      }
      class Card {
        private final String owner = null;
        int length() {
          return owner.length();
        }
        boolean isBlank() {
          return owner.isBlank();
        }
      }
      """;

  @TempDir private Path folder;

  @Test
  void aMaintainerReadsWhatEverybodyCanCauseAndEachCauseOnce() throws IOException {
    Workbench bench = new Workbench(folder.resolve("target"));
    Path sources = Files.createDirectories(folder.resolve("src/main/java/shop"));
    Files.writeString(sources.resolve("Shop.java"), SHOP);
    Files.createDirectories(folder.resolve(".git"));
    bench.compile(sources);

    int exitCode = bench.run("check", bench.classes().toString(), "--null-inputs=no");

    assertThat(exitCode).isEqualTo(ExitCode.FOUND.number());
    List<String> lines = bench.lines().toList();
    assertThat(lines.subList(0, lines.indexOf("")))
        .containsExactlyInAnyOrder(
            "ArithmeticException Shop.java:5 Shop.ratios(0, 0)",
            "ArithmeticException Shop.java:5 Shop.ratios(1, 0)",
            "StringIndexOutOfBoundsException Shop.java:51 Shop.first(\"\")",
            "RuntimeException Shop.java:29 Shop.unexplained(7)",
            "ArithmeticException Shop.java:37 Shop.finallyTwice(0)",
            "ArithmeticException Shop.java:41 Shop.unused(0)",
            "NullPointerException Shop.java:71 new Card().length()");
    assertThat(lines)
        .containsSequence(
            "Only the program itself does this (--errors with inside counts it):",
            "ArithmeticException Shop.java:54 Digits.half(0)")
        .containsSubsequence(
            "Not errors:",
            "StringIndexOutOfBoundsException Shop.java:19 Shop.announced(\"\")",
            "ShopException Shop.java:23 Shop.explained(7)",
            "UnsupportedOperationException Shop.java:65 new Digits().get(0)");
    assertSarif(bench);
    JsonNode results = bench.results();
    assertThat(results.get("summary").get("errors").intValue()).isEqualTo(7);
    assertThat(results.findValues("errors").toString())
        .contains("\"access\":\"public\"", "\"targets\":3"); // two callers, and the place itself
    assertThat(results.findValues("others").toString())
        .contains("\"kind\":\"documented\"", "\"kind\":\"intended\"", "\"access\":\"inside\"");
  }

  private void assertSarif(Workbench bench) throws IOException {
    JsonNode run =
        new ObjectMapper().readTree(bench.out().resolve("clew.sarif").toFile()).get("runs").get(0);
    JsonNode invocation = run.get("invocations").get(0);
    assertThat(invocation.get("exitCode").intValue()).isEqualTo(1);
    assertThat(invocation.get("executionSuccessful").booleanValue()).isTrue();
    assertThat(run.get("originalUriBaseIds").get("%SRCROOT%").get("uri").textValue())
        .isEqualTo(folder.toUri().toString());
    assertThat(run.get("results").findValuesAsText("uri"))
        .isNotEmpty()
        .containsOnly("src/main/java/shop/Shop.java");
    assertThat(run.get("results").findValuesAsText("clew/v2"))
        .doesNotHaveDuplicates()
        .allMatch(print -> print.matches("[0-9a-f]{32}"));
    JsonNode rules = run.get("tool").get("driver").get("rules");
    for (JsonNode result : run.get("results")) {
      JsonNode rule = rules.get(result.get("ruleIndex").intValue());
      assertThat(rule.get("id")).isEqualTo(result.get("ruleId"));
      assertThat(rule.get("fullDescription").get("text").textValue()).isNotEmpty();
      assertThat(rule.get("help").get("text").textValue()).isNotEmpty();
    }
  }

  @Test
  void whatOnlyThePackageCanDoCountsWhereItIsAskedFor() throws IOException {
    Workbench bench = new Workbench(folder.resolve("target"));
    bench.compile("Shop", SHOP);

    bench.run("check", "shop.Digits#half");
    assertThat(bench.lines()).startsWith("ArithmeticException Shop.java:54 Digits.half(0)");

    int exitCode =
        bench.run("check", "shop.Digits", "shop.Shop#explained", "--errors=implicit,inside");
    assertThat(exitCode).isEqualTo(ExitCode.FOUND.number());
    assertThat(bench.lines()).contains("ArithmeticException Shop.java:54 Digits.half(0)");
  }
}
