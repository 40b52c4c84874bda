package dev.clew.solver.strings.interchange;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.automata.Automata;
import dev.clew.solver.chain.SolverChain;
import dev.clew.solver.chain.StringBackEnds;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.strings.edges.CodeAtEdge;
import dev.clew.solver.strings.edges.DifferEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeMeaning;
import dev.clew.solver.strings.edges.EqualEdge;
import dev.clew.solver.strings.edges.HasEdge;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.edges.Scene;
import dev.clew.solver.strings.edges.TrimmedEdge;
import dev.clew.solver.strings.edges.UnitInEdge;
import dev.clew.solver.strings.rules.GraphProblem;
import dev.clew.solver.strings.rules.LengthEntailments;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is found out about a problem holds in all its solutions. */
@Tag("once")
class LanguageKnowledgeTest {

  private static final String ALPHABET = "a\0";

  private final Automata automata = new Automata();
  private final Solver numeric = SolverChain.over(List.of(), StringBackEnds.AUTOMATA);
  private final Scene scene = new Scene(2);
  private final IntegerTerms integers = scene.integers();
  private final Strand x = scene.strand(0);
  private final Strand y = scene.strand(1);
  private final Symbol code = scene.graph().number("code");

  private GraphProblem problem(List<Edge> edges, Expr... conditions) {
    Set<Expr> numbers = new LinkedHashSet<>(scene.graph().numbers());
    numbers.addAll(List.of(conditions));
    Map<Symbol, Strand> inputs = new LinkedHashMap<>();
    inputs.put(integers.terms().symbol("x", Sort.STRING), x);
    inputs.put(integers.terms().symbol("y", Sort.STRING), y);
    return new GraphProblem(edges, numbers, Set.of(), inputs);
  }

  private Expr lengthIs(int vertex, int length) {
    return integers.equal(scene.vertex(vertex).length(), integers.number(length));
  }

  /** Null when the numbers alone have no solution. */
  private Evaluator proposal(GraphProblem problem) {
    Query query = Query.of(List.copyOf(problem.numbers()), Budget.unlimited());
    return numeric.check(query) instanceof Verdict.Sat sat ? new Evaluator(sat.assignment()) : null;
  }

  private List<Edge> entailed(GraphProblem problem) {
    Evaluator proposal = proposal(problem);
    assertThat(proposal).isNotNull();
    return new LengthEntailments(problem, integers, numeric, Budget.unlimited(), proposal).find();
  }

  @Test
  void whatCannotHaveAUnitIsEmpty() {
    List<Edge> edges = List.of(new DifferEdge(x, y));
    assertThat(entailed(problem(edges, lengthIs(0, 0), lengthIs(1, 1))))
        .containsExactly(new EqualEdge(x, Strand.EMPTY));
    Expr few = integers.atMost(scene.vertex(0).length(), integers.number(1));
    assertThat(entailed(problem(edges, few))).isEmpty();
  }

  @Test
  void aPartAsLongAsTheWholeIsTheWhole() {
    List<Edge> has = List.of(new HasEdge(x, y));
    assertThat(entailed(problem(has, lengthIs(0, 2), lengthIs(1, 2))))
        .containsExactly(new EqualEdge(x, y));
    List<Edge> trimmed = List.of(new TrimmedEdge(y, x, CharSet.of(' '), true, true));
    assertThat(entailed(problem(trimmed, lengthIs(0, 2), lengthIs(1, 2))))
        .containsExactly(new EqualEdge(x, y));
    assertThat(entailed(problem(trimmed, lengthIs(0, 2), lengthIs(1, 1)))).isEmpty();
  }

  @Test
  void endsOfOneLengthAreTheSame() {
    Edge equal = new EqualEdge(Strand.join(x, y), Strand.join(Strand.of("ab"), y, x));
    assertThat(entailed(problem(List.of(equal), lengthIs(0, 2), lengthIs(1, 1))))
        .containsExactly(new EqualEdge(x, Strand.of("ab")));
  }

