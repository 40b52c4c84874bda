package dev.clew.solver.simplify;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.regex.Splitting;
import java.math.BigInteger;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How many parts a text is split into, compared with few, is a question about a language. */
record SplitRules(ExprFactory factory) {

  private static final int MOST_PARTS = 64;

  /** A comparison; one side is a constant. */
  @Nullable Expr compare(IntegerOp op, Expr a, Expr b) {
    int shift = op == IntegerOp.LT ? 1 : 0;
    if (isCount(a) && b instanceof Const most) {
      Expr more = atLeast(a, most, 1 - shift);
      return more == null ? null : factory.not(more);
    }
    return isCount(b) && a instanceof Const least ? atLeast(b, least, shift) : null;
  }

  /** Equality; a constant stands on the right. */
  @Nullable Expr equal(Expr a, Expr b) {
    if (!isCount(a) || !(b instanceof Const number) || !isSmall(number)) {
      return null;
    }
    int parts = number.value().asInteger().intValue();
    return splitting(a).map(s -> in(a, s.exactly(parts, limit(a)))).orElse(null);
  }

  private static boolean isSmall(Const number) {
    return number.value().asInteger().abs().compareTo(BigInteger.valueOf(MOST_PARTS)) <= 0;
  }

  /** Where pattern, flags and limit are known. */
  private static boolean isCount(Expr expr) {
    return expr.is(StringOp.SPLIT_COUNT)
        && expr.arg(1) instanceof Const
        && expr.arg(2) instanceof Const flags
        && flags.value().asInteger().signum() == 0
        && expr.arg(3) instanceof Const limit
        && isSmall(limit);
  }

  private static int limit(Expr count) {
    return ((Const) count.arg(3)).value().asInteger().intValue();
  }

  private static Optional<Splitting> splitting(Expr count) {
    return Splitting.of(((Const) count.arg(1)).value().asString());
  }

  private @Nullable Expr atLeast(Expr count, Const number, int more) {
    if (!isSmall(number)) {
      return null;
    }
    int parts = number.value().asInteger().intValue() + more;
    return splitting(count).map(s -> in(count, s.atLeast(parts, limit(count)))).orElse(null);
  }

  private Expr in(Expr count, Language language) {
    return factory.apply(StringOp.IN, count.arg(0), factory.language(language));
  }
}
