package dev.clew.engine.machine;

import dev.clew.engine.heap.TracedIdentities;
import dev.clew.engine.program.MethodInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Where an exception was made, innermost first.
 *
 * @param position of the instruction in the innermost method's code
 */
public record Backtrace(List<Element> elements, int position) implements TracedIdentities {

  /** As many as HotSpot keeps. */
  public static final int MAX_ELEMENTS = 1024;

  /** Code of ours that runs threads, on top of the one that waits. */
  private static final String THREADS = "dev/clew/engine/guest/PendingThreads";

  private static final long ELEMENT_BYTES = 32;

  /**
   * One call.
   *
   * @param position of the instruction in the method's code
   */
  public record Element(MethodInfo method, int line, int position) {}

  @Override
  public long heldBytes() {
    return ELEMENT_BYTES * elements.size();
  }

  @Override
  public void trace(IntConsumer identities) {}

  public Backtrace {
    elements = List.copyOf(elements);
  }

  /** Whether a frame is in stack traces. */
  public static boolean shows(Frame frame) {
    return frame.insn != null && !frame.code.method().owner().isTrusted();
  }

  /** Whether a thread that waits is below a frame, and what is above it is another thread's. */
  public static boolean isBelowThread(Frame frame) {
    return frame.code.method().owner().name().equals(THREADS);
  }

  /** Of an exception that was there before the program began. */
  public static Backtrace ofInput() {
    return new Backtrace(List.of(), -1);
  }

  /**
   * The frames from one downwards; as HotSpot does, it leaves those of generated classes out. An
   * input is made when the program looks at it, but the program is not what made it.
   */
  public static Backtrace of(Frame innermost) {
    List<Element> elements = new ArrayList<>();
    @Nullable Frame current = innermost;
    while (current != null && !isBelowThread(current) && elements.size() < MAX_ELEMENTS) {
      if (shows(current)) {
        Insn insn = Objects.requireNonNull(current.insn);
        elements.add(new Element(current.code.method(), current.code.line(insn), insn.position()));
      }
      current = current.makesInput() ? null : current.caller;
    }
    Insn at = innermost.insn;
    return new Backtrace(elements, at == null ? -1 : at.position());
  }
}
