package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Methods that are given collections, builders and numbers: from the class file to the test. */
@Tag("once")
class GivenCollectionsTest {

  private static final String SOURCE =
      """
      package shop;

      import java.math.BigDecimal;
      import java.util.*;

      public class Ledger {
        private final List<String> lines;

        public Ledger(List<String> lines) {
          this.lines = lines;
        }

        public String last() {
          return lines == null ? "" : lines.get(lines.size() - 1);
        }

        public static int total(List<Integer> xs) {
          int t = 0;
          if (xs != null) {
            for (Integer x : xs) {
              t += x;
            }
          }
          return t;
        }

        public static String value(Map<String, String> m) {
          return m == null || !m.containsKey("key") ? "" : m.get("key").trim();
        }

        public static boolean some(Map<String, List<Integer>> m) {
          return m != null && m.size() == 1 && m.get("a") != null;
        }

        public static Integer fourth(List<Integer> xs) {
          return xs == null ? null : xs.get(3);
        }

        public static String cut(StringBuilder sb) {
          return sb == null ? "" : sb.insert(5, "x").toString();
        }

        public static BigDecimal share(BigDecimal d, BigDecimal e) {
          return d == null || e == null ? null : d.divide(e);
        }

        public static boolean grow(List<String> a, List<String> b) {
          if (a == null || b == null) {
            return false;
          }
          a.add("x");
          return a != b && b.contains("x");
        }

        public static <T extends Comparable<T>> T most(Collection<T> all) {
          return all == null || all.contains(null) ? null : Collections.max(all);
        }

        public static int late(java.time.LocalDate d) {
          return d == null ? 0 : 1 / (31 - d.getDayOfMonth());
        }
      }
      """;

  @TempDir private Path folder;
  private Workbench bench;

  @BeforeEach
  void compile() throws IOException {
    bench = new Workbench(folder);
    bench.compile("Ledger", SOURCE);
  }

  @Test
  void errorsNeedCollectionsWithElements() throws IOException {
    assertThat(bench.run("check", "shop.Ledger", "--null-inputs=yes")).as(bench.log()).isEqualTo(1);
    assertThat(bench.lines())
        .contains(
            "IndexOutOfBoundsException Ledger.java:14 new Ledger([]).last()",
            "NullPointerException Ledger.java:21 Ledger.total([null])",
            "NullPointerException Ledger.java:28 Ledger.value({\"key\": null})",
            "IndexOutOfBoundsException Ledger.java:36 Ledger.fourth([])",
            "StringIndexOutOfBoundsException Ledger.java:40 Ledger.cut(new StringBuilder(\"\"))",
            "NoSuchElementException Ledger.java:56 Ledger.most([])",
            "ArithmeticException Ledger.java:60 Ledger.late(LocalDate.parse(\"0001-01-31\"))")
        .anyMatch(line -> line.startsWith("ArithmeticException Ledger.java:44 Ledger.share("));
    assertThat(bench.printed()).doesNotContain("ClassCastException");
    JsonNode targets = bench.results().get("targets");
    assertThat(targets.findValuesAsText("confirmation")).doesNotContain("diverged", "failed");
    assertThat(targets.findValuesAsText("code")).contains("collection-size", "number-size");
    assertThat(targets.toString())
        .contains(
            "{\"type\":\"java.util.ArrayList\",\"id\":1,\"elements\":[null]}",
            "{\"type\":\"java.util.LinkedHashMap\",\"id\":1,"
                + "\"entries\":[{\"key\":\"key\",\"value\":null}]}",
            "{\"type\":\"java.lang.StringBuilder\",\"id\":1,\"value\":\"\"}");
  }

  @Test
  void testsMakeCollectionsThatCanChange() throws IOException {
    assertThat(
            bench.run(
                "test",
                "shop.Ledger#total",
                "shop.Ledger#some",
                "shop.Ledger#cut",
                "shop.Ledger#late"))
        .as(bench.log())
        .isZero();
    assertThat(Files.readString(bench.out().resolve("shop/LedgerTest.java")))
        .contains(
            "Ledger.total(Collections.singletonList(",
            "LinkedHashMap<String, List<Integer>> m = new LinkedHashMap<>();",
            "m.put(\"a\", new ArrayList<>());",
            "Ledger.late(LocalDate.parse(\"",
            "StringBuilder sb = new StringBuilder(\"apple\");",
            "assertEquals(\"applex\", sb.toString());")
        .doesNotContain("rawtypes");
    assertThat(bench.printed()).contains(" 0 dropped;");
  }
}
