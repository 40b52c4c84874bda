package dev.clew.solver.print;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.IntegerOp;
import java.util.Objects;

/**
 * Mathematical integers: Java's operators where they mean the same, calls for Euclid's division.
 */
final class IntegerForms {

  private final SumForms sums;
  private final ComparisonForms comparisons;

  IntegerForms(SharedTerms sharing, SumForms sums) {
    this.sums = sums;
    this.comparisons = new ComparisonForms(sharing);
  }

  Phrase of(IntegerOp op, Apply apply) {
    Expr x = apply.arg(0);
    Expr y = apply.arg(apply.arity() - 1);
    return switch (op) {
      case ADD -> sums.sum(x, y, IntegerOp.NEG, true);
      case MUL -> sums.product(x, y, IntegerOp.MUL);
      case NEG -> SumForms.negation(x);
      case DIV -> Phrase.call("div", x, y);
      case MOD -> Phrase.call("mod", x, y);
      case LT, LE -> Objects.requireNonNull(comparisons.of(apply, false));
    };
  }
}
