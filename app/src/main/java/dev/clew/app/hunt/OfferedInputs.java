package dev.clew.app.hunt;

import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.MethodInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Inputs that others know, and a hunt has not used yet. They are added from any thread. */
final class OfferedInputs {

  private static final int MOST_OFFERED = 4_096;

  private final List<HuntedEntry> entries;
  private final InputShapes shapes;
  private final Queue<Offer> waiting = new ConcurrentLinkedQueue<>();
  private final AtomicInteger count = new AtomicInteger();

  private record Offer(MethodInfo explored, List<Input> inputs) {}

  OfferedInputs(List<HuntedEntry> entries, InputShapes shapes) {
    this.entries = List.copyOf(entries);
    this.shapes = shapes;
  }

  void add(MethodInfo explored, List<Input> inputs) {
    if (count.incrementAndGet() <= MOST_OFFERED) {
      waiting.add(new Offer(explored, List.copyOf(inputs)));
    }
  }

  /** Calls with the next of them, as far as a hunt makes such. */
  List<Seed> take(int most) {
    List<Seed> seeds = new ArrayList<>();
    for (int i = 0; i < most; i++) {
      Offer next = waiting.poll();
      if (next == null) {
        return seeds;
      }
      for (int entry = 0; entry < entries.size(); entry++) {
        if (entries.get(entry).entry().explored().equals(next.explored)) {
          int number = entry;
          entries
              .get(entry)
              .values(next.inputs)
              .ifPresent(values -> seeds.add(shapes.of(number, Leaves.alone(values))));
        }
      }
    }
    return seeds;
  }
}
