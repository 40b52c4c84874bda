package dev.clew.solver.bounds;

import java.util.Arrays;

/**
 * Inequalities {@code to - from <= weight} between nodes' values as mathematical numbers. Around a
 * cycle with a negative sum they contradict each other, whatever the widths: {@code x < y} and
 * {@code y < x} at once, where intervals would creep.
 *
 * <p>Bellman and Ford's way: time is edges times vertices, so both are bounded.
 */
final class DifferenceGraph {

  private static final int MOST_EDGES = 400;

  /** Weights are at most this, so that no sum of them overflows. */
  private static final long GREATEST_WEIGHT = 1L << 40;

  private int[] from = new int[64];
  private int[] to = new int[64];
  private long[] weights = new long[64];
  private long[] reasons = new long[64];
  private int edges;
  private long[] distances = new long[64];
  private int[] arrivals = new int[64];
  private int vertices;
  private final MutualVertices tight = new MutualVertices();

  /** Empties, for vertices below {@code count}. */
  void reset(int count) {
    edges = 0;
    vertices = count;
    if (distances.length < count) {
      distances = new long[count * 2];
      arrivals = new int[count * 2];
    }
  }

  int edges() {
    return edges;
  }

  int from(int edge) {
    return from[edge];
  }

  int to(int edge) {
    return to[edge];
  }

  /** Notes {@code greater - lesser >= gap} if the gap is of a size that counts. */
  void atLeast(int greater, int lesser, long gap, long reason) {
    if (gap < -GREATEST_WEIGHT || gap > GREATEST_WEIGHT || edges == MOST_EDGES) {
      return;
    }
    if (edges == from.length) {
      from = Arrays.copyOf(from, edges * 2);
      to = Arrays.copyOf(to, edges * 2);
      weights = Arrays.copyOf(weights, edges * 2);
      reasons = Arrays.copyOf(reasons, edges * 2);
    }
    from[edges] = greater;
    to[edges] = lesser;
    weights[edges] = -gap;
    reasons[edges++] = reason;
  }

  /** Finds distances that respect every edge, or gives a vertex on or behind a negative cycle. */
  int relax() {
    Arrays.fill(distances, 0, vertices, 0);
    Arrays.fill(arrivals, 0, vertices, -1);
    // A shortest way visits each vertex once, and at most two vertices per edge occur.
    int rounds = Math.min(vertices, 2 * edges) + 1;
    int last = -1;
    for (int round = 0; round < rounds; round++) {
      last = relaxOnce();
      if (last < 0) {
        return -1;
      }
    }
    return last;
  }

  private int relaxOnce() {
    int last = -1;
    for (int edge = 0; edge < edges; edge++) {
      long distance = distances[from[edge]] + weights[edge];
      if (distance < distances[to[edge]]) {
        distances[to[edge]] = distance;
        arrivals[to[edge]] = edge;
        last = to[edge];
      }
    }
    return last;
  }

  /** What the negative cycle behind a vertex rests on. */
  long cycleReason(int behind) {
    int vertex = behind;
    for (int i = 0; i < vertices; i++) {
      vertex = from[arrivals[vertex]];
    }
    long reason = 0;
    int start = vertex;
    do {
      reason |= reasons[arrivals[vertex]];
      vertex = from[arrivals[vertex]];
    } while (vertex != start);
    return reason;
  }

  /**
   * Whether the inequalities make two values equal, given that distances were found and {@link
   * #tighten} was called since: each reaches the other over edges without slack, and their
   * distances are the same. Then {@link #equalityReason} is why.
   */
  boolean equal(int a, int b) {
    return distances[a] == distances[b] && tight.areMutual(a, b);
  }

  /** Finds what reaches each other over edges without slack, given that distances were found. */
  void tighten() {
    tight.reset(vertices);
    for (int edge = 0; edge < edges; edge++) {
      if (isTight(edge)) {
        tight.add(from[edge], to[edge]);
      }
    }
    tight.find();
  }

  private boolean isTight(int edge) {
    return distances[from[edge]] + weights[edge] == distances[to[edge]];
  }

  /** What it rests on that a value and others equal it. */
  long equalityReason(int vertex) {
    long reason = 0;
    for (int edge = 0; edge < edges; edge++) {
      if (isTight(edge)
          && tight.areMutual(vertex, from[edge])
          && tight.areMutual(vertex, to[edge])) {
        reason |= reasons[edge];
      }
    }
    return reason;
  }
}
