package dev.clew.app.hunt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("once")
class MutationTest {

  private static List<String> texts(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    WordList words = new WordList();
    words.add("keyword");
    TextMutator mutator = new TextMutator(random, words);
    List<String> texts = new ArrayList<>(List.of("{\"a\": [1, 2]}"));
    for (int i = 0; i < 2_000; i++) {
      texts.add(mutator.mutate(texts.get(random.nextInt(texts.size())), texts.get(0)));
    }
    return texts;
  }

  @Test
  void theSameSeedMakesTheSameTexts() {
    assertThat(texts(7)).isEqualTo(texts(7)).isNotEqualTo(texts(8));
  }

  @Test
  void textsAreManyAndFewAreLong() {
    assertThat(new HashSet<>(texts(7)).size()).isGreaterThan(1_500);
    assertThat(texts(7)).allMatch(text -> text.length() <= 4_096);
    assertThat(texts(7)).filteredOn(text -> text.length() > 320).hasSizeLessThan(200);
    assertThat(texts(7)).anyMatch(text -> text.contains("keyword"));
  }

  @Test
  void theEmptyTextCanBeChangedToo() {
    TextMutator mutator = new TextMutator(new SplittableRandom(1), new WordList());
    for (int i = 0; i < 500; i++) {
      assertThat(mutator.mutate("", "")).isNotNull();
    }
  }

  @Test
  void numbersStayOfTheirClass() {
    SplittableRandom random = new SplittableRandom(3);
    WordList words = new WordList();
    NumberMutator mutator = new NumberMutator(random, words, new TextMutator(random, words));
    for (Object start : List.of(false, (byte) 1, (short) 2, 'c', 4, 5L, 6f, 7d)) {
      Object value = start;
      for (int i = 0; i < 200; i++) {
        value = mutator.mutate(value);
        assertThat(value).hasSameClassAs(start);
      }
    }
  }

  @Test
  void samplesOfPatternsMatchThem() {
    LanguageSamples samples = new LanguageSamples(new SplittableRandom(5));
    for (String pattern :
        List.of("[a-f]+-\\d{3}", "(yes|no)?", "x{2,5}y*", "\\w+@\\w+\\.(com|org)")) {
      for (int i = 0; i < 20; i++) {
        assertThat(samples.of(pattern))
            .hasValueSatisfying(text -> assertThat(text).matches(pattern));
      }
    }
  }

  @Test
  void aPatternThatIsNoneHasNoSamples() {
    assertThat(new LanguageSamples(new SplittableRandom(5)).of("(")).isEmpty();
    assertThat(new LanguageSamples(new SplittableRandom(5)).of("a{100000}")).isEmpty();
  }
}
