package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that people would commit: values that tell, effects that are looked at. */
@Tag("once")
class RefinedTestsTest {

  private static final String SOURCE =
      """
      package shop;

      import java.util.HashMap;
      import java.util.Map;

      public class Stock {
        private final Map<String, Integer> counts = new HashMap<>();

        public void receive(String item, int quantity) {
          if (quantity <= 0) {
            throw new IllegalArgumentException("quantity must be positive");
          }
          counts.merge(item, quantity, Integer::sum);
        }

        public int count(String item) {
          return counts.getOrDefault(item, 0);
        }

        public static int discount(int orders, int total) {
          int percent = 0;
          if (orders > 10) {
            percent += 2;
          }
          if (total >= 500) {
            percent += 3;
          }
          return percent;
        }
      }
      """;

  @TempDir private Path folder;

  @Test
  void boundariesAreTestedAndEffectsThroughWhatSeesThem() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Stock", SOURCE);

    assertThat(bench.run("test", "shop.Stock", "--time-budget", "60s")).as(bench.log()).isZero();

    String tests = Files.readString(bench.out().resolve("shop/StockTest.java"));
    assertThat(tests)
        .containsPattern("discount\\(10, ")
        .containsPattern("discount\\(11, ")
        .containsPattern("discount\\(-?\\d+, 500\\)")
        .containsPattern(
            "stock.receive\\((\".*\"), (\\d+)\\);\\s+assertEquals\\(\\2, stock.count\\(\\1\\)\\)")
        .doesNotContain("new Stock());")
        .doesNotContain("_2()");
  }
}
