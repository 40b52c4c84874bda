package dev.clew.app.check;

import dev.clew.app.analysis.AnalysisListener;
import dev.clew.app.analysis.ResultMaker;
import dev.clew.app.analysis.TargetProcedure;
import dev.clew.app.analysis.TimeSlice;
import dev.clew.app.entry.Entry;
import dev.clew.app.entry.EntryMaker;
import dev.clew.app.hunt.Hunts;
import dev.clew.app.options.Options;
import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.app.targets.TargetSet;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExplorationFailure;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.Status;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.output.Confirmation;
import dev.clew.output.Finding;
import dev.clew.output.InterestingPaths;
import dev.clew.output.Shortfall;
import dev.clew.output.TargetResult;
import dev.clew.output.Trials;
import dev.clew.replay.Replay;
import dev.clew.replay.Replayer;
import dev.clew.replay.coverage.Coverage;
import dev.clew.replay.coverage.LineSets;
import dev.clew.replay.recipe.RecipeMaker;
import dev.clew.replay.recipe.Visibility;
import dev.clew.solver.Budget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Explores targets, tries their paths on a real JVM, and keeps what failed there. For one thread.
 *
 * <p>An instance method is explored twice: on objects as constructors make them, and on objects
 * with whatever fields they like. What the second finds counts where constructors and setters make
 * such an object; where they do not, drivers are tried that change the object first. Arguments that
 * nobody can make are made by drivers, too.
 */
public final class Checking implements TargetProcedure, AutoCloseable {

  /** Less time for a way into a target is none. */
  private static final Duration SHORTEST = Duration.ofMillis(25);

  /** Each of so many has a turn soon; among more it counts which of them calls have entered. */
  private static final int FEW = 50;

  /** Of a result until all are there: to look at a class for each of its methods takes too long. */
  private static final Trials.Count NOT_COUNTED = new Trials.Count(0, 0);

  private final Replayer replayer;
  private final TrialTools tools;
  private final AnalysisListener listener;
  private final ResultMaker sources;
  private final EntryMaker entries;
  private final FindingMaker findings;
  private final Optional<ConcreteRuns> concrete;
  private final BiConsumer<MethodInfo, List<Case>> cases;
  private final List<Case> lastCases = new ArrayList<>();

  /** What calls of all targets reached: those of one lead into others. */
  private final Coverage reached = new Coverage();

  private final Map<String, MethodInfo> byTitle = new HashMap<>();

  /** Exceptions, and the places of those that were told of as errors. */
  private final Set<List<Object>> told = new HashSet<>();

  /** Targets that only code of their package can make fail, as far as is known. */
  private final Set<MethodInfo> leads = new LinkedHashSet<>();

  private @Nullable MethodInfo lastTarget;
  private final boolean isForTests;
  private final boolean keepsPaths;

  /**
   * A call that code outside could make, as a real JVM performed it.
   *
   * @param path its number, from 1
   * @param isFinding whether it stands for a finding: the one with the simplest inputs
   */
  public record Case(
      MethodInfo target, int path, Replay replay, boolean isError, boolean isFinding) {}

  /** What calls are wanted for. */
  public enum Purpose {
    /** To show errors: a call for each will do, and of the paths those that are interesting. */
    ERRORS,
    /** To become tests: all of them. */
    TESTS
  }

  /**
   * @param listener hears of errors when they are confirmed
   * @param cases hears of the calls of a target in the order of their paths, and once more if it
   *     was performed again
   */
  public Checking(
      TargetSet targets,
      Options options,
      Purpose purpose,
      AnalysisListener listener,
      BiConsumer<MethodInfo, List<Case>> cases) {
    Program program = targets.program();
    this.listener = listener;
    this.sources = new ResultMaker(program);
    this.cases = cases;
    this.isForTests = purpose == Purpose.TESTS;
    this.keepsPaths = isForTests || options.get(Settings.ALL_PATHS);
    this.replayer = new Replayer(targets.jvms(), options.get(Settings.REPLAY_TIMEOUT));
    replayer.startAhead();
    this.tools =
        new TrialTools(
            replayer,
            new SecondTrials(replayer),
            new RecipeMaker(program),
            reached,
            options.get(Settings.PRIVATE_STATE));
    this.entries = new EntryMaker(program);
    this.findings = new FindingMaker(targets, options);
    this.concrete =
        options.get(Settings.HUNT) ? Optional.of(concreteRuns(targets, options)) : Optional.empty();
  }

  private ConcreteRuns concreteRuns(TargetSet targets, Options options) {
    Hunts hunts =
        new Hunts(
            targets.program(),
            entries,
            new RecipeMaker(targets.program()),
            options.get(Settings.NULL_INPUTS),
            options.get(Settings.SEED));
    Replayer own = new Replayer(targets.jvms(), options.get(Settings.REPLAY_TIMEOUT));
    return new ConcreteRuns(hunts, own, tools, findings, this::attempts);
  }

