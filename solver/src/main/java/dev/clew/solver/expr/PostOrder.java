package dev.clew.solver.expr;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/** Visits every distinct subterm once, arguments before the term, without recursion. */
public final class PostOrder {

  private final Set<Expr> seen = new HashSet<>();
  private final Deque<Expr> open = new ArrayDeque<>();

  /** Visits what lies below {@code root} and was not visited by an earlier call. */
  public void visit(Expr root, Consumer<? super Expr> visitor) {
    open.push(root);
    while (!open.isEmpty()) {
      Expr top = open.peek();
      if (seen.contains(top)) {
        open.pop();
      } else if (!pushArguments(top)) {
        open.pop();
        seen.add(top);
        visitor.accept(top);
      }
    }
  }

  private boolean pushArguments(Expr expr) {
    boolean pushed = false;
    for (int i = expr.arity() - 1; i >= 0; i--) {
      if (!seen.contains(expr.arg(i))) {
        open.push(expr.arg(i));
        pushed = true;
      }
    }
    return pushed;
  }
}
