package dev.clew.benchmarks;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import java.util.List;
import java.util.Random;

/**
 * Branch conditions of the kinds that Java methods have, over a few given unknowns.
 *
 * <p>The shares follow what code does: most guards compare a variable with a constant or with
 * another variable, some test a bit or a remainder, few are non-linear.
 */
final class GuardConditions {

  private final ExprFactory f;
  private final Random random;

  GuardConditions(ExprFactory factory, Random random) {
    this.f = factory;
    this.random = random;
  }

  Expr over(List<Symbol> unknowns) {
    Symbol chosen = pick(unknowns);
    if (chosen.sort().kind() == Sort.Kind.BOOL) {
      return chosen;
    }
    Expr x = asInt(chosen);
    Expr y = asInt(pick(unknowns.stream().filter(u -> u.sort().kind() != Sort.Kind.BOOL).toList()));
    return switch (random.nextInt(20)) {
      case 0, 1, 2, 3 -> f.apply(BitsOp.SLT, x, constant());
      case 4, 5 -> f.apply(BitsOp.SLE, constant(), x);
      case 6, 7, 8 -> f.eq(x, constant());
      case 9, 10 -> f.apply(BitsOp.SLT, x, y);
      case 11 -> f.eq(x, y);
      case 12 -> f.apply(BitsOp.SLT, plus(x, constant()), y);
      case 13 -> inRange(x, y);
      case 14 -> f.eq(f.apply(BitsOp.AND, x, f.intConst(1 << random.nextInt(8))), f.intConst(0));
      case 15 -> f.eq(f.apply(BitsOp.SREM, x, f.intConst(2 + random.nextInt(9))), f.intConst(1));
      case 16 -> f.apply(BitsOp.SLT, plus(times(x, f.intConst(3)), constant()), y);
      case 17 -> f.apply(BitsOp.SLT, constant(), plus(x, y));
      case 18 -> f.eq(f.apply(BitsOp.LSHR, x, f.intConst(random.nextInt(16))), constant());
      default -> f.apply(BitsOp.SLT, plus(times(x, x), times(y, y)), f.intConst(100));
    };
  }

  /** An index check: {@code 0 <= x && x < y}. */
  private Expr inRange(Expr x, Expr y) {
    return f.and(f.apply(BitsOp.SLE, f.intConst(0), x), f.apply(BitsOp.SLT, x, y));
  }

  private Expr plus(Expr a, Expr b) {
    return f.apply(BitsOp.ADD, a, b);
  }

  private Expr times(Expr a, Expr b) {
    return f.apply(BitsOp.MUL, a, b);
  }

  private Expr constant() {
    return f.intConst(random.nextInt(8) == 0 ? random.nextInt() : random.nextInt(200) - 50);
  }

  /** A byte is promoted where it is used, as in Java. */
  private Expr asInt(Symbol symbol) {
    return symbol.sort().equals(Sort.BYTE)
        ? f.convert(BitsOp.SIGN_EXTEND, Sort.INT, symbol)
        : symbol;
  }

  private <T> T pick(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
