package dev.clew.solver.language.regex;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.LanguageNotation;
import dev.clew.solver.language.Samples;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A language and its pattern have the same words, surrogates included. */
class PatternTextTest {

  private static final CharSet NOT_A = CharSet.of('a').complement();

  private static void agrees(Language language, String alphabet, int length) {
    Pattern pattern = Pattern.compile(PatternText.of(language).orElseThrow());
    for (String word : Samples.words(alphabet, length)) {
      assertThat(pattern.matcher(word).matches())
          .as(() -> pattern + " " + LanguageNotation.of(language) + " on " + word)
          .isEqualTo(language.accepts(word));
    }
  }

  @Test
  void randomLanguagesHaveTheirPatterns() {
    Samples samples = new Samples(5, "a-", 4, /* setOperations= */ false);
    int written = 0;
    for (int round = 0; round < 600; round++) {
      Language language = samples.next(3).language();
      if (PatternText.of(language).isPresent()) {
        agrees(language, "a-\ud83d\ude00", 4);
        written++;
      }
    }
    assertThat(written).isGreaterThan(400);
  }

  @Test
  void specialUnitsAreThemselves() {
    for (char unit = 0; unit < 128; unit++) {
      CharSet pair = CharSet.of("b" + unit);
      Language language =
          Language.sequence(
              Language.word("" + unit), Language.chars(pair), Language.word(unit + "x"));
      String word = "" + unit + unit + unit + "x";
      Pattern pattern = Pattern.compile(PatternText.of(language).orElseThrow());
      assertThat(pattern.matcher(word).matches()).as(pattern.pattern()).isTrue();
      assertThat(pattern.matcher(word + "x").matches()).as(pattern.pattern()).isFalse();
    }
    agrees(Language.chars(CharSet.of("^a")), "^ab", 2);
    agrees(Language.chars(CharSet.of("a&-]")), "a&-]b", 2);
  }

  @Test
  void setsWithSurrogatesAreWrittenWhereNoPairIsShared() {
    Language many = Language.star(Language.chars(NOT_A));
    Language some = Language.plus(Language.chars(NOT_A));
    String units = "ab\ud83d\ude00\n";
    for (Language language :
        List.of(
            many,
            some,
            Language.ANYTHING,
            Language.sequence(many, Language.word("a"), Language.ANYTHING),
            Language.sequence(many, many),
            Language.sequence(Language.word("a"), some, Language.word("a")),
            Language.star(Language.sequence(Language.word("a"), many)))) {
      agrees(language, units, 4);
    }
    assertThat(PatternText.of(Language.sequence(some, some))).isEmpty();
    assertThat(PatternText.of(Language.loop(some, 2, 3))).isEmpty();
    assertThat(PatternText.of(Language.chars(NOT_A))).isEmpty();
    assertThat(PatternText.of(Language.loop(Language.chars(NOT_A), 2, 3))).isEmpty();
  }

  @Test
  void someLanguagesHaveNone() {
    assertThat(PatternText.of(Language.NOTHING)).isEmpty();
    assertThat(PatternText.of(Language.word("\ud83d\ude00"))).isEmpty();
    assertThat(PatternText.of(Language.not(Language.word("ab")))).isEmpty();
    assertThat(
            PatternText.of(
                Language.both(
                    Language.star(Language.word("ab")), Language.star(Language.word("aba")))))
        .isEmpty();
  }

  @Test
  void allDigitsHaveAName() {
    CharSet digits = CharSet.where(Character::isDigit);
    Optional<String> text = PatternText.of(Language.chars(digits));
    assertThat(text).contains("[\\p{Nd}&&[^\\x{10000}-\\x{10FFFF}]]");
    Pattern pattern = Pattern.compile(text.orElseThrow());
    for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
      String word = Character.toString(codePoint);
      boolean digit = word.length() == 1 && digits.contains(word.charAt(0));
      assertThat(pattern.matcher(word).matches()).isEqualTo(digit);
    }
  }
}
