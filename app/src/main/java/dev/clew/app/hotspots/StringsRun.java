package dev.clew.app.hotspots;

import dev.clew.app.EngineExplorers;
import dev.clew.app.ExplorerProvider;
import dev.clew.app.analysis.TargetProcedure;
import dev.clew.app.analysis.TimeSlice;
import dev.clew.app.options.Options;
import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.app.options.SinkSettings;
import dev.clew.app.options.TrialSettings;
import dev.clew.app.targets.TargetSet;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.explore.StringObserver;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.Status;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.sink.SinkFinder;
import dev.clew.hotspots.arrival.HotspotObserver;
import dev.clew.hotspots.arrival.HotspotRecord;
import dev.clew.hotspots.catalogue.SinkCatalogue;
import dev.clew.hotspots.catalogue.WantedSinks;
import dev.clew.hotspots.known.OwnLanguages;
import dev.clew.hotspots.probe.SinkProbe;
import dev.clew.hotspots.reach.ReachableCode;
import dev.clew.hotspots.source.InputSources;
import dev.clew.hotspots.verdict.HotspotJudge;
import dev.clew.hotspots.verdict.HotspotVerdict;
import dev.clew.output.HotspotResult;
import dev.clew.output.ReturnedResult;
import dev.clew.output.TargetResult;
import dev.clew.replay.Replayer;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.solver.Budget;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Explores targets, watches where strings go, and tries on a real JVM what should break out. For
 * one thread.
 */
public final class StringsRun implements TargetProcedure, ExplorerProvider, AutoCloseable {

  /** Not {@link SinkFinder#NONE}: exceptions of what is answered for are followed all the same. */
  private static final SinkFinder WITHOUT_SINKS = method -> List.of();

  private static final Duration MOST_FOR_TRIALS = Duration.ofSeconds(10);

  private final TargetSet targets;
  private final Options options;
  private final Optional<String> schema;
  private final OwnLanguages own;
  private final Set<String> wanted;
  private final InputSources sources;
  private final Replayer replayer;
  private final HotspotJudge judge;
  private final Map<MethodInfo, List<HotspotVerdict>> verdicts = new LinkedHashMap<>();
  private final Map<MethodInfo, ReturnedLanguage> languages = new LinkedHashMap<>();
  private volatile HotspotRecord current = new HotspotRecord();
  private Optional<Last> last = Optional.empty();

  /** What the last performance gave. */
  private record Last(
      MethodInfo target, List<HotspotVerdict> verdicts, ReturnedLanguage language) {}

  public StringsRun(TargetSet targets, Options options) {
    this.targets = targets;
    this.options = options;
    this.schema = KnownInterpreters.schema(options);
    this.own = KnownInterpreters.own(options);
    this.wanted = KnownInterpreters.wanted(options, own);
    this.sources = new InputSources(targets.program());
    this.replayer = Replayer.withNames(targets.jvms(), options.get(TrialSettings.REPLAY_TIMEOUT));
    this.judge =
        new HotspotJudge(
            targets.program(), new SinkProbe(targets.program(), replayer), interpreters());
  }

  private KnownInterpreters interpreters() {
    return new KnownInterpreters(options.get(SinkSettings.DIALECT), schema, own);
  }

  @Override
  public Explorer create(Program program, Options given, ConfinedJvms jvms) {
    SinkCatalogue all = SinkCatalogue.with(given.get(SinkSettings.SINK));
    WantedSinks sinks = new WantedSinks(all, wanted);
    return EngineExplorers.observing(
        program,
        given,
        jvms,
        given.get(SinkSettings.RETURNS) ? WITHOUT_SINKS : all,
        target -> observer(target, sinks));
  }

  private StringObserver observer(MethodInfo target, WantedSinks sinks) {
    return new HotspotObserver(
        current,
        sinks,
        new ReachableCode(targets.program()),
        sources.in(target),
        options.get(SinkSettings.SOURCES),
        interpreters(),
        options.get(SinkSettings.RETURNS));
  }

  @Override
  public List<Setting<?>> settings() {
    return Settings.FOR_STRINGS;
  }

  @Override
  public Result perform(MethodInfo target, TimeSlice time, Exploring exploring) {
    HotspotRecord found = new HotspotRecord();
    current = found;
    Budget searching = beforeTrials(time.share());
    Exploration exploration = inTime(exploring.explore(target, searching), searching);
    List<HotspotVerdict> judged = new ArrayList<>();
    try {
      judged.addAll(judge.judge(target, found, exploration, time.run()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    last = Optional.of(new Last(target, judged, ReturnedLanguage.of(target, found, exploration)));
    return new Result(exploration, Optional.empty());
  }

  /** Calls on a real JVM take time, too: a JVM for them has to start. */
  private static Budget beforeTrials(Budget share) {
    Duration left = share.remaining();
    Duration third = left.dividedBy(3);
    return share.atMost(left.minus(third.compareTo(MOST_FOR_TRIALS) < 0 ? third : MOST_FOR_TRIALS));
  }

  /** Where the time ran out, strings may not be judged to the end although all paths are. */
  private static Exploration inTime(Exploration exploration, Budget searching) {
    return searching.exhausted() && exploration.status() != Status.FAILED
        ? new Exploration(
            Status.TIMEOUT,
            exploration.reasons(),
            exploration.paths(),
            exploration.effort(),
            exploration.nullPlaces())
        : exploration;
  }

  @Override
  public TargetResult kept(TargetResult result) {
    last.ifPresent(
        each -> {
          verdicts.put(each.target, each.verdicts);
          languages.put(each.target, each.language);
        });
    return result;
  }

  @Override
  public boolean needsEnding(TargetResult result) {
    return verdicts().stream().anyMatch(HotspotVerdict::isError);
  }

  /** Paths that can come to no sink any more are not followed to their ends. */
  @Override
  public boolean isEntered(MethodInfo target, TargetResult result) {
    return result.exploration().status() != Status.TIMEOUT
        || !verdicts.getOrDefault(target, List.of()).isEmpty();
  }

  @Override
  public boolean isAnswered(MethodInfo target) {
    return verdicts.getOrDefault(target, List.of()).stream().anyMatch(HotspotVerdict::isError);
  }

  /** A test for each exploit that tests can show, below a folder, in the time that is left. */
  public ExploitSuites.Written reproducers(Path out, Budget budget) throws InterruptedException {
    return new ExploitSuites(targets, options, interpreters(), replayer)
        .reproducers(verdicts(), out, budget);
  }

  /** The same as all formats write them. */
  public List<HotspotResult> results() {
    return HotspotResults.of(verdicts(), options.get(SinkSettings.DIALECT));
  }

  /** Why no call at all could be tried: a line with the remedy. */
  public Optional<String> startFailure() {
    return replayer.startFailure();
  }

  /** One for each hotspot and target. */
  public List<HotspotVerdict> verdicts() {
    return verdicts.values().stream().flatMap(List::stream).toList();
  }

  /** What the targets return as results have it; empty where nobody asked. */
  public List<ReturnedResult> returned() {
    return options.get(SinkSettings.RETURNS)
        ? languages.values().stream()
            .filter(ReturnedLanguage::returnsText)
            .map(
                each ->
                    new ReturnedResult(
                        each.title(),
                        each.pattern(),
                        each.isExact(),
                        each.gaps(),
                        each.drawing().flatMap(DrawnAutomata::of)))
            .toList()
        : List.of();
  }

  /** What the targets return. */
  public List<ReturnedLanguage> languages() {
    return List.copyOf(languages.values());
  }

  @Override
  public void close() {
    replayer.close();
  }
}
