package dev.clew.solver.simplify;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Rules for arithmetic and logic on bit-vectors. */
record BitsRules(ExprFactory factory) {

  @Nullable Expr rewrite(BitsOp op, Sort sort, Expr[] args) {
    Expr integers = new BorderRules(factory).rewrite(op, sort, args);
    return integers != null ? integers : rewriteVectors(op, sort, args);
  }

  private @Nullable Expr rewriteVectors(BitsOp op, Sort sort, Expr[] args) {
    Expr a = args[0];
    Expr b = args[args.length - 1];
    return switch (op) {
      case ADD -> add(a, b);
      case MUL -> multiply(a, b);
      case NEG -> negate(a);
      case SDIV, SREM, UDIV, UREM -> divide(op, a, b);
      case AND, OR, XOR -> new BitwiseRules(factory).rewrite(op, a, b);
      case NOT -> a.is(BitsOp.NOT) ? a.arg(0) : null;
      case SHL, LSHR, ASHR -> shift(op, a, b);
      case SLT, SLE, ULT, ULE -> new ComparisonRules(factory).rewrite(op, a, b);
      case TRUNCATE, SIGN_EXTEND, ZERO_EXTEND -> new WidthRules(factory).rewrite(op, sort, a);
      case SIGNED_VALUE, UNSIGNED_VALUE -> null;
      case FROM_INTEGER -> fromInteger(sort, a);
    };
  }

  private @Nullable Expr add(Expr a, Expr b) {
    if (b instanceof Const constant) {
      return addConstant(a, constant);
    }
    if ((a.is(BitsOp.NOT) && a.arg(0) == b) || (b.is(BitsOp.NOT) && b.arg(0) == a)) {
      return factory.bits(a.sort(), -1);
    }
    Expr division = new DivisionParts(factory).add(a, b);
    if (division != null) {
      return division;
    }
    Expr hoisted = hoistConstant(a, b);
    if (hoisted == null) {
      hoisted = hoistConstant(b, a);
    }
    return hoisted != null ? hoisted : new LikeSummands(factory).gather(a, b);
  }

  private @Nullable Expr addConstant(Expr a, Const b) {
    if (isZero(b)) {
      return a;
    }
    return a.is(BitsOp.ADD) && a.arg(1) instanceof Const
        ? factory.apply(BitsOp.ADD, a.arg(0), factory.apply(BitsOp.ADD, a.arg(1), b))
        : null;
  }

  /** {@code (x + c) + y} is {@code (x + y) + c}: constants gather at the outside. */
  private @Nullable Expr hoistConstant(Expr sum, Expr other) {
    return sum.is(BitsOp.ADD) && sum.arg(1) instanceof Const
        ? factory.apply(BitsOp.ADD, factory.apply(BitsOp.ADD, sum.arg(0), other), sum.arg(1))
        : null;
  }

  private @Nullable Expr negate(Expr a) {
    if (a.is(BitsOp.NEG)) {
      return a.arg(0);
    }
    // Only where the first summand is no sum: otherwise a long sum would be turned over whole.
    boolean turns = a.is(BitsOp.ADD) && !a.arg(0).is(BitsOp.ADD);
    if (turns && (a.arg(1) instanceof Const || a.arg(1).is(BitsOp.NEG))) {
      return factory.apply(
          BitsOp.ADD, factory.apply(BitsOp.NEG, a.arg(0)), factory.apply(BitsOp.NEG, a.arg(1)));
    }
    return a.is(BitsOp.MUL) && a.arg(1) instanceof Const
        ? factory.apply(BitsOp.MUL, a.arg(0), factory.apply(BitsOp.NEG, a.arg(1)))
        : null;
  }

  private @Nullable Expr multiply(Expr a, Expr b) {
    if (b instanceof Const constant) {
      return multiplyConstant(a, constant);
    }
    return a.is(BitsOp.NEG) && b.is(BitsOp.NEG)
        ? factory.apply(BitsOp.MUL, a.arg(0), b.arg(0))
        : null;
  }

