package dev.clew.solver.automata;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.Samples;
import org.junit.jupiter.api.Test;

class LengthSetTest {
  private final Automata automata = new Automata();

  @Test
  void hasExactlyTheLengthsOfWords() throws TooLarge {
    int unbounded = 0;
    Samples samples = new Samples(31, "ab", 3, /* setOperations= */ true);
    for (int i = 0; i < 2000; i++) {
      Nfa nfa = automata.of(samples.next(1 + i % 4).language());
      LengthSet lengths = automata.lengths(nfa);
      assertThat(lengths.isExact()).isTrue();
      long last = -1;
      long first = LengthSet.UNBOUNDED;
      long[] set = nfa.initialSet();
      for (int length = 0; length < 60; length++) {
        assertThat(lengths.contains(length))
            .as("%s %s", nfa, lengths)
            .isEqualTo(nfa.anyAccepting(set));
        if (nfa.anyAccepting(set)) {
          last = length;
          first = Math.min(first, length);
        }
        long[] next = new long[set.length];
        nfa.step(set, '\u0000', '\uFFFF', next);
        set = next;
      }
      assertThat(lengths.min()).isEqualTo(first);
      if (lengths.max() == LengthSet.UNBOUNDED) {
        assertThat(last).isGreaterThan(20);
        unbounded++;
      } else {
        assertThat(lengths.max()).isEqualTo(last);
      }
    }
    assertThat(unbounded).isBetween(200, 1800);
  }

  @Test
  void hasTheShortestPattern() throws TooLarge {
    Language two = Language.loop(Language.ANY_CHAR, 2, 2);
    LengthSet even = automata.lengths(automata.of(Language.star(two)));
    assertThat(even.period()).isEqualTo(2);
    assertThat(even.offset()).isZero();
    assertThat(even.contains(1_000_000_000_000L)).isTrue();
    assertThat(even.contains(1_000_000_000_001L)).isFalse();
    LengthSet none = automata.lengths(automata.of(Language.NOTHING));
    assertThat(none.isEmpty()).isTrue();
    assertThat(none.max()).isEqualTo(-1);
  }

  @Test
  void isFlaggedWhenThePatternIsTooLong() throws TooLarge {
    Language[] options = new Language[8];
    int[] primes = {7, 11, 13, 17, 19, 23, 29, 31};
    for (int i = 0; i < options.length; i++) {
      Language body = Language.loop(Language.chars(CharSet.DIGITS), primes[i], primes[i]);
      options[i] = Language.plus(body);
    }
    LengthSet lengths = automata.lengths(automata.of(Language.choice(options)));
    assertThat(lengths.isExact()).isFalse();
    assertThat(lengths.min()).isEqualTo(7);
    assertThat(lengths.contains(8)).isFalse();
    assertThat(lengths.contains(7L * 1_000_003)).isTrue();
    assertThat(lengths.max()).isEqualTo(LengthSet.UNBOUNDED);
  }
}
