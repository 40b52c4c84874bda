package dev.clew.solver.nearby;

import dev.clew.solver.Query;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One query's search: a change for a conjunct that does not hold, and for what that breaks. */
final class NearbySearch {

  /** Changes on top of each other. */
  private static final int DEPTH = 3;

  /** Conjuncts that do not hold; with more of them the hint is not near. */
  private static final int MOST_BROKEN = 3;

  /** Changed values that all conjuncts are evaluated with, of those of one conjunct. */
  private static final int MOST_TRIALS = 40;

  /** Changed values that a conjunct is evaluated with. */
  private static final int MOST_EVALUATIONS = 800;

  private static final int MOST_GONE_ON_WITH = 3;

  /**
   * In the texts of one conjunct together: with more of them each change takes too long to look at.
   */
  private static final int MOST_UNITS = 1 << 16;

  private final Query query;
  private final KnownUnits units;
  private final KnownWords words;
  private int trials;
  private int evaluations;

  NearbySearch(Query query, KnownUnits units, KnownWords words) {
    this.query = query;
    this.units = units;
    this.words = words;
  }

  /** Values with which all conjuncts hold; null where none were found. */
  @Nullable Assignment find() {
    Evaluator evaluator = new Evaluator(query.hint());
    List<Expr> broken = broken(evaluator, MOST_BROKEN + 1);
    if (broken.isEmpty()) {
      return query.hint();
    }
    return broken.size() > MOST_BROKEN ? null : mend(query.hint(), evaluator, broken, DEPTH);
  }

  /**
   * The same where one conjunct is known not to hold, and all others are known to hold.
   *
   * @param evaluator of the hint
   */
  @Nullable Assignment find(Evaluator evaluator, Expr broken) {
    return mend(query.hint(), evaluator, List.of(broken), DEPTH);
  }

  /** Values and the conjuncts that do not hold with them. */
  private record Trial(Assignment values, Evaluator evaluator, List<Expr> broken) {}

  private @Nullable Assignment mend(
      Assignment values, Evaluator evaluator, List<Expr> broken, int depth) {
    Expr first = broken.get(0);
    if (new ConjunctTerms(first).hasMoreUnits(MOST_UNITS, evaluator)) {
      return null;
    }
    List<Trial> better = new ArrayList<>();
    Set<ValueChange> changes =
        new LinkedHashSet<>(
            new RemainderChanges(values, first, at -> othersHold(at, broken)).all());
    changes.addAll(new NearbyChanges(evaluator).of(first, query.conjuncts(), units, words));
    int last = trials + MOST_TRIALS;
    for (ValueChange change : changes) {
      if (++evaluations > MOST_EVALUATIONS || trials == last || query.budget().exhausted()) {
        break;
      }
      Assignment changed = change.in(values);
      Evaluator other = new Evaluator(changed);
      if (holds(other, first)) {
        trials++;
        List<Expr> left = broken(other, MOST_BROKEN + 1);
        if (left.isEmpty()) {
          return changed;
        }
        if (left.size() <= MOST_BROKEN && depth > 1) {
          better.add(new Trial(changed, other, left));
        }
      }
    }
    better.sort(Comparator.comparingInt(trial -> trial.broken.size()));
    for (int i = 0; i < Math.min(better.size(), MOST_GONE_ON_WITH); i++) {
      Trial trial = better.get(i);
      Assignment found = mend(trial.values, trial.evaluator, trial.broken, depth - 1);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** Whether all conjuncts hold that held before. */
  private boolean othersHold(Evaluator evaluator, List<Expr> broken) {
    for (int i = query.conjuncts().size() - 1; i >= 0; i--) {
      Expr conjunct = query.conjuncts().get(i);
      if (!broken.contains(conjunct) && !holds(evaluator, conjunct)) {
        return false;
      }
    }
    return true;
  }

  /** The newest conjuncts that do not hold, up to so many. */
  private List<Expr> broken(Evaluator evaluator, int most) {
    List<Expr> broken = new ArrayList<>();
    for (int i = query.conjuncts().size() - 1; i >= 0 && broken.size() < most; i--) {
      if (!holds(evaluator, query.conjuncts().get(i))) {
        broken.add(query.conjuncts().get(i));
      }
    }
    return broken;
  }

  private static boolean holds(Evaluator evaluator, Expr conjunct) {
    try {
      return evaluator.holds(conjunct);
    } catch (FunctionFailure noValue) {
      return false;
    }
  }
}
