package dev.clew.solver.jvm;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;

/**
 * The methods of {@code Integer} and {@code Long} that look at single bits, as terms: shifts, masks
 * and sums whose number grows with the logarithm of the width (Warren, Hacker's Delight, 5 and 7).
 *
 * <p>Operands have sort {@link Sort#INT} or {@link Sort#LONG}; counts and distances are {@code
 * int}s.
 */
public final class BitMath {

  private final ExprFactory factory;
  private final JvmIntegers integers;

  public BitMath(ExprFactory factory) {
    this.factory = factory;
    this.integers = new JvmIntegers(factory);
  }

  /** The number of one-bits: sums of fields that double in width. */
  public Expr bitCount(Expr x) {
    Expr sums = x;
    for (int field = 1; field < x.sort().width(); field *= 2) {
      Expr mask = lowHalves(x.sort(), field);
      sums = integers.add(integers.and(sums, mask), integers.and(shiftRight(sums, field), mask));
    }
    return toInt(sums);
  }

  public Expr numberOfLeadingZeros(Expr x) {
    return bitCount(integers.not(smeared(x)));
  }

  /** The ones below the lowest one-bit, counted. */
  public Expr numberOfTrailingZeros(Expr x) {
    Expr below = integers.add(x, factory.bits(x.sort(), -1));
    return bitCount(integers.and(integers.not(x), below));
  }

  public Expr highestOneBit(Expr x) {
    Expr all = smeared(x);
    return integers.and(all, integers.not(shiftRight(all, 1)));
  }

  public Expr lowestOneBit(Expr x) {
    return integers.and(x, integers.neg(x));
  }

  /** The distance counts modulo the width, whatever its sign. */
  public Expr rotateLeft(Expr x, Expr distance) {
    return integers.or(integers.shl(x, distance), integers.ushr(x, integers.neg(distance)));
  }

  /** The bits in reverse order: neighbouring fields change places, of one bit first. */
  public Expr reverse(Expr x) {
    return swapFields(x, 1);
  }

  private Expr swapFields(Expr x, int smallest) {
    Expr swapped = x;
    for (int field = smallest; field < x.sort().width(); field *= 2) {
      Expr mask = lowHalves(x.sort(), field);
      Expr up = shiftLeft(integers.and(swapped, mask), field);
      swapped = integers.or(up, integers.and(shiftRight(swapped, field), mask));
    }
    return swapped;
  }

  /** All bits from the highest one-bit down. */
  private Expr smeared(Expr x) {
    Expr smeared = x;
    for (int reach = 1; reach < x.sort().width(); reach *= 2) {
      smeared = integers.or(smeared, shiftRight(smeared, reach));
    }
    return smeared;
  }

  /** A mask of the lower half of every field of {@code 2 * half} bits: 0x55… for 1. */
  private Expr lowHalves(Sort sort, int half) {
    long mask = 0;
    for (int bit = 0; bit < Long.SIZE; bit += 2 * half) {
      mask |= ((1L << half) - 1) << bit;
    }
    return factory.raw(sort, mask);
  }

  private Expr shiftRight(Expr x, int distance) {
    return factory.apply(BitsOp.LSHR, x, factory.bits(x.sort(), distance));
  }

  private Expr shiftLeft(Expr x, int distance) {
    return factory.apply(BitsOp.SHL, x, factory.bits(x.sort(), distance));
  }

  private Expr toInt(Expr x) {
    return x.sort().equals(Sort.INT) ? x : integers.l2i(x);
  }
}
