package dev.clew.solver.guess;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Conditions whose models are models of others: those of a query, narrowed step by step.
 *
 * @param meanings what the symbols of the query are in terms of those of the conditions; symbols
 *     that are not listed mean themselves
 */
record NarrowedQuery(ExprFactory factory, List<Expr> conjuncts, Map<Symbol, Expr> meanings) {

  /** Whether one of the conditions is false. */
  boolean isRefuted() {
    return conjuncts.stream()
        .anyMatch(each -> each instanceof Const known && !known.value().asBoolean());
  }

  /** The first subterm of a kind, arguments before terms. */
  Optional<Expr> find(Predicate<Expr> wanted) {
    List<Expr> found = new ArrayList<>();
    PostOrder order = new PostOrder();
    for (Expr conjunct : conjuncts) {
      order.visit(
          conjunct,
          expr -> {
            if (found.isEmpty() && wanted.test(expr)) {
              found.add(expr);
            }
          });
    }
    return found.stream().findFirst();
  }

  int count(Predicate<Expr> wanted) {
    int[] count = {0};
    PostOrder order = new PostOrder();
    for (Expr conjunct : conjuncts) {
      order.visit(conjunct, expr -> count[0] += wanted.test(expr) ? 1 : 0);
    }
    return count[0];
  }

  /** Distinct symbols of a sort. */
  List<Symbol> symbols(Sort sort) {
    List<Symbol> symbols = new ArrayList<>();
    PostOrder order = new PostOrder();
    for (Expr conjunct : conjuncts) {
      order.visit(
          conjunct,
          expr -> {
            if (expr instanceof Symbol symbol && symbol.sort().equals(sort)) {
              symbols.add(symbol);
            }
          });
    }
    return symbols;
  }

  /** The same with operators changed, and more conditions. */
  NarrowedQuery with(BiFunction<Apply, Expr[], Expr> change, List<Expr> more) {
    return with(null, null, change, more);
  }

  /**
   * The same with a symbol replaced, and more conditions.
   *
   * @param change what an operator with new arguments becomes; null for what it is
   */
  NarrowedQuery with(
      @Nullable Symbol symbol,
      @Nullable Expr meaning,
      BiFunction<Apply, Expr[], Expr> change,
      List<Expr> more) {
    Map<Expr, Expr> built = new HashMap<>();
    PostOrder order = new PostOrder();
    List<Expr> others = new ArrayList<>();
    for (Expr conjunct : conjuncts) {
      order.visit(conjunct, expr -> built.put(expr, rebuild(expr, symbol, meaning, built, change)));
      others.add(built.getOrDefault(conjunct, conjunct));
    }
    others.addAll(more);
    Map<Symbol, Expr> known = new LinkedHashMap<>(meanings);
    if (symbol != null && meaning != null) {
      known.replaceAll((each, term) -> replace(term, symbol, meaning));
      known.putIfAbsent(symbol, meaning);
    }
    return new NarrowedQuery(factory, others, known);
  }

  private Expr rebuild(
      Expr expr,
      @Nullable Symbol symbol,
      @Nullable Expr meaning,
      Map<Expr, Expr> built,
      BiFunction<Apply, Expr[], Expr> change) {
    if (expr == symbol && meaning != null) {
      return meaning;
    }
    if (!(expr instanceof Apply apply)) {
      return expr;
    }
    Expr[] args = new Expr[apply.arity()];
    for (int i = 0; i < args.length; i++) {
      args[i] = built.getOrDefault(apply.arg(i), apply.arg(i));
    }
    Expr changed = change.apply(apply, args);
    return changed != apply ? changed : factory.rebuild(apply, args);
  }

  private Expr replace(Expr term, Symbol symbol, Expr meaning) {
    Map<Expr, Expr> built = new HashMap<>();
    new PostOrder()
        .visit(
            term,
            expr -> built.put(expr, rebuild(expr, symbol, meaning, built, (apply, args) -> apply)));
    return built.getOrDefault(term, term);
  }

  /** What a model of the conditions says about the symbols of the query, by their names. */
  Map<String, Value> explain(Assignment model) {
    Map<String, Value> values = new HashMap<>();
    model.values().forEach((symbol, value) -> values.put(symbol.name(), value));
    Evaluator evaluator = new Evaluator(model);
    meanings.forEach((symbol, term) -> values.put(symbol.name(), evaluator.evaluate(term)));
    return values;
  }
}
