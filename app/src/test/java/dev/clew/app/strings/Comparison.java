package dev.clew.app.strings;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.Verdict;
import dev.clew.solver.chain.SolverChain;
import dev.clew.solver.chain.StringBackEnds;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.TermSubstitution;
import dev.clew.solver.expr.Value;
import dev.clew.solver.simplify.Simplifier;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/** Asks the chain and enumeration the same. For one thread, which closes it. */
final class Comparison implements AutoCloseable {

  /** How the chain's answer compares. */
  enum Outcome {
    SAT,
    UNSAT,
    UNKNOWN,
    /** It found nothing although there is something. */
    WRONG_UNSAT,
    /** Its values do not hold. */
    WRONG_SAT
  }

  private final ExprFactory terms = Simplifier.factory();
  private final Duration patience;
  private final Solver solver;
  private Verdict last = new Verdict.Unsat(List.of());

  Comparison(StringBackEnds strings, Duration patience) {
    this.patience = patience;
    List<SolverProvider> backEnds =
        ServiceLoader.load(SolverProvider.class).stream().map(ServiceLoader.Provider::get).toList();
    solver = SolverChain.over(backEnds, strings);
  }

  Outcome compare(Conjunction conjunction) {
    TermSubstitution copies = TermSubstitution.copyInto(terms);
    List<Expr> asked = conjunction.conjuncts().stream().map(copies::apply).toList();
    last = solver.check(Query.of(asked, Budget.of(patience)));
    if (last instanceof Verdict.Sat sat) {
      return holds(conjunction, sat.assignment()) ? Outcome.SAT : Outcome.WRONG_SAT;
    }
    if (last instanceof Verdict.Unsat) {
      return Enumeration.satisfies(conjunction) ? Outcome.WRONG_UNSAT : Outcome.UNSAT;
    }
    return Outcome.UNKNOWN;
  }

  /** Why the last answer was none. */
  String reason() {
    return last instanceof Verdict.Unknown unknown
        ? unknown.reason() + ": " + unknown.detail()
        : "decided";
  }

  /** The terms as they were written hold too: enumeration would find these values. */
  private static boolean holds(Conjunction conjunction, Assignment found) {
    Map<String, Value> byName = new HashMap<>();
    found.values().forEach((symbol, value) -> byName.put(symbol.name(), value));
    Map<Symbol, Value> values = new HashMap<>();
    for (Unknown unknown : conjunction.unknowns()) {
      Symbol symbol = unknown.symbol();
      values.put(symbol, byName.getOrDefault(symbol.name(), Value.zero(symbol.sort())));
    }
    return new Evaluator(Assignment.of(values)).allHold(conjunction.conjuncts());
  }

  @Override
  public void close() {
    solver.close();
  }
}
