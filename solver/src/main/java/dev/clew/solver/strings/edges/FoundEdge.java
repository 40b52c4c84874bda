package dev.clew.solver.strings.edges;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.strand.Strand;
import java.util.List;
import java.util.function.UnaryOperator;

/** Where the part is first found from the start on, or last found before it. */
public record FoundEdge(Expr result, Strand strand, Strand part, Expr start, boolean last)
    implements Edge {
  @Override
  public FoundEdge map(UnaryOperator<Strand> change) {
    return new FoundEdge(result, change.apply(strand), change.apply(part), start, last);
  }

  @Override
  public List<Expr> terms() {
    return List.of(result, start);
  }

  @Override
  public <R, X extends Exception> R show(EdgeFace<R, X> face) throws X {
    return face.found(this);
  }
}
