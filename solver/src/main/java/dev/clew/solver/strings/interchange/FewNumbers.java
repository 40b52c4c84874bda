package dev.clew.solver.strings.interchange;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.strings.strand.NumberRanges;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which unknown integers and {@code int}s of a query can have few values only, by conditions of
 * their own.
 */
final class FewNumbers {

  private static final int MOST_VALUES = 64;

  private final NumberRanges ranges;
  private final Map<Symbol, long[]> ints = new LinkedHashMap<>();

  private FewNumbers(List<Expr> conjuncts) {
    ranges = new NumberRanges(conjuncts);
    conjuncts.forEach(conjunct -> read(conjunct, /* holds= */ true));
  }

  /** All values of those of the symbols that have few, from the least on. */
  static Map<Symbol, List<Value>> of(List<Expr> conjuncts, Iterable<Symbol> symbols) {
    FewNumbers numbers = new FewNumbers(conjuncts);
    Map<Symbol, List<Value>> few = new LinkedHashMap<>();
    for (Symbol symbol : symbols) {
      if (symbol.sort().equals(Sort.INT)) {
        long[] range = numbers.range(symbol);
        numbers.add(symbol, range[0], range[1], few);
      } else if (symbol.sort().kind() == Sort.Kind.INTEGER) {
        numbers.add(symbol, numbers.ranges.least(symbol), numbers.ranges.greatest(symbol), few);
      }
    }
    return few;
  }

  private void add(Symbol symbol, long least, long most, Map<Symbol, List<Value>> few) {
    if (least > most || least < most - MOST_VALUES || most - least < 0) {
      return;
    }
    List<Value> values = new ArrayList<>();
    for (long value = least; value <= most; value++) {
      boolean bits = symbol.sort().equals(Sort.INT);
      values.add(bits ? Value.of((int) value) : Value.of(BigInteger.valueOf(value)));
    }
    few.put(symbol, values);
  }

  private long[] range(Symbol symbol) {
    return ints.computeIfAbsent(symbol, key -> new long[] {Integer.MIN_VALUE, Integer.MAX_VALUE});
  }

  private void read(Expr condition, boolean holds) {
    if (condition.is(CoreOp.NOT)) {
      read(condition.arg(0), !holds);
    } else if (condition.is(BitsOp.SLE)) {
      compare(condition.arg(holds ? 0 : 1), condition.arg(holds ? 1 : 0), holds ? 0 : 1);
    } else if (condition.is(BitsOp.SLT)) {
      compare(condition.arg(holds ? 0 : 1), condition.arg(holds ? 1 : 0), holds ? 1 : 0);
    }
  }

  /** The first plus a gap is at most the second. */
  private void compare(Expr first, Expr second, int gap) {
    if (first instanceof Symbol symbol && isInt(second)) {
      long[] range = range(symbol);
      range[1] = Math.min(range[1], (long) value(second) - gap);
    } else if (second instanceof Symbol symbol && isInt(first)) {
      long[] range = range(symbol);
      range[0] = Math.max(range[0], (long) value(first) + gap);
    }
  }

  private static boolean isInt(Expr expr) {
    return expr instanceof Const && expr.sort().equals(Sort.INT);
  }

  private static int value(Expr constant) {
    return ((Const) constant).value().asInt();
  }
}
