package dev.clew.solver.print;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import org.jspecify.annotations.Nullable;

/** Numbers and the strings that they are written as. */
final class NumeralForms {

  private static final int TEN = 10;

  private NumeralForms() {}

  /**
   * A parsed number that becomes an {@code int} or {@code long}; null for other numbers.
   *
   * @param sort what it becomes
   */
  static @Nullable Phrase parsed(Expr number, Sort sort) {
    if (!(number instanceof Apply apply) || !apply.is(StringOp.PARSE)) {
      return null;
    }
    return parsed(sort.equals(Sort.INT) ? "Integer.parseInt" : "Long.parseLong", apply);
  }

  /** Ten is not shown. */
  static Phrase parsed(String method, Apply apply) {
    return isTen(apply.arg(1))
        ? Phrase.call(method, apply.arg(0))
        : Phrase.call(method, apply.arg(0), apply.arg(1));
  }

  static Phrase parsedFloat(Apply apply) {
    boolean single = apply.sort().equals(Sort.FLOAT);
    return Phrase.call(single ? "Float.parseFloat" : "Double.parseDouble", apply.arg(0));
  }

  static Phrase written(Apply apply) {
    Expr number = apply.arg(0);
    boolean java = number.is(BitsOp.SIGNED_VALUE) && JavaTypes.isJavaInteger(number.arg(0).sort());
    if (!java) {
      return Phrase.call(JavaTypes.camelCase(StringOp.NUMERAL), apply.args());
    }
    Expr value = number.arg(0);
    return isTen(apply.arg(1))
        ? Phrase.call("String.valueOf", value)
        : Phrase.call(JavaTypes.box(value.sort()) + ".toString", value, apply.arg(1));
  }

  private static boolean isTen(Expr radix) {
    return radix instanceof Const known
        && known.value().asInteger().bitLength() < Integer.SIZE
        && known.value().asInteger().intValue() == TEN;
  }
}
