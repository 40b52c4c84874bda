package dev.clew.solver.strings.interchange;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.automata.Automata;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.strings.cells.CellAssembly;
import dev.clew.solver.strings.cells.CellFitting;
import dev.clew.solver.strings.cells.CellPosting;
import dev.clew.solver.strings.cells.UnitTables;
import dev.clew.solver.strings.edges.CodeAtEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeNumbers;
import dev.clew.solver.strings.rules.CodeClauses;
import dev.clew.solver.strings.rules.GraphProblem;
import dev.clew.solver.strings.strand.FixedPart;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StrandPart;
import dev.clew.solver.strings.strand.StringVertex;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Numbers propose lengths, positions and values; strings of these lengths are fitted; where none
 * fit, the numbers that the conflict rests on come back as a clause. Ends when both sides agree,
 * when the numbers have no other proposal, or when the rounds are used up.
 */
final class NumberInterchange {

  private static final int MOST_ROUNDS = 60;

  /** Most problems need fewer, and no language has to flow for them. */
  private static final int EASY_ROUNDS = 2;

  /** What is possible at all has mostly been found by then. */
  private static final int FAIR_ROUNDS = 8;

  /** What a round costs, in steps of a fitting: a question about numbers above all. */
  private static final int ROUND = 16;

  /** Strings of more than sixteen million units are not made. */
  private static final int LONGEST_BITS = 24;

  /** How much longer strings are tried to see whether their length matters. */
  private static final int[] LONGER = {1, 4};

  private final Solver numeric;
  private final Automata automata;
  private final UnitTables tables;
  private final ExprFactory terms;
  private final Budget budget;
  private final int mostRounds;
  private final List<Expr> clauses = new ArrayList<>();
  private boolean exact = true;
  private int rounds;

  /**
   * @param relaxed whether what flows between both sides has to do, and values are hardly tried
   */
  NumberInterchange(
      Solver numeric,
      Automata automata,
      UnitTables tables,
      ExprFactory terms,
      Budget budget,
      boolean relaxed) {
    this.numeric = numeric;
    this.automata = automata;
    this.tables = tables;
    this.terms = terms;
    this.budget = budget;
    mostRounds = relaxed ? EASY_ROUNDS + 1 : MOST_ROUNDS;
  }

  /** Values for all unknowns of the problem. */
  CaseAnswer solve(GraphProblem given) {
    IntegerTerms integers = new IntegerTerms(terms);
    LanguageKnowledge knowledge =
        new LanguageKnowledge(given, automata, integers, budget, /* keepRows= */ false);
    if (!knowledge.start()) {
      return new CaseAnswer.Refuted();
    }
    NumberWishes wishes = new NumberWishes(given, integers);
    List<List<Edge>> components = EdgeComponents.of(knowledge.problem().edges());
    Assignment last = Assignment.EMPTY;
    while (rounds < mostRounds && !budget.spend(ROUND)) {
      if (rounds == EASY_ROUNDS) {
        if (!knowledge.deepen(numeric, budget, new Evaluator(last))) {
          return new CaseAnswer.Refuted();
        }
        components = EdgeComponents.of(knowledge.problem().edges());
      }
      if (rounds == FAIR_ROUNDS
          && StringDissection.refutes(knowledge.problem(), integers, numeric, budget)) {
        return new CaseAnswer.Refuted();
      }
      wishes.moveTo(rounds++);
      GraphProblem problem = knowledge.problem();
      Verdict verdict = propose(problem, wishes, last);
      if (verdict instanceof Verdict.Unknown unknown) {
        return new CaseAnswer.Open(unknown);
      }
      if (!(verdict instanceof Verdict.Sat sat)) {
        return exact ? new CaseAnswer.Refuted() : undecided();
      }
      last = sat.assignment();
      Map<StringVertex, String> words = fit(components, last, wishes);
      if (words != null) {
        return isHuge(problem, words, last)
            ? undecided()
            : new CaseAnswer.Found(values(problem, words, last));
      }
    }
    return budget.exhausted() ? new CaseAnswer.Open(Verdict.outOf(budget)) : undecided();
  }

  private static CaseAnswer undecided() {
    return CaseAnswer.Open.incomplete("no strings were found for the numbers tried");
  }

  /** Numbers that meet as many wishes as possible; a wish that stands in the way is given up. */
  private Verdict propose(GraphProblem problem, NumberWishes wishes, Assignment last) {
    while (true) {
      List<Expr> all = new ArrayList<>(problem.numbers());
      all.addAll(clauses);
      all.addAll(wishes.open());
      Verdict verdict = numeric.check(new Query(all, last, budget));
      boolean repeat =
          verdict instanceof Verdict.Unsat unsat
              ? wishes.giveUp(unsat.core())
              : verdict instanceof Verdict.Unknown && wishes.giveUpAll();
      if (!repeat) {
        return verdict;
      }
      if (budget.exhausted()) {
        // What was refuted is the problem with its wishes, not the problem.
        return Verdict.outOf(budget);
      }
    }
  }

  private @Nullable Map<StringVertex, String> fit(
      List<List<Edge>> components, Assignment proposal, NumberWishes wishes) {
    Evaluator numbers = new Evaluator(proposal);
    Map<StringVertex, String> words = new HashMap<>();
    for (List<Edge> component : components) {
      CellAssembly assembly = new CellAssembly(automata, numbers);
      Map<StringVertex, String> found = find(assembly, component);
      if (found == null) {
        List<Edge> core = learn(component, assembly.isExact(), numbers);
        wishes.guess(guess(core, proposal));
        return null;
      }
      words.putAll(found);
    }
    return words;
  }

