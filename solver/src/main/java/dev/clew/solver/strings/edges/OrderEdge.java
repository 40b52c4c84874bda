package dev.clew.solver.strings.edges;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.WordLanguages;
import java.util.List;
import java.util.function.UnaryOperator;

/** The left is before the right, or the same where that is allowed. */
public record OrderEdge(Strand left, Strand right, boolean strict) implements Edge {
  @Override
  public OrderEdge map(UnaryOperator<Strand> change) {
    return new OrderEdge(change.apply(left), change.apply(right), strict);
  }

  @Override
  public List<Expr> terms() {
    return List.of();
  }

  @Override
  public Edge reduced() {
    if (isShort(right)) {
      return new MemberEdge(left, WordLanguages.before(right.text(), !strict));
    }
    return isShort(left) ? new MemberEdge(right, WordLanguages.after(left.text(), !strict)) : this;
  }

  private static boolean isShort(Strand strand) {
    return strand.isFixed() && !WordLanguages.isLong(strand.text());
  }

  /** Nothing is before its own start. */
  @Override
  public boolean isAbsurd() {
    return strict && left.startsWith(right);
  }

  @Override
  public <R, X extends Exception> R show(EdgeFace<R, X> face) throws X {
    return face.order(this);
  }
}
