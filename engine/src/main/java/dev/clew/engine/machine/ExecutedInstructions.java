package dev.clew.engine.machine;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Which instructions of the program's own code machines have executed, the JDK's left out. It only
 * guides a search: where two threads note something at once, one of the notes may be lost.
 */
public final class ExecutedInstructions {

  private final Map<MethodCode, boolean[]> shared;
  private final AtomicInteger changes;
  private @Nullable MethodCode latest;
  private boolean[] positions = {};

  private ExecutedInstructions(Map<MethodCode, boolean[]> shared, AtomicInteger changes) {
    this.shared = shared;
    this.changes = changes;
  }

  /** Nothing yet. */
  public static ExecutedInstructions none() {
    return new ExecutedInstructions(new ConcurrentHashMap<>(), new AtomicInteger());
  }

  /** The same notes, for another thread. */
  public ExecutedInstructions forThread() {
    return new ExecutedInstructions(shared, changes);
  }

  /** Grows whenever something is executed for the first time. */
  public int changes() {
    return changes.get();
  }

  void note(MethodCode code, Insn insn) {
    int position = insn.position();
    if (code != latest || position >= positions.length) {
      latest = code;
      positions = shared.merge(code, new boolean[position + 1], ExecutedInstructions::longer);
    }
    if (!positions[position]) {
      positions[position] = true;
      changes.incrementAndGet();
    }
  }

  private static boolean[] longer(boolean[] known, boolean[] wanted) {
    return wanted.length <= known.length ? known : Arrays.copyOf(known, wanted.length * 2);
  }

  /** Whether it is the JDK's, or has been executed. */
  public boolean contains(MethodCode code, Insn insn) {
    if (!code.isProgram()) {
      return true;
    }
    boolean[] known = shared.get(code);
    int position = insn.position();
    return known != null && position < known.length && known[position];
  }
}
