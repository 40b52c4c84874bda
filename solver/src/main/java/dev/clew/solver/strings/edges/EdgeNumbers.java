package dev.clew.solver.strings.edges;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.strand.StrandPart;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Which vertices and which numbers an edge speaks of. */
public final class EdgeNumbers {

  private final Set<StringVertex> vertices = new LinkedHashSet<>();
  private final Set<Expr> terms = new LinkedHashSet<>();

  private EdgeNumbers() {}

  public static EdgeNumbers of(List<Edge> edges) {
    EdgeNumbers numbers = new EdgeNumbers();
    edges.forEach(numbers::add);
    return numbers;
  }

  public static EdgeNumbers of(Edge edge) {
    return of(List.of(edge));
  }

  public Set<StringVertex> vertices() {
    return vertices;
  }

  /** Lengths, positions and values; no constants. */
  public Set<Expr> terms() {
    return terms;
  }

  private void add(Edge edge) {
    edge.map(
        strand -> {
          strand.parts().forEach(this::addPart);
          return strand;
        });
    for (Expr term : edge.terms()) {
      if (!(term instanceof Const)) {
        terms.add(term);
      }
    }
  }

  private void addPart(StrandPart part) {
    if (part instanceof StringVertex vertex) {
      vertices.add(vertex);
      terms.add(vertex.length());
    }
  }
}
