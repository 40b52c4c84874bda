package dev.clew.app.check;

import dev.clew.app.analysis.TimeSlice;
import dev.clew.app.entry.Entry;
import dev.clew.engine.outcome.ExplorationFailure;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.GenericTypes;
import dev.clew.engine.program.LinkageException;
import dev.clew.output.Confirmation;
import dev.clew.output.Confirmation.State;
import dev.clew.output.Finding;
import dev.clew.output.Obstacle;
import dev.clew.output.ReachedLines;
import dev.clew.replay.Replay;
import dev.clew.replay.Replay.Ending.Failed;
import dev.clew.replay.Replayer;
import dev.clew.replay.TraceFrame;
import dev.clew.replay.coverage.Coverage;
import dev.clew.replay.coverage.LineSets;
import dev.clew.replay.recipe.NoRecipeException;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.RecipeMaker;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Tries paths of one target, and remembers what came of them. */
final class Attempts {

  /**
   * A path that failed on a real JVM.
   *
   * @param number from 1
   * @param site where; of a loop that does not end its beginning
   */
  record Failure(
      int number,
      Entry entry,
      ExploredPath path,
      Recipe recipe,
      Replay.Ending.Threw threw,
      Site site) {
    Failure numbered(int other) {
      return new Failure(other, entry, path, recipe, threw, site);
    }
  }

  /**
   * A call that came to an end, whatever was expected of it.
   *
   * @param number the path's, from 1
   */
  record Ended(int number, Entry entry, ExploredPath path, Replay replay) {
    Ended numbered(int other) {
      return new Ended(other, entry, path, replay);
    }
  }

  private record Tried(Confirmation confirmation, Optional<Replay> replay) {
    boolean isLate() {
      return replay.map(Replay::ending).orElse(null) instanceof Replay.Ending.TimedOut;
    }
  }

  private static final Confirmation NO_TIME =
      Confirmation.notRun(Obstacle.NO_TIME, "there was no time left for it");
  private static final Confirmation TOO_LATE =
      Confirmation.notRun(Obstacle.LATE, "other calls did not end in time");
  private static final Confirmation UNFINISHED =
      Confirmation.notRun(Obstacle.UNFINISHED, "how it ends is not known");

  /**
   * Calls that did not end in time, after which no other of an entry is tried that may not end
   * either, and no other at all where calls that should end did not: each takes long.
   */
  private static final int MOST_LATE = 5;

  private static final String CLASS_CAST = "java.lang.ClassCastException";

  private final Replayer replayer;
  private final SecondTrials second;
  private final RecipeMaker recipes;
  private final Coverage reached;
  private final boolean privateState;
  private final List<Confirmation> confirmations = new ArrayList<>();
  private final List<Failure> failures = new ArrayList<>();
  private final List<Ended> ended = new ArrayList<>();
  private final List<Ended> unmade = new ArrayList<>();
  private final Coverage made = new Coverage();
  private final LineSets lineSets;
  private final Map<Integer, Integer> setByPath = new HashMap<>();
  private int keptCount;
  private final List<ExplorationFailure> crashes = new ArrayList<>();
  private boolean lacksObjects;
  private boolean wasStopped;

  /**
   * @param reached hears what calls reach
   * @param lineSets hears which lines of the target's class each call reaches
   * @param privateState whether objects count that no constructor makes
   */
  Attempts(
      Replayer replayer,
      SecondTrials second,
      RecipeMaker recipes,
      Coverage reached,
      LineSets lineSets,
      boolean privateState) {
    this.lineSets = lineSets;
    this.replayer = replayer;
    this.second = second;
    this.recipes = recipes;
    this.reached = reached;
    this.privateState = privateState;
  }

  /** One a path, in the order in which paths came. */
  List<Confirmation> confirmations() {
    return List.copyOf(confirmations);
  }

  List<Failure> failures() {
    return List.copyOf(failures);
  }

  /** Calls that code outside could make, in the order of their paths. */
  List<Ended> ended() {
    return ended.stream().sorted(Comparator.comparingInt(Ended::number)).toList();
  }

