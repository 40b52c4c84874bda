package dev.clew.hotspots.arrival;

import dev.clew.hotspots.text.RowLanguage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects what all workers of one exploration see, in an order that does not depend on them. */
public final class HotspotRecord {

  /** What a path returned. */
  public record Returned(List<Integer> decisions, String row, RowLanguage language) {}

  private final List<SinkArrival> arrivals = new ArrayList<>();
  private final List<Returned> returned = new ArrayList<>();

  synchronized void add(SinkArrival arrival) {
    arrivals.add(arrival);
  }

  synchronized void add(Returned value) {
    returned.add(value);
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
