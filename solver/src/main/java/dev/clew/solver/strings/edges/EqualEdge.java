package dev.clew.solver.strings.edges;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.strand.Strand;
import java.util.List;
import java.util.function.UnaryOperator;

/** Two strands are the same string. */
public record EqualEdge(Strand left, Strand right) implements Edge {
  @Override
  public EqualEdge map(UnaryOperator<Strand> change) {
    return new EqualEdge(change.apply(left), change.apply(right));
  }

  @Override
  public List<Expr> terms() {
    return List.of();
  }

  @Override
  public boolean isAbsurd() {
    return UnitBalance.refutes(this);
  }

  @Override
  public <R, X extends Exception> R show(EdgeFace<R, X> face) throws X {
    return face.equal(this);
  }
}
