package dev.clew.engine.concrete;

import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Solves what can be solved without functions, runs the functions on that solution, puts the
 * results in their place together with the equalities of the arguments, and solves again; then once
 * more with another solution. Solvers never meet a function.
 */
final class FunctionConcretisation {

  private final ConcreteFunctions functions;
  private final ExprFactory factory;

  FunctionConcretisation(ConcreteFunctions functions, ExprFactory factory) {
    this.functions = functions;
    this.factory = factory;
  }

  /**
   * Satisfiable with values that were run; unsatisfiable only if the conditions without functions
   * are.
   *
   * @param narrowing restricts the solutions that are tried; true for no restriction
   * @param tries how many solutions
   */
  Verdict check(Solver solver, Query query, Expr narrowing, int tries) {
    List<Expr> simple = new ArrayList<>();
    List<Expr> complex = new ArrayList<>();
    for (Expr conjunct : query.conjuncts()) {
      boolean isSimple = FunctionUse.in(List.of(conjunct), functions).isEmpty();
      (isSimple ? simple : complex).add(conjunct);
    }
    if (FunctionUse.in(List.of(narrowing), functions).isEmpty()) {
      simple.add(narrowing);
    }
    Set<FunctionUse> uses = FunctionUse.in(complex, functions);
    for (int i = 0; i < tries && !query.budget().exhausted(); i++) {
      Verdict first = solver.check(query.withConjuncts(simple));
      if (!(first instanceof Verdict.Sat sat)) {
        return i == 0 && narrowing instanceof Const ? first : gaveUp(i);
      }
      List<Expr> fixed = new ArrayList<>();
      Map<Expr, Expr> results = new HashMap<>();
      if (!run(uses, new Evaluator(sat.assignment()), results, fixed)) {
        return gaveUp(i);
      }
      List<Expr> all = new ArrayList<>(simple);
      all.addAll(fixed);
      complex.forEach(each -> all.add(replaced(each, results)));
      Verdict second = solver.check(query.withConjuncts(all));
      if (second instanceof Verdict.Sat found && holds(found, query)) {
        return found;
      }
      simple.add(different(fixed));
    }
    return gaveUp(tries);
  }

  private static Verdict gaveUp(int tries) {
    return new Verdict.Unknown(
        Reason.INCOMPLETE, "no values found by running functions on " + tries + " solutions");
  }

  /** Inner uses first: their results stand for them in the arguments of the outer ones. */
  private boolean run(
      Set<FunctionUse> uses, Evaluator evaluator, Map<Expr, Expr> results, List<Expr> fixed) {
    try {
      for (FunctionUse use : uses) {
        List<Value> values = use.arguments().stream().map(evaluator::evaluate).toList();
        List<Expr> arguments =
            use.arguments().stream().map(each -> replaced(each, results)).toList();
        Expr equal = new FunctionUse(use.function(), arguments).areEqual(factory, values);
        fixed.add(equal);
        Expr[] given = use.arguments().toArray(Expr[]::new);
        for (Function part :
            List.of(use.function().outcome(), use.function().value(), use.function().message())) {
          Expr applied = factory.apply(part, given);
          results.put(applied, factory.constant(evaluator.evaluate(applied)));
        }
      }
      return true;
    } catch (FunctionFailure noValue) {
      return false;
    }
  }

  private static boolean holds(Verdict.Sat found, Query query) {
    try {
      return new Evaluator(found.assignment()).allHold(query.conjuncts());
    } catch (FunctionFailure noValue) {
      return false;
    }
  }

  private Expr replaced(Expr term, Map<Expr, Expr> results) {
    Map<Expr, Expr> built = new HashMap<>();
    new PostOrder()
        .visit(
            term,
            each -> {
              Expr result = results.get(each);
              built.put(each, result != null ? result : rebuilt(each, built));
            });
    return Objects.requireNonNull(built.get(term));
  }

  private Expr rebuilt(Expr term, Map<Expr, Expr> built) {
    if (!(term instanceof Apply apply)) {
      return term;
    }
    Expr[] arguments = apply.args();
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = Objects.requireNonNull(built.get(arguments[i]));
    }
    return factory.rebuild(apply, arguments);
  }

  private Expr different(List<Expr> fixed) {
    Expr same = factory.bool(true);
    for (Expr each : fixed) {
      same = factory.and(same, each);
    }
    return factory.not(same);
  }
}
