package dev.clew.solver.strings.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeMeaning;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.edges.Scene;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.edges.UnitInEdge;
import dev.clew.solver.strings.graph.StrandGraph;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.NumberRanges;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StringVertex;
import dev.clew.solver.strings.strand.WordLanguages;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("once")
class NearestPlacesTest {

  private static final String ALPHABET = "ab";
  private static final int LONGEST = 3;

  private final Scene scene = new Scene(2);
  private final IntegerTerms integers = scene.integers();
  private final Strand x = scene.strand(0);
  private final Strand y = scene.strand(1);
  private final Symbol i = scene.graph().number("i");
  private final Symbol j = scene.graph().number("j");
  private final Expr zero = integers.number(0);
  private final Expr end = StrandGraph.length(x, integers);
  private final Random random = new Random(43);

  private FoundEdge found(Symbol result, Strand strand, String part, Expr start, boolean last) {
    return new FoundEdge(result, strand, Strand.of(part), start, last);
  }

  private Edge unit(Strand strand, Expr position, char unit) {
    return new UnitInEdge(strand, position, CharSet.of(unit));
  }

  private Edge slice(Expr offset, Expr count) {
    return new SliceEdge(y, x, offset, count, false);
  }

  private Set<Expr> facts(Set<Expr> conditions, Edge... edges) {
    Set<Expr> numbers = new LinkedHashSet<>();
    new NearestPlaces(List.of(edges), integers, new NumberRanges(conditions)).state(numbers);
    return numbers;
  }

  private Expr foundUpTo(Expr place) {
    return integers.terms().and(integers.atMost(zero, i), integers.atMost(i, place));
  }

  @Test
  void whatStandsSomewhereIsFoundThereOrBefore() {
    Edge first = found(i, x, "a", zero, false);
    assertThat(facts(Set.of(), first, unit(x, j, 'a'))).containsExactly(foundUpTo(j));
    assertThat(facts(Set.of(), first, unit(x, j, 'b'))).isEmpty();
    assertThat(facts(Set.of(integers.atMost(zero, j)), first, found(j, x, "ba", i, false)))
        .containsExactly(foundUpTo(integers.plus(j, integers.number(1))));
  }

  @Test
  void whatIsLastFoundIsThereOrBehind() {
    Edge last = found(i, x, "a", end, true);
    assertThat(facts(Set.of(), last, unit(x, j, 'a'))).containsExactly(integers.atMost(j, i));
  }

  @Test
  void whatIsNotSearchedIsLeftOut() {
    Edge from = found(i, x, "a", integers.number(2), false);
    assertThat(facts(Set.of(), from, unit(x, j, 'a')))
        .containsExactly(integers.terms().or(integers.less(j, integers.number(2)), foundUpTo(j)));
  }

  @Test
  void aSliceUpToWhereItIsFoundHasNone() {
    Edge has = new MemberEdge(y, WordLanguages.containing("ab"));
    Expr last =
        integers.plus(j, integers.minus(StrandGraph.length(y, integers), integers.number(2)));
    assertThat(facts(Set.of(), found(i, x, "ab", zero, false), slice(j, i), has))
        .containsExactly(foundUpTo(last));
  }

  @Test
  void whatAllWordsStartOrEndWithStandsThere() {
    Edge first = found(i, x, "a", zero, false);
    assertThat(facts(Set.of(), first, new MemberEdge(x, WordLanguages.startingWith("ba"))))
        .containsExactly(foundUpTo(integers.number(1)));
    assertThat(facts(Set.of(), first, new MemberEdge(x, WordLanguages.endingWith("ab"))))
        .containsExactly(foundUpTo(integers.minus(end, integers.number(2))));
  }

  @Test
  void factsHoldOfAllStrings() {
    int told = 0;
    for (int round = 0; round < 600; round++) {
      List<Edge> edges = new ArrayList<>(List.of(randomFound(i, x), slice(place(), place())));
      edges.add(randomEdge(y));
      edges.add(
          random.nextBoolean() ? randomEdge(x) : randomFound(j, random.nextBoolean() ? x : y));
      boolean there = random.nextBoolean();
      Set<Expr> conditions = there ? Set.of(integers.atMost(zero, j)) : Set.of();
      Set<Expr> numbers = facts(conditions, edges.toArray(Edge[]::new));
      told += numbers.size();
      check(edges, numbers, there ? 0 : -1);
    }
    assertThat(told).isGreaterThan(250);
  }

  private FoundEdge randomFound(Symbol result, Strand strand) {
    Expr start = random.nextInt(3) == 0 ? end : place();
    return found(result, strand, word(), start, random.nextBoolean());
  }

  private Edge randomEdge(Strand strand) {
    return switch (random.nextInt(5)) {
      case 0, 1 -> unit(strand, place(), ALPHABET.charAt(random.nextInt(2)));
      case 2 -> new MemberEdge(strand, WordLanguages.containing(word()));
      case 3 -> new MemberEdge(strand, WordLanguages.startingWith(word()));
      default -> new MemberEdge(strand, Language.sequence(Language.ANYTHING, randomEnd()));
    };
  }

  private Language randomEnd() {
    Language word = Language.word(word());
    return random.nextBoolean() ? word : Language.sequence(Language.chars(CharSet.of('b')), word);
  }

  private String word() {
    StringBuilder part = new StringBuilder();
    for (int length = 1 + random.nextInt(2); part.length() < length; ) {
      part.append(ALPHABET.charAt(random.nextInt(2)));
    }
    return part.toString();
  }

  private Expr place() {
    return switch (random.nextInt(4)) {
      case 0 -> integers.number(random.nextInt(3) - 1);
      case 1 -> i;
      case 2 -> j;
      default ->
          integers.plus(random.nextBoolean() ? i : j, integers.number(random.nextInt(3) - 1));
    };
  }

  private void check(List<Edge> edges, Set<Expr> numbers, int least) {
    for (Map<StringVertex, String> words : scene.assignments(ALPHABET, LONGEST)) {
      for (int first = -1; first <= LONGEST; first++) {
        for (int second = least; second <= LONGEST; second++) {
          Map<Symbol, Value> places =
              Map.of(i, EdgeMeaning.integer(first), j, EdgeMeaning.integer(second));
          EdgeMeaning meaning = new EdgeMeaning(words, places);
          if (meaning.allHold(edges)) {
            assertThat(meaning.numbers().allHold(numbers))
                .as(() -> edges + " " + numbers + " " + words + places)
                .isTrue();
          }
        }
      }
    }
  }
}
