package dev.clew.solver.simplify;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Theory;
import dev.clew.solver.expr.Value;
import dev.clew.solver.semantics.Semantics;
import dev.clew.solver.semantics.StringTooLong;
import org.jspecify.annotations.Nullable;

/**
 * The simplifier that every solver and engine builds its terms with.
 *
 * <p>Folds constants with the operators' own semantics, puts constants to the right and other
 * arguments of commutative operators in the order of their creation, then applies the theory's
 * rules. Rules look a fixed number of levels down: building a node costs constant time.
 */
public final class Simplifier implements Rewriter {

  /** A factory whose terms are simplified. */
  public static ExprFactory factory() {
    return new ExprFactory(new Simplifier());
  }

  @Override
  public @Nullable Expr rewrite(ExprFactory factory, Op op, Sort sort, Expr[] args) {
    if (op.theory() == Theory.FUNCTION) {
      return null;
    }
    if (allConstant(args)) {
      return fold(factory, op, sort, args);
    }
    if (op.commutative()) {
      order(args, 0);
    }
    Expr distributed = ChoiceRules.distribute(factory, op, sort, args);
    return distributed != null ? distributed : byTheory(factory, op, sort, args);
  }

  private static @Nullable Expr byTheory(ExprFactory factory, Op op, Sort sort, Expr[] args) {
    return switch (op.theory()) {
      case CORE -> new CoreRules(factory).rewrite((CoreOp) op, args);
      case BITS -> new BitsRules(factory).rewrite((BitsOp) op, sort, args);
      case FLOAT -> new FloatRules(factory).rewrite((FloatOp) op, sort, args);
      case INTEGER -> new IntegerRules(factory).rewrite((IntegerOp) op, args);
      case STRING -> new StringRules(factory).rewrite((StringOp) op, sort, args);
      case FUNCTION -> null;
    };
  }

  private static boolean allConstant(Expr[] args) {
    for (Expr arg : args) {
      if (!(arg instanceof Const)) {
        return false;
      }
    }
    return true;
  }

  /** The value, or null where it would be too long a string. */
  static @Nullable Expr fold(ExprFactory factory, Op op, Sort sort, Expr[] args) {
    Value[] values = new Value[args.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = ((Const) args[i]).value();
    }
    try {
      return factory.constant(Semantics.apply(op, sort, values));
    } catch (StringTooLong | StackOverflowError noValue) {
      return null;
    }
  }

  /** Puts two arguments that may be exchanged in their normal order. */
  static void order(Expr[] args, int first) {
    Expr left = args[first];
    Expr right = args[first + 1];
    boolean swap = left instanceof Const || (!(right instanceof Const) && right.precedes(left));
    if (swap) {
      args[first] = right;
      args[first + 1] = left;
    }
  }
}
