package dev.clew.solver.decimal;

import dev.clew.solver.Layer;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.TermSubstitution;
import dev.clew.solver.expr.Value;
import dev.clew.solver.simplify.Simplifier;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Decides about floats that are read from texts, or written to them: conditions on the float become
 * a language that the text is in, which whoever is next knows about. Languages that are too large
 * refute; models are confirmed by the evaluator. For one thread.
 */
public final class FloatTextLayer implements Layer {

  private static final int MOST_TERMS = 200_000;

  private ExprFactory factory = Simplifier.factory();
  private TermSubstitution copies = TermSubstitution.copyInto(factory);

  @Override
  public String name() {
    return "float-texts";
  }

  @Override
  public Verdict check(Query query, Solver next) {
    if (query.conjuncts().stream().noneMatch(FloatTextLayer::hasFloatText)) {
      return next.check(query);
    }
    if (factory.size() > MOST_TERMS) {
      factory = Simplifier.factory();
      copies = TermSubstitution.copyInto(factory);
    }
    List<Expr> own = query.conjuncts().stream().map(copies::apply).toList();
    FloatTextSearch search = new FloatTextSearch(factory, own, query, next);
    if (search.isRefuted()) {
      return new Verdict.Unsat(query.conjuncts());
    }
    Optional<Map<String, Value>> model = search.model();
    return model.isPresent()
        ? new Verdict.Sat(owned(model.get(), query.conjuncts()))
        : next.check(query);
  }

  private static boolean hasFloatText(Expr conjunct) {
    boolean[] found = {false};
    new PostOrder().visit(conjunct, expr -> found[0] |= isFloatText(expr));
    return found[0];
  }

  /** A float of a text, or a text of a float, that is not known. */
  static boolean isFloatText(Expr expr) {
    boolean isOne =
        expr.is(StringOp.PARSE_FLOAT)
            || expr.is(StringOp.DECIMAL)
            || FixedDecimals.decimals(expr) >= 0;
    return isOne && !(expr.arg(0) instanceof Const);
  }

  /** The values for the query's own symbols. */
  private static Assignment owned(Map<String, Value> found, List<Expr> conjuncts) {
    Map<Symbol, Value> values = new LinkedHashMap<>();
    PostOrder order = new PostOrder();
    for (Expr conjunct : conjuncts) {
      order.visit(
          conjunct,
          expr -> {
            if (expr instanceof Symbol symbol && found.containsKey(symbol.name())) {
              values.put(symbol, found.get(symbol.name()));
            }
          });
    }
    return Assignment.of(values);
  }
}
