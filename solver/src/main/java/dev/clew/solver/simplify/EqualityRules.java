package dev.clew.solver.simplify;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rules for {@link CoreOp#EQ}; a constant, if there is one, stands on the right. */
record EqualityRules(ExprFactory factory) {

  private static final List<BitsOp> INJECTIVE =
      List.of(BitsOp.NEG, BitsOp.NOT, BitsOp.SIGN_EXTEND, BitsOp.ZERO_EXTEND);

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
      case BITS -> bits(a, b);
      case INTEGER -> {
        Expr split = new SplitRules(factory).equal(a, b);
        if (split != null) {
          yield split;
        }
        Expr measured = new MeasureRules(factory).equal(a, b);
        yield measured != null ? measured : integers(a, b);
      }
      case STRING -> new StringEquality(factory).rewrite(a, b);
      case FLOAT, LANGUAGE, REFERENCE, ROUNDING -> null;
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

  private @Nullable Expr bits(Expr a, Expr b) {
    Expr integers = new BorderRules(factory).equal(a, b);
    if (integers != null) {
      return integers;
    }
    return b instanceof Const constant ? solved(a, constant) : stripped(a, b);
  }

  /** Takes the same outermost operations off both sides where that loses nothing. */
  private @Nullable Expr stripped(Expr a, Expr b) {
    Expr left = a;
    Expr right = b;
    for (Sides inner = inside(a, b); inner != null; inner = inside(left, right)) {
      left = inner.left();
      right = inner.right();
    }
    return left == a ? null : factory.eq(left, right);
  }

  private record Sides(Expr left, Expr right) {}

  private static @Nullable Sides inside(Expr a, Expr b) {
    for (BitsOp op : INJECTIVE) {
      if (a.is(op) && b.is(op) && a.arg(0).sort().equals(b.arg(0).sort())) {
        return new Sides(a.arg(0), b.arg(0));
      }
    }
    boolean cancels =
        (a.is(BitsOp.ADD) && b.is(BitsOp.ADD))
            || (a.is(BitsOp.XOR) && b.is(BitsOp.XOR))
            || (a.is(IntegerOp.ADD) && b.is(IntegerOp.ADD));
    return cancels ? withoutSharedOperand(a, b) : null;
  }

  private static @Nullable Sides withoutSharedOperand(Expr a, Expr b) {
    for (int i = 0; i < 2; i++) {
      for (int j = 0; j < 2; j++) {
        if (a.arg(i) == b.arg(j)) {
          return new Sides(a.arg(1 - i), b.arg(1 - j));
        }
      }
    }
    return null;
  }

  /** Moves invertible operations with constants over to the other constant, all at once. */
  private @Nullable Expr solved(Expr a, Const b) {
    Expr left = a;
    Const right = b;
    for (Const moved = invert(a, b); moved != null; moved = invert(left, right)) {
      left = left.arg(0);
      right = moved;
    }
    if (left.is(BitsOp.SIGN_EXTEND) || left.is(BitsOp.ZERO_EXTEND)) {
      return narrowed((Apply) left, right);
    }
    if (isImpossible(left, right)) {
      return factory.bool(false);
    }
    return left == a ? null : factory.eq(left, right);
  }

  /** What the first argument must equal for {@code a == b} to hold, if exactly one value does. */
  private @Nullable Const invert(Expr a, Const b) {
    if (a.is(BitsOp.NEG) || a.is(BitsOp.NOT)) {
      return (Const) factory.apply(((Apply) a).op(), b);
    }
    if (a.arity() != 2 || !(a.arg(1) instanceof Const known)) {
      return null;
    }
    if (a.is(BitsOp.ADD)) {
      return (Const) factory.apply(BitsOp.ADD, b, factory.apply(BitsOp.NEG, known));
    }
    if (a.is(BitsOp.XOR)) {
      return (Const) factory.apply(BitsOp.XOR, b, known);
    }
    return a.is(BitsOp.MUL) && known.value().asInteger().testBit(0)
        ? (Const) factory.apply(BitsOp.MUL, b, inverse(known))
        : null;
  }

  private Expr narrowed(Apply extension, Const b) {
    Expr inner = extension.arg(0);
    Expr low = factory.convert(BitsOp.TRUNCATE, inner.sort(), b);
    return factory.convert(extension.op(), b.sort(), low) == b
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
  private static boolean isImpossible(Expr a, Const result) {
    if (a.arity() != 2 || !(a.arg(1) instanceof Const mask)) {
      return false;
    }
    BigInteger wanted = result.value().asInteger();
    BigInteger bits = mask.value().asInteger();
    return (a.is(BitsOp.AND) && wanted.andNot(bits).signum() != 0)
        || (a.is(BitsOp.OR) && bits.andNot(wanted).signum() != 0);
  }

  private @Nullable Expr integers(Expr a, Expr b) {
    if (a.is(IntegerOp.ADD) && a.arg(1) instanceof Const known && b instanceof Const) {
      return factory.eq(
          a.arg(0), factory.apply(IntegerOp.ADD, b, factory.apply(IntegerOp.NEG, known)));
    }
    if (a.is(IntegerOp.NEG) && (b instanceof Const || b.is(IntegerOp.NEG))) {
      return factory.eq(a.arg(0), factory.apply(IntegerOp.NEG, b));
    }
    return stripped(a, b);
  }
}
