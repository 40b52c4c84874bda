package dev.clew.junit;

import dev.clew.junit.mutation.KillingCases;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.junit.trials.PlainerCases;
import dev.clew.replay.Replay;
import dev.clew.replay.recipe.Recipe;
import dev.clew.solver.Budget;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Puts calls in the place of those that were chosen of which there is less to read, and which end
 * in the same way, reach what only those reached and show the mistakes that only those showed. For
 * one thread.
 */
final class PolishedCases {

  private static final int MOST_ROUNDS = 4;
  private static final int MOST_TRIED = 40;

  private final PlainerCases plainer;
  private final KillingCases killing;
  private final Budget budget;

  PolishedCases(PlainerCases plainer, KillingCases killing, Budget budget) {
    this.plainer = plainer;
    this.killing = killing;
    this.budget = budget;
  }

  /** As many, in the same order; those that cannot be told more plainly as they were. */
  List<SuiteCase> of(List<SuiteCase> chosen) throws InterruptedException {
    List<SuiteCase> polished = new ArrayList<>(chosen);
    for (int i = 0; i < polished.size() && !budget.exhausted(); i++) {
      if (!polished.get(i).isError()) {
        List<SuiteCase> others = new ArrayList<>(polished);
        others.remove(i);
        polished.set(i, polished(polished.get(i), others));
      }
    }
    return polished;
  }

  private SuiteCase polished(SuiteCase rough, List<SuiteCase> others) throws InterruptedException {
    Set<Object> own = new HashSet<>(killing.known(rough));
    others.forEach(each -> own.removeAll(killing.known(each)));
    SuiteCase best = rough;
    for (int round = 0; round < MOST_ROUNDS; round++) {
      SuiteCase next = plainest(best, rough, others, own);
      if (next.equals(best)) {
        return best;
      }
      best = next;
    }
    return best;
  }

  private SuiteCase plainest(
      SuiteCase best, SuiteCase rough, List<SuiteCase> others, Set<Object> own)
      throws InterruptedException {
    int cost = ReadingCost.of(best);
    List<Recipe> cheaper =
        plainer.recipes(best, others).stream()
            .filter(recipe -> expected(best, recipe) < cost)
            .sorted(Comparator.comparingInt(recipe -> expected(best, recipe)))
            .limit(MOST_TRIED)
            .toList();
    for (Recipe recipe : cheaper) {
      Optional<SuiteCase> each = plainer.perform(best, recipe);
      boolean isBetter =
          each.isPresent()
              && ReadingCost.of(each.get()) < cost
              && Minimiser.replaces(each.get(), rough, others)
              && killing.showsAll(each.get(), own, budget);
      if (isBetter) {
        return each.get();
      }
    }
    return best;
  }

  /** What there would be to read if it ended in the same way. */
  private static int expected(SuiteCase best, Recipe recipe) {
    Replay known = best.replay();
    return ReadingCost.of(
        best.variant(new Replay(recipe, known.ending(), known.printed(), known.coverage())));
  }
}
