package dev.clew.hotspots.verdict;

import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.hotspots.arrival.HoleReport;
import dev.clew.hotspots.arrival.HotspotPlace;
import dev.clew.hotspots.arrival.HotspotRecord;
import dev.clew.hotspots.arrival.SinkArrival;
import dev.clew.hotspots.interpreter.SinkInterpreter;
import dev.clew.hotspots.probe.SinkProbe;
import dev.clew.hotspots.reach.ConstantArguments;
import dev.clew.hotspots.text.LanguageUnion;
import dev.clew.solver.Budget;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Says what is known of the hotspots of a method: tries what should break out on a real JVM, and
 * takes a proof for one only where every path was explored and each of them is proven. For one
 * thread.
 */
public final class HotspotJudge {

  private static final int MOST_ROWS = 5;

  private final UnseenPaths unseen;
  private final SinkProbe probe;
  private final Function<String, Optional<SinkInterpreter>> interpreters;

  public HotspotJudge(
      Program program, SinkProbe probe, Function<String, Optional<SinkInterpreter>> interpreters) {
    this.unseen = new UnseenPaths(program);
    this.probe = probe;
    this.interpreters = interpreters;
  }

  /** One verdict for each hotspot, in the order of the paths that came there first. */
  public List<HotspotVerdict> judge(
      MethodInfo target, HotspotRecord found, Exploration exploration, Budget budget)
      throws InterruptedException {
    Map<HotspotPlace, List<SinkArrival>> byPlace = new LinkedHashMap<>();
    for (SinkArrival arrival : found.arrivals()) {
      byPlace.computeIfAbsent(arrival.hotspot(), key -> new ArrayList<>()).add(arrival);
    }
    List<HotspotVerdict> verdicts = new ArrayList<>();
    for (Map.Entry<HotspotPlace, List<SinkArrival>> each : byPlace.entrySet()) {
      List<String> gaps =
          isConstant(each.getKey()) ? List.of() : unseen.before(each.getKey(), found, exploration);
      verdicts.add(judge(target, each.getKey(), each.getValue(), gaps, budget));
    }
    return verdicts;
  }

  /** Paths that were not seen hand over the same. */
  private static boolean isConstant(HotspotPlace hotspot) {
    return ConstantArguments.isConstant(
        hotspot.method(), hotspot.place().position(), hotspot.sink().argument());
  }

  private HotspotVerdict judge(
      MethodInfo target,
      HotspotPlace hotspot,
      List<SinkArrival> arrivals,
      List<String> gaps,
      Budget budget)
      throws InterruptedException {
    Optional<SinkInterpreter> interpreter = interpreters.apply(hotspot.sink().language());
    Optional<ShownExploit> exploit = Optional.empty();
    Optional<ShownSyntaxError> syntax = Optional.empty();
    Set<String> reasons = new LinkedHashSet<>();
    if (interpreter.isPresent()) {
      ExploitTrials trials = new ExploitTrials(target, interpreter.get(), probe, budget);
      for (SinkArrival arrival : arrivals) {
        trials.attempt(arrival);
      }
      exploit = trials.exploit();
      for (SinkArrival arrival : exploit.isPresent() ? List.<SinkArrival>of() : arrivals) {
        trials.attemptSyntax(arrival);
      }
      syntax = trials.syntax();
      reasons.addAll(trials.failures());
    }
    arrivals.forEach(arrival -> reasons.addAll(arrival.open()));
    reasons.addAll(gaps);
    boolean isPart =
        arrivals.stream().anyMatch(arrival -> arrival.isPart() && !arrival.holes().isEmpty());
    if (isPart) {
      reasons.add("other calls may write what stands around it");
    }
    HotspotStatus status = HotspotStatus.OPEN;
    if (exploit.isPresent()) {
      status = HotspotStatus.EXPLOIT;
    } else if (syntax.isPresent()) {
      status = HotspotStatus.SYNTAX;
    } else if (!isPart) {
      status = unbroken(arrivals, gaps);
    }
    return new HotspotVerdict(
        hotspot,
        target,
        status,
        arrivals.size(),
        rows(arrivals),
        new LanguageUnion().of(arrivals.stream().map(SinkArrival::language).toList()),
        holes(arrivals),
        exploit,
        syntax,
        status.isLast() ? List.of() : List.copyOf(reasons));
  }

  /** Of paths that are not seen, it makes no difference to a sentence that others decide. */
  private static HotspotStatus unbroken(List<SinkArrival> arrivals, List<String> gaps) {
    if (arrivals.stream().allMatch(SinkArrival::isProven)) {
      return gaps.isEmpty() ? HotspotStatus.PROVEN : HotspotStatus.OPEN;
    }
    return arrivals.stream().allMatch(SinkArrival::isCalm)
        ? HotspotStatus.HANDED_ON
        : HotspotStatus.OPEN;
  }

  private static List<String> rows(List<SinkArrival> arrivals) {
    return arrivals.stream().map(SinkArrival::row).distinct().limit(MOST_ROWS).toList();
  }

  private static List<HoleReport> holes(List<SinkArrival> arrivals) {
    return arrivals.stream()
        .filter(arrival -> !arrival.isProven())
        .findFirst()
        .or(() -> arrivals.stream().filter(arrival -> !arrival.holes().isEmpty()).findFirst())
        .orElse(arrivals.get(0))
        .holes();
  }
}
