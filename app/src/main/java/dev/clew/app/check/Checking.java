package dev.clew.app.check;

import dev.clew.app.analysis.AnalysisListener;
import dev.clew.app.analysis.ResultMaker;
import dev.clew.app.analysis.TargetProcedure;
import dev.clew.app.analysis.TimeSlice;
import dev.clew.app.cache.VerdictCache;
import dev.clew.app.check.trial.Attempts;
import dev.clew.app.check.trial.SecondTrials;
import dev.clew.app.check.trial.TrialTools;
import dev.clew.app.entry.Entry;
import dev.clew.app.entry.EntryMaker;
import dev.clew.app.entry.FixedCalls;
import dev.clew.app.hunt.Hunts;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.options.ResultSettings;
import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.app.options.TrialSettings;
import dev.clew.app.targets.TargetSet;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.output.Confirmation;
import dev.clew.output.Finding;
import dev.clew.output.InterestingPaths;
import dev.clew.output.Shortfall;
import dev.clew.output.TargetResult;
import dev.clew.replay.Replay;
import dev.clew.replay.Replayer;
import dev.clew.replay.coverage.LineSets;
import dev.clew.replay.recipe.RecipeMaker;
import dev.clew.solver.Budget;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
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

  /** Each of so many has a turn soon; among more it counts which of them calls have entered. */
  private static final int FEW = 50;

  private final Replayer replayer;
  private final TrialTools tools;
  private final AnalysisListener listener;
  private final ResultMaker sources;
  private final EntryMaker entries;
  private final FindingMaker findings;
  private final Optional<ConcreteRuns> concrete;
  private final Optional<KeptVerdicts> verdicts;
  private final BiConsumer<MethodInfo, List<Case>> cases;
  private final List<Case> lastCases = new ArrayList<>();

  /** What calls of all targets reached: those of one lead into others. */
  private final ReachedCoverage reached = new ReachedCoverage();

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
   * @param kept verdicts of earlier runs, where they are wanted; not for tests, which need all
   *     calls
   * @param listener hears of errors when they are confirmed
   * @param cases hears of the calls of a target in the order of their paths, and once more if it
   *     was performed again
   */
  public Checking(
      TargetSet targets,
      Options options,
      Purpose purpose,
      Optional<VerdictCache> kept,
      AnalysisListener listener,
      BiConsumer<MethodInfo, List<Case>> cases) {
    Program program = targets.program();
    this.listener = listener;
    this.sources = new ResultMaker(program);
    this.cases = cases;
    this.isForTests = purpose == Purpose.TESTS;
    this.keepsPaths = isForTests || options.get(ResultSettings.ALL_PATHS);
    this.replayer = new Replayer(targets.jvms(), options.get(TrialSettings.REPLAY_TIMEOUT));
    if (!kept.map(VerdictCache::wasSeen).orElse(false)) {
      replayer.startAhead();
    }
    this.tools =
        new TrialTools(
            replayer,
            new SecondTrials(replayer),
            new RecipeMaker(program),
            reached.coverage(),
            options.get(TrialSettings.PRIVATE_STATE));
    this.entries = new EntryMaker(program);
    this.findings = new FindingMaker(targets, options);
    this.concrete =
        options.get(TrialSettings.HUNT)
            ? Optional.of(concreteRuns(targets, options))
            : Optional.empty();
    this.verdicts =
        kept.filter(each -> !isForTests)
            .map(
                cache ->
                    new KeptVerdicts(
                        cache, targets, options, replayer, findings, reached.coverage()));
  }

  private ConcreteRuns concreteRuns(TargetSet targets, Options options) {
    Hunts hunts =
        new Hunts(
            targets.program(),
            entries,
            new RecipeMaker(targets.program()),
            options.get(ExplorationSettings.NULL_INPUTS),
            options.get(ExplorationSettings.SEED));
    Replayer own = new Replayer(targets.jvms(), options.get(TrialSettings.REPLAY_TIMEOUT));
    return new ConcreteRuns(
        hunts, new FixedCalls(targets.program()), own, tools, findings, this::attempts);
  }

  private Attempts attempts(MethodInfo target) {
    return new Attempts(tools, new LineSets(target.owner()), failure -> tell(target, failure));
  }

  /** Tells of a failure if it is an error, and the first at its place. */
  private void tell(MethodInfo target, Attempts.Failure failure) {
    synchronized (findings) {
      tell(findings.of(target, List.of(failure)));
    }
  }

  private void tell(List<Finding> some) {
    synchronized (findings) {
      for (Finding each : some) {
        if (!isForTests && each.isError() && told.add(List.of(each.exception(), each.site()))) {
          listener.errorConfirmed(each, sources.sourceOf(each.site().className()));
        }
      }
    }
  }

  @Override
  public List<Setting<?>> settings() {
    return Settings.FOR_CHECK;
  }

  /** A first look at all targets by concrete runs, where there are many. */
  @Override
  public void begin(List<MethodInfo> targets, Budget budget) {
    if (targets.size() > FEW && concrete.isPresent()) {
      Runnable calls = () -> concrete.get().enter(targets, budget);
      verdicts.ifPresentOrElse(each -> each.enter(targets, budget, calls), calls);
    }
  }

  /** What an earlier run said, if its errors show in this one. */
  @Override
  public Optional<TargetResult> known(MethodInfo target, TimeSlice time) {
    Optional<KeptVerdicts.Verdict> known = verdicts.flatMap(each -> each.find(target, time));
    if (known.isPresent()) {
      turnOf(target);
      lastCases.addAll(known.get().cases());
      tell(known.get().result().findings());
    }
    return known.map(KeptVerdicts.Verdict::result);
  }

  private void turnOf(MethodInfo target) {
    lastTarget = target;
    byTitle.put(ResultMaker.title(target), target);
    lastCases.clear();
  }

  @Override
  public TargetResult kept(TargetResult result) {
    TargetResult listed = keepsPaths ? result : InterestingPaths.of(result);
    if (lastTarget != null) {
      MethodInfo target = lastTarget;
      verdicts.ifPresent(each -> each.keep(target, result, listed, lastCases));
      cases.accept(lastTarget, List.copyOf(lastCases));
      if (result.findings().stream().anyMatch(Finding::isLead)) {
        leads.add(lastTarget);
      }
    }
    return listed;
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
    return Shortfall.isEntered(reached.covering(target, result));
  }

  @Override
  public boolean isReached(MethodInfo target) {
    return reached.isReached(target);
  }

  @Override
  public TargetResult finished(TargetResult result) {
    MethodInfo target = byTitle.get(result.title());
    return target == null ? result : reached.finished(target, result);
  }

  @Override
  public Result perform(MethodInfo target, TimeSlice time, Exploring exploring) {
    turnOf(target);
    verdicts.ifPresent(KeptVerdicts::begin);
    TargetCheck check =
        new TargetCheck(target, time, seeding(target, exploring), attempts(target), isForTests);
    if (time.run().exhausted()) { // ways in take time to make, and there are hundreds of targets
      check.enter(List.of(new Entry.Direct(target)));
      return ended(check);
    }
    replayer.startAhead(); // the target before may have worn out its JVM
    Optional<HuntThread> hunting = concrete.map(runs -> runs.start(target, time, exploring));
    try {
      explore(check);
    } finally {
      boolean isComplete = check.isComplete();
      hunting.ifPresent(thread -> concrete.get().finish(target, thread, isComplete));
    }
    if (startFailure().isPresent()) { // there is no point in exploring what is left
      time.run().cancellation().request();
    }
    boolean isWhole =
        !time.share().exhausted()
            && (check.isComplete() || concrete.map(runs -> runs.isWhole(target)).orElse(true));
    verdicts.ifPresent(each -> each.end(isWhole));
    return ended(check);
  }

  /** What exploring finds of a target is changed by its concrete runs. */
  private Exploring seeding(MethodInfo target, Exploring exploring) {
    return (method, budget, found) ->
        exploring.explore(
            method,
            budget,
            path -> {
              concrete.ifPresent(runs -> runs.offer(target, method, path));
              found.accept(path);
            });
  }

  private void explore(TargetCheck check) {
    MethodInfo target = check.target();
    check.enter(firstWays(target));
    if (check.lacksObjects()) {
      check.enter(entries.making(target));
    }
    check.changeObjects(entries);
  }

  private Result ended(TargetCheck check) {
    TargetCheck.Checked checked = check.ended(concrete, findings);
    lastCases.addAll(checked.cases());
    return checked.result();
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

  @Override
  public void close() {
    concrete.ifPresent(ConcreteRuns::close);
    replayer.close();
  }
}
