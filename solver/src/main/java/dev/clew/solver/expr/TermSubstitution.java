package dev.clew.solver.expr;

import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Builds terms anew in a factory with leaves replaced; remembers what it built, so shared subterms
 * are built once. Also the way to bring a term from one factory into another, and to simplify a
 * term that was built without simplification.
 */
public final class TermSubstitution {

  private final ExprFactory target;
  private final UnaryOperator<Expr> leaves;
  private final PostOrder order = new PostOrder();
  private final Map<Expr, Expr> built = new HashMap<>();

  /**
   * @param leaves what replaces a constant or symbol: a term of {@code target}
   */
  public TermSubstitution(ExprFactory target, UnaryOperator<Expr> leaves) {
    this.target = target;
    this.leaves = leaves;
  }

  /** Copies terms into {@code target} unchanged but for its simplifications. */
  public static TermSubstitution copyInto(ExprFactory target) {
    return new TermSubstitution(
        target,
        leaf ->
            leaf instanceof Const constant
                ? target.constant(constant.value())
                : target.symbol(((Symbol) leaf).name(), leaf.sort()));
  }

  public Expr apply(Expr root) {
    order.visit(root, expr -> built.put(expr, build(expr)));
    return get(root);
  }

  private Expr build(Expr expr) {
    if (!(expr instanceof Apply apply)) {
      return leaves.apply(expr);
    }
    Expr[] args = new Expr[apply.arity()];
    for (int i = 0; i < args.length; i++) {
      args[i] = get(apply.arg(i));
    }
    return target.rebuild(apply, args);
  }

  private Expr get(Expr expr) {
    Expr found = built.get(expr);
    if (found == null) {
      throw new IllegalStateException("not built: " + expr);
    }
    return found;
  }
}
