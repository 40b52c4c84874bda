package dev.clew.solver.print;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;

/**
 * Narrow vectors and how they widen. Eight bits read as a {@code byte} and sixteen as a {@code
 * char}, so Java promotes them to {@code int} without a word; a symbol of sixteen bits is a {@code
 * short} where it is used as one.
 */
final class PromotionForms {

  private PromotionForms() {}

  /** Whether Java does this by itself, so that only the argument is written. */
  static boolean isSilent(Expr expr) {
    if (!(expr instanceof Apply apply) || expr.sort().kind() != Sort.Kind.BITS) {
      return false;
    }
    if (apply.sort().width() != Integer.SIZE || apply.arity() != 1) {
      return false;
    }
    Expr narrow = apply.arg(0);
    if (apply.is(BitsOp.ZERO_EXTEND)) {
      return narrow.sort().width() == Character.SIZE;
    }
    return apply.is(BitsOp.SIGN_EXTEND)
        && (narrow.sort().width() == Byte.SIZE
            || (narrow.sort().width() == Short.SIZE && narrow instanceof Symbol));
  }

  /** What is written for {@code expr}. */
  static Expr written(Expr expr) {
    return isSilent(expr) ? expr.arg(0) : expr;
  }

  /** A vector that is taken as signed: one of sixteen bits as a {@code short}. */
  static PhrasePart signed(SharedTerms sharing, Expr expr, JavaPrecedence least) {
    if (expr.sort().width() != Short.SIZE || expr instanceof Symbol) {
      return PhrasePart.of(expr, least);
    }
    return asShort(sharing, expr).where(least);
  }

  /** Sixteen bits that are no symbol, as a {@code short}. */
  static Phrase asShort(SharedTerms sharing, Expr expr) {
    if (expr instanceof Const constant) {
      return Phrase.atom(constant.value().asInteger().toString());
    }
    Apply truncation = sharing.inline(expr, BitsOp.TRUNCATE);
    Apply extension = sharing.inline(expr, BitsOp.SIGN_EXTEND);
    Apply cast = truncation != null ? truncation : extension;
    boolean fromJava = cast != null && JavaTypes.isJavaVector(cast.arg(0).sort());
    return Phrase.cast("short", fromJava ? expr.arg(0) : expr);
  }
}
