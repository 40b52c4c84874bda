package dev.clew.solver.strings.interchange;

import dev.clew.solver.Budget;
import dev.clew.solver.Solver;
import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.Nfa;
import dev.clew.solver.automata.TooLarge;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.strings.edges.AcceptedEdge;
import dev.clew.solver.strings.edges.CodeAtEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EqualEdge;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.edges.ParsedEdge;
import dev.clew.solver.strings.edges.UnitBalance;
import dev.clew.solver.strings.graph.NumeralFacts;
import dev.clew.solver.strings.graph.StrandGraph;
import dev.clew.solver.strings.rules.CodeClauses;
import dev.clew.solver.strings.rules.FoundFacts;
import dev.clew.solver.strings.rules.FoundInStarts;
import dev.clew.solver.strings.rules.FoundWordPairs;
import dev.clew.solver.strings.rules.GraphProblem;
import dev.clew.solver.strings.rules.LengthEntailments;
import dev.clew.solver.strings.rules.NearestPlaces;
import dev.clew.solver.strings.rules.PeriodRules;
import dev.clew.solver.strings.rules.PositionFacts;
import dev.clew.solver.strings.rules.PositionRules;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.LengthFacts;
import dev.clew.solver.strings.strand.NumberRanges;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.WordLanguages;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A problem with what is known of its languages: as little as can be had for nothing at first, all
 * that flows along the edges when that was not enough.
 */
final class LanguageKnowledge {

  /** Positions below 16. */
  private static final int NEAR_BITS = 4;

  private final Automata automata;
  private final IntegerTerms integers;
  private final Budget budget;
  private final boolean keepRows;
  private LanguageFlow flow;
  private GraphProblem problem;

  LanguageKnowledge(GraphProblem problem, Automata automata, IntegerTerms integers) {
    this(problem, automata, integers, Budget.unlimited(), /* keepRows= */ false);
  }

  /**
   * @param budget when it is used up, languages flow no further
   * @param keepRows whether languages of several strings in a row are kept, too, which costs more
   */
  LanguageKnowledge(
      GraphProblem problem,
      Automata automata,
      IntegerTerms integers,
      Budget budget,
      boolean keepRows) {
    this.problem = problem;
    this.automata = automata;
    this.integers = integers;
    this.budget = budget;
    this.keepRows = keepRows;
    flow = newFlow(problem.numbers());
  }

  private LanguageFlow newFlow(Set<Expr> numbers) {
    return new LanguageFlow(automata, new NumberRanges(numbers), budget, keepRows);
  }

  /** The problem with all facts that have been found. */
  GraphProblem problem() {
    return problem;
  }

  /** Looks at single vertices; false for a contradiction. */
  boolean start() {
    Set<Expr> numbers = new LinkedHashSet<>(problem.numbers());
    FoundFacts found = new FoundFacts(problem.edges(), integers);
    found.state(numbers);
    new FoundInStarts(problem.edges(), integers).state(numbers);
    NumberRanges ranges = new NumberRanges(numbers);
    new PositionRules(problem.edges(), integers, ranges).apply(numbers);
    FoundWordPairs pairs = new FoundWordPairs(problem.edges(), integers, ranges);
    pairs.state(numbers);
    new NearestPlaces(problem.edges(), integers, ranges).state(numbers);
    List<Edge> edges = new ArrayList<>(problem.edges());
    edges.addAll(found.starts(ranges));
    edges.addAll(pairs.inside());
    edges.addAll(new PeriodRules(automata).among(problem.edges()));
    edges.addAll(UnitBalance.among(problem.edges()));
    problem = new GraphProblem(edges, numbers, problem.preferred(), problem.inputs());
    flow = newFlow(numbers);
    boolean possible =
        !numbers.contains(integers.terms().bool(false)) && flow.start(problem.edges());
    problem = enriched(problem.edges());
    return possible;
  }

  /**
   * Lets languages flow, after equalities that follow from lengths; false for a contradiction.
   *
   * @param proposal numbers that fit everything known of numbers
   */
  boolean deepen(Solver numeric, Budget budget, Evaluator proposal) {
    List<Edge> equalities =
        new LengthEntailments(problem, integers, numeric, budget, proposal).find();
    return (equalities.isEmpty() || merge(equalities)) && flowAlongEdges();
  }

  /** Works more equalities off; false for a contradiction. */
  private boolean merge(List<Edge> equalities) {
    List<Edge> edges = new ArrayList<>(problem.edges());
    edges.addAll(equalities);
    GraphProblem merged =
        new GraphProblem(edges, problem.numbers(), problem.preferred(), problem.inputs())
            .merged(integers);
    if (merged == null) {
      return false;
    }
    problem = merged;
    // What was known of vertices that are bound now is in the edges of their strands.
    flow = newFlow(problem.numbers());
    return true;
  }

  /** Vertices that can be one word only. */
  private List<Edge> singleWords() {
    List<Edge> found = new ArrayList<>();
    flow.languages()
        .forEach(
            (vertex, nfa) ->
                automata
                    .singleWord(nfa)
                    .ifPresent(
                        word -> found.add(new EqualEdge(Strand.of(vertex), Strand.of(word)))));
    return found;
  }

