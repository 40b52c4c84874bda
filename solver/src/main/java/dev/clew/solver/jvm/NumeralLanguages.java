package dev.clew.solver.jvm;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.HashMap;
import java.util.Map;

/** What the JDK parses as a number; each language is made once. */
final class NumeralLanguages {

  private static final CharSet HEX = CharSet.of("0123456789abcdefABCDEF");

  private final Map<Integer, CharSet> digits = new HashMap<>();

  /** A sign of these or none, then digits of the radix, one unit each. */
  Language integers(int radix, String signs) {
    CharSet set =
        digits.computeIfAbsent(
            radix, r -> CharSet.where(unit -> Character.digit((char) unit, r) >= 0));
    return Language.sequence(Language.optional(chars(signs)), Language.plus(Language.chars(set)));
  }

  /** JLS 3.10.2 without underscores, a sign, two names, and blanks around as in {@code trim}. */
  Language floats() {
    Language blanks = Language.star(Language.chars(CharSet.range('\0', ' ')));
    Language suffix = Language.optional(chars("fFdD"));
    Language number =
        Language.choice(
            Language.word("NaN"),
            Language.word("Infinity"),
            Language.sequence(decimal(), suffix),
            Language.sequence(hexadecimal(), suffix));
    return Language.sequence(blanks, sign(), number, blanks);
  }

  private static Language decimal() {
    Language digits = Language.plus(Language.chars(CharSet.DIGITS));
    Language more = Language.star(Language.chars(CharSet.DIGITS));
    return Language.sequence(
        Language.choice(
            Language.sequence(digits, Language.optional(Language.sequence(chars("."), more))),
            Language.sequence(chars("."), digits)),
        Language.optional(Language.sequence(chars("eE"), sign(), digits)));
  }

  private static Language hexadecimal() {
    Language digits = Language.plus(Language.chars(HEX));
    return Language.sequence(
        chars("0"),
        chars("xX"),
        Language.choice(
            Language.sequence(digits, Language.optional(chars("."))),
            Language.sequence(Language.star(Language.chars(HEX)), chars("."), digits)),
        chars("pP"),
        sign(),
        Language.plus(Language.chars(CharSet.DIGITS)));
  }

  private static Language sign() {
    return Language.optional(chars("+-"));
  }

  private static Language chars(String units) {
    return Language.chars(CharSet.of(units));
  }
}