  /**
   * Paths that a real JVM has taken with an object that code outside could not make so far, as far
   * as nothing else fails as they do.
   *
   * @param returning whether those count as well that return
   * @param onlyNew of these, those alone that have reached something new
   */
  List<ExploredPath> unmade(boolean returning, boolean onlyNew) {
    Set<Outcome> reached = new HashSet<>();
    ended.forEach(each -> reached.add(Order.way(each.path().outcome())));
    return unmade.stream()
        .filter(
            each ->
                each.path().outcome() instanceof Outcome.Returned
                    ? returning && (!onlyNew || made.isNew(each.replay().coverage().content()))
                    : !reached.contains(Order.way(each.path().outcome())))
        .map(Ended::path)
        .toList();
  }

  /** Whether a path needs an object that constructors and setters do not make. */
  boolean lacksObjects() {
    return lacksObjects;
  }

  /**
   * Tries paths, as many as there is time for, but one in any case: what nobody entered says
   * nothing. A call that runs longer than it may is stopped, and counts as not run.
   */
  void make(Entry entry, List<ExploredPath> paths, TimeSlice time) {
    int first = confirmations.size();
    confirmations.addAll(Collections.nCopies(paths.size(), UNFINISHED));
    List<Integer> order = Order.of(paths, entry.takesInputs());
    order.forEach(index -> confirmations.set(first + index, NO_TIME));
    LateCalls late = new LateCalls(MOST_LATE);
    boolean isFirst = ended.isEmpty() && !wasStopped;
    try {
      for (int index : order) {
        if ((time.share().exhausted() && !isFirst) || time.run().exhausted()) {
          return;
        }
        if (isInVain(paths.get(index), time)) {
          continue;
        }
        isFirst = false;
        if (!late.isWorthTrying(paths.get(index).outcome())) {
          confirmations.set(first + index, TOO_LATE);
          continue;
        }
        Tried tried = attempt(entry, paths.get(index), time);
        confirmations.set(first + index, tried.confirmation);
        late.tried(paths.get(index).outcome(), tried.isLate());
        tried.replay.ifPresent(
            replay -> keep(entry, first + index + 1, paths.get(index), tried, replay));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // what has been tried stays
    }
  }

  /** Whether a call that will not end could not be waited for: stopped early, it shows nothing. */
  private boolean isInVain(ExploredPath path, TimeSlice time) {
    return path.outcome() instanceof Outcome.Endless
        && (time.patience().compareTo(replayer.limit()) < 0
            || time.run().remaining().compareTo(replayer.limit()) < 0);
  }

  private Tried attempt(Entry entry, ExploredPath path, TimeSlice time)
      throws InterruptedException {
    try {
      List<Recipe> ways = entry.recipes(recipes, path.inputs());
      Replay first = replayer.run(ways, time.patience(), time.run());
      Replay replay = second.settled(path, first, time);
      if (replay.ending() instanceof Failed none && none.isNotTried()) {
        wasStopped |= none.cause() == Failed.Cause.STOPPED;
        return new Tried(Verdicts.of(path, replay), Optional.empty());
      }
      boolean failed =
          replay.ending() instanceof Failed failure && failure.cause() == Failed.Cause.NO_CALL;
      lacksObjects |= !replay.recipe().isPublic();
      boolean mayFailBefore =
          path.outcome() instanceof Outcome.Threw || path.outcome() instanceof Outcome.Cut;
      if (failed && entry instanceof Entry.Driven && mayFailBefore) {
        return notRun(Obstacle.BEFORE_CALL, "it fails before the call");
      }
      if (failed && !replay.recipe().isPublic()) {
        return notRun(Obstacle.NO_OBJECT, "there is no such object");
      }
      return new Tried(Verdicts.of(path, replay), Optional.of(replay));
    } catch (NoRecipeException e) {
      String why = String.valueOf(e.getMessage());
      return new Tried(Confirmation.failed(Obstacle.NO_INPUTS, why), Optional.empty());
    } catch (LinkageException e) {
      String why = e.problem().explanation();
      return new Tried(Confirmation.failed(Obstacle.NO_INPUTS, why), Optional.empty());
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      crashes.add(new ExplorationFailure(path.decisions(), e));
      return new Tried(
          Confirmation.failed(Obstacle.INTERNAL_ERROR, String.valueOf(e)), Optional.empty());
    }
  }

  /** Which lines calls reached. */
  ReachedLines reachedLines() {
    return new ReachedLines(lineSets.lines(), setByPath, keptCount, List.of(), List.of());
  }

  /** Bugs of ours, each of which cost a path its trial. */
  List<ExplorationFailure> crashes() {
    return List.copyOf(crashes);
  }

  private static Tried notRun(Obstacle obstacle, String why) {
    return new Tried(Confirmation.notRun(obstacle, why), Optional.empty());
  }

  /**
   * Whether other code could make such a call. Generic types are erased: a stub may return what no
   * compiler lets it return, a list of Scala may hold what none lets it hold, and values of one
   * type variable may be of classes that cannot be compared.
   */
  private static boolean isReachable(Entry entry, Recipe recipe, Replay.Ending ending) {
    boolean pollutes =
        ending instanceof Replay.Ending.Threw threw
            && threw.exception().equals(CLASS_CAST)
            && (recipe.hasStubs()
                || recipe.fillsErasedLists()
                || entry.methods().anyMatch(GenericTypes::takesComparables));
    return recipe.isPublic() && !recipe.breaksContracts() && !pollutes;
  }

  private void keep(Entry entry, int number, ExploredPath path, Tried tried, Replay replay) {
    add(replay, reached);
    noteLines(number, replay);
    boolean isConfirmed = tried.confirmation.state() == State.CONFIRMED;
    boolean isMade = privateState || isReachable(entry, replay.recipe(), replay.ending());
    if (isMade) {
      add(replay, made);
      ended.add(new Ended(number, entry, path, replay));
    } else if (isConfirmed && !replay.recipe().isPublic()) {
      unmade.add(new Ended(number, entry, path, replay));
    }
    if (isMade && (isConfirmed || Verdicts.isFailedGuess(path, replay))) {
      failure(path, replay.ending())
          .map(threw -> new Failure(number, entry, path, replay.recipe(), threw, site(path, threw)))
          .ifPresent(failures::add);
    }
  }

  private void noteLines(int number, Replay replay) {
    keptCount++;
    int set = lineSets.add(replay.coverage().content(), left(replay));
    if (set != LineSets.UNKNOWN) {
      setByPath.put(number, set);
    }
  }

  private static void add(Replay replay, Coverage coverage) {
    coverage.add(replay.coverage().content());
    coverage.addLeft(left(replay));
  }

  /** Places that an exception came by. */
  private static List<Site> left(Replay replay) {
    return replay.ending() instanceof Replay.Ending.Threw threw
        ? threw.trace().stream().map(TraceFrame::site).toList()
        : List.of();
  }

  /** What a call threw; a loop that does not end counts as {@link Finding#ENDLESS}. */
  static Optional<Replay.Ending.Threw> failure(ExploredPath path, Replay.Ending ending) {
    if (ending instanceof Replay.Ending.Threw threw) {
      return Optional.of(threw);
    }
    return path.outcome() instanceof Outcome.Endless
            && ending instanceof Replay.Ending.TimedOut timedOut
        ? Optional.of(new Replay.Ending.Threw(Finding.ENDLESS, null, timedOut.trace()))
        : Optional.empty();
  }

  private static Site site(ExploredPath path, Replay.Ending.Threw threw) {
    if (path.outcome() instanceof Outcome.Threw expected
        && path.followed()
        && !Verdicts.isBeforeCall(expected)) {
      return expected.site();
    }
    return path.outcome() instanceof Outcome.Endless endless
        ? endless.site()
        : Verdicts.site(threw.trace());
  }
}
