package dev.clew.hotspots.interpreter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** Words over a small alphabet, all of them or many at random, and what has to hold of them. */
public final class SmallWords {
  /** What tends to mean something. */
  public static final String SQL_UNITS = "'\\-;/* a1()\"";

  private SmallWords() {}

  /** Hands out every word up to a length. */
  public static void all(String units, int length, Consumer<String> use) {
    use.accept("");
    if (length > 0) {
      extend("", units, length, use);
    }
  }

  private static void extend(String word, String units, int length, Consumer<String> use) {
    for (int i = 0; i < units.length(); i++) {
      String longer = word + units.charAt(i);
      use.accept(longer);
      if (longer.length() < length) {
        extend(longer, units, length, use);
      }
    }
  }

  /** Words at random, the same in every run. */
  public static List<String> random(String units, int length, int count) {
    Random random = new Random(18);
    List<String> words = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      StringBuilder word = new StringBuilder();
      for (int n = random.nextInt(length + 1); n > 0; n--) {
        word.append(units.charAt(random.nextInt(units.length())));
      }
      words.add(word.toString());
    }
    return words;
  }

  /**
   * Tries words in the place of {@code @} and asserts that those that are confined leave the
   * structure as it is.
   *
   * @return how many were confined
   */
  public static int assertConfinedKeepStructure(
      SinkInterpreter interpreter, String template, String benign, String units, int length) {
    int start = template.indexOf('@');
    HoleRange hole = new HoleRange(start, start + 1);
    String sentence = hole.replaced(template, benign);
    HoleContext context = interpreter.contextOf(sentence, start, start + benign.length());
    SentenceStructure structure = interpreter.structureOf(sentence);
    Language confined = context.confined();
    assertThat(confined.accepts(benign)).as(template + " " + benign).isTrue();
    assertThat(confined.accepts(context.representative())).isTrue();
    int[] count = new int[1];
    Consumer<String> check =
        word -> {
          if (confined.accepts(word)) {
            count[0]++;
            String filled = hole.replaced(template, word);
            assertThat(interpreter.syntaxOf(filled).isSentence()).as(filled).isTrue();
            assertThat(interpreter.structureOf(filled)).as(filled).isEqualTo(structure);
          }
        };
    all(units, length, check);
    random(units, 12, 300).forEach(check);
    return count[0];
  }
}
