package dev.clew.solver.strings.edges;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.language.Language;
import dev.clew.solver.strings.strand.Strand;
import java.util.List;
import java.util.function.UnaryOperator;

/** The strand is a word of the language. */
public record MemberEdge(Strand strand, Language language) implements Edge {
  @Override
  public MemberEdge map(UnaryOperator<Strand> change) {
    return new MemberEdge(change.apply(strand), language);
  }

  @Override
  public List<Expr> terms() {
    return List.of();
  }

  @Override
  public boolean isAbsurd() {
    return strand.isFixed() && !language.accepts(strand.text());
  }

  /** The strand is no word of the language. */
  public static MemberEdge without(Strand strand, Language language) {
    return new MemberEdge(strand, Language.not(language));
  }

  @Override
  public <R, X extends Exception> R show(EdgeFace<R, X> face) throws X {
    return face.member(this);
  }
}
