package dev.clew.solver.strings.interchange;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.automata.Automata;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.strings.edges.CodeAtEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeMeaning;
import dev.clew.solver.strings.edges.EqualEdge;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.edges.HasEdge;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.edges.ParsedEdge;
import dev.clew.solver.strings.edges.PartOfEdge;
import dev.clew.solver.strings.edges.Scene;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.edges.TrimmedEdge;
import dev.clew.solver.strings.edges.UnitInEdge;
import dev.clew.solver.strings.edges.WrittenEdge;
import dev.clew.solver.strings.strand.NumberRanges;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StringVertex;
import dev.clew.solver.strings.strand.WordLanguages;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("once")
class LanguageFlowTest {

  private static final List<Language> LANGUAGES =
      List.of(
          Language.star(Language.word("ab")),
          Language.plus(Language.word("1")),
          Language.not(WordLanguages.containing("a")),
          Language.choice(Language.EMPTY, Language.word(" a"), Language.word("1")),
          WordLanguages.endingWith(" "),
          WordLanguages.startingWith("a"));

  private final Automata automata = new Automata();
  private final Random random = new Random(21);

  @Test
  void languagesMeetAlongEqualities() {
    Scene scene = new Scene(3);
    Strand joined = Strand.join(scene.strand(0), Strand.of("/"), scene.strand(1));
    List<Edge> edges =
        List.of(
            new EqualEdge(scene.strand(2), joined),
            new MemberEdge(scene.strand(2), WordLanguages.endingWith("/")),
            new MemberEdge(scene.strand(1), Language.not(WordLanguages.containing("/"))));
    LanguageFlow flow = new LanguageFlow(automata, new NumberRanges(scene.graph().numbers()));
    assertThat(flow.run(edges)).isTrue();
    assertThat(flow.languages().get(scene.vertex(1)).accepts("")).isTrue();
    assertThat(flow.languages().get(scene.vertex(1)).accepts("a")).isFalse();
    List<Edge> more = new ArrayList<>(edges);
    more.add(new MemberEdge(scene.strand(1), Language.not(Language.EMPTY)));
    assertThat(new LanguageFlow(automata, new NumberRanges(scene.graph().numbers())).run(more))
        .isFalse();
  }

  @Test
  void whatIsSaidOfARowHoldsOfWhatIsEqualToIt() {
    Scene scene = new Scene(3);
    Strand row = Strand.join(scene.strand(0), scene.strand(1));
    List<Edge> edges =
        List.of(
            new EqualEdge(row, Strand.join(Strand.of("aa"), scene.strand(2))),
            new UnitInEdge(row, scene.integers().number(1), CharSet.of('b')));
    NumberRanges ranges = new NumberRanges(scene.graph().numbers());
    assertThat(
            new LanguageFlow(automata, ranges, Budget.unlimited(), /* keepRows= */ true).run(edges))
        .isFalse();
  }

  @Test
  void aRotatedStringHasOnlyTheUnitsThatRotateIt() {
    Scene scene = new Scene(3);
    List<Edge> edges =
        List.of(
            new EqualEdge(
                Strand.join(scene.strand(0), Strand.of("a"), scene.strand(1)),
                Strand.join(scene.strand(2), scene.strand(0))),
            new MemberEdge(scene.strand(2), Language.star(Language.chars(CharSet.of("ab")))));
    LanguageFlow flow = new LanguageFlow(automata, new NumberRanges(scene.graph().numbers()));
    assertThat(flow.run(edges)).isTrue();
    assertThat(flow.languages().get(scene.vertex(0)).accepts("abba")).isTrue();
    assertThat(flow.languages().get(scene.vertex(0)).accepts("abca")).isFalse();
  }

  @Test
  void noSolutionOfAnyEdgeIsLost() {
    int refuted = 0;
    for (int round = 0; round < 200; round++) {
      refuted += flows() ? 0 : 1;
    }
    assertThat(refuted).isBetween(15, 185);
  }

  private boolean flows() {
    Scene scene = new Scene(2);
    Symbol i = scene.graph().number("i");
    Symbol j = scene.graph().number("j");
    List<Edge> edges = new ArrayList<>();
    for (int k = 0; k < 2; k++) {
      edges.add(randomEdge(scene, i, j));
      edges.add(new MemberEdge(scene.strand(k), LANGUAGES.get(random.nextInt(6))));
    }
    Set<Expr> conditions = new LinkedHashSet<>(scene.graph().numbers());
    int least = random.nextInt(4) - 1;
    conditions.add(scene.integers().atMost(scene.integers().number(least), i));
    conditions.add(scene.integers().atMost(i, scene.integers().number(least + random.nextInt(2))));
    LanguageFlow flow =
        new LanguageFlow(
            automata, new NumberRanges(conditions), Budget.unlimited(), random.nextBoolean());
    boolean possible = flow.run(edges);
    for (Map<StringVertex, String> words : scene.assignments("ab1 ", 2)) {
      EdgeMeaning meaning = new EdgeMeaning(words, numbers(i, j, words));
      if (meaning.numbers().allHold(conditions) && meaning.allHold(edges)) {
        assertThat(possible).as(() -> edges + " " + words).isTrue();
        flow.languages()
            .forEach(
                (v, nfa) -> assertThat(nfa.accepts(words.get(v))).as(edges + " " + words).isTrue());
      }
    }
    return possible;
  }

  private Map<Symbol, Value> numbers(Symbol i, Symbol j, Map<StringVertex, String> words) {
    Map<Symbol, Value> numbers = new HashMap<>();
    numbers.put(i, EdgeMeaning.integer(random.nextInt(4) - 1));
    numbers.put(j, EdgeMeaning.integer(random.nextInt(words.size() + 2)));
    return numbers;
  }

  private Edge randomEdge(Scene scene, Symbol i, Symbol j) {
    Strand a = scene.randomStrand(random, "ab1 ", 2);
    Strand b = scene.randomStrand(random, "ab1 ", 2);
    Expr zero = scene.integers().number(0);
    Expr start = random.nextBoolean() ? zero : j;
    return switch (random.nextInt(12)) {
      case 0 -> new EqualEdge(a, b);
      case 1 -> new SliceEdge(a, b, random.nextBoolean() ? i : j, j, false);
      case 2 -> new FoundEdge(i, a, Strand.of("ab".substring(random.nextInt(2))), zero, false);
      case 3 -> new FoundEdge(i, a, b, start, random.nextBoolean());
      case 4 -> new TrimmedEdge(a, b, CharSet.of(' '), random.nextBoolean(), random.nextBoolean());
      case 5 -> new ParsedEdge(i, a, random.nextBoolean() ? StringOp.TO_INT : StringOp.PARSE, 10);
      case 6 -> new WrittenEdge(a, i, StringOp.NUMERAL, random.nextBoolean() ? 2 : 10);
      case 7 -> new UnitInEdge(a, i, CharSet.of(random.nextBoolean() ? "a" : "b\0"));
      case 8 -> new HasEdge(a, b);
      case 9 -> new CodeAtEdge(i, a, random.nextBoolean() ? zero : j);
      case 10 -> new EqualEdge(Strand.join(a, b), Strand.join(scene.strand(0), a));
      default -> new PartOfEdge(a, "ab1 ab");
    };
  }
}
