package dev.clew.solver.print;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;

/** Changes of width, and the ways between vectors and mathematical integers. */
final class ExtensionForms {

  private final SharedTerms sharing;

  ExtensionForms(SharedTerms sharing) {
    this.sharing = sharing;
  }

  Phrase of(BitsOp op, Apply apply) {
    Expr x = apply.arg(0);
    return switch (op) {
      case TRUNCATE -> truncation(apply, x);
      case SIGN_EXTEND -> signExtension(apply, x);
      case ZERO_EXTEND -> zeroExtension(apply, x);
      case SIGNED_VALUE -> Phrase.call("signed" + x.sort().width(), x);
      case UNSIGNED_VALUE -> Phrase.call("unsigned" + x.sort().width(), x);
      case FROM_INTEGER ->
          JavaTypes.isJavaInteger(apply.sort())
              ? integer(apply.sort(), x)
              : Phrase.call("bits" + apply.sort().width(), x);
      default -> throw new IllegalArgumentException(op + " does not change the width");
    };
  }

  private Phrase integer(Sort sort, Expr x) {
    Phrase parsed = sharing.isNamed(x) ? null : NumeralForms.parsed(x, sort);
    return parsed != null ? parsed : Phrase.cast(JavaTypes.primitive(sort), x);
  }

  private static Phrase truncation(Apply apply, Expr x) {
    boolean narrows = apply.sort().width() < x.sort().width();
    if (!JavaTypes.isJavaVector(x.sort()) || !narrows) {
      return BitsForms.sized(BitsOp.TRUNCATE, apply);
    }
    return switch (apply.sort().width()) {
      case Byte.SIZE -> Phrase.cast("byte", x);
      case Character.SIZE -> Phrase.cast("char", x);
      case Integer.SIZE -> Phrase.cast("int", x);
      default -> BitsForms.sized(BitsOp.TRUNCATE, apply);
    };
  }

  /** What widens to {@code int} without a word has been left out before this. */
  private Phrase signExtension(Apply apply, Expr x) {
    boolean widens = apply.sort().width() > x.sort().width();
    if (!JavaTypes.isJavaVector(x.sort()) || !widens) {
      return sized(BitsOp.SIGN_EXTEND, apply);
    }
    return switch (apply.sort().width()) {
      case Character.SIZE -> Phrase.cast("char", x);
      case Integer.SIZE -> PromotionForms.asShort(sharing, x);
      case Long.SIZE ->
          Phrase.prefix(
              JavaPrecedence.UNARY,
              "(long) ",
              PromotionForms.signed(sharing, x, JavaPrecedence.MINUS));
      default -> sized(BitsOp.SIGN_EXTEND, apply);
    };
  }

  private static Phrase zeroExtension(Apply apply, Expr x) {
    if (!JavaTypes.isJavaInteger(apply.sort())) {
      return sized(BitsOp.ZERO_EXTEND, apply);
    }
    boolean toLong = apply.sort().equals(Sort.LONG);
    return switch (x.sort().width()) {
      case Byte.SIZE -> Phrase.call(toLong ? "Byte.toUnsignedLong" : "Byte.toUnsignedInt", x);
      case Character.SIZE -> Phrase.cast("long", x);
      case Integer.SIZE ->
          toLong ? Phrase.call("Integer.toUnsignedLong", x) : sized(BitsOp.ZERO_EXTEND, apply);
      default -> sized(BitsOp.ZERO_EXTEND, apply);
    };
  }

  /** For example {@code zeroExtend5to9(x)}: a constant would not show how wide it is. */
  private static Phrase sized(BitsOp op, Apply apply) {
    Expr x = apply.arg(0);
    String widths = x.sort().width() + "to" + apply.sort().width();
    return Phrase.call(JavaTypes.camelCase(op) + widths, x);
  }
}
