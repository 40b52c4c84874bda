package dev.clew.solver.chain;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/**
 * A conjunction without the names of its unknowns and, as far as shapes tell, without the order of
 * its conjuncts: queries that differ in these alone have the same key.
 *
 * @param key compares the whole structure, so that equal keys mean equisatisfiable conjunctions
 * @param symbols the unknown behind each number in the key
 * @param conjuncts in the order of the key
 */
record CanonicalForm(List<Object> key, List<Symbol> symbols, List<Expr> conjuncts) {

  /**
   * @param shape a hash of a conjunct that does not depend on names
   */
  static CanonicalForm of(List<Expr> conjuncts, ToIntFunction<Expr> shape) {
    List<Expr> ordered = new ArrayList<>(conjuncts);
    ordered.sort(Comparator.comparingInt(shape));
    Serialiser serialiser = new Serialiser();
    ordered.forEach(serialiser::add);
    return new CanonicalForm(serialiser.key, serialiser.symbols, ordered);
  }

  /** Writes each distinct subterm once: operator, sort and the numbers of its arguments. */
  private static final class Serialiser {
    private final PostOrder order = new PostOrder();
    private final Map<Expr, Integer> numbers = new HashMap<>();
    private final List<Object> key = new ArrayList<>();
    private final List<Symbol> symbols = new ArrayList<>();

    void add(Expr conjunct) {
      order.visit(conjunct, this::write);
      key.add(numbers.getOrDefault(conjunct, -1));
    }

    private void write(Expr expr) {
      if (expr instanceof Const constant) {
        key.add(constant.value());
      } else if (expr instanceof Symbol symbol) {
        key.add(symbol.sort());
        symbols.add(symbol);
      } else {
        writeApply((Apply) expr);
      }
      numbers.put(expr, numbers.size());
    }

    private void writeApply(Apply apply) {
      key.add(apply.op());
      Sort sort = apply.sort();
      if (sort.kind() != Sort.Kind.BOOL) {
        key.add(sort);
      }
      for (int i = 0; i < apply.arity(); i++) {
        key.add(numbers.getOrDefault(apply.arg(i), -1));
      }
    }
  }
}
