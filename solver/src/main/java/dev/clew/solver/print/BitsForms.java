package dev.clew.solver.print;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.Objects;

/**
 * Machine integers. Arithmetic of 32 and 64 bits is Java's; of other widths it is written as a call
 * whose name ends in the width, because no Java operator means it.
 */
final class BitsForms {

  private final SumForms sums;
  private final ShiftForms shifts;
  private final ExtensionForms extensions;
  private final ComparisonForms comparisons;

  BitsForms(SharedTerms sharing, SumForms sums) {
    this.sums = sums;
    this.shifts = new ShiftForms(sharing);
    this.extensions = new ExtensionForms(sharing);
    this.comparisons = new ComparisonForms(sharing);
  }

  Phrase of(BitsOp op, Apply apply) {
    return switch (op) {
      case SLT, SLE, ULT, ULE -> Objects.requireNonNull(comparisons.of(apply, false));
      case TRUNCATE, SIGN_EXTEND, ZERO_EXTEND, SIGNED_VALUE, UNSIGNED_VALUE, FROM_INTEGER ->
          extensions.of(op, apply);
      case ADD, MUL, NEG, SDIV, SREM, UDIV, UREM, AND, OR, XOR, NOT, SHL, LSHR, ASHR ->
          JavaTypes.isJavaInteger(apply.sort())
              ? java(op, apply, apply.arg(0), apply.arg(apply.arity() - 1))
              : sized(op, apply);
    };
  }

  private Phrase java(BitsOp op, Apply apply, Expr x, Expr y) {
    return switch (op) {
      case ADD -> sums.sum(x, y, BitsOp.NEG, true);
      case MUL -> sums.product(x, y, BitsOp.MUL);
      case NEG -> SumForms.negation(x);
      case SDIV -> quotient(x, "/", y);
      case SREM -> quotient(x, "%", y);
      case UDIV -> Phrase.call(JavaTypes.box(apply.sort()) + ".divideUnsigned", x, y);
      case UREM -> Phrase.call(JavaTypes.box(apply.sort()) + ".remainderUnsigned", x, y);
      case AND -> bitwise(JavaPrecedence.BIT_AND, x, "&", y);
      case OR -> bitwise(JavaPrecedence.BIT_OR, x, "|", y);
      case XOR -> bitwise(JavaPrecedence.BIT_XOR, x, "^", y);
      case NOT -> Phrase.prefix(JavaPrecedence.UNARY, "~", PhrasePart.of(x, JavaPrecedence.MINUS));
      case SHL -> shifts.of("<<", apply);
      case LSHR -> shifts.of(">>>", apply);
      case ASHR -> shifts.of(">>", apply);
      default -> throw new IllegalArgumentException(op + " is not arithmetic");
    };
  }

  private static Phrase quotient(Expr x, String operator, Expr y) {
    return Phrase.infix(JavaPrecedence.MULTIPLICATIVE, x, operator, y);
  }

  private static Phrase bitwise(JavaPrecedence precedence, Expr x, String operator, Expr y) {
    boolean swap = x instanceof Const && !(y instanceof Const);
    return Phrase.associative(precedence, swap ? y : x, operator, swap ? x : y);
  }

  /** For example {@code add8(x, y)}. */
  static Phrase sized(BitsOp op, Apply apply) {
    Sort sort = apply.sort();
    return Phrase.call(JavaTypes.camelCase(op) + sort.width(), apply.args());
  }
}
