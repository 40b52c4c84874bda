package dev.clew.engine.explore.frontier;

import dev.clew.engine.explore.feasibility.Way;
import dev.clew.engine.machine.ExecutedInstructions;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.MethodCode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * What has been executed and which branches were taken at forks, by any worker, and how far it is
 * to what was not.
 */
public final class ReachedCode {

  /** A branch that so many paths do not go on by is no aim any more. */
  private static final int MOST_REFUTATIONS = 8;

  /** Farther than any search looks. */
  static final int FAR = Integer.MAX_VALUE;

  private static final int MOST_STEPS = 200;

  /** Frames below the one on top that are looked at. */
  private static final int MOST_FRAMES = 40;

  /** What returning to a caller counts for, in instructions. */
  private static final int RETURN = 20;

  /** A branch of a forking instruction. */
  private record Edge(Insn at, int index) {}

  /** How often each was taken. */
  private final Map<Edge, Integer> taken = new ConcurrentHashMap<>();

  private final Map<Insn, Set<Integer>> possible = new ConcurrentHashMap<>();
  private final Map<Edge, Integer> refutations = new ConcurrentHashMap<>();
  private final ExecutedInstructions executed = ExecutedInstructions.none();

  /** For a worker, which has its machines write it. */
  public ExecutedInstructions executed() {
    return executed.forThread();
  }

  /** Grows when distances may have become others. */
  int changes() {
    return executed.changes() + taken.size();
  }

  /** Hears which branches of an instruction may be feasible. */
  public void fork(@Nullable Insn at, List<Way> ways) {
    if (at != null) {
      Set<Integer> known = possible.computeIfAbsent(at, key -> ConcurrentHashMap.newKeySet());
      ways.forEach(way -> known.add(way.index()));
    }
  }

  /** Hears that a path does not go on by a branch. */
  public void refute(@Nullable Insn at, int index) {
    if (at != null) {
      refutations.merge(new Edge(at, index), 1, Integer::sum);
    }
  }

  /** Whether so many paths do not go on by a branch that perhaps none does. */
  boolean isHopeless(@Nullable Insn at, int index) {
    return at != null && refutations.getOrDefault(new Edge(at, index), 0) >= MOST_REFUTATIONS;
  }

  /** How many paths went by a branch or turned out not to. */
  int tries(@Nullable Insn at, int index) {
    if (at == null) {
      return 0;
    }
    Edge edge = new Edge(at, index);
    return taken.getOrDefault(edge, 0) + refutations.getOrDefault(edge, 0);
  }

  public void take(@Nullable Insn at, int index) {
    if (at != null) {
      taken.merge(new Edge(at, index), 1, Integer::sum);
    }
  }

  boolean isTaken(@Nullable Insn at, int index) {
    return at == null || taken.containsKey(new Edge(at, index));
  }

  private boolean isOpen(MethodCode code, Insn at) {
    if (!executed.contains(code, at)) {
      return true;
    }
    if (code.isProgram()) {
      for (int index : possible.getOrDefault(at, Set.of())) {
        if (!isTaken(at, index) && !isHopeless(at, index)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * How many instructions it is to something new in the program's code: in the method that a node
   * stands in, or in one that it returns to.
   *
   * @param known distances within methods that have not changed since they were filled in here
   */
  int distance(Node node, Map<Insn, Integer> known) {
    Frame frame = node.state().frame();
    Insn from = node.after();
    for (int depth = 0; frame != null && from != null && depth < MOST_FRAMES; depth++) {
      MethodCode code = frame.code;
      Insn start = from;
      int within =
          code.isProgram() ? known.computeIfAbsent(start, key -> distance(code, start)) : FAR;
      if (within != FAR) {
        return within + depth * RETURN;
      }
      frame = frame.caller;
      from = frame == null ? null : frame.insn();
    }
    return FAR;
  }

  private int distance(MethodCode code, Insn from) {
    Map<Insn, Integer> distances = new HashMap<>();
    Deque<Insn> queue = new ArrayDeque<>();
    distances.put(from, 0);
    queue.add(from);
    for (int steps = 0; steps < MOST_STEPS && !queue.isEmpty(); steps++) {
      Insn insn = queue.remove();
      int distance = distances.getOrDefault(insn, 0);
      if (isOpen(code, insn)) {
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
