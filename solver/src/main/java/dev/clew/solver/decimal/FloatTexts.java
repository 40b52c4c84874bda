package dev.clew.solver.decimal;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/**
 * The texts that {@code parseDouble} and {@code parseFloat} read as a float of a set: a language
 * that lacks none of them, and one that has no other. They differ in texts with exponents, whose
 * size is not regular, and in digits far from the point.
 */
final class FloatTexts {

  /** Numbers that need more digits on either side of the point have no bound, or no text. */
  private static final int MOST_DIGITS = 40;

  private static final BigDecimal HUGE = BigDecimal.ONE.scaleByPowerOfTen(MOST_DIGITS);
  private static final BigDecimal TINY = BigDecimal.ONE.scaleByPowerOfTen(-MOST_DIGITS);
  private static final BigDecimal TWO = BigDecimal.valueOf(2);

  private static final Language BLANKS = Language.star(Language.chars(CharSet.range('\0', ' ')));
  private static final Language SUFFIX = Language.optional(Language.chars(CharSet.of("fFdD")));
  private static final Language SIGN = Language.optional(Language.chars(CharSet.of("+-")));

  /** Behind digits: an exponent. */
  private static final Language EXPONENT =
      Language.sequence(Language.chars(CharSet.of("eE")), SIGN, PlainDecimals.ASCII.digits(1));

  private static final Language HEXADECIMAL =
      Language.sequence(Language.word("0"), Language.chars(CharSet.of("xX")), Language.ANYTHING);

  /** Texts that are numbers, but for hexadecimal ones. */
  private static final Language NUMBERS =
      Language.sequence(
          BLANKS,
          SIGN,
          Language.choice(
              Language.word("NaN"),
              Language.word("Infinity"),
              Language.sequence(PlainDecimals.ASCII.all(), Language.optional(EXPONENT), SUFFIX)),
          BLANKS);

  private final FloatRank order;
  private final FloatSet set;

  FloatTexts(FloatSet set) {
    this.set = set;
    this.order = set.order();
  }

  /**
   * A language that has all texts that are read as a float of the set, and perhaps more. What is no
   * number is read as NaN.
   */
  Language all() {
    List<Language> options = new ArrayList<>();
    for (FloatSet.Range range : set.ranges()) {
      bySign(range, options, FloatTexts::widest);
    }
    return set.hasNaN() ? Language.choice(whole(options), Language.not(NUMBERS)) : whole(options);
  }

  /** A language that has nothing but texts that are read as a float of the set. */
  Language some() {
    List<Language> options = new ArrayList<>();
    for (FloatSet.Range range : set.ranges()) {
      bySign(range, options, FloatTexts::narrow);
    }
    return whole(options);
  }

  private Language whole(List<Language> options) {
    if (set.hasNaN()) {
      options.add(Language.sequence(SIGN, Language.word("NaN")));
    }
    return Language.sequence(BLANKS, Language.choice(options), BLANKS);
  }

  /** Texts without a sign, of floats that have none. */
  private interface Unsigned {
    Language of(FloatRank order, long low, long high);
  }

  private void bySign(FloatSet.Range range, List<Language> options, Unsigned texts) {
    if (range.high() >= FloatRank.ZERO) {
      Language plus = Language.optional(Language.word("+"));
      long low = Math.max(range.low(), FloatRank.ZERO);
      options.add(Language.sequence(plus, texts.of(order, low, range.high())));
    }
    if (range.low() <= FloatRank.MINUS_ZERO) {
      long low = FloatRank.negated(Math.min(range.high(), FloatRank.MINUS_ZERO));
      long high = FloatRank.negated(range.low());
      options.add(Language.sequence(Language.word("-"), texts.of(order, low, high)));
    }
  }

  /** Every number that is rounded to one of these floats is between the middles around them. */
  private static Language widest(FloatRank order, long low, long high) {
    List<Language> bounds = new ArrayList<>(List.of(PlainDecimals.ASCII.all()));
    if (low > FloatRank.ZERO) {
      bounds.add(PlainDecimals.ASCII.notZero());
      BigDecimal least = cut(middle(order, low - 1), RoundingMode.DOWN).min(HUGE);
      if (least.compareTo(TINY) >= 0) {
        bounds.add(PlainDecimals.ASCII.atLeast(least));
      }
    }
    if (high < order.infinity()) {
      BigDecimal most = cut(middle(order, high), RoundingMode.UP);
      if (most.compareTo(HUGE) <= 0) {
        bounds.add(PlainDecimals.ASCII.atMost(most.max(TINY)));
      }
    }
    Language mantissa =
        low > FloatRank.ZERO ? PlainDecimals.ASCII.notZero() : PlainDecimals.ASCII.all();
    List<Language> options = new ArrayList<>();
    options.add(Language.sequence(Language.both(bounds), SUFFIX));
    options.add(Language.sequence(mantissa, EXPONENT, SUFFIX));
    options.add(HEXADECIMAL);
    if (high == order.infinity()) {
      options.add(Language.word("Infinity"));
    }
    return Language.choice(options);
  }

  /** What is between the numbers that two floats are written as is read as one between them. */
  private static Language narrow(FloatRank order, long low, long high) {
    List<Language> options = new ArrayList<>();
    options.add(Language.word(order.text(low)));
    options.add(Language.word(order.text(high)));
    if (low < order.infinity()) {
      BigDecimal least = new BigDecimal(order.text(low));
      boolean isEndless = high == order.infinity();
      BigDecimal most = isEndless ? HUGE : new BigDecimal(order.text(high)).min(HUGE);
      boolean isShort = least.signum() == 0 || least.compareTo(TINY) >= 0;
      BigDecimal first = isShort ? least : TINY;
      if (first.compareTo(most) <= 0) {
        Language bounded =
            isEndless
                ? PlainDecimals.ASCII.atLeast(first)
                : Language.both(
                    PlainDecimals.ASCII.atLeast(first), PlainDecimals.ASCII.atMost(most));
        options.add(Language.sequence(bounded, SUFFIX));
      }
    }
    return Language.choice(options);
  }

  /**
   * The number in the middle of a float and the next; of the largest one, where infinity begins.
   */
  private static BigDecimal middle(FloatRank order, long key) {
    BigDecimal number = order.exact(key);
    BigDecimal next =
        key + 1 == order.infinity()
            ? number.add(number.subtract(order.exact(key - 1)))
            : order.exact(key + 1);
    return number.add(next).divide(TWO);
  }

  private static BigDecimal cut(BigDecimal number, RoundingMode mode) {
    return number.round(new MathContext(MOST_DIGITS, mode));
  }
}
