package dev.clew.app.cache;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/**
 * Which vertices of a graph reach each other, by Tarjan's algorithm without recursion. Components
 * come after all that they lead to. Linear in vertices and edges.
 *
 * @param <V> a vertex
 */
final class StrongComponents<V> {

  private final Function<V, ? extends Iterable<V>> edges;
  private final Map<V, Integer> met = new HashMap<>();
  private final Map<V, Integer> earliest = new HashMap<>();
  private final Map<V, Integer> component = new HashMap<>();
  private final Deque<V> open = new ArrayDeque<>();
  private final Deque<Visit<V>> visits = new ArrayDeque<>();
  private final List<List<V>> components = new ArrayList<>();

  private record Visit<V>(V vertex, Iterator<V> next) {}

  private StrongComponents(Function<V, ? extends Iterable<V>> edges) {
    this.edges = edges;
  }

  /** All components that can be reached from some vertices, the last ones first. */
  static <V> List<List<V>> of(Iterable<V> vertices, Function<V, ? extends Iterable<V>> edges) {
    StrongComponents<V> search = new StrongComponents<>(edges);
    for (V vertex : vertices) {
      if (!search.met.containsKey(vertex)) {
        search.visitFrom(vertex);
      }
    }
    return search.components;
  }

  private void visitFrom(V first) {
    enter(first);
    while (!visits.isEmpty()) {
      Visit<V> visit = visits.element();
      if (visit.next.hasNext()) {
        V next = visit.next.next();
        if (!met.containsKey(next)) {
          enter(next);
        } else if (!component.containsKey(next)) {
          earliest.merge(visit.vertex, met.getOrDefault(next, 0), Math::min);
        }
      } else {
        visits.remove();
        leave(visit.vertex);
      }
    }
  }

  private void enter(V vertex) {
    earliest.put(vertex, met.size());
    met.put(vertex, met.size());
    open.push(vertex);
    visits.push(new Visit<>(vertex, edges.apply(vertex).iterator()));
  }

  private void leave(V vertex) {
    Visit<V> caller = visits.peek();
    if (caller != null) {
      earliest.merge(caller.vertex, earliest.getOrDefault(vertex, 0), Math::min);
    }
    if (Objects.equals(earliest.get(vertex), met.get(vertex))) {
      List<V> members = new ArrayList<>();
      V member;
      do {
        member = open.pop();
        component.put(member, components.size());
        members.add(member);
      } while (!member.equals(vertex));
      components.add(members);
    }
  }
}
