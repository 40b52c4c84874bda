package dev.clew.engine.machine;

import dev.clew.engine.heap.HeapImage;
import org.jspecify.annotations.Nullable;

/**
 * A machine that stands still, shared by all who resume it and never written again: safe to hand to
 * another thread. Its heap, frames and path are shared with the states before and after it.
 */
public final class State {

  final HeapImage heap;
  final ClassTable classes;
  final @Nullable Frame frame;
  final Path path;
  final @Nullable Output output;
  final int mainThread;
  final Monitors.@Nullable Held monitors;
  final @Nullable InputNode inputs;
  final @Nullable Notes notes;
  final @Nullable StaticInput staticInputs;
  final int numbers;

  State(
      HeapImage heap,
      ClassTable classes,
      @Nullable Frame frame,
      Path path,
      @Nullable Output output,
      int mainThread,
      @Nullable InputNode inputs,
      @Nullable Notes notes,
      @Nullable StaticInput staticInputs,
      int numbers,
      Monitors.@Nullable Held monitors) {
    this.heap = heap;
    this.classes = classes;
    this.frame = frame;
    this.path = path;
    this.output = output;
    this.mainThread = mainThread;
    this.monitors = monitors;
    this.inputs = inputs;
    this.notes = notes;
    this.staticInputs = staticInputs;
    this.numbers = numbers;
  }

  public Path path() {
    return path;
  }

  public @Nullable Frame frame() {
    return frame;
  }
}
