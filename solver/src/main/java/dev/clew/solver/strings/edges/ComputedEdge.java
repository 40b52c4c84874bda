package dev.clew.solver.strings.edges;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.strings.strand.Strand;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Any other operator; known only when all operands are. */
public record ComputedEdge(EdgeOperand result, StringOp op, List<EdgeOperand> operands)
    implements Edge {
  @Override
  public ComputedEdge map(UnaryOperator<Strand> change) {
    return new ComputedEdge(
        result.map(change), op, operands.stream().map(one -> one.map(change)).toList());
  }

  @Override
  public List<Expr> terms() {
    List<Expr> terms = new ArrayList<>(result.terms());
    operands.forEach(operand -> terms.addAll(operand.terms()));
    return terms;
  }

  @Override
  public <R, X extends Exception> R show(EdgeFace<R, X> face) throws X {
    return face.computed(this);
  }
}
