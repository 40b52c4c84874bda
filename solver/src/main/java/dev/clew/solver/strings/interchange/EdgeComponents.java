package dev.clew.solver.strings.interchange;

import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeNumbers;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Edges in groups that share no vertex: once the numbers are chosen each is on its own. */
public final class EdgeComponents {

  private EdgeComponents() {}

  public static List<List<Edge>> of(List<Edge> edges) {
    Map<StringVertex, StringVertex> parents = new HashMap<>();
    List<Set<StringVertex>> scopes = new ArrayList<>();
    for (Edge edge : edges) {
      Set<StringVertex> scope = EdgeNumbers.of(edge).vertices();
      scopes.add(scope);
      StringVertex first = null;
      for (StringVertex vertex : scope) {
        parents.putIfAbsent(vertex, vertex);
        if (first != null) {
          parents.put(root(parents, vertex), root(parents, first));
        }
        first = vertex;
      }
    }
    Map<Object, List<Edge>> groups = new LinkedHashMap<>();
    for (int i = 0; i < edges.size(); i++) {
      Object key =
          scopes.get(i).isEmpty() ? edges.get(i) : root(parents, scopes.get(i).iterator().next());
      groups.computeIfAbsent(key, one -> new ArrayList<>()).add(edges.get(i));
    }
    return List.copyOf(groups.values());
  }

  private static StringVertex root(Map<StringVertex, StringVertex> parents, StringVertex vertex) {
    StringVertex root = vertex;
    StringVertex parent = parents.getOrDefault(root, root);
    while (parent != root) {
      root = parent;
      parent = parents.getOrDefault(root, root);
    }
    return root;
  }
}
