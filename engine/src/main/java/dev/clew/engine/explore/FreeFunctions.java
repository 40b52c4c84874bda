package dev.clew.engine.explore;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.semantics.StringTooLong;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Conditions in which functions that are run may give anything: what these rule out, the real
 * functions do, too. Solvers have nothing to guess then.
 */
final class FreeFunctions {

  private final ExprFactory factory;
  private final Map<Expr, Expr> built = new HashMap<>();
  private int count;

  FreeFunctions(ExprFactory factory) {
    this.factory = factory;
  }

  /** All of them; one application has one value wherever it stands. */
  List<Expr> of(List<Expr> terms) {
    return terms.stream().map(this::of).toList();
  }

  Expr of(Expr term) {
    new PostOrder().visit(term, each -> built.computeIfAbsent(each, this::rebuilt));
    return Objects.requireNonNull(built.get(term));
  }

  private Expr rebuilt(Expr term) {
    if (!(term instanceof Apply apply)) {
      return term;
    }
    Expr[] arguments = apply.args();
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = Objects.requireNonNull(built.get(arguments[i]));
    }
    boolean isRun = apply.op() instanceof Function function && !function.isUninterpreted();
    return isRun ? anything((Function) apply.op(), apply) : factory.rebuild(apply, arguments);
  }

  /** Named like an answer of that function. */
  private Expr anything(Function function, Apply apply) {
    Set<String> given = new LinkedHashSet<>();
    new PostOrder()
        .visit(
            apply,
            part -> {
              if (part instanceof Symbol symbol) {
                given.add(symbol.name());
              }
            });
    String name = function.name() + "(" + String.join(", ", given) + ")#" + ++count;
    return apply.sort().equals(Sort.STRING)
        ? factory.text(name, StringTooLong.LONGEST)
        : factory.symbol(name, apply.sort());
  }
}
