package dev.clew.solver.simplify;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Sort;
import org.jspecify.annotations.Nullable;

/** Rules for booleans, choice and equality. */
record CoreRules(ExprFactory factory) {

  @Nullable Expr rewrite(CoreOp op, Expr[] args) {
    return switch (op) {
      case NOT -> not(args[0]);
      case AND -> junction(CoreOp.AND, args[0], args[1]);
      case OR -> junction(CoreOp.OR, args[0], args[1]);
      case EQ -> new EqualityRules(factory).rewrite(args[0], args[1]);
      case ITE -> ite(args[0], args[1], args[2]);
    };
  }

  private @Nullable Expr not(Expr x) {
    if (x.is(CoreOp.NOT)) {
      return x.arg(0);
    }
    Op opposite = x instanceof Apply apply ? opposite(apply.op()) : null;
    return opposite == null ? null : factory.apply(opposite, x.arg(1), x.arg(0));
  }

  /** What a comparison becomes when it is negated and its arguments are exchanged. */
  static @Nullable Op opposite(Op op) {
    if (op instanceof BitsOp bits) {
      return switch (bits) {
        case SLT -> BitsOp.SLE;
        case SLE -> BitsOp.SLT;
        case ULT -> BitsOp.ULE;
        case ULE -> BitsOp.ULT;
        default -> null;
      };
    }
    return op == IntegerOp.LT ? IntegerOp.LE : op == IntegerOp.LE ? IntegerOp.LT : null;
  }

  /** Whether one is the negation of the other. */
  static boolean complementary(Expr a, Expr b) {
    if (a.is(CoreOp.NOT) || b.is(CoreOp.NOT)) {
      return (a.is(CoreOp.NOT) && a.arg(0) == b) || (b.is(CoreOp.NOT) && b.arg(0) == a);
    }
    return a instanceof Apply left
        && b instanceof Apply right
        && left.op() == opposite(right.op())
        && left.arg(0) == right.arg(1)
        && left.arg(1) == right.arg(0);
  }

  /** AND and OR are each other's mirror: {@code neutral} is true for one, false for the other. */
  private @Nullable Expr junction(CoreOp op, Expr a, Expr b) {
    boolean and = op == CoreOp.AND;
    if (b instanceof Const constant) {
      return constant.value().asBoolean() == and ? a : b;
    }
    if (a == b || within(a, op, b)) {
      return b;
    }
    if (within(b, op, a)) {
      return a;
    }
    CoreOp dual = and ? CoreOp.OR : CoreOp.AND;
    if (within(a, dual, b)) {
      return a;
    }
    if (within(b, dual, a)) {
      return b;
    }
    if (complementary(a, b)) {
      return factory.bool(!and);
    }
    Expr tied = new TiedComparison(factory).join(op, a, b);
    return tied != null ? tied : new RangeRules(factory).join(op, a, b);
  }

  /** Whether {@code whole} is the operator applied to {@code part} and something. */
  private static boolean within(Expr part, CoreOp op, Expr whole) {
    return whole.is(op) && (whole.arg(0) == part || whole.arg(1) == part);
  }

  private @Nullable Expr ite(Expr condition, Expr first, Expr second) {
    if (condition instanceof Const constant) {
      return constant.value().asBoolean() ? first : second;
    }
    if (first == second) {
      return first;
    }
    if (condition.is(CoreOp.NOT)) {
      return factory.ite(condition.arg(0), second, first);
    }
    if (first.is(CoreOp.ITE) && first.arg(0) == condition) {
      return factory.ite(condition, first.arg(1), second);
    }
    if (second.is(CoreOp.ITE) && second.arg(0) == condition) {
      return factory.ite(condition, first, second.arg(2));
    }
    if (condition.is(CoreOp.EQ) && isEither(condition, first, second)) {
      return second;
    }
    return first.sort().kind() == Sort.Kind.BOOL
        ? booleanIte(condition, first, second)
        : new BorderRules(factory).choice(condition, first, second);
  }

  /** {@code a == b ? a : b} is b, whichever way round the equality stands. */
  private static boolean isEither(Expr equality, Expr first, Expr second) {
    return (equality.arg(0) == first && equality.arg(1) == second)
        || (equality.arg(1) == first && equality.arg(0) == second);
  }

  private @Nullable Expr booleanIte(Expr condition, Expr first, Expr second) {
    if (first instanceof Const constant) {
      return constant.value().asBoolean()
          ? factory.or(condition, second)
          : factory.and(factory.not(condition), second);
    }
    if (second instanceof Const constant) {
      return constant.value().asBoolean()
          ? factory.or(factory.not(condition), first)
          : factory.and(condition, first);
    }
    if (first == condition) {
      return factory.or(condition, second);
    }
    if (second == condition) {
      return factory.and(condition, first);
    }
    return complementary(first, second) ? factory.eq(condition, first) : null;
  }
}