  private @Nullable Expr multiplyConstant(Expr a, Const b) {
    if (isZero(b)) {
      return b;
    }
    if (isOne(b)) {
      return a;
    }
    if (isMinusOne(b)) {
      return factory.apply(BitsOp.NEG, a);
    }
    if (a.is(BitsOp.NEG)) {
      return factory.apply(BitsOp.MUL, a.arg(0), factory.apply(BitsOp.NEG, b));
    }
    if (a.is(BitsOp.MUL) && a.arg(1) instanceof Const) {
      return factory.apply(BitsOp.MUL, a.arg(0), factory.apply(BitsOp.MUL, a.arg(1), b));
    }
    return a.is(BitsOp.ADD) && a.arg(1) instanceof Const
        ? factory.apply(
            BitsOp.ADD,
            factory.apply(BitsOp.MUL, a.arg(0), b),
            factory.apply(BitsOp.MUL, a.arg(1), b))
        : null;
  }

  private @Nullable Expr divide(BitsOp op, Expr a, Expr b) {
    if (!(b instanceof Const divisor)) {
      return null;
    }
    boolean quotient = op == BitsOp.SDIV || op == BitsOp.UDIV;
    boolean signed = op == BitsOp.SDIV || op == BitsOp.SREM;
    if (isOne(b)) {
      return quotient ? a : zero(a.sort());
    }
    if (signed && isMinusOne(b)) {
      return quotient ? factory.apply(BitsOp.NEG, a) : zero(a.sort());
    }
    return signed ? null : byPowerOfTwo(quotient, a, divisor);
  }

  /** An unsigned division by a power of two is a shift, its remainder a mask. */
  private @Nullable Expr byPowerOfTwo(boolean quotient, Expr a, Const divisor) {
    BigInteger power = divisor.value().pattern();
    if (power.bitCount() != 1) {
      return null;
    }
    return quotient
        ? factory.apply(BitsOp.LSHR, a, factory.bits(a.sort(), power.getLowestSetBit()))
        : factory.apply(
            BitsOp.AND,
            a,
            factory.constant(Value.ofPattern(a.sort(), power.subtract(BigInteger.ONE))));
  }

  private @Nullable Expr shift(BitsOp op, Expr a, Expr b) {
    if (isZero(a) || isZero(b)) {
      return a;
    }
    if (!(b instanceof Const distance)) {
      return null;
    }
    BigInteger most = BigInteger.valueOf(a.sort().bits() - 1L);
    BigInteger total = distance.value().pattern();
    if (a.is(op) && a.arg(1) instanceof Const earlier) {
      return shiftBy(op, a.arg(0), total.add(earlier.value().pattern()));
    }
    return total.compareTo(most) > 0 ? shiftBy(op, a, total) : null;
  }

  /** A shift by a distance that may have grown beyond the width. */
  private Expr shiftBy(BitsOp op, Expr a, BigInteger distance) {
    BigInteger most = BigInteger.valueOf(a.sort().bits() - 1L);
    if (op != BitsOp.ASHR && distance.compareTo(most) > 0) {
      return zero(a.sort());
    }
    return factory.apply(op, a, factory.constant(Value.ofPattern(a.sort(), distance.min(most))));
  }

  private @Nullable Expr fromInteger(Sort sort, Expr a) {
    boolean signed = a.is(BitsOp.SIGNED_VALUE);
    if (!signed && !a.is(BitsOp.UNSIGNED_VALUE)) {
      return null;
    }
    Expr vector = a.arg(0);
    if (vector.sort().bits() >= sort.bits()) {
      return factory.convert(BitsOp.TRUNCATE, sort, vector);
    }
    return factory.convert(signed ? BitsOp.SIGN_EXTEND : BitsOp.ZERO_EXTEND, sort, vector);
  }

  private Expr zero(Sort sort) {
    return factory.constant(Value.zero(sort));
  }

  static boolean isZero(Expr expr) {
    return expr instanceof Const constant && constant.value().asInteger().signum() == 0;
  }

  /** Whether this is 1; in one bit, 1 and -1 are the same value, which is both. */
  static boolean isOne(Expr expr) {
    return expr instanceof Const constant && constant.value().pattern().equals(BigInteger.ONE);
  }

  static boolean isMinusOne(Expr expr) {
    return expr instanceof Const constant
        && constant.value().asInteger().equals(BigInteger.ONE.negate());
  }

  /** Whether this is {@code c ? 1 : 0}: a boolean as Java's bytecode holds it. */
  static boolean isBoolean(Expr expr) {
    return expr.is(CoreOp.ITE) && isOne(expr.arg(1)) && isZero(expr.arg(2));
  }
}
