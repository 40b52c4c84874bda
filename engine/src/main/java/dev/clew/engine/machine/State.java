package dev.clew.engine.machine;

import dev.clew.engine.heap.HeapImage;
import dev.clew.engine.outcome.Reason;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A machine that stands still, shared by all who resume it and never written again: safe to hand to
 * another thread. Its heap, frames and path are shared with the states before and after it.
 */
public final class State {

  final HeapImage heap;
  final ClassTable classes;
  final @Nullable Frame frame;
  final PathJournal journal;
  final int mainThread;
  final ObjectMonitors.@Nullable Held monitors;

  State(
      HeapImage heap,
      ClassTable classes,
      @Nullable Frame frame,
      PathJournal journal,
      int mainThread,
      ObjectMonitors.@Nullable Held monitors) {
    this.heap = heap;
    this.classes = classes;
    this.frame = frame;
    this.journal = journal;
    this.mainThread = mainThread;
    this.monitors = monitors;
  }

  public DecisionPath path() {
    return journal.path();
  }

  public @Nullable Frame frame() {
    return frame;
  }

  /** What the path has left out so far. */
  public List<Reason> notes() {
    return journal.notes();
  }

  /** How often the path has come to a sink. */
  public int arrivals() {
    return journal.arrivals();
  }
}
