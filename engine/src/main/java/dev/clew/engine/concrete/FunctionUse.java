package dev.clew.engine.concrete;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Arguments that a condition has a function applied to: to all three parts of it alike. */
record FunctionUse(ConcreteFunction function, List<Expr> arguments) {

  /** All that are in some conditions, inner ones first. */
  static Set<FunctionUse> in(List<Expr> conditions, ConcreteFunctions functions) {
    Set<FunctionUse> uses = new LinkedHashSet<>();
    PostOrder order = new PostOrder();
    for (Expr condition : conditions) {
      order.visit(
          condition,
          term -> {
            ConcreteFunction function =
                term instanceof Apply apply ? functions.behind(apply.op()) : null;
            if (function != null) {
              uses.add(new FunctionUse(function, List.of(((Apply) term).args())));
            }
          });
    }
    return uses;
  }

  /** Whether a function is applied in some conditions that texts go into or come out of. */
  static boolean areAboutTexts(List<Expr> conditions, ConcreteFunctions functions) {
    boolean[] found = new boolean[1];
    PostOrder order = new PostOrder();
    for (Expr condition : conditions) {
      order.visit(
          condition,
          term -> {
            if (term instanceof Apply apply && functions.behind(apply.op()) != null) {
              Function function = (Function) apply.op();
              found[0] |= function.result().equals(Sort.STRING);
              found[0] |= function.parameters().contains(Sort.STRING);
            }
          });
    }
    return found[0];
  }

  /** That the arguments have these values. */
  Expr areEqual(ExprFactory factory, List<Value> values) {
    Expr equal = factory.bool(true);
    for (int i = 0; i < values.size(); i++) {
      Expr constant = factory.constant(values.get(i));
      equal = factory.and(equal, factory.eq(arguments.get(i), constant));
    }
    return equal;
  }
}
