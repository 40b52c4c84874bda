package dev.clew.engine.explore;

import dev.clew.engine.machine.Insn;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Which branches were taken at forks, by any worker, and how far it is to one that was not.
 * Branches that unknowns never decided do not count: all paths go the same way there.
 */
final class Coverage {

  /** Farther than any search looks. */
  static final int FAR = Integer.MAX_VALUE;

  private static final int MOST_STEPS = 200;

  /** A branch of a forking instruction. */
  private record Edge(Insn at, int index) {}

  private final Set<Edge> taken = ConcurrentHashMap.newKeySet();
  private final Map<Insn, Set<Integer>> feasible = new ConcurrentHashMap<>();

  /** Hears which branches of an instruction are feasible. */
  void fork(@Nullable Insn at, List<Integer> branches) {
    if (at != null) {
      feasible.computeIfAbsent(at, key -> ConcurrentHashMap.newKeySet()).addAll(branches);
    }
  }

  void take(@Nullable Insn at, int index) {
    if (at != null) {
      taken.add(new Edge(at, index));
    }
  }

  boolean isTaken(@Nullable Insn at, int index) {
    return at == null || taken.contains(new Edge(at, index));
  }

  private boolean isOpen(Insn at) {
    for (int index : feasible.getOrDefault(at, Set.of())) {
      if (!isTaken(at, index)) {
        return true;
      }
    }
    return false;
  }

  /** How many instructions it is, within the method, to a fork with a branch not taken yet. */
  int distance(@Nullable Insn from) {
    if (from == null) {
      return FAR;
    }
    Map<Insn, Integer> distances = new HashMap<>();
    Deque<Insn> queue = new ArrayDeque<>();
    distances.put(from, 0);
    queue.add(from);
    for (int steps = 0; steps < MOST_STEPS && !queue.isEmpty(); steps++) {
      Insn insn = queue.remove();
      int distance = distances.getOrDefault(insn, 0);
      if (isOpen(insn)) {
        return distance;
      }
      insn.successors(
          next -> {
            if (distances.putIfAbsent(next, distance + 1) == null) {
              queue.add(next);
            }
          });
    }
    return FAR;
  }
}
