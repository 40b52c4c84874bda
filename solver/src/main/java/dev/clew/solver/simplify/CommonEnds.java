package dev.clew.solver.simplify;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.StringOp;

/** Two strings from which what both start or end with is taken off, all at once. */
final class CommonEnds {

  private final ExprFactory factory;
  private final ConcatenationShape parts;
  private Expr left;
  private Expr right;
  private boolean clash;
  private boolean changed;

  CommonEnds(ExprFactory factory, Expr left, Expr right) {
    this.factory = factory;
    this.parts = new ConcatenationShape(factory);
    this.left = left;
    this.right = right;
  }

  Expr left() {
    return left;
  }

  Expr right() {
    return right;
  }

  /** Whether they start, or end, with different constants. */
  boolean clash() {
    return clash;
  }

  boolean changed() {
    return changed;
  }

  private boolean isOpen() {
    return !clash
        && (left.is(StringOp.CONCAT) || right.is(StringOp.CONCAT))
        && !StringRules.isText(left, "")
        && !StringRules.isText(right, "");
  }

  CommonEnds stripFronts() {
    boolean going = true;
    while (going && isOpen()) {
      Expr first = ConcatenationShape.first(left);
      Expr second = ConcatenationShape.first(right);
      going = first != null && second != null && stripFront(first, second);
    }
    return this;
  }

  private boolean stripFront(Expr first, Expr second) {
    if (first == second) {
      return take(parts.withoutFirst(left), parts.withoutFirst(right));
    }
    if (!(first instanceof Const x) || !(second instanceof Const y)) {
      return false;
    }
    String p = x.value().asString();
    String q = y.value().asString();
    clash = !p.startsWith(q) && !q.startsWith(p);
    int common = Math.min(p.length(), q.length());
    return !clash
        && take(
            join(text(p.substring(common)), parts.withoutFirst(left)),
            join(text(q.substring(common)), parts.withoutFirst(right)));
  }

  CommonEnds stripBacks() {
    boolean going = true;
    while (going && isOpen()) {
      going = stripBack(ConcatenationShape.last(left), ConcatenationShape.last(right));
    }
    return this;
  }

  private boolean stripBack(Expr last, Expr other) {
    if (last == other) {
      return take(parts.withoutLast(left), parts.withoutLast(right));
    }
    if (!(last instanceof Const x) || !(other instanceof Const y)) {
      return false;
    }
    String p = x.value().asString();
    String q = y.value().asString();
    clash = !p.endsWith(q) && !q.endsWith(p);
    int common = Math.min(p.length(), q.length());
    return !clash
        && take(
            join(parts.withoutLast(left), text(p.substring(0, p.length() - common))),
            join(parts.withoutLast(right), text(q.substring(0, q.length() - common))));
  }

  private boolean take(Expr newLeft, Expr newRight) {
    left = newLeft;
    right = newRight;
    changed = true;
    return true;
  }

  private Expr join(Expr a, Expr b) {
    return factory.apply(StringOp.CONCAT, a, b);
  }

  private Const text(String text) {
    return factory.string(text);
  }
}
