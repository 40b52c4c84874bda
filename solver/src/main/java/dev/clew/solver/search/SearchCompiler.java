package dev.clew.solver.search;

import dev.clew.solver.Budget;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Turns conjuncts into a {@link SearchProgram}; linear in the number of distinct terms.
 *
 * <p>A comparison with a chain of choices, {@code (c ? a : b) < k}, becomes a choice between
 * comparisons: how far the condition is from holding then says how far {@code c} is from choosing
 * the better side, where the chain's value alone would say nothing.
 */
final class SearchCompiler {

  /** How many steps may be added to what the query holds, in parts of it. */
  private static final int LIFTED_PER_STEP = 2;

  private static final int CHECK_EVERY = 1 << 10;

  private final Budget budget;
  private final List<SearchStep> steps = new ArrayList<>();
  private final List<@Nullable Symbol> symbols = new ArrayList<>();
  private final Map<Expr, Integer> places = new HashMap<>();
  private int lifted;
  private long turns;

  private SearchCompiler(Budget budget) {
    this.budget = budget;
  }

  /** The program, or null when the budget ended first. */
  static @Nullable SearchProgram compile(List<Expr> conjuncts, Budget budget) {
    SearchCompiler compiler = new SearchCompiler(budget);
    List<Expr> parts = parts(conjuncts);
    for (Expr part : parts) {
      if (!compiler.add(part)) {
        return null;
      }
    }
    int[] goals = parts.stream().mapToInt(compiler::place).distinct().toArray();
    return new SearchProgram(compiler.steps, compiler.symbols, goals);
  }

  /** The conjuncts' own conjuncts, in order. */
  private static List<Expr> parts(List<Expr> conjuncts) {
    Set<Expr> parts = new LinkedHashSet<>();
    Deque<Expr> open = new ArrayDeque<>();
    for (Expr conjunct : conjuncts) {
      open.push(conjunct);
      while (!open.isEmpty()) {
        Expr top = open.pop();
        if (top.is(CoreOp.AND)) {
          open.push(top.arg(1));
          open.push(top.arg(0));
        } else {
          parts.add(top);
        }
      }
    }
    return List.copyOf(parts);
  }

  private int place(Expr expr) {
    Integer place = places.get(expr);
    if (place == null) {
      throw new IllegalStateException("not placed: " + expr);
    }
    return place;
  }

  /** Places a term and all below it; false when the budget ended. */
  private boolean add(Expr root) {
    Deque<Expr> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      if (++turns % CHECK_EVERY == 0 && budget.exhausted()) {
        return false;
      }
      Expr top = open.peek();
      if (places.containsKey(top)) {
        open.pop();
      } else if (!pushArguments(top, open)) {
        open.pop();
        places.put(top, emit(top));
      }
    }
    return true;
  }

  private boolean pushArguments(Expr expr, Deque<Expr> open) {
    boolean pushed = false;
    for (int i = expr.arity() - 1; i >= 0; i--) {
      if (!places.containsKey(expr.arg(i))) {
        open.push(expr.arg(i));
        pushed = true;
      }
    }
    return pushed;
  }

  private int emit(Expr expr) {
    if (expr instanceof Symbol symbol) {
      return append(SearchStep.symbol(symbol.sort()), symbol);
    }
    if (expr instanceof Const constant) {
      return append(SearchStep.constant(constant.value()), null);
    }
    Apply apply = (Apply) expr;
    int[] args = new int[apply.arity()];
    for (int i = 0; i < args.length; i++) {
      args[i] = place(apply.arg(i));
    }
    int plain = apply(apply.op(), apply.sort(), args);
    return steps.get(plain).compares() ? lift(plain) : plain;
  }

  private int append(SearchStep step, @Nullable Symbol symbol) {
    steps.add(step);
    symbols.add(symbol);
    return steps.size() - 1;
  }

  private int apply(Op op, Sort sort, int... args) {
    SearchStep first = args.length == 0 ? null : steps.get(args[0]);
    boolean second = first != null && first.sort.kind() == Sort.Kind.ROUNDING && args.length > 1;
    Sort operand = first == null ? sort : second ? steps.get(args[1]).sort : first.sort;
    return append(SearchStep.apply(op, sort, args, first, operand), null);
  }

  /** The comparison itself, or the choice between comparisons that it amounts to. */
  private int lift(int comparison) {
    SearchStep step = steps.get(comparison);
    if (step.operand.kind() == Sort.Kind.BOOL) {
      return comparison;
    }
    int side = steps.get(step.args[0]).is(CoreOp.ITE) ? 0 : 1;
    List<Integer> chain = new ArrayList<>();
    int end = step.args[side];
    while (steps.get(end).is(CoreOp.ITE) && mayLift(chain.size())) {
      chain.add(end);
      end = next(end);
    }
    return chain.isEmpty() ? comparison : rebuild(step, side, chain, end);
  }

  private boolean mayLift(int soFar) {
    return lifted + 2 * soFar + 2 <= LIFTED_PER_STEP * steps.size();
  }

  /** The side of a choice along which its chain goes on. */
  private int next(int choice) {
    int[] args = steps.get(choice).args;
    return steps.get(args[2]).is(CoreOp.ITE) || !steps.get(args[1]).is(CoreOp.ITE)
        ? args[2]
        : args[1];
  }

  private int rebuild(SearchStep comparison, int side, List<Integer> chain, int end) {
    lifted += 2 * chain.size();
    int result = compare(comparison, side, end);
    for (int i = chain.size() - 1; i >= 0; i--) {
      int[] args = steps.get(chain.get(i)).args;
      boolean goesOnSecond = next(chain.get(i)) == args[2];
      int other = compare(comparison, side, goesOnSecond ? args[1] : args[2]);
      result =
          goesOnSecond
              ? apply(CoreOp.ITE, Sort.BOOL, args[0], other, result)
              : apply(CoreOp.ITE, Sort.BOOL, args[0], result, other);
    }
    return result;
  }

  private int compare(SearchStep comparison, int side, int arg) {
    int[] args = comparison.args.clone();
    args[side] = arg;
    return apply(comparison.op(), Sort.BOOL, args);
  }
}
