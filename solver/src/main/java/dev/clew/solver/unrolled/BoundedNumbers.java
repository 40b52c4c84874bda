package dev.clew.solver.unrolled;

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

/**
 * Arithmetic of mathematical integers in bit-vectors: every result is as wide as its range needs,
 * so nothing ever wraps. What would be too wide goes on as a term of sort INTEGER.
 */
final class BoundedNumbers {

  /** Beyond this many bits a multiplier is no longer a good idea. */
  private static final int WIDEST = 512;

  /** How far the range of a machine integer is looked for. */
  private static final int LEVELS = 6;

  private final ExprFactory factory;

  BoundedNumbers(ExprFactory factory) {
    this.factory = factory;
  }

  BoundedInteger constant(long value) {
    return constant(BigInteger.valueOf(value));
  }

  BoundedInteger constant(BigInteger value) {
    int width = BoundedInteger.width(value, value);
    return width > WIDEST
        ? open(factory.constant(Value.of(value)))
        : new BoundedInteger(pattern(value, width), value, value);
  }

  private Const pattern(BigInteger value, int width) {
    return factory.constant(Value.ofPattern(Sort.bits(width), value));
  }

  BoundedInteger open(Expr integer) {
    return new BoundedInteger(integer, BigInteger.ZERO, BigInteger.ZERO);
  }

  /** The number that bits stand for in two's complement. */
  BoundedInteger signed(Expr bits) {
    return signed(bits, LEVELS);
  }

  private BoundedInteger signed(Expr bits, int levels) {
    if (bits instanceof Const constant) {
      return constant(constant.value().asInteger());
    }
    if (bits.is(BitsOp.SIGN_EXTEND) && levels > 0) {
      return signed(bits.arg(0), levels - 1);
    }
    if (bits.is(BitsOp.ZERO_EXTEND) && bits.sort().bits() > bits.arg(0).sort().bits()) {
      return unsigned(bits.arg(0));
    }
    int width = bits.sort().bits();
    if (levels > 0 && (bits.is(BitsOp.ADD) || bits.is(CoreOp.ITE))) {
      int first = bits.arity() - 2;
      BoundedInteger left = signed(bits.arg(first), levels - 1);
      BoundedInteger right = signed(bits.arg(first + 1), levels - 1);
      BoundedInteger exact = bits.is(BitsOp.ADD) ? add(left, right) : ite(bits.arg(0), left, right);
      if (!exact.open() && BoundedInteger.width(exact.lo(), exact.hi()) < width) {
        return exact;
      }
    }
    BigInteger half = BigInteger.ONE.shiftLeft(width - 1);
    return ranged(bits, half.negate(), half.subtract(BigInteger.ONE));
  }

