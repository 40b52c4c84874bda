package dev.clew.solver.strings.interchange;

import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeNumbers;
import dev.clew.solver.strings.strand.Vertex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Edges in groups that share no vertex: once the numbers are chosen each is on its own. */
public final class Components {

  private Components() {}

  public static List<List<Edge>> of(List<Edge> edges) {
    Map<Vertex, Vertex> parents = new HashMap<>();
    List<Set<Vertex>> scopes = new ArrayList<>();
    for (Edge edge : edges) {
      Set<Vertex> scope = EdgeNumbers.of(edge).vertices();
      scopes.add(scope);
      Vertex first = null;
      for (Vertex vertex : scope) {
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

  private static Vertex root(Map<Vertex, Vertex> parents, Vertex vertex) {
    Vertex root = vertex;
    Vertex parent = parents.getOrDefault(root, root);
    while (parent != root) {
      root = parent;
      parent = parents.getOrDefault(root, root);
    }
    return root;
  }
}
