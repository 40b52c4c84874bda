package dev.clew.solver.print;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import java.util.Objects;

/** Booleans, equality and choice. */
final class CoreForms {

  private final SharedTerms sharing;
  private final ComparisonForms comparisons;

  CoreForms(SharedTerms sharing) {
    this.sharing = sharing;
    this.comparisons = new ComparisonForms(sharing);
  }

  Phrase of(CoreOp op, Apply apply) {
    return switch (op) {
      case NOT -> not(apply.arg(0));
      case AND -> Phrase.associative(JavaPrecedence.AND, apply.arg(0), "&&", apply.arg(1));
      case OR -> Phrase.associative(JavaPrecedence.OR, apply.arg(0), "||", apply.arg(1));
      case EQ -> Objects.requireNonNull(comparisons.of(apply, false));
      case ITE -> choice(apply);
    };
  }

  private Phrase not(Expr operand) {
    Phrase opposite =
        operand instanceof Apply apply && !sharing.isNamed(apply)
            ? comparisons.of(apply, true)
            : null;
    return opposite != null
        ? opposite
        : Phrase.prefix(JavaPrecedence.UNARY, "!", PhrasePart.of(operand, JavaPrecedence.UNARY));
  }

  private static Phrase choice(Apply apply) {
    return Phrase.of(
        JavaPrecedence.TERNARY,
        PhrasePart.of(apply.arg(0), JavaPrecedence.OR),
        PhrasePart.text(" ? "),
        PhrasePart.of(apply.arg(1), JavaPrecedence.OR),
        PhrasePart.text(" : "),
        PhrasePart.of(apply.arg(2), JavaPrecedence.TERNARY));
  }
}
