package dev.clew.engine.machine;

import dev.clew.engine.heap.Tracer;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Collects objects that a running machine cannot reach any more, when so many were made that it
 * pays: at a pause, between two instructions, when nothing but frames and the heap holds
 * identities.
 */
final class Collector {

  private static final int LEAST_ALLOCATIONS = 1_000_000;

  private final Machine m;
  private int sizeBefore;
  private int threshold = LEAST_ALLOCATIONS;

  Collector(Machine m) {
    this.m = m;
    this.sizeBefore = m.heap().size();
  }

  /** Looks whether it is time; costs nothing if not. */
  void pause() {
    if (m.heap().size() - sizeBefore >= threshold) {
      collect();
    }
  }

  private void collect() {
    Tracer tracer = new Tracer(m.heap());
    for (@Nullable Frame frame = m.topOrNull(); frame != null; frame = frame.caller) {
      for (long raw : frame.raw) {
        tracer.acceptRaw(raw);
      }
      tracer.followHolder(frame.completion());
    }
    m.classes().trace(tracer);
    m.monitors().trace(tracer);
    tracer.accept(m.mainThread());
    m.inputs().forEach(tracer::accept);
    m.staticInputs().forEach(each -> each.trace(tracer));
    BitSet alive = tracer.finish();
    sizeBefore = m.heap().size();
    if (alive != null) {
      m.heap().retain(alive);
      threshold = Math.max(LEAST_ALLOCATIONS, alive.cardinality());
    }
  }
}
