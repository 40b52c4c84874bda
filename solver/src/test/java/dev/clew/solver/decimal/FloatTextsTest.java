package dev.clew.solver.decimal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Value;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Languages of floats against what the JDK reads and writes. */
class FloatTextsTest {

  private static final String UNITS = "-+019.eEfx I";

  private static final double[] CORNERS = {
    0.0,
    1.0,
    9.5,
    10.0,
    99.999,
    100.0,
    123.45,
    0.5,
    0.1,
    1e-3,
    1e7,
    1e-45,
    1.4e-45,
    1e38,
    3.5e38,
    1e300,
    Double.MIN_VALUE,
    Double.MAX_VALUE,
    Float.MAX_VALUE,
    Double.POSITIVE_INFINITY
  };

  @ParameterizedTest
  @EnumSource(FloatRank.class)
  void noTextIsMissingAndNoneIsTooMany(FloatRank order) {
    List<String> texts = texts();
    Random random = new Random(1);
    for (int i = 0; i < 40; i++) {
      FloatSet set = set(order, random);
      Language all = new FloatTexts(set).all();
      Language some = new FloatTexts(set).some();
      for (int j = 0; j < 700; j++) {
        String text = texts.get(random.nextInt(texts.size()));
        boolean isIn = contains(set, read(order, text));
        assertThat(all.accepts(text)).as("%s in all of %s", text, set).isIn(isIn, true);
        assertThat(some.accepts(text)).as("%s in some of %s", text, set).isIn(isIn, false);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(FloatRank.class)
  void decimalsThatAreReadAsABoundAreOnItsSide(FloatRank order) {
    Random random = new Random(2);
    for (int i = 0; i < 400; i++) {
      long key = key(order, random);
      Value value = order.value(key);
      String text = plain(order, value);
      Value read = order.parse(text); // a minus before zero is lost
      for (long other : new long[] {key, key - 1, key + 1}) {
        if (other < order.minusInfinity() || other > order.infinity()) {
          continue;
        }
        FloatSet up = FloatSet.between(order, other, order.infinity());
        FloatSet down = FloatSet.between(order, order.minusInfinity(), other);
        for (FloatSet set : List.of(up, down)) {
          boolean isIn = contains(set, read);
          assertThat(new FloatTexts(set).all().accepts(text)).as(text).isIn(isIn, true);
          assertThat(new FloatTexts(set).some().accepts(text)).as(text).isIn(isIn, false);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(FloatRank.class)
  void whatIsWrittenIsInTheLanguageOfWrittenFloats(FloatRank order) {
    Random random = new Random(3);
    for (int i = 0; i < 20_000; i++) {
      String text = order.text(key(order, random));
      assertThat(WrittenFloats.ALL.accepts(text)).as(text).isTrue();
    }
    assertThat(WrittenFloats.ALL.accepts("NaN")).isTrue();
  }

  @Test
  void usualTextsAreWrittenAsTheyAre() {
    for (String text : List.of("2.5E-4", "0.001", "123.45", "-0.0", "1.0E10", "9999999.0")) {
      assertThat(WrittenFloats.usual(FloatRank.DOUBLE).accepts(text)).as(text).isTrue();
      assertThat(Double.toString(Double.parseDouble(text))).isEqualTo(text);
    }
  }

  @ParameterizedTest
  @EnumSource(FloatRank.class)
  void keysAreInTheOrderOfFloats(FloatRank order) {
    Random random = new Random(4);
    for (int i = 0; i < 2_000; i++) {
      long key = key(order, random);
      assertThat(order.key(order.value(key))).isEqualTo(key);
      if (key < order.infinity()) {
        int compared =
            order == FloatRank.SINGLE
                ? Float.compare(order.value(key).asFloat(), order.value(key + 1).asFloat())
                : Double.compare(order.value(key).asDouble(), order.value(key + 1).asDouble());
        assertThat(compared).isNegative();
      }
    }
  }

  static boolean contains(FloatSet set, Value value) {
    if (FloatRank.isNaN(value)) {
      return set.hasNaN();
    }
    long key = set.order().key(value);
    return set.ranges().stream().anyMatch(range -> range.low() <= key && key <= range.high());
  }

  static FloatSet set(FloatRank order, Random random) {
    FloatSet set = random.nextInt(4) == 0 ? FloatSet.onlyNaN(order) : FloatSet.none(order);
    for (int i = random.nextInt(3); i >= 0; i--) {
      long one = key(order, random);
      long other = random.nextInt(4) == 0 ? one : key(order, random);
      set = set.union(FloatSet.between(order, Math.min(one, other), Math.max(one, other)));
    }
    return set;
  }

  /** Of a corner or its neighbour, or any. */
  static long key(FloatRank order, Random random) {
    if (random.nextInt(5) == 0) {
      long span = order.infinity();
      return (long) ((random.nextDouble() * 2 - 1) * span);
    }
    double corner = CORNERS[random.nextInt(CORNERS.length)] * (random.nextBoolean() ? 1 : -1);
    Value value = order == FloatRank.SINGLE ? Value.of((float) corner) : Value.of(corner);
    long key = order.key(value) + random.nextInt(3) - 1;
    return Math.max(order.minusInfinity(), Math.min(order.infinity(), key));
  }

  private static Value read(FloatRank order, String text) {
    try {
      return order.parse(text);
    } catch (NumberFormatException e) {
      return order == FloatRank.SINGLE ? Value.of(Float.NaN) : Value.of(Double.NaN);
    }
  }

  private static String plain(FloatRank order, Value value) {
    String text =
        order == FloatRank.SINGLE
            ? Float.toString(value.asFloat())
            : Double.toString(value.asDouble());
    return text.endsWith("y") ? text : new java.math.BigDecimal(text).toPlainString();
  }

  /** Up to five units, numbers mostly. */
  private static List<String> texts() {
    List<String> texts = new ArrayList<>(List.of("", "NaN", "-NaN", "Infinity", "-Infinity"));
    Random random = new Random(5);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int j = random.nextInt(7); j >= 0; j--) {
        text.append(UNITS.charAt(random.nextInt(random.nextBoolean() ? 6 : UNITS.length())));
      }
      texts.add(text.toString());
    }
    return texts;
  }
}
