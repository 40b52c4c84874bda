package dev.clew.solver.decimal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.Language;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Languages of what is written with a number of decimals against the JDK. */
class FixedDecimalsTest {

  private static final List<Double> NICE =
      List.of(
          0.0,
          -0.0,
          0.005,
          0.015,
          1.005,
          2.675,
          -0.004,
          -0.005,
          0.995,
          9.995,
          99.5,
          1e7,
          1e21,
          1e60,
          Double.MAX_VALUE,
          Double.MIN_VALUE,
          Double.POSITIVE_INFINITY,
          Double.NEGATIVE_INFINITY,
          123456.789,
          0.125,
          0.375);

  private final Random random = new Random(5);

  private double any() {
    double nice = NICE.get(random.nextInt(NICE.size()));
    return switch (random.nextInt(4)) {
      case 0 -> nice;
      case 1 -> Math.nextUp(nice);
      case 2 -> Math.nextDown(nice);
      default -> Math.round(random.nextGaussian() * 10_000) / 1000.0;
    };
  }

  private static long key(double number) {
    return FloatRank.of(Sort.DOUBLE).key(Value.of(number));
  }

  @Test
  void whatIsWrittenOfARangeIsInItsLanguage() {
    for (int i = 0; i < 400; i++) {
      int decimals = random.nextInt(5);
      double one = any();
      double other = any();
      long low = Math.min(key(one), key(other));
      long high = Math.max(key(one), key(other));
      Language texts = FixedDecimals.texts(FloatSet.between(FloatRank.DOUBLE, low, high), decimals);
      for (int j = 0; j < 12; j++) {
        double number = any();
        String text = String.format(Locale.ROOT, "%." + decimals + "f", number);
        if (low <= key(number) && key(number) <= high) {
          assertThat(texts.accepts(text)).as("%s from %s to %s", text, one, other).isTrue();
        }
      }
    }
  }

  @Test
  void theLanguageOfOneDoubleIsItsText() {
    for (double number : NICE) {
      String text = String.format(Locale.ROOT, "%.2f", number);
      FloatSet only = FloatSet.between(FloatRank.DOUBLE, key(number), key(number));
      Language texts = FixedDecimals.texts(only, 2);
      assertThat(texts.accepts(text)).isTrue();
      assertThat(texts.accepts("7.25")).isFalse();
      assertThat(texts.accepts(text + "0")).isFalse();
    }
    assertThat(FixedDecimals.texts(FloatSet.onlyNaN(FloatRank.DOUBLE), 2).accepts("NaN")).isTrue();
  }
}
