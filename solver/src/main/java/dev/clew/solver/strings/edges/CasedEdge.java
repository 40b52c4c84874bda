package dev.clew.solver.strings.edges;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.strings.strand.Strand;
import java.util.List;
import java.util.function.UnaryOperator;

/** The result, unit by unit, is the strand's lower or upper case where that is so simple. */
public record CasedEdge(Strand result, Strand strand, StringOp op) implements Edge {
  @Override
  public CasedEdge map(UnaryOperator<Strand> change) {
    return new CasedEdge(change.apply(result), change.apply(strand), op);
  }

  @Override
  public List<Expr> terms() {
    return List.of();
  }

  @Override
  public <R, X extends Exception> R show(EdgeFace<R, X> face) throws X {
    return face.cased(this);
  }
}
