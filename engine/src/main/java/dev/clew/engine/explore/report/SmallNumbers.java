package dev.clew.engine.explore.report;

import dev.clew.engine.explore.feasibility.Feasibility;
import dev.clew.engine.explore.feasibility.PathModel;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks for inputs whose numbers are near zero, because people read them. Asks nothing where they
 * are, and a few queries for each number that is not.
 */
final class SmallNumbers {

  /** Tried from the least on. */
  private static final List<Long> LIMITS = List.of(100L, 10_000L, 1_000_000L, 1L << 32);

  private static final int MOST_NUMBERS = 4;

  private final Feasibility solver;

  SmallNumbers(Feasibility solver) {
    this.solver = solver;
  }

  /**
   * @param guards that a model has to satisfy
   * @param model one of them
   */
  PathModel look(Machine m, List<Expr> guards, PathModel model) {
    List<Symbol> large =
        numbers(guards).stream()
            .filter(number -> isLarge(model, number))
            .limit(MOST_NUMBERS)
            .toList();
    if (large.isEmpty()) {
      return model;
    }
    List<Expr> limited = ShortInputs.asShort(m, guards, model);
    PathModel best = model;
    for (Symbol number : large) {
      best = look(m.terms(), limited, number, best);
      limited.add(within(m.terms(), number, magnitude(best, number)));
    }
    return best;
  }

  private static boolean isLarge(PathModel model, Symbol number) {
    return magnitude(model, number) > LIMITS.get(0);
  }

  private PathModel look(Terms terms, List<Expr> guards, Symbol number, PathModel model) {
    for (long limit : LIMITS) {
      if (limit >= magnitude(model, number)) {
        return model;
      }
      List<Expr> all = new ArrayList<>(guards);
      all.add(within(terms, number, limit));
      PathModel found = solver.solve(all, PathModel.empty());
      if (found != null && found.proven()) {
        return found;
      }
    }
    return model;
  }

  private static List<Symbol> numbers(List<Expr> guards) {
    List<Symbol> numbers = new ArrayList<>();
    PostOrder order = new PostOrder();
    for (Expr guard : guards) {
      order.visit(
          guard,
          term -> {
            boolean isNumber = term.sort().equals(Sort.INT) || term.sort().equals(Sort.LONG);
            if (term instanceof Symbol symbol && isNumber) {
              numbers.add(symbol);
            }
          });
    }
    return numbers;
  }

  /** The distance from zero; one less for negative numbers, so that there is one for all. */
  private static long magnitude(PathModel model, Symbol number) {
    Value found = model.evaluator().evaluate(number);
    long value = number.sort().equals(Sort.INT) ? found.asInt() : found.asLong();
    return value < 0 ? ~value : value;
  }

  private static Expr within(Terms terms, Symbol number, long limit) {
    Expr greatest = constant(terms, number.sort(), limit);
    Expr least = constant(terms, number.sort(), ~limit);
    return terms.factory().and(terms.ints().le(least, number), terms.ints().le(number, greatest));
  }

  private static Expr constant(Terms terms, Sort sort, long value) {
    return sort.equals(Sort.INT)
        ? terms.factory().intConst((int) value)
        : terms.factory().longConst(value);
  }
}
