package dev.clew.solver.jvm;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.StringOp;

/** Code points, held in {@code int}s, as strings of one or two units. */
record CodePointTerms(ExprFactory factory) {

  /** Whether an {@code int} is a code point. */
  Expr isValid(Expr codePoint) {
    return StringBorder.promoted(codePoint) != null
        ? factory.bool(true)
        : factory.apply(BitsOp.ULE, codePoint, factory.intConst(Character.MAX_CODE_POINT));
  }

  /** The string of a valid code point. */
  Expr string(Expr codePoint) {
    StringBorder border = new StringBorder(factory);
    Expr unit = StringBorder.promoted(codePoint);
    if (unit != null) {
      return border.unitString(unit);
    }
    if (codePoint instanceof Const constant) {
      int number = constant.value().asInt();
      return factory.string(Character.isValidCodePoint(number) ? Character.toString(number) : "");
    }
    Expr one = factory.apply(StringOp.FROM_CODE, factory.apply(BitsOp.UNSIGNED_VALUE, codePoint));
    Expr isOne = factory.apply(BitsOp.ULE, codePoint, factory.intConst(Character.MAX_VALUE));
    return border.ite(isOne, one, pair(codePoint));
  }

  private Expr pair(Expr codePoint) {
    int base = Character.MIN_HIGH_SURROGATE - (Character.MIN_SUPPLEMENTARY_CODE_POINT >>> 10);
    Expr high =
        factory.apply(
            BitsOp.ADD,
            factory.apply(BitsOp.LSHR, codePoint, factory.intConst(10)),
            factory.intConst(base));
    Expr low =
        factory.apply(
            BitsOp.ADD,
            factory.apply(BitsOp.AND, codePoint, factory.intConst(0x3ff)),
            factory.intConst(Character.MIN_LOW_SURROGATE));
    return factory.apply(StringOp.CONCAT, unit(high), unit(low));
  }

  private Expr unit(Expr bits) {
    return factory.apply(StringOp.FROM_CODE, factory.apply(BitsOp.UNSIGNED_VALUE, bits));
  }
}
