package dev.clew.models.time;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;

/**
 * The texts of an amount of time, as in {@code P1DT2H}: some parts, each a number with a letter
 * behind it, in an order that is fixed.
 *
 * @param letters of the parts; those behind a T stand behind a T in the text
 */
record AmountForm(String letters) {

  static final AmountForm DURATION = new AmountForm("DTHMS");
  static final AmountForm PERIOD = new AmountForm("YMWD");

  private static final Language DIGIT = Language.chars(CharSet.DIGITS);
  private static final Language SIGN = Language.optional(Language.chars(CharSet.of("+-")));
  private static final Language POINT = Language.chars(CharSet.of(".,"));
  private static final Language ANY = Language.plus(DIGIT);
  private static final Language FRACTION = Language.sequence(POINT, Language.loop(DIGIT, 0, 9));

  /** Whatever is behind the T, or whether there is anything at all. */
  Language regular() {
    return form(ANY, Language.optional(FRACTION));
  }

  /** With a part at all; a T at the end is refused, but not in lower case. */
  Language said() {
    return said(regular());
  }

  /** Of these, with numbers that cannot overflow and no fraction. */
  Language whole() {
    return said(form(near(), Language.EMPTY));
  }

  /** The same with a fraction of a second. */
  Language fractional() {
    return said(form(near(), FRACTION));
  }

  /** Texts with numbers that are too large, each in another way. */
  List<String> examples() {
    return hasTime()
        ? List.of("P99999999999999999999D", "P999999999999999999D")
        : List.of("P99999999999Y", "-P-2147483648Y", "P999999999W");
  }

  /** What comes of numbers that are too large. */
  List<ReadingOutcome> refusals() {
    return hasTime()
        ? List.of(ReadingOutcome.NO_NUMBER, ReadingOutcome.TOO_LARGE)
        : List.of(ReadingOutcome.NO_NUMBER, ReadingOutcome.TOO_LARGE, ReadingOutcome.OVERFLOW);
  }

  private Language near() {
    Language zeros = Language.star(Language.word("0"));
    return Language.sequence(zeros, Language.loop(DIGIT, 1, hasTime() ? 12 : 8));
  }

  /** As durations have, and periods have not. */
  boolean hasTime() {
    return letters.indexOf('T') >= 0;
  }

  private static Language said(Language form) {
    Language withNumber = Language.sequence(Language.ANYTHING, DIGIT, Language.ANYTHING);
    Language endsInTime = Language.sequence(Language.ANYTHING, Language.word("T"));
    return Language.both(form, Language.minus(withNumber, endsInTime));
  }

  private Language form(Language digits, Language fraction) {
    Language number = Language.sequence(SIGN, digits);
    List<Language> parts = new ArrayList<>(List.of(SIGN, letter('P')));
    int time = hasTime() ? letters.indexOf('T') : letters.length();
    for (char each : letters.substring(0, time).toCharArray()) {
      parts.add(Language.optional(Language.sequence(number, letter(each))));
    }
    if (hasTime()) {
      List<Language> ofTime = new ArrayList<>(List.of(letter('T')));
      for (char each : letters.substring(time + 1).toCharArray()) {
        Language end = letter(each);
        Language whole = each == 'S' ? Language.sequence(fraction, end) : end;
        Language part = Language.sequence(number, whole);
        boolean isNeeded = each == 'S' && !fraction.accepts("");
        ofTime.add(isNeeded ? part : Language.optional(part));
      }
      Language all = Language.sequence(ofTime);
      parts.add(fraction.accepts("") ? Language.optional(all) : all);
    }
    return Language.sequence(parts);
  }

  /** In either case. */
  private static Language letter(char upper) {
    CharSet lower = CharSet.of(String.valueOf(Character.toLowerCase(upper)));
    return Language.chars(CharSet.of(String.valueOf(upper)).union(lower));
  }
}
