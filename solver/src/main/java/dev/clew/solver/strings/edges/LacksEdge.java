package dev.clew.solver.strings.edges;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.WordLanguages;
import java.util.List;
import java.util.function.UnaryOperator;

/** The part occurs nowhere in the strand. */
public record LacksEdge(Strand strand, Strand part) implements Edge {
  @Override
  public LacksEdge map(UnaryOperator<Strand> change) {
    return new LacksEdge(change.apply(strand), change.apply(part));
  }

  @Override
  public List<Expr> terms() {
    return List.of();
  }

  @Override
  public Edge reduced() {
    return part.isFixed()
        ? MemberEdge.without(strand, WordLanguages.containing(part.text()))
        : this;
  }

  @Override
  public boolean isAbsurd() {
    return strand.indexOf(part) >= 0;
  }

  @Override
  public StringNesting forbidden() {
    return new StringNesting(strand, part, false, false);
  }

  @Override
  public <R, X extends Exception> R show(EdgeFace<R, X> face) throws X {
    return face.lacks(this);
  }
}
