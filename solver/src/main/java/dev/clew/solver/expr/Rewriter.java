package dev.clew.solver.expr;

import org.jspecify.annotations.Nullable;

/** Simplifies a term as it is built: one step, from arguments that are simplified already. */
@FunctionalInterface
public interface Rewriter {

  /** Builds terms as they are written; for tests that compare with the simplified ones. */
  Rewriter NONE = (factory, op, sort, args) -> null;

  /**
   * An equal term that is simpler, or null when the application is to be kept as it is.
   *
   * <p>May reorder {@code args} in place. May build terms with {@code factory}, which rewrites them
   * in turn; each rule must therefore come nearer to a normal form, in a depth that does not grow
   * with the term.
   */
  @Nullable Expr rewrite(ExprFactory factory, Op op, Sort sort, Expr[] args);
}