  private Attempts attempts(MethodInfo target) {
    return new Attempts(tools, new LineSets(target.owner()), failure -> tell(target, failure));
  }

  /** Tells of a failure if it is an error, and the first at its place. */
  private void tell(MethodInfo target, Attempts.Failure failure) {
    synchronized (findings) {
      for (Finding each : findings.of(target, List.of(failure))) {
        if (!isForTests && each.isError() && told.add(List.of(each.exception(), each.site()))) {
          listener.errorConfirmed(each, sources.sourceOf(each.site().className()));
        }
      }
    }
  }

  /**
   * Methods that somebody else can call; private ones are explored where others call them, and so
   * are constructors and static methods of private and local classes, and constructors of abstract
   * ones.
   */
  public static Predicate<MethodInfo> targets(Options options) {
    boolean all = options.get(Settings.PRIVATE_STATE);
    return method -> all || !(method.isPrivate() || isOfItsFile(method));
  }

  private static boolean isOfItsFile(MethodInfo method) {
    ClassInfo owner = method.owner();
    boolean isSeen = new Visibility(owner).sees(owner);
    return method.isConstructor()
        ? owner.isEnum() || owner.isAbstract() || !isSeen
        : method.isStatic() && !isSeen;
  }

  @Override
  public List<Setting<?>> settings() {
    return Settings.FOR_CHECK;
  }

  /** A first look at all targets by concrete runs, where there are many. */
  @Override
  public void begin(List<MethodInfo> targets, Budget budget) {
    if (targets.size() > FEW) {
      concrete.ifPresent(runs -> runs.enter(targets, budget));
    }
  }

  @Override
  public TargetResult kept(TargetResult result) {
    if (lastTarget != null) {
      cases.accept(lastTarget, List.copyOf(lastCases));
      if (result.findings().stream().anyMatch(Finding::isLead)) {
        leads.add(lastTarget);
      }
    }
    return keepsPaths ? result : InterestingPaths.of(result);
  }

  /** Tests are made of what was confirmed, reproducers of errors. */
  @Override
  public boolean needsEnding(TargetResult result) {
    return isForTests
        ? result.tally().count(Confirmation.State.CONFIRMED) > 0
        : result.findings().stream().anyMatch(Finding::isError);
  }

  /** For each lead in turn the public method that is nearest, then those that are farther. */
  @Override
  public List<MethodInfo> worthMore() {
    List<List<MethodInfo>> callers = leads.stream().map(findings::leadingTo).toList();
    int most = callers.stream().mapToInt(List::size).max().orElse(0);
    return IntStream.range(0, most)
        .boxed()
        .flatMap(i -> callers.stream().filter(some -> i < some.size()).map(some -> some.get(i)))
        .distinct()
        .toList();
  }

  @Override
  public boolean isEntered(MethodInfo target, TargetResult result) {
    return Shortfall.isEntered(covered(target, result));
  }

  @Override
  public boolean isReached(MethodInfo target) {
    return reached.of(target.owner(), target.name(), target.descriptor()).lines().covered() > 0;
  }

  @Override
  public TargetResult finished(TargetResult result) {
    MethodInfo target = byTitle.get(result.title());
    return target == null
        ? result
        : covered(target, result).reaching(linesOf(target), linesReached(target));
  }

  private List<Integer> linesOf(MethodInfo target) {
    return reached.executable(target.owner()).stream().boxed().toList();
  }

  private List<Integer> linesReached(MethodInfo target) {
    return reached.lines(target.owner()).stream().boxed().toList();
  }

  private TargetResult covered(MethodInfo target, TargetResult result) {
    Coverage.Counts counts = reached.of(target.owner(), target.name(), target.descriptor());
    return result.covering(count(counts.lines()), count(counts.branches()));
  }

  @Override
  public Result perform(MethodInfo target, TimeSlice time, Exploring exploring) {
    lastTarget = target;
    byTitle.put(ResultMaker.title(target), target);
    lastCases.clear();
    Round round = new Round(target, time, exploring);
    if (time.run().exhausted()) { // ways in take time to make, and there are hundreds of targets
      round.enter(List.of(new Entry.Direct(target)));
      return round.result();
    }
    replayer.startAhead(); // the target before may have worn out its JVM
    Optional<HuntThread> hunting = concrete.map(runs -> runs.start(target, time));
    try {
      explore(round);
    } finally {
      boolean isComplete = round.isComplete();
      hunting.ifPresent(thread -> concrete.get().finish(target, thread, isComplete));
    }
    if (startFailure().isPresent()) { // there is no point in exploring what is left
      time.run().cancellation().request();
    }
    return round.result();
  }

  private void explore(Round round) {
    MethodInfo target = round.target;
    round.enter(firstWays(target));
    if (round.attempts.lacksObjects()) {
      round.enter(entries.making(target));
    }
    round.changeObjects();
  }

