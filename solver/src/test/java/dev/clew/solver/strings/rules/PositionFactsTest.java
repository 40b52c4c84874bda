package dev.clew.solver.strings.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.Nfa;
import dev.clew.solver.automata.TooLarge;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.Samples;
import dev.clew.solver.strings.edges.EdgeMeaning;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.edges.Scene;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.WordLanguages;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PositionFactsTest {

  private final Scene scene = new Scene(1);
  private final Symbol start = scene.graph().number("start");
  private final Symbol result = scene.graph().number("result");

  @Test
  void factsHoldWhereverThePartIsFound() throws TooLarge {
    Automata automata = new Automata();
    List<Language> languages =
        List.of(
            WordLanguages.endingWith("a"),
            WordLanguages.startingWith("ab"),
            WordLanguages.containing("b"),
            Language.not(WordLanguages.containing("a")),
            Language.EMPTY,
            Language.star(Language.word("ab")));
    int facts = 0;
    for (Language language : languages) {
      for (String part : List.of("", "a", "ab", "aa")) {
        facts += check(language, automata.of(language), part, automata, true);
        facts += check(language, automata.of(language), part, automata, false);
      }
    }
    assertThat(facts).isGreaterThan(15);
  }

  private int check(Language language, Nfa nfa, String part, Automata automata, boolean last) {
    FoundEdge found = new FoundEdge(result, scene.strand(0), Strand.of(part), start, last);
    Set<Expr> conditions = new LinkedHashSet<>();
    new PositionFacts(automata, scene.integers(), conditions).state(found, nfa);
    for (String word : Samples.words("ab", 4)) {
      for (int from = -2; language.accepts(word) && from < 6; from++) {
        boolean outside = from < 0 || from > word.length();
        int first = outside ? -1 : word.indexOf(part, from);
        Map<Symbol, Value> numbers =
            Map.of(
                start,
                EdgeMeaning.integer(from),
                result,
                EdgeMeaning.integer(last ? word.lastIndexOf(part, from) : first));
        EdgeMeaning meaning = new EdgeMeaning(Map.of(scene.vertex(0), word), numbers);
        assertThat(meaning.holds(found)).isTrue();
        assertThat(meaning.numbers().allHold(conditions))
            .as(() -> found + " " + word + numbers + conditions)
            .isTrue();
      }
    }
    return conditions.size();
  }

  @Test
  void whatEveryWordEndsWithIsLastFoundThere() throws TooLarge {
    Automata automata = new Automata();
    FoundEdge found =
        new FoundEdge(result, scene.strand(0), Strand.of("/"), scene.vertex(0).length(), true);
    Set<Expr> conditions = new LinkedHashSet<>();
    new PositionFacts(automata, scene.integers(), conditions)
        .state(found, automata.of(WordLanguages.endingWith("/")));
    for (int at = -1; at < 3; at++) {
      EdgeMeaning meaning =
          new EdgeMeaning(Map.of(scene.vertex(0), "/a/"), Map.of(result, EdgeMeaning.integer(at)));
      assertThat(meaning.numbers().allHold(conditions)).isEqualTo(at == 2);
    }
  }
}
