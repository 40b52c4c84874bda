package dev.clew.solver.decimal;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.LoopLanguage;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/**
 * Languages of decimals without a sign and an exponent, by the number that they stand for: compared
 * digit by digit, after zeros in front. They have as many states as the bound has digits.
 */
final class PlainDecimals {

  private static final Language DIGIT = Language.chars(CharSet.DIGITS);
  private static final Language DIGITS = Language.star(DIGIT);
  private static final Language ZEROS = Language.star(Language.word("0"));
  private static final Language POINT = Language.word(".");
  private static final Language REST = Language.optional(Language.sequence(POINT, DIGITS));
  private static final Language NONZERO = Language.chars(CharSet.range('1', '9'));

  /** All of them: digits, with a point before, after, among them or nowhere. */
  static final Language ALL =
      Language.choice(
          Language.sequence(Language.plus(DIGIT), REST),
          Language.sequence(POINT, Language.plus(DIGIT)));

  /** Those that are not zero. */
  static final Language NOT_ZERO =
      Language.both(ALL, Language.sequence(Language.ANYTHING, NONZERO, Language.ANYTHING));

  private PlainDecimals() {}

  /** At least a bound that is not negative. */
  static Language atLeast(BigDecimal bound) {
    return Language.both(ALL, Language.not(below(bound)));
  }

  /** At most a bound that is not negative. */
  static Language atMost(BigDecimal bound) {
    return Language.both(ALL, Language.choice(below(bound), equal(bound)));
  }

  /**
   * The digits before the point without zeros in front, and those behind without zeros at the end.
   */
  private record Digits(String whole, String fraction) {
    static Digits of(BigDecimal number) {
      String text = number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
      int point = text.indexOf('.');
      String whole = point < 0 ? text : text.substring(0, point);
      return new Digits(whole.equals("0") ? "" : whole, point < 0 ? "" : text.substring(point + 1));
    }
  }

  private static Language equal(BigDecimal bound) {
    Digits digits = Digits.of(bound);
    Language end =
        digits.fraction.isEmpty()
            ? Language.optional(Language.sequence(POINT, ZEROS))
            : Language.sequence(POINT, Language.word(digits.fraction), ZEROS);
    return Language.sequence(ZEROS, Language.word(digits.whole), end);
  }

  private static Language below(BigDecimal bound) {
    Digits digits = Digits.of(bound);
    List<Language> options = new ArrayList<>();
    String whole = digits.whole;
    if (!whole.isEmpty()) {
      options.add(Language.sequence(ZEROS, Language.loop(DIGIT, 0, whole.length() - 1), REST));
    }
    for (int i = 0; i < whole.length(); i++) {
      if (whole.charAt(i) > '0') {
        int left = whole.length() - i - 1;
        options.add(
            Language.sequence(
                ZEROS,
                Language.word(whole.substring(0, i)),
                lower(whole.charAt(i)),
                Language.loop(DIGIT, left, left),
                REST));
      }
    }
    String fraction = digits.fraction;
    for (int j = 0; j < fraction.length(); j++) {
      Language head =
          Language.sequence(
              ZEROS, Language.word(whole), POINT, Language.word(fraction.substring(0, j)));
      options.add(head);
      if (fraction.charAt(j) > '0') {
        options.add(Language.sequence(head, lower(fraction.charAt(j)), DIGITS));
      }
    }
    if (!fraction.isEmpty()) {
      options.add(Language.sequence(ZEROS, Language.word(whole)));
    }
    return Language.choice(options);
  }

  private static Language lower(char digit) {
    return Language.chars(CharSet.range('0', (char) (digit - 1)));
  }

  /** Any number of digits. */
  static Language digits(int least) {
    return Language.loop(DIGIT, least, LoopLanguage.UNBOUNDED);
  }
}
