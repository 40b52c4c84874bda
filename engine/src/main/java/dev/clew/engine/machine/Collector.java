package dev.clew.engine.machine;

import dev.clew.engine.heap.Tracer;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Collects objects that a running machine cannot reach any more, when so many were made, or so big
 * ones, that it pays: at a pause, between two instructions, when nothing but frames and the heap
 * holds identities.
 */
final class Collector {

  private static final int LEAST_ALLOCATIONS = 1_000_000;

  /** Of all arrays and texts together: 16 to 128 MB. */
  private static final long MOST_ELEMENTS = 1 << 24;

  private final Machine m;
  private int sizeBefore;
  private int threshold = LEAST_ALLOCATIONS;
  private long elements;

  Collector(Machine m) {
    this.m = m;
    this.sizeBefore = m.heap().size();
  }

  /** Counts the elements of an array or a text that is made; whether a pause should come soon. */
  boolean isDueAfter(int more) {
    elements += more;
    return elements >= MOST_ELEMENTS;
  }

  /** Looks whether it is time; costs nothing if not. */
  void pause() {
    if (m.heap().size() - sizeBefore >= threshold || elements >= MOST_ELEMENTS) {
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
    m.journal().inputs().forEach(tracer::accept);
    m.journal().furtherInputs().forEach(each -> each.trace(tracer));
    BitSet alive = tracer.finish();
    sizeBefore = m.heap().size();
    elements = 0;
    if (alive != null) {
      m.heap().retain(alive);
      threshold = Math.max(LEAST_ALLOCATIONS, alive.cardinality());
    }
  }
}
