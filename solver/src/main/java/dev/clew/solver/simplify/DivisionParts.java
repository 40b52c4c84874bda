package dev.clew.solver.simplify;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import org.jspecify.annotations.Nullable;

/**
 * A dividend from its quotient and its remainder: {@code a / b * b + a % b} is a, and {@code a - a
 * / b * b} is the remainder. Both hold for every divisor, zero and -1 included, as operators are
 * total and wrap.
 */
record DivisionParts(ExprFactory factory) {

  /** The sum of two summands; null where they are no parts of one division. */
  @Nullable Expr add(Expr a, Expr b) {
    Expr whole = whole(a, b);
    if (whole == null) {
      whole = whole(b, a);
    }
    if (whole != null) {
      return whole;
    }
    Expr rest = rest(a, b);
    return rest != null ? rest : rest(b, a);
  }

  private static @Nullable Expr whole(Expr product, Expr rest) {
    boolean signed = rest.is(BitsOp.SREM);
    if (!signed && !rest.is(BitsOp.UREM)) {
      return null;
    }
    Expr quotient = quotient(product, signed ? BitsOp.SDIV : BitsOp.UDIV);
    return quotient != null && quotient.arg(0) == rest.arg(0) && quotient.arg(1) == rest.arg(1)
        ? rest.arg(0)
        : null;
  }

  private @Nullable Expr rest(Expr dividend, Expr negated) {
    if (!negated.is(BitsOp.NEG)) {
      return null;
    }
    for (BitsOp op : new BitsOp[] {BitsOp.SDIV, BitsOp.UDIV}) {
      Expr quotient = quotient(negated.arg(0), op);
      if (quotient != null && quotient.arg(0) == dividend) {
        return factory.apply(
            op == BitsOp.SDIV ? BitsOp.SREM : BitsOp.UREM, dividend, quotient.arg(1));
      }
    }
    return null;
  }

  /** The quotient that is multiplied by its own divisor. */
  private static @Nullable Expr quotient(Expr product, BitsOp op) {
    if (!product.is(BitsOp.MUL)) {
      return null;
    }
    for (int i = 0; i < 2; i++) {
      Expr quotient = product.arg(i);
      if (quotient.is(op) && quotient.arg(1) == product.arg(1 - i)) {
        return quotient;
      }
    }
    return null;
  }
}
