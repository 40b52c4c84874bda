package dev.clew.engine.machine;

import dev.clew.engine.heap.HeapTracer;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Collects objects that a running machine cannot reach any more, when so many were made, or so big
 * ones, that it pays: at a pause, between two instructions, when nothing but frames and the heap
 * holds identities.
 */
final class HeapCollector {

  private static final int LEAST_ALLOCATIONS = 1_000_000;

  /** Of all arrays and texts together: 16 to 128 MB. */
  private static final long MOST_ELEMENTS = 1 << 24;

  /**
   * What the objects of one path may take: half a gigabyte, as a JVM that tries it has, or less
   * where this one is small. It does not depend on what other paths take, so that a path ends in
   * the same way whenever it is explored.
   */
  static final long MOST_BYTES = Math.min(512L << 20, Runtime.getRuntime().maxMemory() / 4);

  private final Machine m;
  private int sizeBefore;
  private int threshold = LEAST_ALLOCATIONS;
  private long elements;
  private long bytesBefore = -1;
  private boolean isWanted;

  HeapCollector(Machine m) {
    this.m = m;
    this.sizeBefore = m.heap().size();
  }

  /** Counts the elements of an array or a text that is made; whether a pause should come soon. */
  boolean isDueAfter(long more) {
    elements += more;
    return elements >= MOST_ELEMENTS;
  }

  /** Whether so much more is too much, unless a collection helps. */
  boolean lacksRoom(long more) {
    return m.heap().bytes() + more > MOST_BYTES;
  }

  /** Whether nothing was made since the last collection, so that another one cannot help. */
  boolean isFresh() {
    return m.heap().bytes() == bytesBefore;
  }

  /** Looks whether it is time; costs nothing if not. */
  void pause() {
    boolean isDue =
        m.heap().size() - sizeBefore >= threshold || elements >= MOST_ELEMENTS || isWanted;
    if (isDue || lacksRoom(0)) {
      isWanted = false;
      collect();
    }
  }

  /** Has the next pause collect, whatever it pays. */
  void want() {
    isWanted = true;
  }

  private void collect() {
    HeapTracer tracer = new HeapTracer(m.heap());
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
    m.journal().texts().trace(tracer);
    m.journal().furtherInputs().forEach(each -> each.trace(tracer));
    BitSet alive = tracer.finish();
    sizeBefore = m.heap().size();
    elements = 0;
    if (alive != null) {
      m.heap().retain(alive);
      threshold = Math.max(LEAST_ALLOCATIONS, alive.cardinality());
    }
    bytesBefore = m.heap().bytes();
  }
}
