package dev.clew.solver.strings.strand;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.CharsLanguage;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.WordLanguage;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The languages that predicates with one known operand stand for. */
public final class WordLanguages {

  private static final int LONGEST_WORD = 60;

  private static final CharSet DECIMAL_DIGITS = digits(10);

  private WordLanguages() {}

  public static Language containing(String part) {
    return Language.sequence(Language.ANYTHING, Language.word(part), Language.ANYTHING);
  }

  /** The only word of a language that is written as a word or a unit; null for any other. */
  public static @Nullable String onlyWord(Language language) {
    if (language instanceof CharsLanguage one && one.set().isSingle()) {
      return String.valueOf(one.set().first());
    }
    return language instanceof WordLanguage word ? word.text() : null;
  }

  public static Language startingWith(String part) {
    return Language.sequence(Language.word(part), Language.ANYTHING);
  }

  public static Language endingWith(String part) {
    return Language.sequence(Language.ANYTHING, Language.word(part));
  }

  /**
   * Whether a word is so long that languages of all that it starts with, or departs from, would be
   * too large to write down: they are quadratic in its length.
   */
  public static boolean isLong(String word) {
    return word.length() > LONGEST_WORD;
  }

  /** All strings that come before a word. */
  public static Language before(String word, boolean orEqual) {
    List<Language> options = new ArrayList<>();
    for (int i = 0; i < word.length(); i++) {
      options.add(Language.word(word.substring(0, i)));
      char unit = word.charAt(i);
      if (unit > 0) {
        options.add(departing(word, i, CharSet.range('\0', (char) (unit - 1))));
      }
    }
    if (orEqual) {
      options.add(Language.word(word));
    }
    return Language.choice(options);
  }

  /** All strings that come after a word. */
  public static Language after(String word, boolean orEqual) {
    List<Language> options = new ArrayList<>();
    for (int i = 0; i < word.length(); i++) {
      char unit = word.charAt(i);
      if (unit < Character.MAX_VALUE) {
        options.add(departing(word, i, CharSet.range((char) (unit + 1), Character.MAX_VALUE)));
      }
    }
    options.add(Language.sequence(Language.word(word), Language.ANY_CHAR, Language.ANYTHING));
    if (orEqual) {
      options.add(Language.word(word));
    }
    return Language.choice(options);
  }

  /** Like the word up to a position, with another unit there, then anything. */
  private static Language departing(String word, int position, CharSet units) {
    return Language.sequence(
        Language.word(word.substring(0, position)), Language.chars(units), Language.ANYTHING);
  }

  /** All parts of a word, the empty one included; quadratically many. */
  public static Language partsOf(String word) {
    Set<String> parts = new LinkedHashSet<>();
    for (int from = 0; from <= word.length(); from++) {
      for (int to = from; to <= word.length(); to++) {
        parts.add(word.substring(from, to));
      }
    }
    return Language.choice(parts.stream().map(Language::word).toList());
  }

  /** All that a word starts with, or ends with. */
  public static Language endsOf(String word, boolean atStart) {
    List<Language> ends = new ArrayList<>();
    for (int cut = 0; cut <= word.length(); cut++) {
      ends.add(Language.word(atStart ? word.substring(0, cut) : word.substring(cut)));
    }
    return Language.choice(ends);
  }

  /** More than all that a long word starts with, or ends with: only what is near is looked at. */
  public static Language endsOfLong(String word, boolean atStart) {
    int length = word.length();
    String near =
        atStart ? word.substring(0, LONGEST_WORD) : word.substring(length - LONGEST_WORD, length);
    return Language.choice(endsOf(near, atStart), atStart ? startingWith(near) : endingWith(near));
  }

  /** The numerals of a number: ASCII digits with any number of zeros in front. */
  public static Language digitsOf(BigInteger number) {
    Language zeros = Language.star(Language.word("0"));
    return number.signum() == 0
        ? Language.plus(Language.word("0"))
        : Language.sequence(zeros, Language.word(number.toString()));
  }

  /** What can stand before the first occurrence of a part: adding the part makes none earlier. */
  public static Language beforeFirst(String part) {
    List<Language> overlaps = new ArrayList<>();
    overlaps.add(containing(part));
    for (int shift = 1; shift < part.length(); shift++) {
      if (part.startsWith(part.substring(shift))) {
        overlaps.add(endingWith(part.substring(0, shift)));
      }
    }
    return Language.not(Language.choice(overlaps));
  }

  /** What has no blanks at the ends that are trimmed. */
  public static Language trimmed(CharSet blanks, boolean front, boolean back) {
    Language inner = Language.chars(blanks.complement());
    Language start = front ? inner : Language.ANY_CHAR;
    Language end = back ? inner : Language.ANY_CHAR;
    Language both = Language.chars(front || back ? blanks.complement() : CharSet.ALL);
    return Language.choice(Language.EMPTY, both, Language.sequence(start, Language.ANYTHING, end));
  }

  /** How numbers are written in a radix. */
  public static Language numerals(int radix) {
    CharSet digits = CharSet.where(unit -> unit < 128 && isDigit(unit, radix));
    CharSet positive = digits.minus(CharSet.of('0'));
    return Language.choice(
        Language.word("0"),
        Language.sequence(
            Language.optional(Language.word("-")),
            Language.chars(positive),
            Language.star(Language.chars(digits))));
  }

  /** Numerals as Java reads them, that stand for no number of the other sign. */
  public static Language signedNumerals(int radix, boolean isNegative) {
    CharSet digits = radix == 10 ? DECIMAL_DIGITS : digits(radix);
    Language sign = isNegative ? Language.word("-") : Language.optional(Language.word("+"));
    return Language.sequence(sign, Language.plus(Language.chars(digits)));
  }

  private static CharSet digits(int radix) {
    return CharSet.where(unit -> Character.digit((char) unit, radix) >= 0);
  }

  private static boolean isDigit(int unit, int radix) {
    int digit = Character.digit(unit, radix);
    return digit >= 0 && Character.forDigit(digit, radix) == unit;
  }

  /** Numbers from zero on without zeros in front, in a radix; with none but decimal digits. */
  public static Language plainNumerals(int radix) {
    char last = (char) ('0' + Math.min(radix, 10) - 1);
    return Language.choice(
        Language.word("0"),
        Language.sequence(
            Language.chars(CharSet.range('1', last)),
            Language.star(Language.chars(CharSet.range('0', last)))));
  }
}
