package programs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;

/** Dijkstra, breadth and depth first, topological order, union-find, Floyd-Warshall. */
public final class Graphs {

  record Edge(String from, String to, int weight) {}

  private final Map<String, List<Edge>> edges = new TreeMap<>();

  void add(String from, String to, int weight) {
    edges.computeIfAbsent(from, k -> new ArrayList<>()).add(new Edge(from, to, weight));
    edges.computeIfAbsent(to, k -> new ArrayList<>());
  }

  Map<String, Integer> distances(String source, Map<String, String> previous) {
    Map<String, Integer> distances = new LinkedHashMap<>();
    PriorityQueue<Edge> queue =
        new PriorityQueue<>(Comparator.comparingInt(Edge::weight).thenComparing(Edge::to));
    queue.add(new Edge(null, source, 0));
    while (!queue.isEmpty()) {
      Edge next = queue.remove();
      if (distances.putIfAbsent(next.to(), next.weight()) == null) {
        previous.put(next.to(), next.from());
        for (Edge edge : edges.get(next.to())) {
          queue.add(new Edge(next.to(), edge.to(), next.weight() + edge.weight()));
        }
      }
    }
    return distances;
  }

  List<String> breadthFirst(String source) {
    Set<String> seen = new LinkedHashSet<>(Set.of(source));
    Deque<String> queue = new ArrayDeque<>(seen);
    while (!queue.isEmpty()) {
      for (Edge edge : edges.get(queue.remove())) {
        if (seen.add(edge.to())) {
          queue.add(edge.to());
        }
      }
    }
    return List.copyOf(seen);
  }

  List<String> topological() {
    Map<String, Boolean> state = new HashMap<>();
    Deque<String> order = new ArrayDeque<>();
    edges.keySet().forEach(node -> visit(node, state, order));
    return new ArrayList<>(order);
  }

  private void visit(String node, Map<String, Boolean> done, Deque<String> order) {
    Boolean state = done.get(node);
    if (state == null) {
      done.put(node, false);
      edges.get(node).forEach(edge -> visit(edge.to(), done, order));
      done.put(node, true);
      order.push(node);
    } else if (!state) {
      throw new IllegalStateException("cycle through " + node);
    }
  }

  static int find(int[] parent, int x) {
    return parent[x] == x ? x : (parent[x] = find(parent, parent[x]));
  }

  public static void main(String[] args) {
    Graphs graph = new Graphs();
    String[] list = {"a b 4", "a c 2", "c b 1", "b d 5", "c d 8", "d e 3", "c e 10", "f a 1"};
    for (String each : list) {
      String[] parts = each.split(" ");
      graph.add(parts[0], parts[1], Integer.parseInt(parts[2]));
    }
    Map<String, String> previous = new HashMap<>();
    graph
        .distances("a", previous)
        .forEach(
            (node, distance) -> {
              StringBuilder path = new StringBuilder(node);
              for (String at = previous.get(node); at != null; at = previous.get(at)) {
                path.insert(0, at + ">");
              }
              System.out.println(node + " " + distance + " " + path);
            });
    System.out.println(
        graph.breadthFirst("a") + " " + graph.breadthFirst("f") + graph.breadthFirst("e"));
    System.out.println(graph.topological());
    graph.add("e", "c", 1);
    try {
      graph.topological();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    int[] parent = new int[10];
    Arrays.setAll(parent, i -> i);
    int[][] unions = {{1, 2}, {3, 4}, {2, 4}, {7, 8}, {9, 7}, {1, 3}};
    for (int[] union : unions) {
      int one = find(parent, union[0]);
      int other = find(parent, union[1]);
      parent[one] = other;
      System.out.println(
          union[0]
              + "-"
              + union[1]
              + (one == other ? " already" : "")
              + " "
              + Arrays.toString(parent));
    }
    int far = 1_000_000;
    int[][] all = {{0, 3, far, 7}, {8, 0, 2, far}, {5, far, 0, 1}, {2, far, far, 0}};
    for (int k = 0; k < 4; k++) {
      for (int i = 0; i < 4; i++) {
        for (int j = 0; j < 4; j++) {
          all[i][j] = Math.min(all[i][j], all[i][k] + all[k][j]);
        }
      }
    }
    System.out.println(Arrays.deepToString(all));
  }
}
