package dev.clew.solver.language.regex;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Languages of texts by the number of their parts, against what the JDK splits. */
class SplittingTest {

  private static final int LONGEST = 5;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\\s*;\\s*",
        ";\\s*",
        "\\s*;",
        " *; *",
        "\\s*[;,]\\s*",
        "[,;]",
        ";+",
        ";",
        "a;",
        "; *",
        "a*;a*"
      })
  void haveExactlyTheTextsThatTheJdkSplitsSo(String regex) {
    Splitting splitting = Splitting.of(regex).orElseThrow();
    for (String text : texts()) {
      for (int limit = -1; limit <= 3; limit++) {
        int parts = text.split(regex, limit).length;
        for (int count = 0; count <= 4; count++) {
          assertThat(has(splitting.exactly(count, limit), text))
              .as("'%s' at %s, limit %d, has %d parts, not %d", text, regex, limit, parts, count)
              .isEqualTo(parts == count);
          assertThat(has(splitting.atLeast(count, limit), text))
              .as("'%s' at %s, limit %d, has %d parts or %d", text, regex, limit, parts, count)
              .isEqualTo(parts >= count);
        }
      }
    }
  }

  private static boolean has(Language language, String text) {
    return language.accepts(text);
  }

  private static List<String> texts() {
    List<String> texts = new ArrayList<>(List.of(""));
    for (int i = 0; i < texts.size() && texts.get(i).length() < LONGEST; i++) {
      for (char unit : new char[] {'a', ' ', ';'}) {
        texts.add(texts.get(i) + unit);
      }
    }
    return texts;
  }

  @ParameterizedTest
  @ValueSource(strings = {"\\s+;\\s*", "\\s*", "\\s*;\\d*", ";*;", "\\s*?;", "a|;", "\\s*\\s"})
  void othersAreNotSimple(String regex) {
    assertThat(PaddedSeparator.of(regex)).isEmpty();
  }
}
