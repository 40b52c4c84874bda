package dev.clew.solver.decimal;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Languages of decimals against their numbers. */
class PlainDecimalsTest {

  private static final int LONGEST = 4;

  private static final List<String> BOUNDS =
      List.of("0.5", "5", "1", "10", "99.9", "1.05", "0.05", "150", "9.99", "100", "0.015", "51.1");

  @Test
  void haveTheDecimalsThatCompareSo() {
    for (PlainDecimals decimals : List.of(PlainDecimals.ASCII, PlainDecimals.ofAllScripts())) {
      for (String text : texts(".0159")) {
        boolean isNumber = text.matches("[0-9]+\\.?[0-9]*|\\.[0-9]+");
        assertThat(decimals.all().accepts(text)).as(text).isEqualTo(isNumber);
        for (String bound : BOUNDS) {
          check(decimals, text, isNumber, new BigDecimal(bound));
        }
      }
    }
  }

  private static void check(
      PlainDecimals decimals, String text, boolean isNumber, BigDecimal bound) {
    int order = isNumber ? new BigDecimal(text).compareTo(bound) : 2;
    assertThat(decimals.less(bound).accepts(text))
        .as("%s < %s", text, bound)
        .isEqualTo(order == -1);
    assertThat(decimals.exactly(bound).accepts(text))
        .as("%s is %s", text, bound)
        .isEqualTo(order == 0);
    assertThat(decimals.atMost(bound).accepts(text))
        .as("%s <= %s", text, bound)
        .isEqualTo(order < 1);
    assertThat(decimals.atLeast(bound).accepts(text))
        .as("%s >= %s", text, bound)
        .isEqualTo(order == 0 || order == 1);
  }

  @Test
  void digitsOfOtherScriptsCount() {
    PlainDecimals decimals = PlainDecimals.ofAllScripts();
    assertThat(decimals.exactly(new BigDecimal("12.5")).accepts("\u0661\u0662.\uFF15")).isTrue();
    assertThat(decimals.less(new BigDecimal("12.5")).accepts("\u0661\u0662.\uFF14")).isTrue();
    assertThat(PlainDecimals.ASCII.all().accepts("\u0661")).isFalse();
  }

  private static List<String> texts(String units) {
    List<String> texts = new ArrayList<>(List.of(""));
    for (int i = 0; i < texts.size() && texts.get(i).length() < LONGEST; i++) {
      for (int j = 0; j < units.length(); j++) {
        texts.add(texts.get(i) + units.charAt(j));
      }
    }
    return texts;
  }
}
