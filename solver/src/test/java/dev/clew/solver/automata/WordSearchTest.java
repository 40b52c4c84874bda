package dev.clew.solver.automata;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.Samples;
import dev.clew.solver.language.Samples.Sample;
import dev.clew.solver.language.UnitNiceness;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("once")
class WordSearchTest {
  private static final Comparator<String> NICER =
      Comparator.comparingInt(String::length).thenComparing(WordSearchTest::compareRanks);

  private final Automata automata = new Automata();
  private final WordSearch search = new WordSearch();

  private static int compareRanks(String left, String right) {
    for (int i = 0; i < left.length(); i++) {
      int order =
          Integer.compare(UnitNiceness.rank(left.charAt(i)), UnitNiceness.rank(right.charAt(i)));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  @Test
  void findsTheNicestOfTheShortestWordsOrProvesThatThereIsNone() throws TooLarge {
    int found = 0;
    int empty = 0;
    Random random = new Random(5);
    Samples samples = new Samples(21, "ab", 5, /* setOperations= */ true);
    for (int i = 0; i < 4000; i++) {
      List<Sample> parts = new ArrayList<>();
      List<Nfa> nfas = new ArrayList<>();
      for (int k = random.nextInt(4); k >= 0; k--) {
        Sample part = samples.next(1 + i % 3);
        parts.add(part);
        nfas.add(
            automata.of(
                Language.both(part.language(), Language.star(Language.chars(CharSet.of("ab"))))));
      }
      int lo = random.nextInt(4);
      int hi = lo + random.nextInt(6 - lo);
      Optional<String> expected =
          samples.all().stream()
              .filter(word -> word.length() >= lo && word.length() <= hi)
              .filter(word -> parts.stream().allMatch(part -> part.words().contains(word)))
              .min(NICER);
      SearchResult result = search.run(nfas, lo, hi, 100_000);
      if (expected.isPresent()) {
        assertThat(result).isEqualTo(new SearchResult.Found(expected.get(), true));
        found++;
      } else {
        assertThat(result).isEqualTo(new SearchResult.Empty());
        empty++;
      }
    }
    assertThat(found).isGreaterThan(500);
    assertThat(empty).isGreaterThan(500);
  }

  @Test
  void staysRightInTheGreedyOrder() throws TooLarge {
    int longer = 0;
    int empty = 0;
    int budget = 0;
    Random random = new Random(6);
    WordSearch hasty = new WordSearch(Integer.MAX_VALUE);
    Samples samples = new Samples(22, "ab", 5, /* setOperations= */ false);
    for (int i = 0; i < 6000; i++) {
      Sample a = samples.next(2 + i % 2);
      Sample b = samples.next(2 + i % 2);
      List<Nfa> nfas = List.of(automata.of(a.language()), automata.of(b.language()));
      int hi = random.nextInt(6);
      int lo = random.nextInt(hi + 1);
      boolean possible =
          Samples.words("ab", hi).stream()
              .anyMatch(w -> w.length() >= lo && a.words().contains(w) && b.words().contains(w));
      SearchResult result = hasty.run(nfas, lo, hi, i % 4 == 0 ? 2 : 100_000);
      if (result instanceof SearchResult.Found found) {
        assertThat(found.word().length()).isBetween(lo, hi);
        assertThat(a.language().accepts(found.word())).isTrue();
        assertThat(b.language().accepts(found.word())).isTrue();
        longer += found.shortest() ? 0 : 1;
      } else if (result instanceof SearchResult.Empty) {
        assertThat(possible).isFalse();
        empty++;
      } else {
        assertThat(i % 4).isZero();
        budget++;
      }
    }
    assertThat(longer).isGreaterThan(500);
    assertThat(empty).isGreaterThan(500);
    assertThat(budget).isGreaterThan(5);
  }

  @Test
  void findsWordsOfGivenLengthsWithoutChains() throws TooLarge {
    Nfa pairs = automata.of(Language.star(Language.word("ab")));
    assertThat(search.run(List.of(pairs), 1000, 1001, 10_000))
        .isEqualTo(new SearchResult.Found("ab".repeat(500), true));
    assertThat(search.run(List.of(pairs), 1001, 1001, 10_000)).isEqualTo(new SearchResult.Empty());
    assertThat(search.run(List.of(), 3, 5, 100)).isEqualTo(new SearchResult.Found("aaa", true));
    assertThat(search.run(List.of(pairs), 3, 2, 100)).isEqualTo(new SearchResult.Empty());
    assertThat(search.run(List.of(), 0, -1, 100)).isEqualTo(new SearchResult.Empty());
    assertThat(search.run(List.of(pairs), Integer.MAX_VALUE, Language.UNBOUNDED_LENGTH, 100))
        .isEqualTo(new SearchResult.OutOfBudget());
  }

  @Test
  void findsAWordThatContainsEightOthers() throws TooLarge {
    List<Nfa> parts = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      String word = "k" + i + "=value";
      parts.add(
          automata.of(
              Language.sequence(Language.ANYTHING, Language.word(word), Language.ANYTHING)));
    }
    SearchResult result = search.run(parts, 0, Language.UNBOUNDED_LENGTH, 20_000);
    assertThat(result).isInstanceOf(SearchResult.Found.class);
    assertThat(((SearchResult.Found) result).word()).contains("k0=value", "k3=value", "k7=value");
  }

  @Test
  void listsWordsByLengthAndNiceness() throws TooLarge {
    int total = 0;
    Samples samples = new Samples(23, "ab", 5, /* setOperations= */ false);
    for (int i = 0; i < 1500; i++) {
      Sample sample = samples.next(1 + i % 3);
      Nfa nfa =
          automata.of(
              Language.both(sample.language(), Language.star(Language.chars(CharSet.of("ab")))));
      List<String> expected = sample.words().stream().sorted(NICER).toList();
      List<String> found = new ArrayList<>();
      new AcceptedWords(nfa, 0, 5).forEachRemaining(found::add);
      assertThat(found).isEqualTo(expected);
      boolean one = expected.size() == 1 && automata.lengths(nfa).max() <= 5;
      assertThat(automata.singleWord(nfa))
          .isEqualTo(one ? Optional.of(expected.get(0)) : longer(nfa));
      total += found.size();
    }
    assertThat(total).isGreaterThan(5000);
  }

  /** The only word where it is longer than the samples go. */
  private Optional<String> longer(Nfa nfa) {
    return automata
        .finiteWords(nfa, 1)
        .filter(words -> words.size() == 1)
        .map(words -> words.get(0));
  }

  @Test
  void listsEveryUnitOnceEvenTheUglyOnes() throws TooLarge {
    List<String> found = new ArrayList<>();
    new AcceptedWords(automata.of(Language.ANYTHING), 1, 1).forEachRemaining(found::add);
    assertThat(found).hasSize(0x10000).doesNotHaveDuplicates().startsWith("a", "b");
  }

  @Test
  void knowsSingleAndFewWords() throws TooLarge {
    Nfa one = automata.word("x\u0000y");
    assertThat(automata.singleWord(one)).contains("x\u0000y");
    assertThat(automata.singleWord(automata.of(Language.EMPTY))).contains("");
    assertThat(automata.singleWord(automata.of(Language.NOTHING))).isEmpty();
    Nfa two = automata.union(one, automata.word("b"));
    assertThat(automata.singleWord(two)).isEmpty();
    assertThat(automata.finiteWords(two, 2)).contains(List.of("b", "x\u0000y"));
    assertThat(automata.finiteWords(two, 1)).isEmpty();
    assertThat(automata.finiteWords(automata.of(Language.NOTHING), 5)).contains(List.of());
    assertThat(automata.finiteWords(automata.of(Language.ANYTHING), 5)).isEmpty();
  }
}
