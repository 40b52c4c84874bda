package dev.clew.solver.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.solver.language.Samples.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class LanguageTest {
  private static final Language A = Language.word("a");
  private static final Language B = Language.word("b");

  @Test
  void acceptsExactlyTheWordsOfItsMeaning() {
    int accepted = 0;
    Samples samples = new Samples(1, "ab", 5, /* setOperations= */ true);
    for (int i = 0; i < 3000; i++) {
      Sample sample = samples.next(1 + i % 4);
      Set<String> found = new TreeSet<>(samples.all());
      found.removeIf(word -> !sample.language().accepts(word));
      assertThat(found).as(sample.language()::toString).isEqualTo(sample.words());
      accepted += found.size();
    }
    assertThat(accepted).isGreaterThan(10_000);
  }

  @Test
  void theShortestWordEndsWhereTheFirstPieceIsAccepted() {
    Random random = new Random(4);
    Samples samples = new Samples(4, "ab", 3, /* setOperations= */ true);
    int far = 0;
    for (int i = 0; i < 1500; i++) {
      Language language = samples.next(1 + i % 4).language();
      if (i % 3 == 0) {
        language =
            Language.sequence(Language.loop(A, 10 + i % 20, LoopLanguage.UNBOUNDED), language);
      }
      String text = "a".repeat(random.nextInt(45)) + (i % 2 == 0 ? "b" : "abab");
      int start = random.nextInt(4) % text.length();
      int least = start + random.nextInt(2);
      int expected = least;
      while (expected <= text.length() && !language.accepts(text.substring(start, expected))) {
        expected++;
      }
      int found = Language.shortestEnd(language, text, start, least);
      assertThat(found)
          .as(language + " in " + text + " from " + start)
          .isEqualTo(expected > text.length() ? -1 : expected);
      far += found > start + 16 ? 1 : 0;
    }
    assertThat(far).isGreaterThan(20);
  }

  @Test
  void boundsOfLengthsHoldAndAreExactWithoutSetOperations() {
    int exact = 0;
    Samples samples = new Samples(2, "ab", 5, /* setOperations= */ true);
    for (int i = 0; i < 2000; i++) {
      Sample sample = samples.next(1 + i % 3);
      Language language = sample.language();
      assertThat(language.nullable()).isEqualTo(sample.words().contains(""));
      for (String word : sample.words()) {
        assertThat((long) word.length())
            .as(language::toString)
            .isBetween(language.minLength(), language.maxLength());
      }
    }
    Samples regular = new Samples(3, "ab", 5, /* setOperations= */ false);
    for (int i = 0; i < 2000; i++) {
      Sample sample = regular.next(1 + i % 3);
      if (sample.language().maxLength() <= 5 && !sample.words().isEmpty()) {
        assertThat(sample.words().stream().mapToInt(String::length).max().getAsInt())
            .isEqualTo((int) sample.language().maxLength());
        assertThat(sample.words().stream().mapToInt(String::length).min().getAsInt())
            .isEqualTo((int) sample.language().minLength());
        exact++;
      }
    }
    assertThat(exact).isGreaterThan(300);
  }

  @Test
  void agreesWithExpressionsOfTheJdk() {
    int matched = 0;
    Samples samples = new Samples(4, "a\u0000\uFFFF", 4, /* setOperations= */ false);
    for (int i = 0; i < 1500; i++) {
      Sample sample = samples.next(1 + i % 3);
      Pattern pattern = Pattern.compile(sample.pattern());
      for (String word : samples.all()) {
        boolean expected = pattern.matcher(word).matches();
        assertThat(sample.language().accepts(word)).as(pattern::toString).isEqualTo(expected);
        matched += expected ? 1 : 0;
      }
    }
    assertThat(matched).isGreaterThan(2000);
  }

  @Test
  void hasOneFormForSimpleCases() {
    assertThat(Language.chars(CharSet.NONE)).isEqualTo(Language.NOTHING);
    assertThat(Language.word("")).isEqualTo(Language.EMPTY);
    assertThat(Language.sequence(A, B)).isEqualTo(Language.word("ab"));
    assertThat(Language.sequence(A, Language.NOTHING, B)).isEqualTo(Language.NOTHING);
    assertThat(Language.sequence()).isEqualTo(Language.EMPTY);
    assertThat(Language.choice()).isEqualTo(Language.NOTHING);
    assertThat(Language.both()).isEqualTo(Language.ANYTHING);
    assertThat(Language.choice(A, B)).isEqualTo(Language.chars(CharSet.range('a', 'b')));
    assertThat(Language.choice(A, Language.ANYTHING)).isEqualTo(Language.ANYTHING);
    assertThat(Language.not(Language.not(A))).isEqualTo(A);
    assertThat(Language.both(A, Language.not(A))).isEqualTo(Language.NOTHING);
    assertThat(Language.star(Language.star(A))).isEqualTo(Language.star(A));
    assertThat(Language.optional(Language.plus(A))).isEqualTo(Language.star(A));
    assertThat(Language.sequence(A, Language.star(A))).isEqualTo(Language.plus(A));
    assertThat(Language.choice(Language.EMPTY, Language.plus(A))).isEqualTo(Language.star(A));
    assertThat(Language.star(Language.ANY_CHAR)).isEqualTo(Language.ANYTHING);
    assertThatThrownBy(() -> Language.loop(A, 2, 1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void takesLargeCountersAndLongLists() {
    Language counted = Language.loop(Language.choice(A, Language.word("bb")), 0, 1000);
    assertThat(counted.accepts("a".repeat(1000))).isTrue();
    assertThat(counted.accepts("a".repeat(1001))).isFalse();
    assertThat(counted.accepts("bb".repeat(1000))).isTrue();
    assertThat(Language.loop(A, Integer.MAX_VALUE, LoopLanguage.UNBOUNDED).accepts("aaa"))
        .isFalse();
    assertThat(Language.loop(Language.optional(A), 0, Integer.MAX_VALUE).accepts("aaa")).isTrue();
    List<Language> parts = new ArrayList<>();
    List<Language> words = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) {
      parts.add(i % 2 == 0 ? Language.optional(A) : Language.star(B));
      words.add(Language.word("word" + i));
    }
    assertThat(Language.sequence(parts).accepts("abbba")).isTrue();
    assertThat(Language.choice(words).accepts("word9999")).isTrue();
    assertThat(Language.choice(words).accepts("word10000")).isFalse();
  }

  @Test
  void saturatesBoundsOfLengths() {
    Language large = Language.loop(Language.word("ab"), Integer.MAX_VALUE, Integer.MAX_VALUE);
    Language larger = Language.loop(large, Integer.MAX_VALUE, Integer.MAX_VALUE);
    assertThat(large.minLength()).isEqualTo(2L * Integer.MAX_VALUE);
    assertThat(larger.minLength()).isLessThanOrEqualTo(larger.maxLength());
    assertThat(Language.NOTHING.minLength()).isGreaterThan(Language.NOTHING.maxLength());
  }

  @Test
  void isWrittenLikeAnExpression() {
    Language date = Language.loop(Language.chars(CharSet.DIGITS), 2, 4);
    assertThat(Language.sequence(date, Language.word("-x"), Language.star(B)))
        .hasToString("([0-9]{2,4}\\-xb*)");
    assertThat(Language.both(Language.not(date), Language.plus(A)))
        .hasToString("(~([0-9]{2,4})&a+)");
  }
}