  private @Nullable Map<StringVertex, String> find(CellAssembly assembly, List<Edge> edges) {
    return CellFitting.find(assembly, new CellPosting(assembly, tables), edges, budget);
  }

  /** The fewest edges that do not fit, found by leaving out one after the other. */
  private List<Edge> learn(List<Edge> component, boolean wholeExact, Evaluator numbers) {
    List<Edge> core = new ArrayList<>(component);
    boolean coreExact = wholeExact;
    for (int i = core.size() - 1; i >= 0 && core.size() > 1 && !budget.exhausted(); i--) {
      List<Edge> fewer = new ArrayList<>(core);
      fewer.remove(i);
      CellAssembly assembly = new CellAssembly(automata, numbers);
      if (find(assembly, fewer) == null && (assembly.isExact() || !coreExact)) {
        core = fewer;
        coreExact = assembly.isExact();
      }
    }
    exact &= coreExact;
    clauses.add(clause(core, EdgeNumbers.of(core).terms(), numbers));
    return core;
  }

  /**
   * The clause without the lengths that do not seem to matter: the edges do not fit longer strings
   * either, as far as that was tried. Only a guess.
   */
  private Expr guess(List<Edge> core, Assignment proposal) {
    Set<Expr> numbers = new LinkedHashSet<>(EdgeNumbers.of(core).terms());
    for (StringVertex vertex : EdgeNumbers.of(core).vertices()) {
      boolean fitsLonger = false;
      for (int more : LONGER) {
        fitsLonger |= !budget.exhausted() && find(longer(vertex, more, proposal), core) != null;
      }
      if (!fitsLonger) {
        numbers.remove(vertex.length());
      }
    }
    return numbers.isEmpty() ? terms.bool(true) : clause(core, numbers, new Evaluator(proposal));
  }

  private CellAssembly longer(StringVertex vertex, int more, Assignment proposal) {
    Symbol length = (Symbol) vertex.length();
    BigInteger changed = proposal.value(length).asInteger().add(BigInteger.valueOf(more));
    return new CellAssembly(automata, new Evaluator(proposal.with(length, Value.of(changed))));
  }

  /** Not all numbers concerned are as proposed. */
  private Expr clause(List<Edge> core, Set<Expr> concerned, Evaluator numbers) {
    Expr clause = terms.bool(false);
    boolean widened = false;
    Map<Expr, CodeAtEdge> places = CodeClauses.places(core);
    for (Expr number : concerned) {
      // Only one: what a code can be was found with all other numbers as proposed.
      Expr possible = widened ? null : possible(places.get(number), numbers, core);
      widened |= possible != null;
      Expr other = terms.not(terms.eq(number, terms.constant(numbers.evaluate(number))));
      clause = terms.or(clause, possible != null ? possible : other);
    }
    return clause;
  }

  /**
   * That the code of a unit is one of those that fit where all other numbers are as proposed. Null
   * where nothing is known.
   */
  private @Nullable Expr possible(@Nullable CodeAtEdge place, Evaluator numbers, List<Edge> core) {
    if (place == null) {
      return null;
    }
    List<Edge> others = new ArrayList<>(core);
    others.remove(place);
    CellAssembly assembly = new CellAssembly(automata, numbers);
    if (!CellFitting.narrows(assembly, new CellPosting(assembly, tables), others, budget)) {
      return null;
    }
    CharSet possible = CodeClauses.possible(assembly, place);
    return possible.equals(CharSet.ALL)
        ? null
        : CodeClauses.within(place.result(), possible, new IntegerTerms(terms));
  }

  /** Whether a string on which nothing depends but its length would be too long to hold. */
  private static boolean isHuge(
      GraphProblem problem, Map<StringVertex, String> words, Assignment numbers) {
    return problem.inputs().values().stream()
        .flatMap(strand -> strand.parts().stream())
        .anyMatch(
            part ->
                part instanceof StringVertex vertex
                    && !words.containsKey(vertex)
                    && numbers.value((Symbol) vertex.length()).asInteger().bitLength()
                        > LONGEST_BITS);
  }

  private static Assignment values(
      GraphProblem problem, Map<StringVertex, String> words, Assignment numbers) {
    Map<Symbol, Value> values = new LinkedHashMap<>(numbers.values());
    problem
        .inputs()
        .forEach((symbol, strand) -> values.put(symbol, Value.of(text(strand, words, numbers))));
    return Assignment.of(values, numbers.functions());
  }

  /** A vertex on which nothing depends but its length may be anything of that length. */
  private static String text(Strand strand, Map<StringVertex, String> words, Assignment numbers) {
    StringBuilder text = new StringBuilder();
    for (StrandPart part : strand.parts()) {
      if (part instanceof FixedPart fixed) {
        text.append(fixed.text());
      } else if (words.containsKey(part)) {
        text.append(words.get(part));
      } else {
        int length = numbers.value((Symbol) ((StringVertex) part).length()).asInteger().intValue();
        text.append("a".repeat(length));
      }
    }
    return text.toString();
  }
}
