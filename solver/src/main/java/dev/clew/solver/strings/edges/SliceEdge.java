package dev.clew.solver.strings.edges;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.strand.Strand;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The result is so many units of the strand from an offset on, as {@code str.substr} has it.
 *
 * @param toEnd whether the count is known to be all that there are, so that the result is an end of
 *     the strand
 */
public record SliceEdge(Strand result, Strand strand, Expr offset, Expr count, boolean toEnd)
    implements Edge {
  @Override
  public SliceEdge map(UnaryOperator<Strand> change) {
    return new SliceEdge(change.apply(result), change.apply(strand), offset, count, toEnd);
  }

  /** Whether the offset is known to be zero, so that the result is a start of the strand. */
  public boolean isAtStart() {
    return offset instanceof Const known && known.value().asInteger().signum() == 0;
  }

  @Override
  public List<Expr> terms() {
    return List.of(offset, count);
  }

  /** An empty one that reaches to the end is at the end, too. */
  @Override
  public StringNesting nesting() {
    return new StringNesting(strand, result, isAtStart(), toEnd);
  }

  @Override
  public <R, X extends Exception> R show(EdgeFace<R, X> face) throws X {
    return face.slice(this);
  }
}
