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
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Rules for {@link CoreOp#EQ}; a constant, if there is one, stands on the right. */
record EqualityRules(ExprFactory factory) {

  @Nullable Expr rewrite(Expr a, Expr b) {
    if (a == b) {
      return factory.bool(true);
    }
    Expr choices = sameChoices(a, b);
    if (choices != null) {
      return choices;
    }
    return switch (a.sort().kind()) {
      case BOOL -> booleans(a, b);
      case BITS -> b instanceof Const constant ? solved(a, constant) : stripped(a, b);
      case INTEGER -> integers(a, b);
      case FLOAT, STRING, REFERENCE, ROUNDING -> null;
    };
  }

  /** {@code (c ? k : l) == (d ? k : l)} with different constants is {@code c == d}. */
  private @Nullable Expr sameChoices(Expr a, Expr b) {
    boolean same =
        a.is(CoreOp.ITE)
            && b.is(CoreOp.ITE)
            && a.arg(1) == b.arg(1)
            && a.arg(2) == b.arg(2)
            && a.arg(1) instanceof Const
            && a.arg(2) instanceof Const;
    return same ? factory.eq(a.arg(0), b.arg(0)) : null;
  }

  private @Nullable Expr booleans(Expr a, Expr b) {
    if (b instanceof Const constant) {
      return constant.value().asBoolean() ? a : factory.not(a);
    }
    if (a.is(CoreOp.NOT) && b.is(CoreOp.NOT)) {
      return factory.eq(a.arg(0), b.arg(0));
    }
    return CoreRules.complementary(a, b) ? factory.bool(false) : null;
  }

  /** Takes the same outermost operation off both sides where it loses nothing. */
  private @Nullable Expr stripped(Expr a, Expr b) {
    for (BitsOp op :
        new BitsOp[] {BitsOp.NEG, BitsOp.NOT, BitsOp.SIGN_EXTEND, BitsOp.ZERO_EXTEND}) {
      if (a.is(op) && b.is(op) && a.arg(0).sort().equals(b.arg(0).sort())) {
        return factory.eq(a.arg(0), b.arg(0));
      }
    }
    if (a.is(BitsOp.ADD) && b.is(BitsOp.ADD)) {
      return sharedOperand(a, b);
    }
    return a.is(BitsOp.XOR) && b.is(BitsOp.XOR) ? sharedOperand(a, b) : null;
  }

  private @Nullable Expr sharedOperand(Expr a, Expr b) {
    for (int i = 0; i < 2; i++) {
      for (int j = 0; j < 2; j++) {
        if (a.arg(i) == b.arg(j)) {
          return factory.eq(a.arg(1 - i), b.arg(1 - j));
        }
      }
    }
    return null;
  }

  /** Moves an invertible operation with a constant over to the other constant. */
  private @Nullable Expr solved(Expr a, Const b) {
    if (a.is(BitsOp.NEG) || a.is(BitsOp.NOT)) {
      return factory.eq(a.arg(0), factory.apply(((Apply) a).op(), b));
    }
    if (a.is(BitsOp.SIGN_EXTEND) || a.is(BitsOp.ZERO_EXTEND)) {
      return narrowed(((Apply) a).op(), a, b);
    }
    if (a.arity() != 2 || !(a.arg(1) instanceof Const known)) {
      return null;
    }
    if (a.is(BitsOp.ADD)) {
      return factory.eq(a.arg(0), factory.apply(BitsOp.ADD, b, factory.apply(BitsOp.NEG, known)));
    }
    if (a.is(BitsOp.XOR)) {
      return factory.eq(a.arg(0), factory.apply(BitsOp.XOR, b, known));
    }
    if (a.is(BitsOp.MUL) && known.value().asInteger().testBit(0)) {
      return factory.eq(a.arg(0), factory.apply(BitsOp.MUL, b, inverse(known)));
    }
    return impossibleBits(a, known.value().asInteger(), b.value().asInteger())
        ? factory.bool(false)
        : null;
  }

  private Expr narrowed(Op extension, Expr a, Const b) {
    Expr inner = a.arg(0);
    Expr low = factory.convert(BitsOp.TRUNCATE, inner.sort(), b);
    return factory.convert(extension, b.sort(), low) == b
        ? factory.eq(inner, low)
        : factory.bool(false);
  }

  /** Odd numbers have an inverse modulo a power of two. */
  private Const inverse(Const odd) {
    Sort sort = odd.sort();
    BigInteger modulus = BigInteger.ONE.shiftLeft(sort.bits());
    return factory.constant(Value.ofPattern(sort, odd.value().asInteger().modInverse(modulus)));
  }

  /** {@code x & m} has no bit outside m, {@code x | m} has all of m. */
  private static boolean impossibleBits(Expr a, BigInteger mask, BigInteger result) {
    return (a.is(BitsOp.AND) && result.andNot(mask).signum() != 0)
        || (a.is(BitsOp.OR) && mask.andNot(result).signum() != 0);
  }

  private @Nullable Expr integers(Expr a, Expr b) {
    if (a.is(IntegerOp.ADD) && a.arg(1) instanceof Const known && b instanceof Const) {
      return factory.eq(
          a.arg(0), factory.apply(IntegerOp.ADD, b, factory.apply(IntegerOp.NEG, known)));
    }
    if (a.is(IntegerOp.NEG) && (b instanceof Const || b.is(IntegerOp.NEG))) {
      return factory.eq(a.arg(0), factory.apply(IntegerOp.NEG, b));
    }
    return a.is(IntegerOp.ADD) && b.is(IntegerOp.ADD) ? sharedOperand(a, b) : null;
  }
}
