package dev.clew.models.time;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;

/**
 * The texts that the ISO formatters of {@code java.time} read, as regular languages. Of each kind
 * there are two: the <i>shape</i>, which the formatter's parser takes, and those of that shape that
 * name something that exists. Even leap years are regular: they show in the last four digits.
 */
final class IsoLanguages {

  private static final Language TWO = digits(2, 2);

  /** Years have at least four digits; a plus stands before more of them, and only there. */
  static final Language YEAR_SHAPE =
      Language.choice(
          digits(4, 4), Language.sequence(word("+"), digits(5, 10)), withMinus(digits(4, 10)));

  private static final Language PLAIN_YEAR = digits(4, 4);

  /** Nine digits at most, or a zero before them. */
  private static final Language SIGNED_YEAR =
      Language.choice(Language.sequence(word("+"), upToNine(5)), withMinus(upToNine(4)));

  private static final Language YEAR = Language.choice(PLAIN_YEAR, SIGNED_YEAR);

  /** A year by itself is read leniently: up to nine digits, with a sign or without. */
  static final Language YEAR_ALONE =
      Language.sequence(Language.optional(chars("+-")), digits(1, 9));

  private static final Language MONTH =
      Language.choice(Language.sequence(word("0"), chars("123456789")), pair("1", "012"));

  static final Language YEAR_MONTH_SHAPE = Language.sequence(YEAR_SHAPE, word("-"), TWO);

  static final Language YEAR_MONTH = Language.sequence(YEAR, word("-"), MONTH);

  static final Language DATE_SHAPE = Language.sequence(YEAR_SHAPE, word("-"), TWO, word("-"), TWO);

  static final Language DATE = date(YEAR);

  static final Language TIME_SHAPE = time(TWO, TWO, TWO);

  static final Language TIME =
      time(
          Language.choice(pair("01", "0123456789"), pair("2", "0123")),
          pair("012345", "0123456789"),
          pair("012345", "0123456789"));

  static final Language DATE_TIME_SHAPE = Language.sequence(DATE_SHAPE, chars("Tt"), TIME_SHAPE);

  static final Language PLAIN_DATE_TIME = Language.sequence(date(PLAIN_YEAR), chars("Tt"), TIME);

  static final Language SIGNED_DATE_TIME = Language.sequence(date(SIGNED_YEAR), chars("Tt"), TIME);

  static final Language DATE_TIME = Language.choice(PLAIN_DATE_TIME, SIGNED_DATE_TIME);

  private static final Language ZULU = chars("Zz");

  private static final Language OFFSET =
      Language.choice(
          ZULU,
          Language.sequence(
              chars("+-"),
              TWO,
              word(":"),
              TWO,
              Language.optional(Language.sequence(word(":"), TWO))));

  /** Moments, which have seconds and an offset. */
  static final Language INSTANT_SHAPE =
      Language.sequence(DATE_SHAPE, chars("Tt"), withSeconds(TIME_SHAPE), OFFSET);

  static final Language PLAIN_INSTANT =
      Language.sequence(date(PLAIN_YEAR), chars("Tt"), withSeconds(TIME), ZULU);

  private static final Language OFFSET_MINUTES =
      Language.sequence(word(":"), pair("012345", "0123456789"));

  /** At most eighteen hours. */
  private static final Language NEAR_OFFSET =
      Language.sequence(
          chars("+-"),
          Language.choice(
              Language.sequence(
                  Language.choice(pair("0", "0123456789"), pair("1", "01234567")),
                  Language.loop(OFFSET_MINUTES, 1, 2)),
              Language.sequence(word("18:00"), Language.optional(word(":00")))));

  /** Midnight at the end of a day, and leap seconds. */
  private static final Language ODD_TIME =
      Language.choice(
          Language.sequence(
              word("24:00:00"),
              Language.optional(Language.sequence(word("."), Language.loop(word("0"), 0, 9)))),
          Language.sequence(
              word("23:59:60"), Language.optional(Language.sequence(word("."), digits(0, 9)))));

  /** Moments of years of nine digits at most. */
  static final Language INSTANT =
      Language.sequence(
          date(YEAR),
          chars("Tt"),
          Language.choice(withSeconds(TIME), ODD_TIME),
          Language.choice(ZULU, NEAR_OFFSET));

  private IsoLanguages() {}

  private static Language withSeconds(Language time) {
    Language any = Language.ANYTHING;
    return Language.both(time, Language.sequence(any, word(":"), any, word(":"), any));
  }

  private static Language chars(String units) {
    return Language.chars(CharSet.of(units));
  }

  private static Language word(String text) {
    return Language.word(text);
  }

  private static Language digits(int min, int max) {
    return Language.loop(chars("0123456789"), min, max);
  }

  private static Language pair(String first, String second) {
    return Language.sequence(chars(first), chars(second));
  }

  private static Language upToNine(int min) {
    return Language.choice(digits(min, 9), Language.sequence(word("0"), digits(9, 9)));
  }

  /** There is no minus before zeros. */
  private static Language withMinus(Language digits) {
    Language zeros = Language.star(word("0"));
    return Language.sequence(word("-"), Language.minus(digits, zeros));
  }

  /** The last four digits of leap years; a number of two digits tells by four, zero aside. */
  private static Language leapDigits() {
    Language notZero = Language.choice(pair("0", "48"), pair("2468", "048"), pair("13579", "26"));
    return Language.choice(
        Language.sequence(TWO, notZero),
        Language.sequence(Language.choice(word("00"), notZero), word("00")));
  }

  private static Language date(Language year) {
    Language leapYear = Language.both(year, Language.sequence(Language.ANYTHING, leapDigits()));
    return Language.choice(
        Language.sequence(year, word("-"), dayOfAnyYear()),
        Language.sequence(leapYear, word("-02-29")));
  }

  /** Month and day, of which 29 February is left out. */
  private static Language dayOfAnyYear() {
    Language low =
        Language.choice(pair("0", "123456789"), pair("1", "0123456789"), pair("2", "012345678"));
    Language notFebruary = Language.choice(pair("0", "13456789"), pair("1", "012"));
    Language long31 = Language.choice(pair("0", "13578"), pair("1", "02"));
    return Language.choice(
        Language.sequence(MONTH, word("-"), low),
        Language.sequence(notFebruary, word("-"), Language.choice(word("29"), word("30"))),
        Language.sequence(long31, word("-31")));
  }

  /** Seconds may be missing, and so may what follows the point, or the point with it. */
  private static Language time(Language hour, Language minute, Language second) {
    Language fraction = Language.optional(Language.sequence(word("."), digits(0, 9)));
    return Language.sequence(
        hour, word(":"), minute, Language.optional(Language.sequence(word(":"), second, fraction)));
  }
}
