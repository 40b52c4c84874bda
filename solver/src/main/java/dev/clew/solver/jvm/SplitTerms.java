package dev.clew.solver.jvm;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.StringOp;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** The first parts of a text that is split at a known text: between its occurrences. */
record SplitTerms(ExprFactory factory, StringBorder border) {

  private static final BigInteger MOST = BigInteger.valueOf(16);

  /**
   * A part at an index that is inside; null where index or limit are not known, or large.
   *
   * @param separator not empty
   */
  @Nullable Expr part(Expr s, String separator, Expr limit, Expr index) {
    if (!(limit instanceof Const most) || !(index instanceof Const at)) {
      return null;
    }
    BigInteger number = at.value().asInteger();
    if (number.compareTo(MOST) > 0 || number.signum() < 0) {
      return null;
    }
    Expr text = factory.string(separator);
    Expr start = border.constant(0);
    for (int i = 0; i < number.intValue(); i++) {
      Expr found = factory.apply(StringOp.INDEX_OF, s, text, start);
      start = border.plus(found, border.constant(separator.length()));
    }
    boolean isLast = most.value().asInteger().equals(number.add(BigInteger.ONE));
    Expr length = border.length(s);
    Expr next = factory.apply(StringOp.INDEX_OF, s, text, start);
    Expr end = isLast ? length : factory.ite(border.lt(next, border.constant(0)), length, next);
    return factory.apply(StringOp.SLICE, s, start, border.minus(end, start));
  }
}
