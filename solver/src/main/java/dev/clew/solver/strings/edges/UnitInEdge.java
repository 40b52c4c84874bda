package dev.clew.solver.strings.edges;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.strings.strand.Strand;
import java.util.List;
import java.util.function.UnaryOperator;

/** The unit at a position, if there is one, is of the set. */
public record UnitInEdge(Strand strand, Expr position, CharSet set) implements Edge {
  @Override
  public UnitInEdge map(UnaryOperator<Strand> change) {
    return new UnitInEdge(change.apply(strand), position, set);
  }

  @Override
  public List<Expr> terms() {
    return List.of(position);
  }

  @Override
  public <R, X extends Exception> R show(EdgeFace<R, X> face) throws X {
    return face.unitIn(this);
  }
}
