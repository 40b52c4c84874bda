package dev.clew.app.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.chain.StringBackEnds;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Each back end decides random conjunctions about short strings as trying all of them does.
 *
 * <p>{@code -Dstrings.conjunctions=20000} asks for more of each than a build does, {@code
 * -Dstrings.patience=3000} gives more milliseconds for one, {@code -Dstrings.undecided=5} prints so
 * many small examples of what was not decided.
 */
@Tag("once")
class StringsAgainstEnumerationTest {

  private static final int CONJUNCTIONS = Integer.getInteger("strings.conjunctions", 390);

  /** All together are quicker than those of them that leave something open. */
  private static final int CONJUNCTIONS_OF_ALL =
      Integer.getInteger("strings.conjunctions", 4 * CONJUNCTIONS);

  /** These take most of the time, and are others' work. */
  private static final int CONJUNCTIONS_OF_SMT =
      Integer.getInteger("strings.conjunctions", CONJUNCTIONS / 5);

  private static final int EXAMPLES = Integer.getInteger("strings.undecided", 0);
  private static final Duration PATIENCE =
      Duration.ofMillis(Integer.getInteger("strings.patience", 300));
  private static final int PER_CHAIN = 250;

  private final Map<Comparison.Outcome, Integer> counts = new EnumMap<>(Comparison.Outcome.class);
  private final Map<String, Integer> reasons = new TreeMap<>();
  private final List<String> wrong = new ArrayList<>();
  private final List<String> undecided = new ArrayList<>();

  @ParameterizedTest
  @EnumSource
  void automataAnswerAsEnumerationDoes(Family family) {
    compareAll(family, StringBackEnds.AUTOMATA);
  }

  @ParameterizedTest
  @EnumSource
  void unrolledStringsAnswerAsEnumerationDoes(Family family) {
    compareAll(family, StringBackEnds.UNROLLED);
  }

  /** What SMT-LIB lacks is encoded, and an encoding can be wrong. */
  @ParameterizedTest
  @EnumSource
  void smtSolversAnswerAsEnumerationDoes(Family family) {
    compareAll(family, StringBackEnds.SMT);
  }

  /** So small a world is decided whatever the operators: nothing may be left open. */
  @ParameterizedTest
  @EnumSource
  void allTogetherLeaveNothingOpen(Family family) {
    compareAll(family, StringBackEnds.ALL);
    assertThat(counts).as("%s", reasons).doesNotContainKey(Comparison.Outcome.UNKNOWN);
  }

  private void compareAll(Family family, StringBackEnds strings) {
    int seed = 4 + List.of(Family.values()).indexOf(family);
    RandomConjunctions source = new RandomConjunctions(new Random(seed), family);
    int families = Family.values().length;
    int cases = (wanted(strings) + families - 1) / families;
    long start = System.nanoTime();
    for (int done = 0; done < cases; done += PER_CHAIN) {
      // A new target: terms and caches start anew.
      try (Comparison comparison = new Comparison(strings, patience(strings))) {
        for (int i = 0; i < Math.min(PER_CHAIN, cases - done); i++) {
          compare(comparison, strings, source.next());
        }
      }
    }
    System.out.printf(
        "strings against enumeration: %-8s %-12s %,d conjunctions in %,d ms: %s %s%n",
        strings, family, cases, (System.nanoTime() - start) / 1_000_000, counts, reasons);
    undecided.forEach(System.out::println);
    assertThat(wrong).isEmpty();
    assertThat(counts.keySet()).containsAnyOf(Comparison.Outcome.SAT, Comparison.Outcome.UNSAT);
  }

  private static int wanted(StringBackEnds strings) {
    return switch (strings) {
      case ALL -> CONJUNCTIONS_OF_ALL;
      case SMT -> CONJUNCTIONS_OF_SMT;
      case AUTOMATA, UNROLLED -> CONJUNCTIONS;
    };
  }

  private static Duration patience(StringBackEnds strings) {
    return switch (strings) {
      case ALL -> PATIENCE.multipliedBy(100);
      case SMT -> PATIENCE.multipliedBy(5);
      case AUTOMATA, UNROLLED -> PATIENCE;
    };
  }

  private void compare(Comparison comparison, StringBackEnds strings, Conjunction conjunction) {
    Comparison.Outcome outcome = comparison.compare(conjunction);
    counts.merge(outcome, 1, Integer::sum);
    switch (outcome) {
      case SAT, UNSAT -> {}
      case UNKNOWN -> {
        reasons.merge(comparison.reason(), 1, Integer::sum);
        if (undecided.size() < EXAMPLES) {
          undecided.add("  " + comparison.reason() + " " + smallest(conjunction, strings, outcome));
        }
      }
      case WRONG_SAT, WRONG_UNSAT ->
          wrong.add(outcome + " " + smallest(conjunction, strings, outcome));
    }
  }

  /** Asked of a new chain, which does not remember. */
  private static Conjunction smallest(
      Conjunction conjunction, StringBackEnds strings, Comparison.Outcome outcome) {
    return conjunction.smallest(
        each -> {
          try (Comparison comparison = new Comparison(strings, patience(strings))) {
            return comparison.compare(each) == outcome;
          }
        });
  }
}
