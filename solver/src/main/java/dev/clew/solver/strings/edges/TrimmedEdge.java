package dev.clew.solver.strings.edges;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.strings.strand.Strand;
import java.util.List;
import java.util.function.UnaryOperator;

/** The strand without blanks at its ends. */
public record TrimmedEdge(Strand result, Strand strand, CharSet blanks, boolean front, boolean back)
    implements Edge {
  @Override
  public TrimmedEdge map(UnaryOperator<Strand> change) {
    return new TrimmedEdge(change.apply(result), change.apply(strand), blanks, front, back);
  }

  @Override
  public List<Expr> terms() {
    return List.of();
  }

  @Override
  public StringNesting nesting() {
    return new StringNesting(strand, result, !front, !back);
  }

  @Override
  public <R, X extends Exception> R show(EdgeFace<R, X> face) throws X {
    return face.trimmed(this);
  }
}
