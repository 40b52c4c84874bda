package dev.clew.solver.decimal;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;

/**
 * How {@code Double.toString} and {@code Float.toString} write floats: digits around the point from
 * a thousandth up to ten million, and with an exponent beyond. Which digits differs between
 * versions of the JDK, so none are left out.
 */
final class WrittenFloats {

  /** No version writes as many. */
  private static final int MOST_DIGITS = 25;

  /** What has no more digits in all is the shortest text of its float. */
  private static final int SAFE_DIGITS_OF_DOUBLE = 15;

  private static final int SAFE_DIGITS_OF_FLOAT = 6;

  private static final int MOST_WHOLE = 7;

  private static final Language DIGIT = Language.chars(CharSet.DIGITS);
  private static final Language NONZERO = Language.chars(CharSet.range('1', '9'));
  private static final Language ZERO = Language.word("0");
  private static final Language POINT = Language.word(".");
  private static final Language MINUS = Language.optional(Language.word("-"));
  private static final Language EXPONENT =
      Language.sequence(Language.word("E"), MINUS, NONZERO, Language.loop(DIGIT, 0, 2));

  /** Every text that is written, and others. */
  static final Language ALL =
      Language.choice(
          Language.word("NaN"),
          Language.sequence(
              MINUS,
              Language.choice(
                  Language.word("Infinity"),
                  Language.sequence(whole(MOST_WHOLE), POINT, fraction()),
                  Language.sequence(NONZERO, POINT, fraction(), EXPONENT))));

  private WrittenFloats() {}

  private static Language whole(int most) {
    return Language.choice(ZERO, Language.sequence(NONZERO, Language.loop(DIGIT, 0, most - 1)));
  }

  private static Language fraction() {
    return Language.loop(DIGIT, 1, MOST_DIGITS);
  }

  /** Texts that are written, almost all of them: of floats with few digits. */
  static Language usual(FloatRank order) {
    int safe = order == FloatRank.SINGLE ? SAFE_DIGITS_OF_FLOAT : SAFE_DIGITS_OF_DOUBLE;
    List<Language> options = new ArrayList<>();
    for (int whole = 1; whole <= Math.min(MOST_WHOLE, safe - 1); whole++) {
      options.add(Language.sequence(whole(whole), POINT, shortest(safe - whole)));
    }
    options.add(Language.sequence(NONZERO, POINT, shortest(safe - 1), EXPONENT));
    options.add(Language.word("Infinity"));
    return Language.choice(
        Language.word("NaN"), Language.sequence(MINUS, Language.choice(options)));
  }

  /** Without zeros at the end. */
  private static Language shortest(int most) {
    return Language.choice(ZERO, Language.sequence(Language.loop(DIGIT, 0, most - 1), NONZERO));
  }
}
