package dev.clew.solver.strings;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.automata.Automata;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Numbers propose lengths, positions and values; strings of these lengths are fitted; where none
 * fit, the numbers that the conflict rests on come back as a clause. Ends when both sides agree,
 * when the numbers have no other proposal, or when the rounds are used up.
 */
final class Interchange {

  private static final int MOST_ROUNDS = 60;

  /** Most problems need fewer, and no language has to flow for them. */
  private static final int EASY_ROUNDS = 2;

  /** Longer strings are not made. */
  private static final BigInteger LONGEST = BigInteger.ONE.shiftLeft(26);

  private final Solver numeric;
  private final Automata automata;
  private final UnitTables tables;
  private final ExprFactory terms;
  private final Budget budget;
  private final List<Expr> clauses = new ArrayList<>();
  private boolean exact = true;
  private int rounds;

  Interchange(
      Solver numeric, Automata automata, UnitTables tables, ExprFactory terms, Budget budget) {
    this.numeric = numeric;
    this.automata = automata;
    this.tables = tables;
    this.terms = terms;
    this.budget = budget;
  }

  /** How often numbers were proposed. */
  int rounds() {
    return rounds;
  }

  /** Values for all unknowns of the problem; the core of a refutation is not of the query. */
  Verdict solve(Problem given) {
    Knowledge knowledge = new Knowledge(given, automata, new Integers(terms));
    if (!knowledge.start()) {
      return new Verdict.Unsat(List.of());
    }
    boolean preferring = !given.preferred().isEmpty();
    List<List<Edge>> components = Components.of(knowledge.problem().edges());
    Assignment last = Assignment.EMPTY;
    while (rounds < MOST_ROUNDS && !budget.exhausted()) {
      if (rounds == EASY_ROUNDS) {
        if (!knowledge.deepen()) {
          return new Verdict.Unsat(List.of());
        }
        components = Components.of(knowledge.problem().edges());
      }
      rounds++;
      Problem problem = knowledge.problem();
      Verdict verdict = numeric.check(new Query(conjuncts(problem, preferring), last, budget));
      if (verdict instanceof Verdict.Sat sat) {
        last = sat.assignment();
        Map<Vertex, String> words = fit(components, new Evaluator(last));
        if (words != null) {
          return answer(problem, words, last);
        }
      } else if (preferring) {
        preferring = false;
      } else {
        return verdict instanceof Verdict.Unsat && !exact ? undecided() : verdict;
      }
    }
    return budget.exhausted() ? Verdict.outOf(budget) : undecided();
  }

  private static Verdict undecided() {
    return new Verdict.Unknown(Reason.INCOMPLETE, "no strings were found for the numbers tried");
  }

  private List<Expr> conjuncts(Problem problem, boolean preferring) {
    List<Expr> all = new ArrayList<>(problem.numbers());
    if (preferring) {
      all.addAll(problem.preferred());
    }
    all.addAll(clauses);
    return all;
  }

  private @Nullable Map<Vertex, String> fit(List<List<Edge>> components, Evaluator numbers) {
    Map<Vertex, String> words = new HashMap<>();
    for (List<Edge> component : components) {
      Assembly assembly = new Assembly(automata, numbers);
      Map<Vertex, String> found = find(assembly, component);
      if (found == null) {
        learn(component, assembly.isExact(), numbers);
        return null;
      }
      words.putAll(found);
    }
    return words;
  }

  private @Nullable Map<Vertex, String> find(Assembly assembly, List<Edge> edges) {
    return Fitting.find(assembly, new Posting(assembly, tables), edges, budget);
  }

  /** The fewest edges that do not fit, found by leaving out one after the other. */
  private void learn(List<Edge> component, boolean wholeExact, Evaluator numbers) {
    List<Edge> core = new ArrayList<>(component);
    boolean coreExact = wholeExact;
    for (int i = core.size() - 1; i >= 0 && core.size() > 1 && !budget.exhausted(); i--) {
      List<Edge> fewer = new ArrayList<>(core);
      fewer.remove(i);
      Assembly assembly = new Assembly(automata, numbers);
      if (find(assembly, fewer) == null && (assembly.isExact() || !coreExact)) {
        core = fewer;
        coreExact = assembly.isExact();
      }
    }
    exact &= coreExact;
    Expr clause = terms.bool(false);
    for (Expr number : EdgeNumbers.of(core).terms()) {
      Expr value = terms.constant(numbers.evaluate(number));
      clause = terms.or(clause, terms.not(terms.eq(number, value)));
    }
    clauses.add(clause);
  }

  private Verdict answer(Problem problem, Map<Vertex, String> words, Assignment numbers) {
    Evaluator evaluator = new Evaluator(numbers);
    for (Strand strand : problem.inputs().values()) {
      Expr length = Graph.length(strand, new Integers(terms));
      if (evaluator.evaluate(length).asInteger().compareTo(LONGEST) > 0) {
        return new Verdict.Unknown(Reason.INCOMPLETE, "a string of more than 2^26 units");
      }
    }
    return new Verdict.Sat(values(problem, words, numbers));
  }

  private static Assignment values(Problem problem, Map<Vertex, String> words, Assignment numbers) {
    Map<Symbol, Value> values = new LinkedHashMap<>(numbers.values());
    problem
        .inputs()
        .forEach((symbol, strand) -> values.put(symbol, Value.of(text(strand, words, numbers))));
    return Assignment.of(values, numbers.functions());
  }

  /** A vertex on which nothing depends but its length may be anything of that length. */
  private static String text(Strand strand, Map<Vertex, String> words, Assignment numbers) {
    StringBuilder text = new StringBuilder();
    for (Part part : strand.parts()) {
      if (part instanceof Fixed fixed) {
        text.append(fixed.text());
      } else if (words.containsKey(part)) {
        text.append(words.get(part));
      } else {
        int length = numbers.value((Symbol) ((Vertex) part).length()).asInteger().intValue();
        text.append("a".repeat(length));
      }
    }
    return text.toString();
  }
}
