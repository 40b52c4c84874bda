package dev.clew.hotspots.arrival;

import dev.clew.hotspots.text.RowLanguage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Collects what all workers of one exploration see, in an order that does not depend on them. */
public final class HotspotRecord {

  /** So many arrivals that should break out are enough of one hotspot. */
  private static final int ENOUGH = 4;

  /** What a path returned. */
  public record Returned(List<Integer> decisions, String row, RowLanguage language) {}

  private final List<SinkArrival> arrivals = new ArrayList<>();
  private final List<Returned> returned = new ArrayList<>();
  private final Map<Hotspot, Integer> attacked = new HashMap<>();

  synchronized void add(SinkArrival arrival) {
    arrivals.add(arrival);
    if (!arrival.attacks().isEmpty()) {
      attacked.merge(arrival.hotspot(), 1, Integer::sum);
    }
  }

  synchronized void add(Returned value) {
    returned.add(value);
  }

  /** Whether enough is known of a hotspot. */
  synchronized boolean isSettled(Hotspot hotspot) {
    return attacked.getOrDefault(hotspot, 0) >= ENOUGH;
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
