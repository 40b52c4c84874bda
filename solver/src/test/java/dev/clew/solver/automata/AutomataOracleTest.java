package dev.clew.solver.automata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.LoopLanguage;
import dk.brics.automaton.Automaton;
import dk.brics.automaton.BasicOperations;
import dk.brics.automaton.SpecialOperations;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Against another library, on whole languages over all units, ends of the range and halves of pairs
 * included.
 */
@Tag("once")
class AutomataOracleTest {
  private static final String UNITS = "abz09 \u0000\uFFFF\uD83D\uDE00\u0130\u00DF\u03A3";

  private final Automata automata = new Automata();
  private final Random random = new Random(41);

  @Test
  void hasTheSameLanguage() throws TooLarge {
    for (int i = 0; i < 800; i++) {
      Language language = language(1 + i % 4);
      assertThat(Oracle.of(automata.of(language)))
          .as(language::toString)
          .isEqualTo(Oracle.of(language));
    }
  }

  @Test
  void longListsOfWordsAreTrees() throws TooLarge {
    List<Language> words = new ArrayList<>(List.of(Language.EMPTY));
    for (int i = 0; i < 300; i++) {
      words.add(Language.word("element" + i + (i % 7 == 0 ? "s" : "")));
    }
    Language list = Language.choice(words);
    assertThat(Oracle.of(automata.of(list))).isEqualTo(Oracle.of(list));
    assertThat(automata.of(list).stateCount()).isLessThan(400);
  }

  @Test
  void combinesLikeTheOther() throws TooLarge {
    for (int i = 0; i < 300; i++) {
      Nfa a = automata.of(language(1 + i % 3));
      Nfa b = automata.of(language(1 + i % 3));
      Automaton x = Oracle.of(a);
      Automaton y = Oracle.of(b);
      same(automata.intersect(a, b), BasicOperations.intersection(x, y));
      same(automata.union(a, b), BasicOperations.union(x, y));
      same(automata.concat(a, b), BasicOperations.concatenate(x, y));
      same(automata.minus(a, b), BasicOperations.minus(x, y));
      same(automata.complement(a), BasicOperations.complement(x));
      Automaton backwards = x.clone();
      SpecialOperations.reverse(backwards);
      same(automata.reverse(a), backwards);
      if (!a.isEmpty()) {
        // The other one gives the empty word as a prefix of nothing.
        Automaton prefixes = x.clone();
        SpecialOperations.prefixClose(prefixes);
        same(automata.prefixes(a), prefixes);
      }
      same(automata.deterministic(a), x);
    }
  }

  private static void same(Nfa ours, Automaton other) {
    assertThat(Oracle.of(ours)).isEqualTo(other);
    assertThat(ours.isEmpty()).isEqualTo(other.isEmpty());
    String shortest = other.getShortestExample(true);
    if (shortest != null) {
      assertThat(ours.distance(0)).isEqualTo(shortest.length());
    }
  }

  @Test
  void knowsInclusionAndEquivalence() throws TooLarge {
    int included = 0;
    int excluded = 0;
    for (int i = 0; i < 1500; i++) {
      Nfa a = automata.of(language(1 + i % 3));
      Nfa other = automata.of(language(1 + i % 3));
      Nfa b = i % 2 == 0 ? automata.union(a, other) : other;
      boolean expected = Oracle.of(a).subsetOf(Oracle.of(b));
      assertThat(automata.isIncluded(a, b)).isEqualTo(expected);
      assertThat(automata.isIncluded(a, b) && automata.isIncluded(b, a))
          .isEqualTo(Oracle.of(a).equals(Oracle.of(b)));
      included += expected ? 1 : 0;
      excluded += expected ? 0 : 1;
    }
    assertThat(included).isGreaterThan(300);
    assertThat(excluded).isGreaterThan(300);
  }

  @Test
  void searchesLikeTheOther() throws TooLarge {
    int found = 0;
    WordSearch search = new WordSearch();
    for (int i = 0; i < 1500; i++) {
      List<Nfa> parts = new ArrayList<>();
      Automaton common = Automaton.makeAnyString();
      for (int k = random.nextInt(3); k >= 0; k--) {
        Nfa part = automata.of(language(1 + i % 3));
        parts.add(part);
        common = common.intersection(Oracle.of(part));
      }
      SearchResult result = search.run(parts, 0, Language.UNBOUNDED_LENGTH, 1_000_000);
      String shortest = common.getShortestExample(true);
      if (shortest == null) {
        assertThat(result).isEqualTo(new SearchResult.Empty());
      } else {
        SearchResult.Found word = (SearchResult.Found) result;
        assertThat(word.word()).hasSameSizeAs(shortest);
        assertThat(common.run(word.word())).isTrue();
        found++;
      }
    }
    assertThat(found).isGreaterThan(500);
  }

