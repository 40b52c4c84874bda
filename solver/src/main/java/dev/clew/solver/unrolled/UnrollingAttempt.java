package dev.clew.solver.unrolled;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Function;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A query unrolled in one way and put to the numeric solver. */
final class UnrollingAttempt {

  /** How often a candidate that the evaluator refutes is learned from. */
  private static final int LESSONS = 24;

  private final Query query;
  private final LengthHints hints;
  private final Solver numeric;
  private final UnrollingPlan plan;
  private final UnrolledTranslation translation;
  private final List<Expr> translated = new ArrayList<>();
  private final List<Expr> lessons = new ArrayList<>();

  /**
   * @throws UnrolledTranslation.OutOfTime when the plan's time is up
   */
  UnrollingAttempt(
      Query query, LengthHints hints, Solver numeric, ExprFactory factory, UnrollingPlan plan) {
    this.query = query;
    this.hints = hints;
    this.numeric = numeric;
    this.plan = plan;
    translation = new UnrolledTranslation(factory, plan);
    query.conjuncts().forEach(conjunct -> translated.add(translation.condition(conjunct)));
  }

  /**
   * Sat with a checked model; Unsat if the translation is, whose core are conjuncts of the query
   * only if the translation is {@link #exact}.
   *
   * @param nice whether to look among strings of printable characters only
   */
  Verdict run(boolean nice, Budget budget) {
    for (int lesson = 0; lesson < LESSONS; lesson++) {
      Verdict verdict = numeric.check(Query.of(conjuncts(nice), budget));
      if (!(verdict instanceof Verdict.Sat sat)) {
        return verdict;
      }
      Assignment model = translation.original(hints.symbols(), sat.assignment());
      Evaluator evaluator = new Evaluator(model);
      try {
        if (evaluator.allHold(query.conjuncts())) {
          return new Verdict.Sat(model);
        }
        if (!learn(evaluator)) {
          return new Verdict.Unknown(Reason.WRONG_MODEL, "a model of the units does not hold");
        }
      } catch (FunctionFailure failure) {
        return new Verdict.Unknown(Reason.INCOMPLETE, String.valueOf(failure.getMessage()));
      }
    }
    return new Verdict.Unknown(Reason.INCOMPLETE, "too many candidates did not hold");
  }

  private List<Expr> conjuncts(boolean nice) {
    List<Expr> conjuncts = new ArrayList<>();
    conjuncts.add(translation.all(translation.unknowns().facts()));
    conjuncts.addAll(translated);
    conjuncts.addAll(lessons);
    if (nice) {
      conjuncts.addAll(translation.unknowns().wishes());
    }
    return conjuncts;
  }

  /** Functions that may be anything teach nothing: what they are is for the model to say. */
  private boolean learn(Evaluator evaluator) {
    int before = lessons.size();
    for (Apply opaque : translation.opaques()) {
      if (opaque.op() instanceof Function function && function.isUninterpreted()) {
        continue;
      }
      Expr lemma = translation.lemma(opaque, evaluator);
      if (!lessons.contains(lemma)) {
        lessons.add(lemma);
      }
    }
    return lessons.size() > before;
  }

  /** Whether a refutation within printable characters is one of all strings up to the bound. */
  boolean ignoresWishes(Verdict.Unsat unsat) {
    Set<Expr> core = new HashSet<>(unsat.core());
    return !translation.unknowns().lossyLetters()
        && translation.unknowns().wishes().stream().noneMatch(core::contains);
  }

  /** Whether no solution is left out but for the sizes of integers. */
  boolean exactButIntegers() {
    return !translation.unknowns().lossy()
        && !translation.unknowns().lossyLetters()
        && hints.strings().stream().allMatch(s -> plan.limits().most(s) <= plan.bound());
  }

  /** Whether no solution is left out: a refutation is one of the query. */
  boolean exact() {
    return exactButIntegers() && !translation.unknowns().lossyIntegers();
  }

  /** The query's own conjuncts that a refutation of the exact translation needs. */
  List<Expr> core(Verdict.Unsat unsat) {
    Set<Expr> needed = new HashSet<>(unsat.core());
    Set<Expr> core = new LinkedHashSet<>(plan.limits().sources());
    for (int i = 0; i < translated.size(); i++) {
      if (needed.contains(translated.get(i))) {
        core.add(query.conjuncts().get(i));
      }
    }
    return List.copyOf(core);
  }
}
