package dev.clew.solver.simplify;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rules for texts that are rows of single units, as buffers of parsers have them: what is found in
 * one is a matter of its units' codes, which numbers can decide.
 */
record UnitRows(ExprFactory factory) {

  /** Comparisons of codes that one term becomes. */
  private static final int MOST_COMPARISONS = 96;

  /** Rows of the same units in the same order; null where one is no row, or both are constants. */
  @Nullable Expr equal(Expr a, Expr b) {
    List<Expr> left = row(a);
    List<Expr> right = left == null ? null : row(b);
    if (left == null || right == null || (a instanceof Const && b instanceof Const)) {
      return null;
    }
    if (left.size() != right.size()) {
      return factory.bool(false);
    }
    return left.size() > MOST_COMPARISONS ? null : at(left, 0, right);
  }

  @Nullable Expr startsWith(Expr s, Expr part) {
    return placed(s, part, /* atEnd= */ false);
  }

  @Nullable Expr endsWith(Expr s, Expr part) {
    return placed(s, part, /* atEnd= */ true);
  }

  private @Nullable Expr placed(Expr s, Expr part, boolean atEnd) {
    List<Expr> whole = row(s);
    List<Expr> wanted = whole == null ? null : row(part);
    if (whole == null || wanted == null || (s instanceof Const && part instanceof Const)) {
      return null;
    }
    int behind = whole.size() - wanted.size();
    if (behind < 0) {
      return factory.bool(false);
    }
    return wanted.size() > MOST_COMPARISONS ? null : at(whole, atEnd ? behind : 0, wanted);
  }

  @Nullable Expr contains(Expr s, Expr part) {
    List<Expr> whole = s instanceof Const ? null : row(s);
    List<Expr> wanted = whole == null ? null : row(part);
    if (whole == null || wanted == null || isLarge(whole, wanted)) {
      return null;
    }
    Expr found = factory.bool(false);
    for (int i = 0; i + wanted.size() <= whole.size(); i++) {
      found = factory.or(found, at(whole, i, wanted));
    }
    return found;
  }

  /** From the start. */
  @Nullable Expr indexOf(Expr s, Expr part) {
    List<Expr> whole = s instanceof Const ? null : row(s);
    List<Expr> wanted = whole == null ? null : row(part);
    if (whole == null || wanted == null || isLarge(whole, wanted)) {
      return null;
    }
    Expr place = factory.integerConst(-1);
    for (int i = whole.size() - wanted.size(); i >= 0; i--) {
      place = factory.ite(at(whole, i, wanted), factory.integerConst(i), place);
    }
    return place;
  }

  private @Nullable List<Expr> row(Expr string) {
    return new FixedParts(factory).codes(string);
  }

  private static boolean isLarge(List<Expr> whole, List<Expr> wanted) {
    return (long) (whole.size() - wanted.size() + 1) * wanted.size() > MOST_COMPARISONS;
  }

  private Expr at(List<Expr> whole, int place, List<Expr> wanted) {
    Expr same = factory.bool(true);
    for (int i = 0; i < wanted.size(); i++) {
      same = factory.and(same, factory.eq(whole.get(place + i), wanted.get(i)));
    }
    return same;
  }
}
