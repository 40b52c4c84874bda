package dev.clew.solver.decimal;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.LoopLanguage;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Languages of decimals without a sign and an exponent, by the number that they stand for: compared
 * digit by digit, after zeros in front. They have as many states as the bound has digits.
 */
public final class PlainDecimals {

  private static final Language POINT = Language.word(".");

  /** With the digits of ASCII. */
  static final PlainDecimals ASCII = new PlainDecimals(value -> CharSet.of((char) ('0' + value)));

  /** The units of each digit. */
  private final List<CharSet> units = new ArrayList<>();

  private final Language digit;
  private final Language digits;
  private final Language zeros;
  private final Language rest;
  private final Language all;

  private PlainDecimals(IntFunction<CharSet> unitsOf) {
    CharSet any = CharSet.NONE;
    for (int value = 0; value < 10; value++) {
      units.add(unitsOf.apply(value));
      any = any.union(units.get(value));
    }
    digit = Language.chars(any);
    digits = Language.star(digit);
    zeros = Language.star(Language.chars(units.get(0)));
    rest = Language.optional(Language.sequence(POINT, digits));
    all =
        Language.choice(
            Language.sequence(Language.plus(digit), rest),
            Language.sequence(POINT, Language.plus(digit)));
  }

  /** With the digits of all scripts that one unit is enough for. */
  public static PlainDecimals ofAllScripts() {
    return new PlainDecimals(
        value -> CharSet.where(unit -> Character.digit((char) unit, 10) == value));
  }

  /** All of them: digits, with a point before, after, among them or nowhere. */
  public Language all() {
    return all;
  }

  /** Those that are not zero. */
  Language notZero() {
    return Language.both(all, Language.sequence(Language.ANYTHING, above('0'), Language.ANYTHING));
  }

  /** At least a bound that is not negative. */
  Language atLeast(BigDecimal bound) {
    return Language.both(all, Language.not(below(bound)));
  }

  /** At most a bound that is not negative. */
  public Language atMost(BigDecimal bound) {
    return Language.both(all, Language.choice(below(bound), equal(bound)));
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

  /** The same number as a bound that is not negative. */
  public Language exactly(BigDecimal bound) {
    return Language.both(all, equal(bound));
  }

  /** Less than a bound that is not negative. */
  public Language less(BigDecimal bound) {
    return Language.both(all, below(bound));
  }

  private Language equal(BigDecimal bound) {
    Digits digits = Digits.of(bound);
    Language end =
        digits.fraction.isEmpty()
            ? Language.optional(Language.sequence(POINT, zeros))
            : Language.sequence(POINT, row(digits.fraction), zeros);
    return Language.sequence(zeros, row(digits.whole), end);
  }

  private Language below(BigDecimal bound) {
    Digits digits = Digits.of(bound);
    List<Language> options = new ArrayList<>();
    String whole = digits.whole;
    if (!whole.isEmpty()) {
      options.add(Language.sequence(zeros, Language.loop(digit, 0, whole.length() - 1), rest));
    }
    for (int i = 0; i < whole.length(); i++) {
      if (whole.charAt(i) > '0') {
        int left = whole.length() - i - 1;
        options.add(
            Language.sequence(
                zeros,
                row(whole.substring(0, i)),
                lower(whole.charAt(i)),
                Language.loop(digit, left, left),
                rest));
      }
    }
    String fraction = digits.fraction;
    for (int j = 0; j < fraction.length(); j++) {
      Language head = Language.sequence(zeros, row(whole), POINT, row(fraction.substring(0, j)));
      options.add(head);
      if (fraction.charAt(j) > '0') {
        options.add(Language.sequence(head, lower(fraction.charAt(j)), this.digits));
      }
    }
    if (!fraction.isEmpty()) {
      options.add(Language.sequence(zeros, row(whole)));
    }
    return Language.choice(options);
  }

  private Language lower(char digit) {
    return between('0', (char) (digit - 1));
  }

  private Language above(char digit) {
    return between((char) (digit + 1), '9');
  }

  private Language between(char first, char last) {
    CharSet all = CharSet.NONE;
    for (char each = first; each <= last; each++) {
      all = all.union(units.get(each - '0'));
    }
    return Language.chars(all);
  }

  /** Known digits, as any script writes them. */
  private Language row(String known) {
    return Language.sequence(
        known.chars().mapToObj(each -> between((char) each, (char) each)).toList());
  }

  /** Any number of digits. */
  Language digits(int least) {
    return Language.loop(digit, least, LoopLanguage.UNBOUNDED);
  }
}
