package dev.clew.solver.strings.edges;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.WordLanguages;
import java.util.List;
import java.util.function.UnaryOperator;

/** The strand does not start (or end) with the part. */
public record UnlikeEdge(Strand strand, Strand part, boolean atStart) implements Edge {
  @Override
  public UnlikeEdge map(UnaryOperator<Strand> change) {
    return new UnlikeEdge(change.apply(strand), change.apply(part), atStart);
  }

  @Override
  public List<Expr> terms() {
    return List.of();
  }

  @Override
  public Edge reduced() {
    if (!part.isFixed()) {
      return this;
    }
    String text = part.text();
    return MemberEdge.without(
        strand, atStart ? WordLanguages.startingWith(text) : WordLanguages.endingWith(text));
  }

  @Override
  public boolean isAbsurd() {
    return atStart ? strand.startsWith(part) : strand.endsWith(part);
  }

  @Override
  public StringNesting forbidden() {
    return new StringNesting(strand, part, atStart, !atStart);
  }

  @Override
  public <R, X extends Exception> R show(EdgeFace<R, X> face) throws X {
    return face.unlike(this);
  }
}
