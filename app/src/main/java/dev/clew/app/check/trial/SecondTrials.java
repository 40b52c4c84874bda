package dev.clew.app.check.trial;

import dev.clew.app.analysis.TimeSlice;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.FoundBy;
import dev.clew.engine.outcome.Outcome;
import dev.clew.output.Confirmation.State;
import dev.clew.replay.Replay;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.Replayer;
import dev.clew.replay.recipe.Step;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Calls that did not end as it was foretold are tried once more, in a JVM that no other call has
 * used. Earlier calls may have left something in the library, where no class loader takes it away
 * (a provider, a level of a logger, a factory that can be set but once): then the second trial is
 * the one that counts, as it shows what a first call does.
 *
 * <p>Costs the start of a JVM for each way in which calls end so, for all targets together.
 */
public final class SecondTrials {

  private final Replayer replayer;

  /** Ways of ending that were the same in a new JVM. */
  private final Set<String> own = new HashSet<>();

  public SecondTrials(Replayer replayer) {
    this.replayer = replayer;
  }

  /**
   * What the call of a path does as the first of its JVM. Where there is no time for another trial,
   * what it has done counts as far as nothing would be reported of it.
   */
  Replay settled(ExploredPath path, Replay replay, TimeSlice time) throws InterruptedException {
    Optional<String> way = way(replay);
    if (replayer.wasFirst()
        || way.isEmpty()
        || own.contains(way.get())
        || isForetold(path, replay)) {
      return replay;
    }
    Replay again = replayer.runAnew(replay.recipe(), time.patience(), time.run());
    if (again.ending() instanceof Ending.Failed none && none.isNotTried()) {
      return isUnforeseen(path, replay) ? again : replay;
    }
    if (way(again).equals(way)) {
      own.add(way.get());
    }
    return again;
  }

  /** Of what a path foretold nothing else is to be learned. */
  private static boolean isForetold(ExploredPath path, Replay replay) {
    return !isUnforeseen(path, replay)
        && !isOutOfMemory(path, replay)
        && Verdicts.of(path, replay).state() != State.DIVERGED;
  }

  /**
   * Whether an exception would be reported that nothing but this call shows: a concrete run
   * foretells what a call did after thousands of others.
   */
  private static boolean isUnforeseen(ExploredPath path, Replay replay) {
    return replay.ending() instanceof Ending.Threw
        && (path.outcome() instanceof Outcome.Cut
            || path.foundBy() == FoundBy.CONCRETE
            || Verdicts.isFailedGuess(path, replay));
  }

  /** Earlier calls, and concrete runs before them, may hold what this one lacks. */
  private static boolean isOutOfMemory(ExploredPath path, Replay replay) {
    return replay.ending() instanceof Ending.Threw threw
        && threw.exception().equals(Verdicts.OUT_OF_MEMORY)
        && Verdicts.of(path, replay).state() == State.FAILED;
  }

  /** Empty for an ending that another JVM would not change, or that takes long. */
  private static Optional<String> way(Replay replay) {
    if (replay.ending() instanceof Ending.Threw threw) {
      return Optional.of(threw.exception() + " at " + Verdicts.site(threw.trace()));
    }
    return replay.ending() instanceof Ending.Returned
        ? Optional.of("returned from " + called(replay.recipe().call()))
        : Optional.empty();
  }

  private static String called(Step call) {
    return call instanceof Step.Invoke invoke
        ? invoke.owner() + "." + invoke.method() + invoke.parameters()
        : call.toString();
  }
}
