package dev.clew.solver.simplify;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Rules for mathematical integers. */
record IntegerRules(ExprFactory factory) {

  @Nullable Expr rewrite(IntegerOp op, Expr[] args) {
    Expr a = args[0];
    Expr b = args[args.length - 1];
    return switch (op) {
      case ADD -> add(a, b);
      case MUL -> b instanceof Const ? multiplyConstant(a, b) : null;
      case NEG -> negate(a);
      case DIV -> isNumber(b, 1) ? a : null;
      case MOD -> isNumber(b, 1) || isNumber(b, -1) ? factory.integerConst(0) : null;
      case LT, LE -> compare(op, a, b);
    };
  }

  private @Nullable Expr add(Expr a, Expr b) {
    if (isNumber(b, 0)) {
      return a;
    }
    if ((a.is(IntegerOp.NEG) && a.arg(0) == b) || (b.is(IntegerOp.NEG) && b.arg(0) == a)) {
      return factory.integerConst(0);
    }
    if (b instanceof Const) {
      return isSum(a) ? sum(a.arg(0), sum(a.arg(1), b)) : null;
    }
    if (isSum(a)) {
      return sum(sum(a.arg(0), b), a.arg(1));
    }
    return isSum(b) ? sum(sum(a, b.arg(0)), b.arg(1)) : null;
  }

  private @Nullable Expr negate(Expr a) {
    if (a.is(IntegerOp.NEG)) {
      return a.arg(0);
    }
    // Only where the first summand is no sum: otherwise a long sum would be turned over whole.
    boolean turns = a.is(IntegerOp.ADD) && !a.arg(0).is(IntegerOp.ADD);
    if (turns && (a.arg(1) instanceof Const || a.arg(1).is(IntegerOp.NEG))) {
      return sum(minus(a.arg(0)), minus(a.arg(1)));
    }
    return a.is(IntegerOp.MUL) && a.arg(1) instanceof Const
        ? product(a.arg(0), minus(a.arg(1)))
        : null;
  }

  private @Nullable Expr multiplyConstant(Expr a, Expr b) {
    if (isNumber(b, 0)) {
      return b;
    }
    if (isNumber(b, 1)) {
      return a;
    }
    if (isNumber(b, -1)) {
      return minus(a);
    }
    if (a.is(IntegerOp.NEG)) {
      return product(a.arg(0), minus(b));
    }
    if (a.is(IntegerOp.MUL) && a.arg(1) instanceof Const) {
      return product(a.arg(0), product(a.arg(1), b));
    }
    return isSum(a) ? sum(product(a.arg(0), b), product(a.arg(1), b)) : null;
  }

  /** Nothing wraps, so a constant may move to the other side. */
  private @Nullable Expr compare(IntegerOp op, Expr a, Expr b) {
    if (a == b) {
      return factory.bool(op == IntegerOp.LE);
    }
    Expr split = new SplitRules(factory).compare(op, a, b);
    if (split != null) {
      return split;
    }
    if (isSum(a) && b instanceof Const) {
      return factory.apply(op, a.arg(0), sum(b, minus(a.arg(1))));
    }
    if (isSum(b) && a instanceof Const) {
      return factory.apply(op, sum(a, minus(b.arg(1))), b.arg(0));
    }
    return isSum(a) && isSum(b) && a.arg(1) == b.arg(1)
        ? factory.apply(op, a.arg(0), b.arg(0))
        : new MeasureRules(factory).order(op, a, b);
  }

  /** Whether this is something plus a constant. */
  private static boolean isSum(Expr expr) {
    return expr.is(IntegerOp.ADD) && expr.arg(1) instanceof Const;
  }

  private Expr sum(Expr a, Expr b) {
    return factory.apply(IntegerOp.ADD, a, b);
  }

  private Expr product(Expr a, Expr b) {
    return factory.apply(IntegerOp.MUL, a, b);
  }

  private Expr minus(Expr a) {
    return factory.apply(IntegerOp.NEG, a);
  }

  private static boolean isNumber(Expr expr, long number) {
    return expr instanceof Const constant
        && constant.value().asInteger().equals(BigInteger.valueOf(number));
  }
}
