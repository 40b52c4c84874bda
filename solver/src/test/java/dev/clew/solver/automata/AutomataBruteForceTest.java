package dev.clew.solver.automata;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Samples;
import dev.clew.solver.language.Samples.Sample;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Operations against their definitions. Where a definition says "there is a longer word", words up
 * to 8 units stand for all; the samples are small enough for that.
 */
@Tag("once")
class AutomataBruteForceTest {
  private static final String ALPHABET = "ab";
  private static final int LENGTH = 4;
  private static final int LONG = 8;

  private final Automata automata = new Automata();
  private final Set<String> all = Samples.words(ALPHABET, LENGTH);
  private Samples samples;

  @BeforeEach
  void start() {
    samples = new Samples(11, ALPHABET, LENGTH, /* setOperations= */ true);
  }

  @Test
  void acceptsTheWordsOfTheLanguage() throws TooLarge {
    int words = 0;
    for (int i = 0; i < 4000; i++) {
      Sample sample = samples.next(1 + i % 4);
      Nfa nfa = automata.of(sample.language());
      assertThat(ShortWords.words(nfa, ALPHABET, LENGTH))
          .as(sample.language()::toString)
          .isEqualTo(sample.words());
      words += sample.words().size();
    }
    assertThat(words).isGreaterThan(10_000);
  }

  @Test
  void setOperationsFollowTheirDefinitions() throws TooLarge {
    for (int i = 0; i < 1500; i++) {
      Sample a = samples.next(1 + i % 3);
      Sample b = samples.next(1 + i % 3);
      Nfa left = automata.of(a.language());
      Nfa right = automata.of(b.language());
      check(automata.intersect(left, right), w -> left.accepts(w) && right.accepts(w));
      check(automata.union(left, right), w -> left.accepts(w) || right.accepts(w));
      check(automata.minus(left, right), w -> left.accepts(w) && !right.accepts(w));
      check(automata.complement(left), w -> !left.accepts(w));
      check(automata.deterministic(left), left::accepts);
      assertThat(automata.deterministic(left).isDeterministic()).isTrue();
      check(automata.concat(left, right), w -> split(w, left, right));
      check(automata.reverse(left), w -> left.accepts(new StringBuilder(w).reverse().toString()));
    }
  }

  private static boolean split(String word, Nfa left, Nfa right) {
    for (int i = 0; i <= word.length(); i++) {
      if (left.accepts(word.substring(0, i)) && right.accepts(word.substring(i))) {
        return true;
      }
    }
    return false;
  }

  @Test
  void partsOfWordsFollowTheirDefinitions() throws TooLarge {
    int compared = 0;
    for (int i = 0; i < 700; i++) {
      Nfa nfa = automata.of(samples.next(1 + i % 2).language());
      if (nfa.stateCount() <= 1 + LONG - LENGTH) {
        Set<String> words = ShortWords.words(nfa, ALPHABET, LONG);
        check(automata.prefixes(nfa), w -> exists(words, w, String::startsWith));
        check(automata.suffixes(nfa), w -> exists(words, w, String::endsWith));
        compared++;
      }
      if (2 * nfa.stateCount() <= 2 + LONG - LENGTH) {
        Set<String> words = ShortWords.words(nfa, ALPHABET, LONG);
        check(automata.factors(nfa), w -> exists(words, w, String::contains));
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(500);
  }

  @Test
  void replacedUnitsFollowTheirDefinition() throws TooLarge {
    int words = 0;
    for (int i = 0; i < 600; i++) {
      Nfa nfa = automata.of(samples.next(1 + i % 3).language());
      for (String other : List.of("", "b", "bb", "ba", "aba")) {
        words += replaced(nfa, "a", other) + replaced(nfa, i % 2 == 0 ? "ab" : "b", other);
      }
    }
    assertThat(words).isGreaterThan(1_000);
  }

  private int replaced(Nfa nfa, String units, String other) throws TooLarge {
    CharSet set = CharSet.of(units);
    UnaryOperator<String> replacement = word -> word.replaceAll("[" + units + "]", other);
    check(automata.unreplaced(nfa, set, other), w -> nfa.accepts(replacement.apply(w)));
    Nfa image = automata.replaced(nfa, set, other);
    for (String word : ShortWords.words(nfa, ALPHABET, LENGTH)) {
      assertThat(image.accepts(replacement.apply(word))).isTrue();
    }
    Set<String> found = ShortWords.words(image, ALPHABET, LENGTH);
    for (String word : found) {
      Nfa sources = automata.unreplaced(automata.word(word), set, other);
      assertThat(automata.intersect(nfa, sources).isEmpty()).as(word).isFalse();
    }
    return found.size();
  }

  private static boolean exists(
      Set<String> words, String part, BiPredicate<String, String> relation) {
    return words.stream().anyMatch(word -> relation.test(word, part));
  }

  @Test
  void quotientsFollowTheirDefinitions() throws TooLarge {
    int compared = 0;
    for (int i = 0; i < 1500; i++) {
      Nfa nfa = automata.of(samples.next(1 + i % 2).language());
      Nfa part = automata.of(samples.next(1 + i % 2).language());
      if (nfa.stateCount() * part.stateCount() <= 1 + LONG - LENGTH) {
        Set<String> parts = ShortWords.words(part, ALPHABET, LONG - LENGTH);
        check(automata.after(part, nfa), w -> parts.stream().anyMatch(u -> nfa.accepts(u + w)));
        check(automata.before(nfa, part), w -> parts.stream().anyMatch(u -> nfa.accepts(w + u)));
        compared++;
      }
      check(automata.after("ab", nfa), w -> nfa.accepts("ab" + w));
      check(automata.before(nfa, "ba"), w -> nfa.accepts(w + "ba"));
    }
    assertThat(compared).isGreaterThan(150);
  }

  @Test
  void mapsOfLettersFollowTheirDefinitions() throws TooLarge {
    LetterMap swap = LetterMap.of(unit -> unit == 'a' ? 'b' : unit == 'b' ? 'c' : unit);
    Set<String> words = Samples.words("abc", LENGTH);
    for (int i = 0; i < 400; i++) {
      Nfa nfa = automata.of(samples.next(1 + i % 3).language());
      Nfa back = automata.mapped(nfa, swap::preimage);
      Nfa image = automata.mapped(nfa, swap::image);
      Set<String> images = new TreeSet<>();
      for (String word : words) {
        String mapped = mapped(word, swap);
        assertThat(back.accepts(word)).isEqualTo(nfa.accepts(mapped));
        if (nfa.accepts(word)) {
          images.add(mapped);
        }
      }
      assertThat(ShortWords.words(image, "abc", LENGTH)).isEqualTo(images);
    }
  }

  private static String mapped(String word, LetterMap map) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < word.length(); i++) {
      out.append(map.apply(word.charAt(i)));
    }
    return out.toString();
  }

  private void check(Nfa nfa, Predicate<String> expected) {
    Set<String> words = new TreeSet<>(all);
    words.removeIf(expected.negate());
    assertThat(ShortWords.words(nfa, ALPHABET, LENGTH)).isEqualTo(words);
    assertThat(nfa.isNullable()).isEqualTo(expected.test(""));
    for (int state = 1; state < nfa.stateCount(); state++) {
      assertThat(nfa.distance(state)).isNotEqualTo(Nfa.UNREACHABLE);
    }
  }
}
