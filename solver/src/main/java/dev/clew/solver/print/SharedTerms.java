package dev.clew.solver.print;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.PostOrder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which subterms get a name instead of being written out where they are used: those that are used
 * more than once and are large as they would be written. So what is written is at most a constant
 * times the number of distinct subterms, even where the tree is exponentially larger.
 */
final class SharedTerms {

  /** A term that is no larger than this as a tree is written out in full. */
  private static final long SMALL_WHOLE = 32;

  /** A shared subterm that is no larger than this is repeated. */
  private static final long SMALL_PART = 8;

  /** What is known of one subterm. */
  private static final class Usage {
    /** How often it is written; what is silent passes its uses on. */
    private int uses;

    /** How much is written for it where it is not named. */
    private long size = 1;

    private boolean named;
  }

  private final Map<Expr, Usage> usages = new HashMap<>();

  /** Time and space linear in the number of distinct subterms. */
  SharedTerms(Expr root) {
    List<Expr> order = new ArrayList<>();
    new PostOrder().visit(root, order::add);
    order.forEach(expr -> usages.put(expr, new Usage()));
    if (order.size() > SMALL_WHOLE || treeSize(order) > SMALL_WHOLE) {
      countUses(order);
      nameLargeShared(order);
    }
  }

  private Usage usage(Expr expr) {
    Usage usage = usages.get(expr);
    if (usage == null) {
      throw new IllegalArgumentException("not below the root: " + expr);
    }
    return usage;
  }

  /** The size of the whole when nothing is named, of a graph so small that it cannot overflow. */
  private long treeSize(List<Expr> order) {
    order.forEach(this::addUp);
    long size = usage(order.get(order.size() - 1)).size;
    order.forEach(expr -> usage(expr).size = 1);
    return size;
  }

  private void addUp(Expr expr) {
    Usage usage = usage(expr);
    for (int i = 0; i < expr.arity(); i++) {
      Usage argument = usage(expr.arg(i));
      usage.size += argument.named ? 1 : argument.size;
    }
  }

  private void countUses(List<Expr> order) {
    for (int i = order.size() - 1; i >= 0; i--) {
      Expr expr = order.get(i);
      int passed = PromotionForms.isSilent(expr) ? usage(expr).uses : 1;
      for (int j = 0; j < expr.arity(); j++) {
        usage(expr.arg(j)).uses += passed;
      }
    }
  }

  private void nameLargeShared(List<Expr> order) {
    for (Expr expr : order) {
      addUp(expr);
      Usage usage = usage(expr);
      usage.named = usage.size > SMALL_PART && usage.uses > 1 && !PromotionForms.isSilent(expr);
    }
  }

  boolean isNamed(Expr expr) {
    return usage(expr).named;
  }

  /** The application of {@code op} if {@code expr} is one and is written out in its place. */
  @Nullable Apply inline(Expr expr, Op op) {
    return expr instanceof Apply apply && apply.is(op) && !isNamed(apply) ? apply : null;
  }
}
