package dev.clew.solver.simplify;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Patterns;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.semantics.Semantics;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Rules for the orders of bit-vectors. */
record ComparisonRules(ExprFactory factory) {

  @Nullable Expr rewrite(BitsOp op, Expr a, Expr b) {
    boolean strict = op == BitsOp.SLT || op == BitsOp.ULT;
    if (a == b) {
      return factory.bool(!strict);
    }
    Expr atBounds = atBounds(op, strict, a, b);
    return atBounds != null ? atBounds : narrowed(op, a, b);
  }

  /** Comparisons with the least and the greatest value. */
  private @Nullable Expr atBounds(BitsOp op, boolean strict, Expr a, Expr b) {
    boolean signed = op == BitsOp.SLT || op == BitsOp.SLE;
    Const least = bound(signed, a.sort(), false);
    Const greatest = bound(signed, a.sort(), true);
    if (b == least || a == greatest) {
      return strict ? factory.bool(false) : factory.eq(a, b);
    }
    if (a == least || b == greatest) {
      return strict ? factory.not(factory.eq(a, b)) : factory.bool(true);
    }
    return null;
  }

  private Const bound(boolean signed, Sort sort, boolean greatest) {
    BigInteger most = Patterns.ones(signed ? sort.bits() - 1 : sort.bits());
    BigInteger least = signed ? most.not() : BigInteger.ZERO;
    return factory.constant(Value.ofPattern(sort, greatest ? most : least));
  }

  /** A comparison of extended values is one of the narrow values. */
  private @Nullable Expr narrowed(BitsOp op, Expr a, Expr b) {
    Expr extended = isExtension(a) ? a : b;
    if (!isExtension(extended) || extended.arg(0).sort().bits() == extended.sort().bits()) {
      return null;
    }
    Op extension = ((Apply) extended).op();
    boolean zeroExtended = extension == BitsOp.ZERO_EXTEND;
    boolean signed = op == BitsOp.SLT || op == BitsOp.SLE;
    if (!signed && !zeroExtended) {
      return null;
    }
    Sort narrow = extended.arg(0).sort();
    BitsOp narrowOp = zeroExtended ? unsigned(op) : op;
    if (a.is(extension) && b.is(extension) && a.arg(0).sort().equals(b.arg(0).sort())) {
      return factory.apply(narrowOp, a.arg(0), b.arg(0));
    }
    boolean constantLeft = a instanceof Const;
    return (constantLeft ? a : b) instanceof Const constant
        ? withConstant(op, narrowOp, extension, narrow, extended.arg(0), constant, constantLeft)
        : null;
  }

  private Expr withConstant(
      BitsOp op,
      BitsOp narrowOp,
      Op extension,
      Sort narrow,
      Expr x,
      Const c,
      boolean constantLeft) {
    Expr low = factory.convert(BitsOp.TRUNCATE, narrow, c);
    if (factory.convert(extension, c.sort(), low) == c) {
      return constantLeft ? factory.apply(narrowOp, low, x) : factory.apply(narrowOp, x, low);
    }
    // Beyond the narrow range every extended value lies on the same side: ask any one of them.
    Value zero = Value.zero(c.sort());
    return factory.constant(
        constantLeft
            ? Semantics.apply(op, Sort.BOOL, c.value(), zero)
            : Semantics.apply(op, Sort.BOOL, zero, c.value()));
  }

  private static boolean isExtension(Expr expr) {
    return expr.is(BitsOp.SIGN_EXTEND) || expr.is(BitsOp.ZERO_EXTEND);
  }

  private static BitsOp unsigned(BitsOp op) {
    return switch (op) {
      case SLT -> BitsOp.ULT;
      case SLE -> BitsOp.ULE;
      default -> op;
    };
  }
}
