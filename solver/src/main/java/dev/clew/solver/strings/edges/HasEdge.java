package dev.clew.solver.strings.edges;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.WordLanguages;
import java.util.List;
import java.util.function.UnaryOperator;

/** The part occurs somewhere in the strand. */
public record HasEdge(Strand strand, Strand part) implements Edge {
  @Override
  public HasEdge map(UnaryOperator<Strand> change) {
    return new HasEdge(change.apply(strand), change.apply(part));
  }

  @Override
  public List<Expr> terms() {
    return List.of();
  }

  @Override
  public Edge reduced() {
    if (part.isFixed()) {
      return new MemberEdge(strand, WordLanguages.containing(part.text()));
    }
    return strand.isFixed() ? new PartOfEdge(part, strand.text()) : this;
  }

  @Override
  public StringNesting nesting() {
    return new StringNesting(strand, part, false, false);
  }

  @Override
  public <R, X extends Exception> R show(EdgeFace<R, X> face) throws X {
    return face.has(this);
  }
}
