package dev.clew.solver.strings.graph;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Theory;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Tells in which terms there is something of a kind; remembers its answers. For one thread. */
public final class TermOccurrences {

  private static final int MOST_REMEMBERED = 1 << 17;

  private final Predicate<Expr> wanted;
  private final Map<Expr, Boolean> known = new HashMap<>();

  private TermOccurrences(Predicate<Expr> wanted) {
    this.wanted = wanted;
  }

  /** Of strings, and of anything that is taken from one. */
  public static TermOccurrences ofStrings() {
    return new TermOccurrences(
        expr -> expr.sort().kind() == Sort.Kind.STRING || isStringOperator(expr));
  }

  /** Of conditions on strings, and of choices between strings. */
  public static TermOccurrences ofStringConditions() {
    return new TermOccurrences(
        expr ->
            (expr.sort().kind() == Sort.Kind.BOOL && isStringOperator(expr))
                || (expr.is(CoreOp.EQ) && isString(expr.arg(0)))
                || (expr.is(CoreOp.ITE) && isString(expr)));
  }

  /** Of functions whose values only an assignment says. */
  public static TermOccurrences ofUninterpretedFunctions() {
    return new TermOccurrences(
        expr ->
            expr instanceof Apply apply
                && apply.op() instanceof Function function
                && function.isUninterpreted());
  }

  private static boolean isString(Expr expr) {
    return expr.sort().kind() == Sort.Kind.STRING;
  }

  private static boolean isStringOperator(Expr expr) {
    return expr instanceof Apply apply && apply.op().theory() == Theory.STRING;
  }

  /** Whether there is any in the term. */
  public boolean in(Expr expr) {
    if (known.size() > MOST_REMEMBERED) {
      known.clear();
    }
    Boolean answer = atOnce(expr);
    return answer != null ? answer : search(expr);
  }

  private @Nullable Boolean atOnce(Expr expr) {
    if (wanted.test(expr)) {
      return true;
    }
    return expr instanceof Apply ? known.get(expr) : Boolean.FALSE;
  }

  private boolean search(Expr root) {
    Deque<Expr> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      Expr top = open.peek();
      if (atOnce(top) != null || settle(top, open)) {
        open.pop();
      }
    }
    return Boolean.TRUE.equals(atOnce(root));
  }

  /** Answers for a term whose arguments are answered, or pushes those that are not. */
  private boolean settle(Expr expr, Deque<Expr> open) {
    boolean complete = true;
    for (int i = 0; i < expr.arity(); i++) {
      Boolean answer = atOnce(expr.arg(i));
      if (Boolean.TRUE.equals(answer)) {
        known.put(expr, true);
        return true;
      }
      if (answer == null) {
        open.push(expr.arg(i));
        complete = false;
      }
    }
    if (complete) {
      known.put(expr, false);
    }
    return complete;
  }
}
