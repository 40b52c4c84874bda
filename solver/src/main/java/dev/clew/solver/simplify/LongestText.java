package dev.clew.solver.simplify;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import java.math.BigInteger;

/**
 * How long a string can be, whatever its unknowns are; looks some levels down. No string of Java is
 * longer than {@code Integer.MAX_VALUE}.
 */
final class LongestText {

  private static final int LEVELS = 24;
  private static final BigInteger MOST = BigInteger.valueOf(Integer.MAX_VALUE);

  private LongestText() {}

  static long of(Expr text) {
    return Math.min(Integer.MAX_VALUE, of(text, LEVELS));
  }

  private static long of(Expr text, int levels) {
    if (text instanceof Symbol symbol && symbol.sort().equals(Sort.STRING)) {
      return symbol.longest();
    }
    if (text instanceof Const constant) {
      return constant.value().asString().length();
    }
    if (levels == 0) {
      return Integer.MAX_VALUE;
    }
    if (text.is(StringOp.CONCAT)) {
      return of(text.arg(0), levels - 1) + of(text.arg(1), levels - 1);
    }
    if (text.is(StringOp.FROM_CODE)) {
      return 1;
    }
    if (text.is(StringOp.SLICE) && text.arg(2) instanceof Const count) {
      long most = count.value().asInteger().max(BigInteger.ZERO).min(MOST).longValue();
      return Math.min(most, of(text.arg(0), levels - 1));
    }
    return isPart(text) ? of(text.arg(0), levels - 1) : Integer.MAX_VALUE;
  }

  /** Whether a string is never longer than the one it is made of. */
  private static boolean isPart(Expr text) {
    return text.is(StringOp.SLICE)
        || text.is(StringOp.TRIM)
        || text.is(StringOp.STRIP)
        || text.is(StringOp.STRIP_LEADING)
        || text.is(StringOp.STRIP_TRAILING)
        || text.is(StringOp.REVERSE)
        || text.is(StringOp.REVERSE_UNITS)
        || text.is(StringOp.SPLIT_PART)
        || isOneForOne(text);
  }

  private static boolean isOneForOne(Expr text) {
    return text.is(StringOp.REPLACE_ALL)
        && of(text.arg(2)) <= 1
        && text.arg(1) instanceof Const sought
        && !sought.value().asString().isEmpty();
  }
}
