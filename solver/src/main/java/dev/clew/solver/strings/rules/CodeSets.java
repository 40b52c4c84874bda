package dev.clew.solver.strings.rules;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.language.CharSet;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Conditions on the code of one unit as sets of units. */
public final class CodeSets {

  private static final BigInteger GREATEST = BigInteger.valueOf(Character.MAX_VALUE);

  private CodeSets() {}

  /** The units for which a condition holds; null where it is not about the code alone. */
  public static @Nullable CharSet of(Expr condition, Expr code) {
    if (condition instanceof Const constant) {
      return constant.value().asBoolean() ? CharSet.ALL : CharSet.NONE;
    }
    if (condition.is(CoreOp.NOT)) {
      CharSet set = of(condition.arg(0), code);
      return set == null ? null : set.complement();
    }
    if (condition.is(CoreOp.AND) || condition.is(CoreOp.OR)) {
      CharSet left = of(condition.arg(0), code);
      CharSet right = left == null ? null : of(condition.arg(1), code);
      if (left == null || right == null) {
        return null;
      }
      return condition.is(CoreOp.AND) ? left.intersect(right) : left.union(right);
    }
    return comparison(condition, code);
  }

  private static @Nullable CharSet comparison(Expr condition, Expr code) {
    boolean left = condition.arity() == 2 && condition.arg(0) == code;
    boolean right = condition.arity() == 2 && condition.arg(1) == code;
    Expr other = left ? condition.arg(1) : right ? condition.arg(0) : code;
    if (!(other instanceof Const constant)) {
      return null;
    }
    BigInteger bound = constant.value().asInteger();
    if (condition.is(CoreOp.EQ)) {
      return between(bound, bound);
    }
    BigInteger gap = condition.is(IntegerOp.LT) ? BigInteger.ONE : BigInteger.ZERO;
    if (!condition.is(IntegerOp.LT) && !condition.is(IntegerOp.LE)) {
      return null;
    }
    return left ? between(BigInteger.ZERO, bound.subtract(gap)) : between(bound.add(gap), GREATEST);
  }

  private static CharSet between(BigInteger least, BigInteger greatest) {
    BigInteger from = least.max(BigInteger.ZERO);
    BigInteger to = greatest.min(GREATEST);
    return from.compareTo(to) > 0
        ? CharSet.NONE
        : CharSet.range((char) from.intValue(), (char) to.intValue());
  }
}
