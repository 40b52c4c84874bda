package dev.clew.solver.strings.edges;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.strings.strand.Strand;
import java.util.List;
import java.util.function.UnaryOperator;

/** The number that the strand stands for: {@link StringOp#TO_INT} or {@link StringOp#PARSE}. */
public record ParsedEdge(Expr result, Strand strand, StringOp op, int radix) implements Edge {
  @Override
  public ParsedEdge map(UnaryOperator<Strand> change) {
    return new ParsedEdge(result, change.apply(strand), op, radix);
  }

  @Override
  public List<Expr> terms() {
    return List.of(result);
  }

  @Override
  public <R, X extends Exception> R show(EdgeFace<R, X> face) throws X {
    return face.parsed(this);
  }
}
