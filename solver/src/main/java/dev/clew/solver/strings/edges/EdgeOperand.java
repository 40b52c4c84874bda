package dev.clew.solver.strings.edges;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.strand.Strand;
import java.util.List;
import java.util.function.UnaryOperator;

/** What an operator is applied to: a string, or anything else as a term without strings. */
public sealed interface EdgeOperand {

  EdgeOperand map(UnaryOperator<Strand> change);

  /** What is no string in it. */
  List<Expr> terms();

  record OfString(Strand strand) implements EdgeOperand {
    @Override
    public OfString map(UnaryOperator<Strand> change) {
      return new OfString(change.apply(strand));
    }

    @Override
    public List<Expr> terms() {
      return List.of();
    }
  }

  record OfTerm(Expr term) implements EdgeOperand {
    @Override
    public OfTerm map(UnaryOperator<Strand> change) {
      return this;
    }

    @Override
    public List<Expr> terms() {
      return List.of(term);
    }
  }
}
