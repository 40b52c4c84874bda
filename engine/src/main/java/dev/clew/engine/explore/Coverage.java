package dev.clew.engine.explore;

import dev.clew.engine.machine.Insn;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Which branches were taken, by any worker. */
final class Coverage {

  /** A branch of a forking instruction. */
  private record Edge(Insn at, int index) {}

  private final Set<Edge> taken = ConcurrentHashMap.newKeySet();

  void take(@Nullable Insn at, int index) {
    if (at != null) {
      taken.add(new Edge(at, index));
    }
  }

  boolean isTaken(@Nullable Insn at, int index) {
    return at == null || taken.contains(new Edge(at, index));
  }
}
