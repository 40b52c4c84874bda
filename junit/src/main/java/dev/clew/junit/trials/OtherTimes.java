package dev.clew.junit.trials;

import dev.clew.junit.source.assertion.Likeness;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.Replayer;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import dev.clew.solver.Budget;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Tells whether a call would end in the same way on another day, and on a machine that takes its
 * time: clocks and generators are asked again with other answers, the last of which go on by a
 * minute each. For one thread.
 */
public final class OtherTimes {

  private static final long FIRST = 978_310_861L; // early in 2001
  private static final long LEAP = 1_583_020_799L; // the last second of a leap day, a Saturday
  private static final long LATER = 2_510_000_000L; // in 2049
  private static final int MOST_ASKED = 12;
  private static final long PAUSE = 61;

  private final Replayer replayer;
  private final Budget budget;

  public OtherTimes(Replayer replayer, Budget budget) {
    this.replayer = replayer;
    this.budget = budget;
  }

  /** Whether a case that nobody has vouched for ends as it did at all times. */
  public boolean areSame(SuiteCase of) throws InterruptedException {
    if (!of.isVariant()) {
      return true; // whether the answers matter was asked when the path was found
    }
    return isSame(of, FIRST, 0) && isSame(of, LEAP, 0) && isSame(of, LATER, PAUSE);
  }

  private boolean isSame(SuiteCase of, long second, long pause) throws InterruptedException {
    Recipe recipe = of.replay().recipe();
    List<Step> steps = new ArrayList<>();
    int free = Integer.MAX_VALUE / 2;
    for (int i = 0; i < MOST_ASKED; i++) {
      long now = second + i * pause;
      free = add(steps, "System.currentTimeMillis()", now * 1_000, free);
      free = add(steps, "System.nanoTime()", now * 1_000_000_000L, free);
      free = add(steps, "Instant.now().getEpochSecond()", now, free);
      free = add(steps, "Instant.now().getNano()", 0, free);
      free = add(steps, "new Random()", now, free);
    }
    steps.addAll(recipe.steps());
    Recipe asked = new Recipe(steps, recipe.call(), recipe.input());
    Ending ending = replayer.run(List.of(asked), budget).ending();
    return budget.exhausted() || isSame(of.replay().ending(), ending);
  }

  private static int add(List<Step> steps, String question, Number answer, int number) {
    steps.add(new Step.Constant(number, answer));
    steps.add(new Step.Given(question, number, /* matters= */ false));
    return number + 1;
  }

  /** Effects on private fields, such as the time itself, are nobody's business. */
  private static boolean isSame(Ending one, Ending other) {
    if (one instanceof Ending.Returned was && other instanceof Ending.Returned is) {
      return new Likeness().isSame(was.value(), is.value());
    } else if (one instanceof Ending.Threw was && other instanceof Ending.Threw is) {
      return was.exception().equals(is.exception()) && Objects.equals(was.message(), is.message());
    }
    return false;
  }
}