  @Test
  void mapsLettersLikeTheOther() throws TooLarge {
    LetterMap toZ = LetterMap.of(unit -> unit == 'a' ? 'z' : unit);
    LetterMap upper = LetterMap.of(unit -> Character.toUpperCase((char) unit));
    for (int i = 0; i < 150; i++) {
      Nfa nfa = automata.of(language(1 + i % 3));
      same(
          automata.mapped(nfa, toZ::image),
          SpecialOperations.subst(Oracle.of(nfa), Map.of('a', Set.of('z'))));
      Nfa image = automata.mapped(nfa, upper::image);
      assertThat(automata.isIncluded(nfa, automata.mapped(image, upper::preimage))).isTrue();
      assertThat(
              automata.isIncluded(
                  automata.mapped(automata.mapped(nfa, upper::preimage), upper::image), nfa))
          .isTrue();
    }
    Nfa letter = automata.of(Language.word("\u0130x\uFFFF\u0000"));
    assertThat(automata.mapped(letter, upper::preimage).isEmpty()).isTrue();
    Nfa capitals = automata.of(Language.word("K\uFFFF\u0000"));
    assertThat(automata.finiteWords(automata.mapped(capitals, upper::preimage), 9))
        .contains(List.of("k\uFFFF\u0000", "K\uFFFF\u0000"));
  }

  @Test
  void saysWhenALimitIsReached() throws TooLarge {
    Language tail = Language.loop(Language.ANY_CHAR, 20, 20);
    Language exponential = Language.sequence(Language.ANYTHING, Language.word("a"), tail);
    Nfa nfa = automata.of(exponential);
    assertThat(nfa.stateCount()).isLessThan(30);
    for (int again = 0; again < 2; again++) {
      assertThatThrownBy(() -> automata.complement(nfa)).isInstanceOf(TooLarge.class);
    }
    assertThatThrownBy(() -> automata.of(Language.loop(Language.ANY_CHAR, 0, Integer.MAX_VALUE)))
        .isInstanceOf(TooLarge.class);
    assertThat(automata.of(Language.loop(Language.ANY_CHAR, 0, 1000)).stateCount()).isEqualTo(1001);
    Language nothing = Language.both(Language.star(Language.word("ab")), Language.word("b"));
    Language looped = Language.loop(nothing, 0, Integer.MAX_VALUE);
    assertThat(automata.singleWord(automata.of(looped))).contains("");
  }

  @Test
  void remembersWhatItMade() throws TooLarge {
    Nfa one = automata.of(Language.star(Language.word("ab")));
    assertThat(automata.of(Language.star(Language.word("ab")))).isSameAs(one);
    assertThat(automata.complement(one)).isSameAs(automata.complement(one));
    assertThat(automata.of(Language.ANYTHING).isAnything()).isTrue();
    assertThat(automata.of(Language.ANYTHING).stateCount()).isEqualTo(1);
  }

  private Language language(int depth) {
    int kind = depth == 0 ? random.nextInt(3) : random.nextInt(12);
    return switch (kind) {
      case 0, 1 -> Language.chars(set());
      case 2 -> Language.word("" + unit() + unit() + unit());
      case 3, 4, 5 ->
          Language.sequence(language(depth - 1), language(depth - 1), language(depth - 1));
      case 6, 7 -> Language.choice(language(depth - 1), language(depth - 1));
      case 8 -> Language.loop(language(depth - 1), random.nextInt(3), LoopLanguage.UNBOUNDED);
      case 9 -> Language.loop(language(depth - 1), 1, 1 + random.nextInt(3));
      case 10 -> Language.not(language(depth - 1));
      default -> Language.both(language(depth - 1), language(depth - 1));
    };
  }

  private char unit() {
    return UNITS.charAt(random.nextInt(UNITS.length()));
  }

  private CharSet set() {
    CharSet set = CharSet.of(unit());
    for (int i = random.nextInt(3); i > 0; i--) {
      char one = unit();
      char two = unit();
      set = set.union(one < two ? CharSet.range(one, two) : CharSet.range(two, one));
    }
    return set;
  }
}
