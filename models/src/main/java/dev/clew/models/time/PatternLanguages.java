package dev.clew.models.time;

import dev.clew.solver.decimal.PlainDecimals;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The texts that a formatter of a pattern reads, as regular languages. */
record PatternLanguages(FormatterPattern pattern) {

  private static final Language DIGIT = Language.chars(CharSet.DIGITS);
  private static final Language TWO = Language.loop(DIGIT, 2, 2);
  private static final Language PLUS = Language.word("+");
  private static final Language ZEROS = Language.star(Language.word("0"));

  private static final Language MINUS_SIGN = Language.word("-");

  /** Numbers of at most nine digits, which years are. */
  private static final Language YEAR_NUMBER = Language.sequence(ZEROS, Language.loop(DIGIT, 0, 9));

  private static final Language FOUR = Language.loop(DIGIT, 4, 4);

  /** Of so many digits a number is read up to the greatest long. */
  private static final Language NINETEEN =
      Language.both(
          Language.loop(DIGIT, 19, 19),
          PlainDecimals.ofAllScripts().atMost(BigDecimal.valueOf(Long.MAX_VALUE)));

  /** Behind a minus the least long is read, too. */
  private static final Language NEGATIVE_NINETEEN =
      Language.choice(NINETEEN, Language.word("9223372036854775808"));

  private static final Language LONGER = Language.choice(Language.loop(DIGIT, 5, 18), NINETEEN);

  /** A plus stands before more than four digits, and only there; no minus stands before zeros. */
  private static final Language MINUS =
      Language.sequence(
          MINUS_SIGN,
          Language.minus(Language.choice(Language.loop(DIGIT, 4, 18), NEGATIVE_NINETEEN), ZEROS));

  /** Of as many digits as there are, with a minus or without. */
  private static final Language OPEN_SHAPE =
      Language.choice(
          Language.choice(Language.loop(DIGIT, 1, 18), NINETEEN),
          Language.sequence(
              MINUS_SIGN,
              Language.minus(
                  Language.choice(Language.loop(DIGIT, 1, 18), NEGATIVE_NINETEEN), ZEROS)));

  private static final Language MOST_DIGITS = Language.loop(DIGIT, 1, 19);

  private static final Language YEAR_SHAPE =
      Language.choice(FOUR, Language.sequence(PLUS, LONGER), MINUS);

  private static final Language YEAR =
      Language.choice(
          FOUR,
          Language.sequence(PLUS, Language.both(LONGER, YEAR_NUMBER)),
          Language.both(MINUS, Language.sequence(MINUS_SIGN, YEAR_NUMBER)));

  /** From the year one on. */
  private static final Language YEAR_OF_ERA =
      Language.choice(
          Language.minus(FOUR, ZEROS),
          Language.sequence(PLUS, Language.minus(Language.both(LONGER, YEAR_NUMBER), ZEROS)));

  /** All that the formatter's parser takes. */
  Language shape() {
    return language(PatternLanguages::shape);
  }

  private static Language shape(String letters) {
    return switch (letters.length()) {
      case 1 -> OPEN_SHAPE;
      case 2 -> TWO;
      default -> YEAR_SHAPE;
    };
  }

  /** What names a date or a time, but for days after a month's end. */
  Language existing() {
    return language(PatternLanguages::existing);
  }

  private static Language existing(String letters) {
    return switch (letters) {
      case "uuuu" -> YEAR;
      case "yyyy" -> YEAR_OF_ERA;
      case "uu", "yy" -> TWO;
      case "MM" -> upTo(1, 12);
      case "dd" -> upTo(1, 31);
      case "HH" -> upTo(0, 23);
      case "mm", "ss" -> upTo(0, 59);
      case "M" -> open(upTo(1, 12), 1);
      case "d" -> open(upTo(1, 31), 1);
      case "H" -> open(upTo(0, 23), 0);
      case "m", "s" -> open(upTo(0, 59), 0);
      default -> throw new IllegalArgumentException(letters);
    };
  }

  /** One digit, or two of them behind zeros. */
  private static Language open(Language pairs, int least) {
    Language one = Language.chars(CharSet.range((char) ('0' + least), '9'));
    Language number = Language.sequence(ZEROS, Language.choice(one, pairs));
    return Language.both(MOST_DIGITS, number);
  }

  /** Hour 24 of a day is midnight, unless hours are resolved strictly. */
  Language endOfDay() {
    if (!pattern.has("HH") || pattern.strict()) {
      return Language.NOTHING;
    }
    return language(
        letters ->
            switch (letters) {
              case "HH" -> Language.word("24");
              case "mm", "ss" -> Language.word("00");
              case "H" -> Language.both(MOST_DIGITS, Language.sequence(ZEROS, Language.word("24")));
              case "m", "s" -> Language.both(MOST_DIGITS, ZEROS);
              default -> existing(letters);
            });
  }

  private Language language(Function<String, Language> field) {
    List<Language> parts = new ArrayList<>();
    for (FormatterPattern.Piece piece : pattern.pieces()) {
      String letters = piece.letters();
      parts.add(letters == null ? Language.word(piece.literal()) : field.apply(letters));
    }
    return Language.sequence(parts);
  }

  /** Two digits. */
  private static Language upTo(int least, int most) {
    List<Language> numbers = new ArrayList<>();
    for (int tens = 0; tens <= most / 10; tens++) {
      int from = tens == 0 ? least : 0;
      int to = Math.min(9, most - 10 * tens);
      Language units = Language.chars(CharSet.range((char) ('0' + from), (char) ('0' + to)));
      numbers.add(Language.sequence(Language.word(String.valueOf(tens)), units));
    }
    return Language.choice(numbers);
  }
}
