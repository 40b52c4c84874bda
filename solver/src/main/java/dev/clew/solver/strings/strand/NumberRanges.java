package dev.clew.solver.strings.strand;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;

/** What single conditions say of single numbers: the least and the greatest value of each. */
public final class NumberRanges {

  private static final long NONE = Long.MAX_VALUE;

  /** The largest number that is kept as it is. */
  private static final long LARGEST = (1L << 62) - 1;

  private final Map<Expr, long[]> known = new HashMap<>();
  private final Map<Expr, Expr> same = new HashMap<>();

  public NumberRanges(Iterable<Expr> conditions) {
    conditions.forEach(this::join);
    conditions.forEach(this::read);
  }

  /** One of the unknown numbers that are said to be the same as this one. */
  public Expr canonical(Expr number) {
    Expr found = number;
    for (Expr next = same.get(found); next != null; next = same.get(found)) {
      found = next;
    }
    return found;
  }

  private void join(Expr condition) {
    boolean unknowns =
        condition.is(CoreOp.EQ)
            && isInteger(condition.arg(0))
            && condition.arg(0) instanceof Symbol
            && condition.arg(1) instanceof Symbol;
    if (unknowns) {
      Expr left = canonical(condition.arg(0));
      Expr right = canonical(condition.arg(1));
      if (left != right) {
        same.put(left, right);
      }
    }
  }

  /** At most the least value; a very small number where nothing is known. */
  public long least(Expr number) {
    return number instanceof Const constant
        ? below(constant.value().asInteger())
        : known.getOrDefault(canonical(number), new long[] {-NONE, NONE})[0];
  }

  /** At least the greatest value; a very large number where nothing is known. */
  public long greatest(Expr number) {
    return number instanceof Const constant
        ? -below(constant.value().asInteger().negate())
        : known.getOrDefault(canonical(number), new long[] {-NONE, NONE})[1];
  }

  private static long below(BigInteger value) {
    return value.bitLength() < Long.SIZE - 1
        ? value.longValue()
        : value.signum() > 0 ? LARGEST : -NONE;
  }

  private void read(Expr condition) {
    if (condition.is(CoreOp.AND)) {
      read(condition.arg(0));
      read(condition.arg(1));
    } else if (condition.is(CoreOp.NOT)) {
      readNegated(condition.arg(0));
    } else if (condition.is(CoreOp.EQ) && isInteger(condition.arg(0))) {
      exactly(condition.arg(0), condition.arg(1));
    } else if (condition.is(IntegerOp.LE)) {
      atMost(condition.arg(0), condition.arg(1), 0);
    } else if (condition.is(IntegerOp.LT)) {
      atMost(condition.arg(0), condition.arg(1), 1);
    }
  }

  private void readNegated(Expr condition) {
    if (condition.is(IntegerOp.LE)) {
      atMost(condition.arg(1), condition.arg(0), 1);
    } else if (condition.is(IntegerOp.LT)) {
      atMost(condition.arg(1), condition.arg(0), 0);
    }
  }

  private static boolean isInteger(Expr expr) {
    return expr.sort().kind() == Sort.Kind.INTEGER;
  }

  /** The first plus a gap is at most the second. */
  private void atMost(Expr a, Expr b, long gap) {
    if (b instanceof Const) {
      narrow(a, -NONE, clampedSum(greatest(b), -gap));
    }
    if (a instanceof Const) {
      narrow(b, clampedSum(least(a), gap), NONE);
    }
  }

  private void exactly(Expr a, Expr b) {
    if (b instanceof Const) {
      narrow(a, least(b), greatest(b));
    }
  }

  private static long clampedSum(long value, long more) {
    return Math.abs(value) == NONE ? value : value + more;
  }

  private void narrow(Expr number, long least, long greatest) {
    long[] range = known.computeIfAbsent(canonical(number), key -> new long[] {-NONE, NONE});
    range[0] = Math.max(range[0], least);
    range[1] = Math.min(range[1], greatest);
  }
}
