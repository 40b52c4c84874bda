package dev.clew.solver.language.regex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("once")
class SplitSeparatorTest {

  private static final int[] LIMITS = {-1, 0, 1, 2, 3};
  private static final int MOST_PARTS = 6;

  @ParameterizedTest
  @ValueSource(strings = {",", "[,;]", "[,;]+", ",;", "a", "\\s+", "[a ]", ",+"})
  void textsAreSplitIntoAsManyPartsAsTheirLanguageSays(String regex) {
    SplitSeparator splitting = SplitSeparator.of(regex).orElseThrow();
    for (String text : words(",; a", 5)) {
      for (int limit : LIMITS) {
        int parts = text.split(regex, limit).length;
        for (int count = -1; count < MOST_PARTS; count++) {
          String shown = "'" + text + "' by " + regex + ", " + limit + ": " + count;
          assertThat(splitting.atLeast(count, limit).accepts(text))
              .as(shown)
              .isEqualTo(parts >= count);
          assertThat(splitting.exactly(count, limit).accepts(text))
              .as(shown)
              .isEqualTo(parts == count);
        }
      }
    }
  }

  @Test
  void otherSeparatorsAreNotSimple() {
    for (String regex : List.of("", "aa", "a|b", "a*", "a+?", "(?=a)", "[^a]", "\\b", "aba", "(")) {
      assertThat(SplitSeparator.of(regex)).as(regex).isEmpty();
    }
  }

  static List<String> words(String letters, int longest) {
    List<String> words = new ArrayList<>(List.of(""));
    int start = 0;
    for (int length = 1; length <= longest; length++) {
      int end = words.size();
      for (int i = start; i < end; i++) {
        for (int j = 0; j < letters.length(); j++) {
          words.add(words.get(i) + letters.charAt(j));
        }
      }
      start = end;
    }
    return words;
  }
}
