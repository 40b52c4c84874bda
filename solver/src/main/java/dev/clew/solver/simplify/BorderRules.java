package dev.clew.solver.simplify;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Rules between bit-vectors and mathematical integers: what Java computes with lengths and indices
 * is computed with integers as far as that is the same.
 */
record BorderRules(ExprFactory factory) {

  @Nullable Expr rewrite(BitsOp op, Sort sort, Expr[] args) {
    Expr a = args[0];
    Expr b = args[args.length - 1];
    return switch (op) {
      case ADD, MUL -> arithmetic(op, a, b);
      case NEG -> isFromInteger(a) ? from(sort, negated(a.arg(0))) : null;
      case SLT, SLE, ULT, ULE -> compare(op, a, b);
      case TRUNCATE -> isFromInteger(a) ? from(sort, a.arg(0)) : null;
      case SIGN_EXTEND -> extend(true, sort, a);
      case ZERO_EXTEND -> extend(false, sort, a);
      case SIGNED_VALUE -> value(true, a);
      case UNSIGNED_VALUE -> value(false, a);
      default -> null;
    };
  }

  private static boolean isFromInteger(Expr expr) {
    return expr.is(BitsOp.FROM_INTEGER);
  }

  private Expr from(Sort sort, Expr integer) {
    return factory.convert(BitsOp.FROM_INTEGER, sort, integer);
  }

  private Expr negated(Expr integer) {
    return factory.apply(IntegerOp.NEG, integer);
  }

  /** A number that becomes this vector: that of a constant is its own. */
  private @Nullable Expr integer(Expr vector) {
    if (vector instanceof Const constant) {
      return factory.constant(Value.of(constant.value().asInteger()));
    }
    return isFromInteger(vector) ? vector.arg(0) : null;
  }

  /** Sums and products modulo a power of two are those of the numbers. */
  private @Nullable Expr arithmetic(BitsOp op, Expr a, Expr b) {
    if (!isFromInteger(a) && !isFromInteger(b)) {
      return null;
    }
    Expr x = integer(a);
    Expr y = integer(b);
    if (x == null || y == null) {
      return null;
    }
    Op same = op == BitsOp.ADD ? IntegerOp.ADD : IntegerOp.MUL;
    return from(a.sort(), factory.apply(same, x, y));
  }

  /** A choice between vectors that are made from numbers is made from a choice of numbers. */
  @Nullable Expr choice(Expr condition, Expr first, Expr second) {
    if (!isFromInteger(first) && !isFromInteger(second)) {
      return null;
    }
    Expr x = integer(first);
    Expr y = integer(second);
    return x == null || y == null ? null : from(first.sort(), factory.ite(condition, x, y));
  }

  private @Nullable Expr compare(BitsOp op, Expr a, Expr b) {
    boolean signed = op == BitsOp.SLT || op == BitsOp.SLE;
    boolean strict = op == BitsOp.SLT || op == BitsOp.ULT;
    if (!isFromInteger(a) && !isFromInteger(b)) {
      return null;
    }
    Expr x = exact(signed, a);
    Expr y = exact(signed, b);
    return (x == null && !isPlain(a)) || (y == null && !isPlain(b)) || (x == null && y == null)
        ? null
        : factory.apply(
            strict ? IntegerOp.LT : IntegerOp.LE,
            x != null ? x : valueOf(signed, a),
            y != null ? y : valueOf(signed, b));
  }

  /** Whether a vector is not made from a number. */
  private static boolean isPlain(Expr vector) {
    return !isFromInteger(vector) && !(vector instanceof Const);
  }

  private Expr valueOf(boolean signed, Expr vector) {
    return factory.apply(signed ? BitsOp.SIGNED_VALUE : BitsOp.UNSIGNED_VALUE, vector);
  }

  /** The number that the vector means, if nothing can have wrapped. */
  private @Nullable Expr exact(boolean signed, Expr vector) {
    if (vector instanceof Const constant) {
      BigInteger number = signed ? constant.value().asInteger() : constant.value().pattern();
      return factory.constant(Value.of(number));
    }
    boolean fits =
        isFromInteger(vector) && IntegerRange.of(vector.arg(0)).fits(signed, vector.sort().bits());
    return fits ? vector.arg(0) : null;
  }

  /** Equality of vectors is that of numbers if both are exact in the same way. */
  @Nullable Expr equal(Expr a, Expr b) {
    if (!isFromInteger(a) && !isFromInteger(b)) {
      return null;
    }
    Expr signed = equal(true, a, b);
    return signed != null ? signed : equal(false, a, b);
  }

  private @Nullable Expr equal(boolean signed, Expr a, Expr b) {
    Expr x = exact(signed, a);
    Expr y = exact(signed, b);
    if ((x == null && !isPlain(a)) || (y == null && !isPlain(b)) || (x == null && y == null)) {
      return null;
    }
    return factory.apply(
        CoreOp.EQ, x != null ? x : valueOf(signed, a), y != null ? y : valueOf(signed, b));
  }

  private @Nullable Expr extend(boolean signed, Sort sort, Expr a) {
    Expr number = a instanceof Const ? null : exact(signed, a);
    return number == null ? null : from(sort, number);
  }

  private @Nullable Expr value(boolean signed, Expr a) {
    if (a.is(BitsOp.ZERO_EXTEND) && a.arg(0).sort().bits() < a.sort().bits()) {
      return factory.apply(BitsOp.UNSIGNED_VALUE, a.arg(0));
    }
    if (signed && a.is(BitsOp.SIGN_EXTEND)) {
      return factory.apply(BitsOp.SIGNED_VALUE, a.arg(0));
    }
    return a instanceof Const ? null : exact(signed, a);
  }
}