  /** On objects as constructors make them, then on any. */
  private List<Entry> firstWays(MethodInfo target) {
    List<Entry> first = new ArrayList<>(entries.constructing(target));
    boolean hasOtherStates =
        !target.owner().isRecord() && !target.owner().instanceFields().isEmpty();
    if (first.isEmpty() || hasOtherStates) {
      first.add(new Entry.Direct(target));
    }
    return first;
  }

  @Override
  public List<MethodInfo> explored(MethodInfo target) {
    return firstWays(target).stream().map(Entry::explored).toList();
  }

  /**
   * Why nothing at all could be tried: a line with the remedy. Empty where something was, or there
   * was nothing to try.
   */
  public Optional<String> startFailure() {
    return replayer.startFailure();
  }

  /** One target on its way through. */
  private final class Round {

    private final MethodInfo target;
    private final TimeSlice time;
    private final Exploring exploring;
    private final long start = System.nanoTime();
    private final Attempts attempts;
    private Optional<Exploration> explored = Optional.empty();
    private long exploringNanos;

    Round(MethodInfo target, TimeSlice time, Exploring exploring) {
      this.target = target;
      this.time = time;
      this.exploring = exploring;
      this.attempts = attempts(target);
    }

    /** Each gets its part of what is left, and gives what it does not need to the next. */
    void enter(List<Entry> ways) {
      enter(ways, time.share());
    }

    private void enter(List<Entry> ways, Budget all) {
      for (int i = 0; i < ways.size(); i++) {
        Entry way = ways.get(i);
        Duration equal = all.remaining().dividedBy(ways.size() - i);
        Budget part = all.atMost(equal.compareTo(SHORTEST) < 0 ? SHORTEST : equal);
        long before = System.nanoTime();
        // trying the paths that are found takes time, too
        Budget search = part.atMost(part.remaining().dividedBy(4).multipliedBy(3));
        TimeSlice slice = time.withShare(part);
        Exploration exploration;
        try (EarlyTrials early = new EarlyTrials(path -> attempts.makeEarly(way, path, slice))) {
          exploration = exploring.explore(way.explored(), search, early::offer);
        }
        exploringNanos += System.nanoTime() - before;
        attempts.make(way, exploration.paths(), slice);
        explored =
            Optional.of(explored.map(earlier -> earlier.plus(exploration)).orElse(exploration));
      }
    }

    /** Longer and longer rows of calls, until there is an object for every path, or no time. */
    void changeObjects() {
      for (int i = 0; i < EntryMaker.ROUNDS; i++) {
        List<ExploredPath> unmade = attempts.unmade(isForTests, /* onlyNew= */ i > 1);
        if (unmade.isEmpty()) {
          return;
        }
        enter(
            entries.changing(target, unmade, i),
            time.share().atMost(time.share().remaining().dividedBy(EntryMaker.ROUNDS - i)));
      }
    }

    /** Whether each way in was explored to its end. */
    boolean isComplete() {
      return explored.map(all -> all.status() == Status.COMPLETE).orElse(false);
    }

    Result result() {
      Exploration all = withCrashes(explored.orElseThrow());
      ConcreteRuns.Joined joined =
          concrete
              .map(runs -> runs.join(target, all, attempts))
              .orElseGet(
                  () ->
                      new ConcreteRuns.Joined(
                          all, attempts.confirmations(), attempts.failures(), attempts.ended()));
      Trials trials =
          new Trials(
              joined.confirmations(),
              findings.of(target, joined.failures()),
              NOT_COUNTED,
              NOT_COUNTED,
              System.nanoTime() - start - exploringNanos,
              concrete.map(runs -> runs.calls(target)).orElse(0L),
              Map.of(),
              attempts.reachedLines());
      for (Attempts.Ended each : joined.ended()) {
        boolean isError = findings.isError(target, each);
        boolean isFinding =
            trials.findings().stream().anyMatch(finding -> finding.path() == each.number());
        if (isForTests || (isError && isFinding)) {
          lastCases.add(new Case(target, each.number(), each.replay(), isError, isFinding));
        }
      }
      return new Result(joined.exploration(), Optional.of(trials));
    }

    private Exploration withCrashes(Exploration exploration) {
      List<ExplorationFailure> crashes = new ArrayList<>(attempts.crashes());
      concrete.ifPresent(runs -> crashes.addAll(runs.crashes(target)));
      if (crashes.isEmpty()) {
        return exploration;
      }
      Map<Reason, Long> reasons = new LinkedHashMap<>(exploration.reasons());
      Map<String, Reason> first = new HashMap<>(); // one stands for all that say the same
      for (ExplorationFailure crash : crashes) {
        String text = String.valueOf(crash.getMessage());
        reasons.merge(first.computeIfAbsent(text, key -> crash.reason()), 1L, Long::sum);
      }
      return exploration.failed(reasons);
    }
  }

  private static Trials.Count count(Coverage.Count count) {
    return new Trials.Count(count.covered(), count.total());
  }

  @Override
  public void close() {
    concrete.ifPresent(ConcreteRuns::close);
    replayer.close();
  }
}
