package dev.clew.solver.strings.edges;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.strings.strand.Strand;
import java.util.List;
import java.util.function.UnaryOperator;

/** The strand that a number is written as. */
public record WrittenEdge(Strand result, Expr number, StringOp op, int radix) implements Edge {
  @Override
  public WrittenEdge map(UnaryOperator<Strand> change) {
    return new WrittenEdge(change.apply(result), number, op, radix);
  }

  @Override
  public List<Expr> terms() {
    return List.of(number);
  }

  @Override
  public <R, X extends Exception> R show(EdgeFace<R, X> face) throws X {
    return face.written(this);
  }
}
