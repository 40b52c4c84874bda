package dev.clew.solver.strings.edges;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.strand.Strand;
import java.util.List;
import java.util.function.UnaryOperator;

/** The strand is a part of a known string. */
public record PartOfEdge(Strand strand, String whole) implements Edge {
  @Override
  public PartOfEdge map(UnaryOperator<Strand> change) {
    return new PartOfEdge(change.apply(strand), whole);
  }

  @Override
  public List<Expr> terms() {
    return List.of();
  }

  @Override
  public <R, X extends Exception> R show(EdgeFace<R, X> face) throws X {
    return face.partOf(this);
  }
}
