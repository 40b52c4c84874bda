package dev.clew.solver.strings;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Which vertices and which numbers an edge speaks of. */
final class EdgeNumbers {

  private final Set<Vertex> vertices = new LinkedHashSet<>();
  private final Set<Expr> terms = new LinkedHashSet<>();

  private EdgeNumbers() {}

  static EdgeNumbers of(List<Edge> edges) {
    EdgeNumbers numbers = new EdgeNumbers();
    edges.forEach(numbers::add);
    return numbers;
  }

  static EdgeNumbers of(Edge edge) {
    return of(List.of(edge));
  }

  Set<Vertex> vertices() {
    return vertices;
  }

  /** Lengths, positions and values; no constants. */
  Set<Expr> terms() {
    return terms;
  }

  private void add(Edge edge) {
    edge.map(
        strand -> {
          strand.parts().forEach(this::addPart);
          return strand;
        });
    if (edge instanceof Edge.Slice slice) {
      addTerms(slice.offset(), slice.count());
    } else if (edge instanceof Edge.CodeAt code) {
      addTerms(code.result(), code.position());
    } else if (edge instanceof Edge.UnitIn unit) {
      addTerms(unit.position());
    } else if (edge instanceof Edge.UnitsAlike units) {
      addTerms(units.leftPosition(), units.rightPosition());
    } else if (edge instanceof Edge.Found found) {
      addTerms(found.result(), found.start());
    } else if (edge instanceof Edge.Parsed parsed) {
      addTerms(parsed.result());
    } else if (edge instanceof Edge.Written written) {
      addTerms(written.number());
    } else if (edge instanceof Edge.Computed computed) {
      addOperand(computed.result());
      computed.operands().forEach(this::addOperand);
    }
  }

  private void addPart(Part part) {
    if (part instanceof Vertex vertex) {
      vertices.add(vertex);
      terms.add(vertex.length());
    }
  }

  private void addOperand(Operand operand) {
    if (operand instanceof Operand.OfTerm term) {
      addTerms(term.term());
    }
  }

  private void addTerms(Expr... more) {
    for (Expr term : more) {
      if (!(term instanceof Const)) {
        terms.add(term);
      }
    }
  }
}
