package dev.clew.hotspots.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.hotspots.interpreter.HoleContext;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The JDK's own patterns judge which words stand for themselves. */
class RegexJudgeTest {

  private static final String SPELLED_END = "\\E\\\\E\\Q";

  private final RegexInterpreter interpreter = new RegexInterpreter();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x@y",
        "\\Qx@y\\E",
        "\\Q@\\E",
        "\\Q\\@\\E",
        "\\Q@E\\E",
        "\\Q\\@E\\E",
        "(x)@|\\Qy\\E",
        "\\.@"
      })
  void confinedWordsMatchThemselvesAlone(String template) {
    int start = template.indexOf('@');
    HoleContext context = interpreter.contextOf(template.replace("@", "abc"), start, start + 3);
    int confined = 0;
    for (String word : words()) {
      if (context.confined().accepts(word)) {
        confined++;
        String sentence = template.replace("@", word);
        String text = text(template).replace("@", word.replace(SPELLED_END, "\\E"));
        assertThat(Pattern.compile(sentence).matcher(text).matches()).as(sentence).isTrue();
        assertThat(Pattern.compile(sentence).matcher(text + "a").matches()).as(sentence).isFalse();
        assertThat(interpreter.structureOf(sentence))
            .as(sentence)
            .isEqualTo(interpreter.structureOf(template.replace("@", "abc")));
      }
    }
    assertThat(confined).isPositive();
  }

  @Test
  void whatTheJdkQuotesStaysQuoted() {
    HoleContext context = interpreter.contextOf("a\\Qabc\\Eb", 3, 6);
    for (String word : words()) {
      String quoted = Pattern.quote(word.replace(SPELLED_END, "\\E"));
      String inner = quoted.substring(2, quoted.length() - 2);
      assertThat(context.confined().accepts(inner)).as(inner).isTrue();
    }
  }

  /** What a template matches, a hole left out. */
  private static String text(String template) {
    return template
        .replace("|\\Qy\\E", "")
        .replace("\\Q", "")
        .replaceAll("\\\\E$", "")
        .replace("(x)", "x")
        .replace("\\.", ".");
  }

  private static List<String> words() {
    List<String> letters = List.of("a", "E", "Q", "\\", ".", SPELLED_END);
    List<String> words = new ArrayList<>(List.of(""));
    for (int from = 0, length = 0; length < 4; length++) {
      int to = words.size();
      for (String word : words.subList(from, to).toArray(new String[0])) {
        letters.forEach(letter -> words.add(word + letter));
      }
      from = to;
    }
    return words;
  }
}
