package dev.clew.solver.strings.edges;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.strand.Strand;
import java.util.List;
import java.util.function.UnaryOperator;

/** Two units, where both exist, are the same, or are not. */
public record UnitsAlikeEdge(
    Strand left, Expr leftPosition, Strand right, Expr rightPosition, boolean alike)
    implements Edge {
  @Override
  public UnitsAlikeEdge map(UnaryOperator<Strand> change) {
    return new UnitsAlikeEdge(
        change.apply(left), leftPosition, change.apply(right), rightPosition, alike);
  }

  @Override
  public List<Expr> terms() {
    return List.of(leftPosition, rightPosition);
  }

  @Override
  public <R, X extends Exception> R show(EdgeFace<R, X> face) throws X {
    return face.unitsAlike(this);
  }
}
