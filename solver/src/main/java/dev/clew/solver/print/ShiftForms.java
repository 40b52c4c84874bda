package dev.clew.solver.print;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import org.jspecify.annotations.Nullable;

/**
 * Shifts of {@code int} and {@code long}. A distance that is masked as the JVM masks it is written
 * without the mask; one that may reach the width, where Java would start over, as a call.
 */
final class ShiftForms {

  private final SharedTerms sharing;

  ShiftForms(SharedTerms sharing) {
    this.sharing = sharing;
  }

  Phrase of(String operator, Apply apply) {
    Expr distance = apply.arg(1);
    PhrasePart written = javaDistance(apply.sort(), distance);
    if (written == null) {
      return Phrase.call(JavaTypes.camelCase((BitsOp) apply.op()), apply.arg(0), distance);
    }
    return Phrase.infix(
        JavaPrecedence.SHIFT, PhrasePart.of(apply.arg(0), JavaPrecedence.SHIFT), operator, written);
  }

  private @Nullable PhrasePart javaDistance(Sort shifted, Expr distance) {
    if (distance instanceof Const constant) {
      long number = constant.value().raw();
      return number >= 0 && number < shifted.width()
          ? PhrasePart.text(Long.toString(number))
          : null;
    }
    Expr masked = unmasked(distance, shifted.width() - 1L);
    return masked != null ? PhrasePart.of(masked, JavaPrecedence.ADDITIVE) : null;
  }

  /** The {@code x} of {@code x & mask}, which may have been extended afterwards. */
  private @Nullable Expr unmasked(Expr distance, long mask) {
    Apply zeroExtended = sharing.inline(distance, BitsOp.ZERO_EXTEND);
    Apply signExtended = sharing.inline(distance, BitsOp.SIGN_EXTEND);
    Apply extended = zeroExtended != null ? zeroExtended : signExtended;
    Expr inner = extended != null ? extended.arg(0) : distance;
    Apply and = sharing.inline(inner, BitsOp.AND);
    if (and == null || !JavaTypes.isJavaInteger(and.sort())) {
      return null;
    }
    if (isNumber(and.arg(1), mask)) {
      return and.arg(0);
    }
    return isNumber(and.arg(0), mask) ? and.arg(1) : null;
  }

  private static boolean isNumber(Expr expr, long number) {
    return expr instanceof Const constant && constant.value().raw() == number;
  }
}