  /** Lets languages flow; false for a contradiction. */
  boolean flowAlongEdges() {
    if (!flow.run(problem.edges())) {
      return false;
    }
    List<Edge> words = singleWords();
    if (!words.isEmpty()) {
      if (!merge(words) || !flow.run(problem.edges())) {
        return false;
      }
    }
    List<Edge> edges = new ArrayList<>(problem.edges());
    flow.languages().forEach((vertex, nfa) -> edges.add(new AcceptedEdge(Strand.of(vertex), nfa)));
    problem = enriched(edges);
    statePositions();
    stateNamedCodes();
    return true;
  }

  private void statePositions() {
    PositionFacts facts = new PositionFacts(automata, integers, problem.numbers());
    for (Edge edge : problem.edges()) {
      if (edge instanceof FoundEdge found && found.part().isFixed() && found.strand().isVertex()) {
        Nfa language = flow.languages().get(found.strand().vertex());
        if (language != null) {
          facts.state(found, language);
        }
      }
    }
  }

  private GraphProblem enriched(List<Edge> edges) {
    Set<Expr> numbers = new LinkedHashSet<>(problem.numbers());
    flow.languages()
        .forEach(
            (vertex, nfa) ->
                LengthFacts.state(automata.lengths(nfa), vertex.length(), integers, numbers));
    for (Edge edge : edges) {
      if (edge instanceof MemberEdge member && !member.strand().isVertex()) {
        stateLength(member, numbers);
      } else if (edge instanceof CodeAtEdge code && code.strand().isVertex()) {
        stateCode(code, numbers);
      } else if (edge instanceof ParsedEdge parsed && parsed.strand().isVertex()) {
        stateNumeral(parsed, numbers);
      }
    }
    return new GraphProblem(edges, numbers, problem.preferred(), problem.inputs());
  }

  private void stateLength(MemberEdge member, Set<Expr> numbers) {
    try {
      Nfa nfa = automata.of(member.language());
      Expr length = StrandGraph.length(member.strand(), integers);
      LengthFacts.state(automata.lengths(nfa), length, integers, numbers);
    } catch (TooLarge tooLarge) {
      // Nothing is known then.
    }
  }

  /** Without zeros in front a number is at least as long as it is great. */
  private void stateNumeral(ParsedEdge parsed, Set<Expr> numbers) {
    Nfa nfa = flow.languages().get(parsed.strand().vertex());
    if (nfa != null && parsed.op() == StringOp.PARSE) {
      stateSign(parsed, nfa.unitsAt(0), numbers);
    }
    try {
      Nfa plain = automata.of(WordLanguages.plainNumerals(parsed.radix()));
      if (nfa != null && automata.isIncluded(nfa, plain)) {
        NumeralFacts.valueAtLeast(parsed, integers, numbers);
      }
    } catch (TooLarge tooLarge) {
      // Nothing is known then.
    }
  }

  /** A minus in front decides the sign of a number that is not zero. */
  private void stateSign(ParsedEdge parsed, CharSet first, Set<Expr> numbers) {
    Expr zero = integers.number(0);
    if (!first.contains('-')) {
      numbers.add(integers.atMost(zero, parsed.result()));
    } else if (first.equals(CharSet.of("-"))) {
      numbers.add(integers.atMost(parsed.result(), zero));
    }
  }

  /** The code of a unit near the start is one of those that the language has there. */
  private void stateCode(CodeAtEdge code, Set<Expr> numbers) {
    Nfa nfa = flow.languages().get(code.strand().vertex());
    if (nfa != null && code.position() instanceof Const position) {
      BigInteger at = position.value().asInteger();
      if (at.signum() >= 0 && at.bitLength() <= NEAR_BITS) {
        stateCode(code, nfa.unitsAt(at.intValue()), numbers);
      }
    }
  }

  private void stateCode(CodeAtEdge code, CharSet units, Set<Expr> numbers) {
    if (!units.isEmpty() && !units.equals(CharSet.ALL)) {
      Expr inside = integers.less(code.position(), StrandGraph.length(code.strand(), integers));
      numbers.add(integers.implies(inside, CodeClauses.within(code.result(), units, integers)));
    }
  }

  /** The same for units at positions that have a name: the start, or where something was found. */
  private void stateNamedCodes() {
    NumberRanges ranges = new NumberRanges(problem.numbers());
    for (Edge edge : problem.edges()) {
      if (edge instanceof CodeAtEdge code && !(code.position() instanceof Const)) {
        if (ranges.least(code.position()) == 0 && ranges.greatest(code.position()) == 0) {
          stateCode(code, flow.unitsAtStart(code.strand()), problem.numbers());
        }
        statePlacedCodes(code, ranges);
      }
    }
  }

  /** The first unit of what is found somewhere is the unit there. */
  private void statePlacedCodes(CodeAtEdge code, NumberRanges ranges) {
    for (Edge edge : problem.edges()) {
      if (edge instanceof FoundEdge found
          && found.strand().equals(code.strand())
          && ranges.canonical(found.result()) == ranges.canonical(code.position())
          && ranges.least(found.result()) >= 0
          && flow.isNeverEmpty(found.part())) {
        stateCode(code, flow.unitsAtStart(found.part()), problem.numbers());
      }
    }
  }
}
