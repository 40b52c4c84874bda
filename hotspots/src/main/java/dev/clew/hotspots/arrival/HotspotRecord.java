package dev.clew.hotspots.arrival;

import dev.clew.engine.machine.Backtrace;
import dev.clew.engine.outcome.Reason;
import dev.clew.hotspots.text.RowLanguage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collects what all workers of one exploration see, in an order that does not depend on them. */
public final class HotspotRecord {

  /** What a path returned. */
  public record Returned(List<Integer> decisions, String row, RowLanguage language) {}

  /** A path that was left before its end, and where. */
  public record Left(Reason reason, List<Backtrace.Element> stack) {}

  private static final int ENOUGH = 3;

  /** Asking of more places whether they lead somewhere would take long. */
  private static final int MOST_UNFINISHED = 500;

  private final Set<Left> left = new LinkedHashSet<>();
  private final Map<Reason, Long> leftBy = new HashMap<>();
  private final Set<List<Backtrace.Element>> unfinished = new LinkedHashSet<>();
  private final List<SinkArrival> arrivals = new ArrayList<>();
  private final Set<HotspotPlace> settled = new HashSet<>();
  private final List<Returned> returned = new ArrayList<>();

  synchronized void add(SinkArrival arrival) {
    arrivals.add(arrival);
    settle(arrival.hotspot());
  }

  synchronized void add(Returned value) {
    returned.add(value);
  }

  /** Whether enough ways to break out of a hotspot are known: what else comes there is no news. */
  synchronized boolean isSettled(HotspotPlace hotspot) {
    return settled.contains(hotspot);
  }

  /** The hotspots that are settled. */
  synchronized Set<HotspotPlace> settled() {
    return Set.copyOf(settled);
  }

  private void settle(HotspotPlace hotspot) {
    long ways =
        arrivals.stream()
            .filter(each -> each.hotspot().equals(hotspot) && !each.attacks().isEmpty())
            .count();
    if (ways >= ENOUGH) {
      settled.add(hotspot);
    }
  }

  synchronized void add(Left path) {
    left.add(path);
    leftBy.merge(path.reason(), 1L, Long::sum);
  }

  synchronized void addUnfinished(List<Backtrace.Element> stack) {
    unfinished.add(unfinished.size() < MOST_UNFINISHED ? stack : List.of());
  }

  /**
   * Where ways were not gone any more; each place once. Empty too if that is not known; an empty
   * stack is any place.
   */
  public synchronized List<List<Backtrace.Element>> unfinished() {
    return List.copyOf(unfinished);
  }

  /** Where paths were left for a reason; each place once. */
  public synchronized List<Left> left(Reason reason) {
    return left.stream().filter(each -> each.reason().equals(reason)).toList();
  }

  /** How many paths were left for a reason. */
  public synchronized long countLeft(Reason reason) {
    return leftBy.getOrDefault(reason, 0L);
  }

  /** In the order of their decisions. */
  public synchronized List<SinkArrival> arrivals() {
    return arrivals.stream()
        .sorted(Comparator.comparing(SinkArrival::decisions, HotspotRecord::compare))
        .toList();
  }

  /** In the order of their decisions. */
  public synchronized List<Returned> returned() {
    return returned.stream()
        .sorted(Comparator.comparing(Returned::decisions, HotspotRecord::compare))
        .toList();
  }

  private static int compare(List<Integer> left, List<Integer> right) {
    for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
      int order = Integer.compare(left.get(i), right.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(left.size(), right.size());
  }
}
