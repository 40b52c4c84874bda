package dev.clew.solver.decimal;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Doubles that are written with a known number of decimals, as {@code %.2f} does: rounded half up
 * from what {@code Double.toString} writes. The texts of a range of doubles lie between those of
 * its ends, as both steps keep the order.
 */
public final class FixedDecimals {

  /** More of them are not looked at. */
  public static final int MOST = 20;

  /** Bounds with more digits before the point are left out. */
  private static final BigDecimal HUGE = BigDecimal.ONE.scaleByPowerOfTen(40);

  private static final Language DIGIT = Language.chars(CharSet.DIGITS);

  private static final Language WHOLE =
      Language.choice(
          Language.word("0"),
          Language.sequence(Language.chars(CharSet.range('1', '9')), Language.star(DIGIT)));

  private static final List<Function> FUNCTIONS =
      IntStream.rangeClosed(0, MOST).mapToObj(FixedDecimals::writing).toList();

  private FixedDecimals() {}

  private static Function writing(int decimals) {
    return Function.runnable(
        "format.%." + decimals + "f",
        List.of(Sort.DOUBLE),
        Sort.STRING,
        args -> Value.of(write(args.get(0).asDouble(), decimals)));
  }

  private static String write(double number, int decimals) {
    return String.format(Locale.ROOT, "%." + decimals + "f", number);
  }

  /** What writes a double so, with a point, without groups, and with ASCII's digits. */
  public static Function of(int decimals) {
    return FUNCTIONS.get(decimals);
  }

  /** How many decimals a term writes; -1 for other terms. */
  static int decimals(Expr expr) {
    return expr instanceof Apply apply && apply.op() instanceof Function function
        ? FUNCTIONS.indexOf(function)
        : -1;
  }

  /** All texts of the doubles of a set, and others only where a number has many digits. */
  static Language texts(FloatSet set, int decimals) {
    List<Language> options = new ArrayList<>();
    if (set.hasNaN()) {
      options.add(Language.word("NaN"));
    }
    for (FloatSet.Range range : set.ranges()) {
      if (range.high() >= FloatRank.ZERO) {
        options.add(unsigned(Math.max(range.low(), FloatRank.ZERO), range.high(), decimals));
      }
      if (range.low() < FloatRank.ZERO) {
        long low = FloatRank.negated(Math.min(range.high(), FloatRank.MINUS_ZERO));
        Language texts = unsigned(low, FloatRank.negated(range.low()), decimals);
        options.add(Language.sequence(Language.word("-"), texts));
      }
    }
    return Language.choice(options);
  }

  private static Language unsigned(long low, long high, int decimals) {
    List<Language> options = new ArrayList<>();
    if (high == FloatRank.DOUBLE.infinity()) {
      options.add(Language.word("Infinity"));
    }
    if (low < FloatRank.DOUBLE.infinity()) {
      Language behind = Language.loop(DIGIT, decimals, decimals);
      Language shape = decimals == 0 ? WHOLE : Language.sequence(WHOLE, Language.word("."), behind);
      List<Language> bounds = new ArrayList<>(List.of(shape));
      BigDecimal least = written(low, decimals).min(HUGE);
      bounds.add(PlainDecimals.ASCII.atLeast(least));
      if (high < FloatRank.DOUBLE.infinity() && written(high, decimals).compareTo(HUGE) <= 0) {
        bounds.add(PlainDecimals.ASCII.atMost(written(high, decimals)));
      }
      options.add(Language.both(bounds));
    }
    return Language.choice(options);
  }

  private static BigDecimal written(long key, int decimals) {
    return new BigDecimal(write(FloatRank.DOUBLE.value(key).asDouble(), decimals));
  }
}
