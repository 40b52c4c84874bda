package dev.clew.solver.print;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.PostOrder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which subterms get a name instead of being written out where they are used: those that are used
 * more than once and are large as they would be written. So what is written is at most a constant
 * times the number of distinct subterms, even where the tree is exponentially larger.
 */
final class Sharing {

  /** A term that is no larger than this as a tree is written out in full. */
  private static final long SMALL_WHOLE = 32;

  /** A shared subterm that is no larger than this is repeated. */
  private static final long SMALL_PART = 8;

  private final Set<Expr> named = new HashSet<>();

  /** Time and space linear in the number of distinct subterms. */
  Sharing(Expr root) {
    List<Expr> order = new ArrayList<>();
    new PostOrder().visit(root, order::add);
    if (treeSize(order) > SMALL_WHOLE) {
      nameLargeShared(order);
    }
  }

  private static long treeSize(List<Expr> order) {
    Map<Expr, Long> sizes = new HashMap<>();
    long last = 0;
    for (Expr expr : order) {
      long size = 1;
      for (int i = 0; i < expr.arity(); i++) {
        size = Math.min(SMALL_WHOLE + 1, size + sizes.getOrDefault(expr.arg(i), 0L));
      }
      sizes.put(expr, size);
      last = size;
    }
    return last;
  }

  private void nameLargeShared(List<Expr> order) {
    Map<Expr, Integer> uses = uses(order);
    Map<Expr, Long> sizes = new HashMap<>();
    for (Expr expr : order) {
      long size = 1;
      for (int i = 0; i < expr.arity(); i++) {
        size += named.contains(expr.arg(i)) ? 1 : sizes.getOrDefault(expr.arg(i), 0L);
      }
      sizes.put(expr, size);
      if (size > SMALL_PART && uses.getOrDefault(expr, 0) > 1 && !Promotions.isSilent(expr)) {
        named.add(expr);
      }
    }
  }

  /** How often each term is written; what is silent passes its uses on. */
  private static Map<Expr, Integer> uses(List<Expr> order) {
    Map<Expr, Integer> uses = new HashMap<>();
    for (int i = order.size() - 1; i >= 0; i--) {
      Expr expr = order.get(i);
      int passed = Promotions.isSilent(expr) ? uses.getOrDefault(expr, 1) : 1;
      for (int j = 0; j < expr.arity(); j++) {
        uses.merge(expr.arg(j), passed, Integer::sum);
      }
    }
    return uses;
  }

  boolean isNamed(Expr expr) {
    return named.contains(expr);
  }

  /** The application of {@code op} if {@code expr} is one and is written out in its place. */
  @Nullable Apply inline(Expr expr, Op op) {
    return expr instanceof Apply apply && apply.is(op) && !named.contains(apply) ? apply : null;
  }
}