  /** The number that bits stand for without a sign. */
  BoundedInteger unsigned(Expr bits) {
    if (bits instanceof Const constant) {
      return constant(constant.value().pattern());
    }
    int width = bits.sort().bits();
    Expr wider = factory.convert(BitsOp.ZERO_EXTEND, Sort.bits(width + 1), bits);
    return ranged(wider, BigInteger.ZERO, BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE));
  }

  /** Bits of which the caller knows that they, read as signed, lie in a range. */
  BoundedInteger ranged(Expr bits, BigInteger lo, BigInteger hi) {
    if (lo.equals(hi)) {
      return constant(lo);
    }
    return BoundedInteger.width(lo, hi) > WIDEST
        ? open(factory.apply(BitsOp.SIGNED_VALUE, bits))
        : new BoundedInteger(fit(bits, BoundedInteger.width(lo, hi)), lo, hi);
  }

  /**
   * The same number where it lies in a range, anything where it does not: for the chosen side of a
   * choice that asks first.
   */
  BoundedInteger assumed(BoundedInteger number, long lo, long hi) {
    BigInteger low = BigInteger.valueOf(lo);
    BigInteger high = BigInteger.valueOf(hi);
    if (number.open()) {
      return ranged(bits(number, BoundedInteger.width(low, high)), low, high);
    }
    BigInteger from = low.max(number.lo());
    BigInteger to = high.min(number.hi());
    return from.compareTo(to) > 0 ? constant(low) : ranged(number.term(), from, to);
  }

  /** The low bits of a number in two's complement. */
  Expr bits(BoundedInteger number, int width) {
    return number.open()
        ? factory.convert(BitsOp.FROM_INTEGER, Sort.bits(width), number.term())
        : fit(number.term(), width);
  }

  private Expr fit(Expr bits, int width) {
    int own = bits.sort().bits();
    if (own == width) {
      return bits;
    }
    return factory.convert(
        own < width ? BitsOp.SIGN_EXTEND : BitsOp.TRUNCATE, Sort.bits(width), bits);
  }

  /** The number as a term of sort INTEGER. */
  Expr integer(BoundedInteger number) {
    return number.open() ? number.term() : factory.apply(BitsOp.SIGNED_VALUE, number.term());
  }

  BoundedInteger add(BoundedInteger left, BoundedInteger right) {
    if (left.open() || right.open()) {
      return open(factory.apply(IntegerOp.ADD, integer(left), integer(right)));
    }
    BigInteger lo = left.lo().add(right.lo());
    BigInteger hi = left.hi().add(right.hi());
    return computed(BitsOp.ADD, left, right, lo, hi);
  }

  BoundedInteger subtract(BoundedInteger left, BoundedInteger right) {
    return add(left, negate(right));
  }

  BoundedInteger negate(BoundedInteger number) {
    if (number.open()) {
      return open(factory.apply(IntegerOp.NEG, number.term()));
    }
    BigInteger lo = number.hi().negate();
    BigInteger hi = number.lo().negate();
    int width = Math.max(BoundedInteger.width(lo, hi), number.term().sort().bits());
    return ranged(factory.apply(BitsOp.NEG, bits(number, width)), lo, hi);
  }

  BoundedInteger multiply(BoundedInteger left, BoundedInteger right) {
    if (left.open() || right.open()) {
      return open(factory.apply(IntegerOp.MUL, integer(left), integer(right)));
    }
    BigInteger a = left.lo().multiply(right.lo());
    BigInteger b = left.lo().multiply(right.hi());
    BigInteger c = left.hi().multiply(right.lo());
    BigInteger d = left.hi().multiply(right.hi());
    return computed(BitsOp.MUL, left, right, a.min(b).min(c).min(d), a.max(b).max(c).max(d));
  }

  private BoundedInteger computed(
      BitsOp op, BoundedInteger left, BoundedInteger right, BigInteger lo, BigInteger hi) {
    int width = BoundedInteger.width(lo, hi);
    return ranged(factory.apply(op, bits(left, width), bits(right, width)), lo, hi);
  }

  /** Euclid's quotient, 0 for division by zero. */
  BoundedInteger divide(BoundedInteger left, BoundedInteger right) {
    if (left.open() || right.open()) {
      return open(factory.apply(IntegerOp.DIV, integer(left), integer(right)));
    }
    Euclid euclid = new Euclid(left, right);
    BigInteger most = left.lo().abs().max(left.hi().abs()).add(BigInteger.ONE);
    return ranged(euclid.quotient(), most.negate(), most);
  }

  /** Euclid's remainder, the dividend itself for division by zero. */
  BoundedInteger modulo(BoundedInteger left, BoundedInteger right) {
    if (left.open() || right.open()) {
      return open(factory.apply(IntegerOp.MOD, integer(left), integer(right)));
    }
    BigInteger divisor = right.lo().abs().max(right.hi().abs());
    boolean zero = right.lo().signum() <= 0 && right.hi().signum() >= 0;
    BigInteger lo = zero ? left.lo().min(BigInteger.ZERO) : BigInteger.ZERO;
    BigInteger hi = zero ? left.hi().max(divisor) : divisor;
    return ranged(new Euclid(left, right).remainder(), lo, hi);
  }

  BoundedInteger ite(Expr condition, BoundedInteger then, BoundedInteger otherwise) {
    if (condition instanceof Const known) {
      return known.value().asBoolean() ? then : otherwise;
    }
    if (then.open() || otherwise.open()) {
      return open(factory.ite(condition, integer(then), integer(otherwise)));
    }
    BigInteger lo = then.lo().min(otherwise.lo());
    BigInteger hi = then.hi().max(otherwise.hi());
    int width = BoundedInteger.width(lo, hi);
    return ranged(factory.ite(condition, bits(then, width), bits(otherwise, width)), lo, hi);
  }

  BoundedInteger min(BoundedInteger left, BoundedInteger right) {
    BoundedInteger chosen = ite(le(left, right), left, right);
    if (chosen.open() || chosen.isConstant()) {
      return chosen;
    }
    return ranged(chosen.term(), chosen.lo(), left.hi().min(right.hi()));
  }

  Expr le(BoundedInteger left, BoundedInteger right) {
    if (left.open() || right.open()) {
      return factory.apply(IntegerOp.LE, integer(left), integer(right));
    }
    if (left.hi().compareTo(right.lo()) <= 0) {
      return factory.bool(true);
    }
    return left.lo().compareTo(right.hi()) > 0
        ? factory.bool(false)
        : compared(BitsOp.SLE, left, right);
  }

  Expr lt(BoundedInteger smaller, BoundedInteger larger) {
    return factory.not(le(larger, smaller));
  }

  Expr eq(BoundedInteger left, BoundedInteger right) {
    if (left.open() || right.open()) {
      return factory.eq(integer(left), integer(right));
    }
    boolean apart = left.hi().compareTo(right.lo()) < 0 || right.hi().compareTo(left.lo()) < 0;
    return apart ? factory.bool(false) : compared(CoreOp.EQ, left, right);
  }

  Expr eq(BoundedInteger left, long right) {
    return eq(left, constant(right));
  }

  /** Whether a position lies before a length. */
  Expr below(int position, BoundedInteger length) {
    return lt(constant(position), length);
  }

  private Expr compared(Op op, BoundedInteger left, BoundedInteger right) {
    int width = Math.max(left.term().sort().bits(), right.term().sort().bits());
    return factory.apply(op, bits(left, width), bits(right, width));
  }

  /** Division that rounds toward zero, corrected where the remainder is negative. */
  private final class Euclid {
    private final Expr dividend;
    private final Expr divisor;
    private final Expr zero;
    private final Expr rest;

    Euclid(BoundedInteger left, BoundedInteger right) {
      int width = Math.max(left.term().sort().bits(), right.term().sort().bits()) + 1;
      dividend = bits(left, width);
      divisor = bits(right, width);
      zero = pattern(BigInteger.ZERO, width);
      rest = factory.apply(BitsOp.SREM, dividend, divisor);
    }

    Expr quotient() {
      int width = zero.sort().bits();
      Expr rounded = factory.apply(BitsOp.SDIV, dividend, divisor);
      Expr step =
          factory.ite(
              positive(), pattern(BigInteger.ONE.negate(), width), pattern(BigInteger.ONE, width));
      Expr lower = factory.apply(BitsOp.ADD, rounded, step);
      return factory.ite(factory.eq(divisor, zero), zero, factory.ite(negative(), lower, rounded));
    }

    Expr remainder() {
      Expr size = factory.ite(positive(), divisor, factory.apply(BitsOp.NEG, divisor));
      Expr raised = factory.apply(BitsOp.ADD, rest, size);
      return factory.ite(
          factory.eq(divisor, zero), dividend, factory.ite(negative(), raised, rest));
    }

    private Expr positive() {
      return factory.apply(BitsOp.SLT, zero, divisor);
    }

    private Expr negative() {
      return factory.apply(BitsOp.SLT, rest, zero);
    }
  }
}
