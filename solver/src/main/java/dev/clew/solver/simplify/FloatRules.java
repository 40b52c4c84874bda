package dev.clew.solver.simplify;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Patterns;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** Rules for floats: few, because little of algebra survives rounding, NaN and the signed zeros. */
record FloatRules(ExprFactory factory) {

  @Nullable Expr rewrite(FloatOp op, Sort sort, Expr[] args) {
    Expr last = args[args.length - 1];
    return switch (op) {
      case ADD -> add(args);
      case MUL -> {
        Simplifier.order(args, 1);
        yield isOne(args[2]) ? args[1] : null;
      }
      case DIV -> isOne(args[2]) ? args[1] : null;
      case NEG -> last.is(FloatOp.NEG) ? last.arg(0) : null;
      case ABS ->
          last.is(FloatOp.ABS)
              ? last
              : last.is(FloatOp.NEG) ? factory.apply(FloatOp.ABS, last.arg(0)) : null;
      case LT, LE, EQ -> compare(op, args[0], args[1]);
      case CONVERT -> convert(sort, last);
      case FROM_BITS ->
          last.is(FloatOp.TO_BITS) && last.arg(0).sort().equals(sort) ? last.arg(0) : null;
      case TO_SIGNED -> toSigned(sort, last);
      case ROUND -> last.is(FloatOp.ROUND) ? last : null;
      case FMA, SQRT, REM, IEEE_REM, FROM_SIGNED, FROM_UNSIGNED, TO_BITS, TO_UNSIGNED -> null;
    };
  }

  /** Adding -0 changes nothing, unless rounding down makes +0 + -0 negative. */
  private static @Nullable Expr add(Expr[] args) {
    Simplifier.order(args, 1);
    boolean keepsZero =
        args[0] instanceof Const mode && mode.value().asRounding() != RoundingMode.FLOOR;
    return keepsZero && isNegativeZero(args[2]) ? args[1] : null;
  }

  private @Nullable Expr compare(FloatOp op, Expr a, Expr b) {
    if (isNaN(a) || isNaN(b) || (op == FloatOp.LT && a == b)) {
      return factory.bool(false);
    }
    if (op == FloatOp.LE && a == b) {
      return factory.apply(FloatOp.EQ, a, a);
    }
    boolean beyond = isInfinity(a, false) || isInfinity(b, true);
    return op == FloatOp.LT && beyond ? factory.bool(false) : null;
  }

  /** The same format again, or back from a format that holds every value of it. */
  private static @Nullable Expr convert(Sort sort, Expr a) {
    if (a.sort().equals(sort)) {
      return a;
    }
    boolean backFromWider =
        a.is(FloatOp.CONVERT)
            && a.arg(1).sort().equals(sort)
            && a.sort().exponentBits() >= sort.exponentBits()
            && a.sort().bits() >= sort.bits();
    return backFromWider ? a.arg(1) : null;
  }

  /** An integer that its float holds exactly comes back as it was. */
  private static @Nullable Expr toSigned(Sort sort, Expr a) {
    boolean exact =
        a.is(FloatOp.FROM_SIGNED)
            && a.arg(1).sort().equals(sort)
            && sort.bits() <= a.sort().bits()
            && sort.bits() < 1L << Math.min(a.sort().exponentBits() - 1, 31);
    return exact ? a.arg(1) : null;
  }

  private static boolean isOne(Expr expr) {
    if (!(expr instanceof Const constant)) {
      return false;
    }
    Sort sort = expr.sort();
    BigInteger bias = Patterns.ones(sort.exponentBits() - 1);
    return constant.value().pattern().equals(bias.shiftLeft(sort.bits() - 1));
  }

  private static boolean isNegativeZero(Expr expr) {
    return expr instanceof Const constant
        && constant.value().pattern().equals(BigInteger.ONE.shiftLeft(expr.sort().width() - 1));
  }

  private static boolean isNaN(Expr expr) {
    return expr instanceof Const constant && constant.value().equals(nan(expr.sort()));
  }

  /** All bits set is a NaN, which every value constructor makes the canonical one. */
  private static Value nan(Sort sort) {
    return Value.ofPattern(sort, BigInteger.ONE.negate());
  }

  private static boolean isInfinity(Expr expr, boolean negative) {
    if (!(expr instanceof Const constant)) {
      return false;
    }
    Sort sort = expr.sort();
    BigInteger infinity = Patterns.ones(sort.exponentBits()).shiftLeft(sort.bits() - 1);
    return constant
        .value()
        .pattern()
        .equals(negative ? infinity.setBit(sort.width() - 1) : infinity);
  }
}
