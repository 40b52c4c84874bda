package dev.clew.solver.simplify;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.StringOp;
import org.jspecify.annotations.Nullable;

/**
 * Concatenations group to the left, as appending builds them, without empty parts and with
 * neighbouring constants joined. A long right part keeps its own grouping: taking it apart would
 * cost its length.
 */
record ConcatenationShape(ExprFactory factory) {

  private static final int LEVELS = 6;

  @Nullable Expr concat(Expr a, Expr b) {
    if (StringRules.isText(a, "")) {
      return b;
    }
    if (StringRules.isText(b, "")) {
      return a;
    }
    if (b.is(StringOp.CONCAT)) {
      return isShort(b) ? join(join(a, b.arg(0)), b.arg(1)) : null;
    }
    if (a.is(StringOp.CONCAT) && a.arg(1) instanceof Const && b instanceof Const) {
      Expr joined = join(a.arg(1), b);
      return joined instanceof Const ? join(a.arg(0), joined) : null;
    }
    Expr joined = adjacent(last(a), b);
    return joined == null || !a.is(StringOp.CONCAT) ? joined : join(a.arg(0), joined);
  }

  /**
   * {@code s[i, i+n) · s[i+n, …)} with constants that are not negative; the second may go on for a
   * constant, too, or to the end.
   */
  private @Nullable Expr adjacent(Expr a, Expr b) {
    boolean slices = a.is(StringOp.SLICE) && b.is(StringOp.SLICE) && a.arg(0) == b.arg(0);
    if (!slices
        || !isCount(a.arg(1))
        || !isCount(a.arg(2))
        || sum(a.arg(1), a.arg(2)) != b.arg(1)) {
      return null;
    }
    if (isCount(b.arg(2))) {
      return factory.apply(StringOp.SLICE, a.arg(0), a.arg(1), sum(a.arg(2), b.arg(2)));
    }
    Expr length = factory.apply(StringOp.LENGTH, a.arg(0));
    return b.arg(2) == length || b.arg(2) == difference(length, b.arg(1))
        ? factory.apply(StringOp.SLICE, a.arg(0), a.arg(1), difference(length, a.arg(1)))
        : null;
  }

  static boolean isCount(Expr expr) {
    return expr instanceof Const constant && constant.value().asInteger().signum() >= 0;
  }

  private Expr sum(Expr a, Expr b) {
    return factory.apply(IntegerOp.ADD, a, b);
  }

  private Expr difference(Expr a, Expr b) {
    return sum(a, factory.apply(IntegerOp.NEG, b));
  }

  private static boolean isShort(Expr concat) {
    Expr left = concat;
    for (int i = 0; i < LEVELS; i++) {
      if (left.arg(1).is(StringOp.CONCAT)) {
        return false;
      }
      left = left.arg(0);
      if (!left.is(StringOp.CONCAT)) {
        return true;
      }
    }
    return false;
  }

  private Expr join(Expr a, Expr b) {
    return factory.apply(StringOp.CONCAT, a, b);
  }

  /** The first part of a few, or null if it is too far down; the term itself if it is one part. */
  static @Nullable Expr first(Expr string) {
    Expr left = string;
    for (int i = 0; i <= LEVELS; i++) {
      if (!left.is(StringOp.CONCAT)) {
        return left;
      }
      left = left.arg(0);
    }
    return null;
  }

  /** A concatenation of a few parts without the first. */
  Expr withoutFirst(Expr string) {
    if (!string.is(StringOp.CONCAT)) {
      return factory.string("");
    }
    return join(withoutFirst(string.arg(0)), string.arg(1));
  }

  /** The last part; the term itself if it is one part. */
  static Expr last(Expr string) {
    return string.is(StringOp.CONCAT) ? string.arg(1) : string;
  }

  Expr withoutLast(Expr string) {
    return string.is(StringOp.CONCAT) ? string.arg(0) : factory.string("");
  }

  /** The constant that it starts with, or nothing. */
  static String prefix(Expr string) {
    return first(string) instanceof Const constant ? constant.value().asString() : "";
  }

  /** The sum of the lengths of a few parts; null for a single part or too many. */
  @Nullable Expr lengthOfParts(Expr length) {
    if (!length.is(StringOp.LENGTH) || !length.arg(0).is(StringOp.CONCAT)) {
      return null;
    }
    Expr sum = factory.integerConst(0);
    Expr rest = length.arg(0);
    for (int i = 0; i <= LEVELS; i++) {
      sum = sum(sum, factory.apply(StringOp.LENGTH, last(rest)));
      rest = withoutLast(rest);
      if (StringRules.isText(rest, "")) {
        return sum;
      }
    }
    return null;
  }
}
