package dev.clew.solver.strings.edges;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.strand.Strand;
import java.util.List;
import java.util.function.UnaryOperator;

/** The unit at a position; 0 where there is none. */
public record CodeAtEdge(Expr result, Strand strand, Expr position) implements Edge {
  @Override
  public CodeAtEdge map(UnaryOperator<Strand> change) {
    return new CodeAtEdge(result, change.apply(strand), position);
  }

  @Override
  public List<Expr> terms() {
    return List.of(result, position);
  }

  @Override
  public <R, X extends Exception> R show(EdgeFace<R, X> face) throws X {
    return face.codeAt(this);
  }
}
