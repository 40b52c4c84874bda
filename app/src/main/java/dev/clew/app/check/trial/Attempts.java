package dev.clew.app.check.trial;

import dev.clew.app.analysis.TimeSlice;
import dev.clew.app.entry.Entry;
import dev.clew.engine.outcome.ExplorationFailure;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.GenericTypes;
import dev.clew.output.Confirmation;
import dev.clew.output.Confirmation.State;
import dev.clew.output.Finding;
import dev.clew.output.Obstacle;
import dev.clew.output.ReachedLines;
import dev.clew.replay.Replay;
import dev.clew.replay.TraceFrame;
import dev.clew.replay.coverage.Coverage;
import dev.clew.replay.coverage.LineSets;
import dev.clew.replay.recipe.Recipe;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Tries paths of one target, and remembers what came of them. */
public final class Attempts {

  /**
   * A path that failed on a real JVM.
   *
   * @param number from 1
   * @param site where; of a loop that does not end its beginning
   */
  public record Failure(
      int number,
      Entry entry,
      ExploredPath path,
      Recipe recipe,
      Replay.Ending.Threw threw,
      Site site) {
    public Failure numbered(int other) {
      return new Failure(other, entry, path, recipe, threw, site);
    }
  }

  /**
   * A call that came to an end, whatever was expected of it.
   *
   * @param number the path's, from 1
   */
  public record Ended(int number, Entry entry, ExploredPath path, Replay replay) {
    public Ended numbered(int other) {
      return new Ended(other, entry, path, replay);
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

  private final TrialTools tools;
  private final Consumer<Failure> failed;
  private final List<Confirmation> confirmations = new ArrayList<>();
  private final List<Failure> failures = new ArrayList<>();
  private final List<Ended> ended = new ArrayList<>();
  private final List<Ended> unmade = new ArrayList<>();
  private final Coverage made = new Coverage();
  private final LineSets lineSets;
  private final Map<Integer, Integer> setByPath = new HashMap<>();
  private int keptCount;
  private final PathTrials trials;

  /** What came of paths that were tried before their turn. */
  private final IdentityHashMap<ExploredPath, PathTrials.Tried> early = new IdentityHashMap<>();

  /**
   * @param lineSets hears which lines of the target's class each call reaches
   * @param failed hears of what fails, at once; its number is not known to be the last
   */
  public Attempts(TrialTools tools, LineSets lineSets, Consumer<Failure> failed) {
    this.tools = tools;
    this.lineSets = lineSets;
    this.failed = failed;
    this.trials = new PathTrials(tools);
  }

  /** One a path, in the order in which paths came. */
  public List<Confirmation> confirmations() {
    return List.copyOf(confirmations);
  }

  public List<Failure> failures() {
    return List.copyOf(failures);
  }

  /** Calls that code outside could make, in the order of their paths. */
  public List<Ended> ended() {
    return ended.stream().sorted(Comparator.comparingInt(Ended::number)).toList();
  }

  /**
   * Paths that a real JVM has taken with an object that code outside could not make so far, as far
   * as nothing else fails as they do.
   *
   * @param returning whether those count as well that return
   * @param onlyNew of these, those alone that have reached something new
   */
  public List<ExploredPath> unmade(boolean returning, boolean onlyNew) {
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
  public boolean lacksObjects() {
    return trials.lacksObjects();
  }

  /**
   * Tries paths, as many as there is time for, but one in any case: what nobody entered says
   * nothing. A call that runs longer than it may is stopped, and counts as not run.
   */
  public void make(Entry entry, List<ExploredPath> paths, TimeSlice time) {
    int first = confirmations.size();
    confirmations.addAll(Collections.nCopies(paths.size(), UNFINISHED));
    List<Integer> order = Order.of(paths, entry.takesInputs());
    order.forEach(index -> confirmations.set(first + index, NO_TIME));
    LateCalls late = new LateCalls(MOST_LATE);
    boolean isFirst = ended.isEmpty() && !trials.wereStopped();
    try {
      for (int index : order) {
        ExploredPath path = paths.get(index);
        PathTrials.Tried known = early.remove(path);
        boolean isTimeUp = (time.share().exhausted() && !isFirst) || time.run().exhausted();
        if (known == null && (isTimeUp || isInVain(path, time))) {
          continue;
        }
        isFirst = false;
        if (known == null && !late.isWorthTrying(path.outcome())) {
          confirmations.set(first + index, TOO_LATE);
          continue;
        }
        PathTrials.Tried tried = known == null ? trials.attempt(entry, path, time) : known;
        confirmations.set(first + index, tried.confirmation());
        late.tried(path.outcome(), tried.isLate());
        tried.replay().ifPresent(replay -> keep(entry, first + index + 1, path, tried, replay));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // what has been tried stays
    }
  }

  /**
   * Tries a path before its turn, which it keeps. For one thread at a time, while nothing else is
   * done with these attempts.
   */
  public void makeEarly(Entry entry, ExploredPath path, TimeSlice time) {
    if (time.share().exhausted() || time.run().exhausted() || isInVain(path, time)) {
      return;
    }
    try {
      PathTrials.Tried tried = trials.attempt(entry, path, time);
      if (tried.replay().isPresent()) {
        early.put(path, tried);
        tell(entry, path, tried, tried.replay().get());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // it has its turn
    }
  }

  private void tell(Entry entry, ExploredPath path, PathTrials.Tried tried, Replay replay) {
    failure(entry, 0, path, tried, replay).ifPresent(failed);
  }

  /** Whether a call that will not end could not be waited for: stopped early, it shows nothing. */
  private boolean isInVain(ExploredPath path, TimeSlice time) {
    Duration limit = tools.replayer().limit();
    return path.outcome() instanceof Outcome.Endless
        && (time.patience().compareTo(limit) < 0 || time.run().remaining().compareTo(limit) < 0);
  }

  /** Which lines calls reached. */
  public ReachedLines reachedLines() {
    return new ReachedLines(lineSets.lines(), setByPath, keptCount, List.of(), List.of());
  }

  /** Bugs of ours, each of which cost a path its trial. */
  public List<ExplorationFailure> crashes() {
    return trials.crashes();
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

  private void keep(
      Entry entry, int number, ExploredPath path, PathTrials.Tried tried, Replay replay) {
    synchronized (tools.reached()) {
      add(replay, tools.reached());
    }
    noteLines(number, replay);
    boolean isConfirmed = tried.confirmation().state() == State.CONFIRMED;
    if (isMade(entry, replay)) {
      add(replay, made);
      ended.add(new Ended(number, entry, path, replay));
    } else if (isConfirmed && !replay.recipe().isPublic()) {
      unmade.add(new Ended(number, entry, path, replay));
    }
    failure(entry, number, path, tried, replay).ifPresent(failures::add);
    tell(entry, path, tried, replay);
  }

  private boolean isMade(Entry entry, Replay replay) {
    return tools.privateState() || isReachable(entry, replay.recipe(), replay.ending());
  }

  private Optional<Failure> failure(
      Entry entry, int number, ExploredPath path, PathTrials.Tried tried, Replay replay) {
    boolean counts =
        tried.confirmation().state() == State.CONFIRMED || Verdicts.isFailedGuess(path, replay);
    return counts && isMade(entry, replay)
        ? failure(path, replay.ending())
            .map(
                threw ->
                    new Failure(number, entry, path, replay.recipe(), threw, site(path, threw)))
        : Optional.empty();
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
  public static Optional<Replay.Ending.Threw> failure(ExploredPath path, Replay.Ending ending) {
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
