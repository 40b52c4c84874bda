package dev.clew.solver.strings;

import dev.clew.solver.expr.Expr;
import java.util.function.UnaryOperator;

/** What an operator is applied to: a string, or anything else as a term without strings. */
sealed interface Operand {

  Operand map(UnaryOperator<Strand> change);

  record OfString(Strand strand) implements Operand {
    @Override
    public OfString map(UnaryOperator<Strand> change) {
      return new OfString(change.apply(strand));
    }
  }

  record OfTerm(Expr term) implements Operand {
    @Override
    public OfTerm map(UnaryOperator<Strand> change) {
      return this;
    }
  }
}
