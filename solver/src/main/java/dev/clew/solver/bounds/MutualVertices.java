package dev.clew.solver.bounds;

import java.util.Arrays;

/**
 * Vertices of a directed graph that reach each other: its strongly connected components, by
 * Tarjan's way, without recursion. Time is linear in vertices and edges; arrays are kept.
 */
final class MutualVertices {

  private static final int NONE = -1;

  private int vertices;
  private int edges;
  private int[] firstEdges = new int[64];
  private int[] nextEdges = new int[64];
  private int[] targets = new int[64];

  /** When a vertex was met; 0 for one that was not. */
  private int[] met = new int[64];

  /** The earliest vertex of its component that is known to be reached from a vertex. */
  private int[] earliest = new int[64];

  private int[] components = new int[64];
  private int[] open = new int[64];
  private int opened;
  private int[] calls = new int[64];
  private int clock;

  /** Empties, for vertices below {@code count}. */
  void reset(int count) {
    vertices = count;
    edges = 0;
    if (met.length < count) {
      int length = count * 2;
      firstEdges = new int[length];
      met = new int[length];
      earliest = new int[length];
      components = new int[length];
      open = new int[length];
      calls = new int[length];
    }
    Arrays.fill(firstEdges, 0, count, NONE);
  }

  void add(int from, int to) {
    if (edges == targets.length) {
      nextEdges = Arrays.copyOf(nextEdges, edges * 2);
      targets = Arrays.copyOf(targets, edges * 2);
    }
    targets[edges] = to;
    nextEdges[edges] = firstEdges[from];
    firstEdges[from] = edges++;
  }

  /** Finds the components; edges are used up. */
  void find() {
    Arrays.fill(met, 0, vertices, 0);
    Arrays.fill(components, 0, vertices, NONE);
    clock = 0;
    opened = 0;
    for (int vertex = 0; vertex < vertices; vertex++) {
      if (met[vertex] == 0 && firstEdges[vertex] != NONE) {
        visit(vertex);
      }
    }
  }

  private void visit(int root) {
    int depth = enter(root, 0);
    while (depth > 0) {
      int vertex = calls[depth - 1];
      int edge = firstEdges[vertex];
      if (edge == NONE) {
        depth--;
        leave(vertex, depth > 0 ? calls[depth - 1] : vertex);
      } else {
        firstEdges[vertex] = nextEdges[edge];
        int target = targets[edge];
        if (met[target] == 0) {
          depth = enter(target, depth);
        } else if (components[target] == NONE) {
          earliest[vertex] = Math.min(earliest[vertex], met[target]);
        }
      }
    }
  }

  private int enter(int vertex, int depth) {
    met[vertex] = ++clock;
    earliest[vertex] = clock;
    open[opened++] = vertex;
    calls[depth] = vertex;
    return depth + 1;
  }

  private void leave(int vertex, int caller) {
    earliest[caller] = Math.min(earliest[caller], earliest[vertex]);
    if (earliest[vertex] == met[vertex]) {
      do {
        components[open[--opened]] = vertex;
      } while (open[opened] != vertex);
    }
  }

  /** Whether each of two vertices reaches the other, or both are one. */
  boolean areMutual(int a, int b) {
    return a == b || (components[a] != NONE && components[a] == components[b]);
  }
}
