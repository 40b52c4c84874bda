package dev.clew.solver.strings.edges;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.language.Language;
import dev.clew.solver.strings.strand.Strand;
import java.util.List;
import java.util.function.UnaryOperator;

/** Two strands are not the same string. */
public record DifferEdge(Strand left, Strand right) implements Edge {
  @Override
  public DifferEdge map(UnaryOperator<Strand> change) {
    return new DifferEdge(change.apply(left), change.apply(right));
  }

  @Override
  public List<Expr> terms() {
    return List.of();
  }

  @Override
  public Edge reduced() {
    if (right.isFixed()) {
      return MemberEdge.without(left, Language.word(right.text()));
    }
    return left.isFixed() ? MemberEdge.without(right, Language.word(left.text())) : this;
  }

  @Override
  public boolean isAbsurd() {
    return left.equals(right);
  }

  @Override
  public <R, X extends Exception> R show(EdgeFace<R, X> face) throws X {
    return face.differ(this);
  }
}