  @Test
  void codesOutsideAreZeroWhateverTheLanguage() {
    Edge member = new MemberEdge(x, Language.plus(Language.word("a")));
    for (int position : new int[] {-17, -16, -2, -1, 0, 1, 5, 15, 16, 1000}) {
      Edge place = new CodeAtEdge(code, x, integers.number(position));
      LanguageKnowledge knowledge =
          new LanguageKnowledge(problem(List.of(member, place)), automata, integers);
      assertThat(knowledge.start()).isTrue();
      int unit = position >= 0 && position < 2 ? 'a' : 0;
      EdgeMeaning meaning =
          new EdgeMeaning(
              Map.of(scene.vertex(0), "aa", scene.vertex(1), ""),
              Map.of(code, EdgeMeaning.integer(unit)));
      assertThat(meaning.numbers().allHold(knowledge.problem().numbers()))
          .as(() -> position + " " + knowledge.problem())
          .isTrue();
    }
  }

  @Test
  void noSolutionIsLostAndNoneIsAdded() {
    Random random = new Random(41);
    int refuted = 0;
    int deepened = 0;
    for (int round = 0; round < 30; round++) {
      GraphProblem problem =
          problem(
              List.of(randomEdge(random), randomEdge(random), randomEdge(random)),
              lengthIs(random.nextInt(2), random.nextInt(3)));
      LanguageKnowledge knowledge = new LanguageKnowledge(problem, automata, integers);
      boolean possible = knowledge.start();
      Evaluator proposal = possible ? proposal(knowledge.problem()) : null;
      if (proposal != null) {
        possible = knowledge.deepen(numeric, Budget.unlimited(), proposal);
        deepened++;
      }
      refuted += possible ? 0 : 1;
      compare(problem, possible && proposal != null ? knowledge.problem() : null);
    }
    assertThat(refuted).isBetween(3, 27);
    assertThat(deepened).isGreaterThan(10);
  }

  /** Null for a problem that was refuted. */
  private void compare(GraphProblem before, GraphProblem after) {
    for (Map<StringVertex, String> words : scene.assignments(ALPHABET, 2)) {
      for (char unit : List.of('a', '\0')) {
        Map<Symbol, Value> numbers = Map.of(code, EdgeMeaning.integer(unit));
        EdgeMeaning meaning = new EdgeMeaning(words, numbers);
        boolean kept = after != null && holds(meaning, after) && inputsAgree(meaning, after, words);
        assertThat(kept)
            .as(() -> before + " became " + after + " of " + words + numbers)
            .isEqualTo(holds(meaning, before));
      }
    }
  }

  private static boolean holds(EdgeMeaning meaning, GraphProblem problem) {
    return meaning.numbers().allHold(problem.numbers()) && meaning.allHold(problem.edges());
  }

  private boolean inputsAgree(
      EdgeMeaning meaning, GraphProblem problem, Map<StringVertex, String> words) {
    List<String> found = new ArrayList<>();
    problem.inputs().values().forEach(strand -> found.add(meaning.text(strand)));
    return found.equals(List.of(words.get(scene.vertex(0)), words.get(scene.vertex(1))));
  }

  private Edge randomEdge(Random random) {
    Strand a = Strand.join(random.nextBoolean() ? x : y, scene.randomStrand(random, ALPHABET, 1));
    Strand b = scene.randomStrand(random, ALPHABET, 2);
    Expr at = integers.number(random.nextInt(3) - 1);
    return switch (random.nextInt(9)) {
      case 0 -> new EqualEdge(a, b);
      case 1 -> new HasEdge(a, b);
      case 2 -> new TrimmedEdge(b, a, CharSet.of('\0'), true, random.nextBoolean());
      case 3 -> new MemberEdge(a, Language.plus(Language.word("a")));
      case 4 -> new MemberEdge(b, Language.choice(Language.word("a\0"), Language.EMPTY));
      case 5, 6 -> new CodeAtEdge(code, random.nextBoolean() ? x : a, at);
      case 7 -> new DifferEdge(a, b);
      default -> new UnitInEdge(a, at, CharSet.of('a'));
    };
  }
}
