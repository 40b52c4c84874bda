package dev.clew.smt.z3;

import com.microsoft.z3.Native;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.function.ToLongFunction;

/** Bit-vectors, whose operators are SMT-LIB's. */
final class BitsEncoder {

  private final NativeContext context;
  private final Z3Constants constants;
  private final ToLongFunction<Expr> encoded;
  private final Map<Integer, Long> multiples = new HashMap<>();
  private final long z3;

  /**
   * @param encoded the handle of a term below the one that is being encoded
   */
  BitsEncoder(NativeContext context, Z3Constants constants, ToLongFunction<Expr> encoded) {
    this.context = context;
    this.constants = constants;
    this.encoded = encoded;
    this.z3 = context.handle();
  }

  long encode(BitsOp op, Apply apply, long[] args) {
    return context.keep(make(op, apply, args));
  }

  private long make(BitsOp op, Apply apply, long[] args) {
    long a = args[0];
    long b = args[args.length - 1];
    return switch (op) {
      case ADD -> Native.mkBvadd(z3, a, b);
      case MUL -> Native.mkBvmul(z3, a, b);
      case NEG -> Native.mkBvneg(z3, a);
      case SDIV -> Native.mkBvsdiv(z3, a, b);
      case SREM -> Native.mkBvsrem(z3, a, b);
      case UDIV -> Native.mkBvudiv(z3, a, b);
      case UREM -> Native.mkBvurem(z3, a, b);
      case AND -> Native.mkBvand(z3, a, b);
      case OR -> Native.mkBvor(z3, a, b);
      case XOR -> Native.mkBvxor(z3, a, b);
      case NOT -> Native.mkBvnot(z3, a);
      case SHL -> Native.mkBvshl(z3, a, b);
      case LSHR -> Native.mkBvlshr(z3, a, b);
      case ASHR -> Native.mkBvashr(z3, a, b);
      case SLT -> Native.mkBvslt(z3, a, b);
      case SLE -> Native.mkBvsle(z3, a, b);
      case ULT -> Native.mkBvult(z3, a, b);
      case ULE -> Native.mkBvule(z3, a, b);
      case TRUNCATE -> truncate(apply.sort().bits(), apply.arg(0), a);
      case SIGN_EXTEND -> Native.mkSignExt(z3, added(apply), a);
      case ZERO_EXTEND -> Native.mkZeroExt(z3, added(apply), a);
      case SIGNED_VALUE -> signedValue(apply.arg(0).sort(), a);
      case UNSIGNED_VALUE -> Native.mkBv2int(z3, a, false);
      case FROM_INTEGER -> throw new IllegalArgumentException(op + " is approximated");
    };
  }

  private static int added(Apply extension) {
    return extension.sort().bits() - extension.arg(0).sort().bits();
  }

  /** The low bits; those of a right shift by a constant are taken from where they came from. */
  private long truncate(int width, Expr operand, long a) {
    if (operand instanceof Apply shift
        && (shift.is(BitsOp.LSHR) || shift.is(BitsOp.ASHR))
        && shift.arg(1) instanceof Const distance) {
      BigInteger room = BigInteger.valueOf(operand.sort().bits() - (long) width);
      BigInteger low = distance.value().pattern();
      if (low.compareTo(room) <= 0) {
        int from = low.intValue();
        return Native.mkExtract(z3, from + width - 1, from, encoded.applyAsLong(shift.arg(0)));
      }
    }
    return Native.mkExtract(z3, width - 1, 0, a);
  }

  /** Spelled out, because Z3's own signed conversion would do no more: unsigned less the wrap. */
  private long signedValue(Sort sort, long a) {
    BigInteger wrap = BigInteger.ONE.shiftLeft(sort.bits());
    long unsigned = context.keep(Native.mkBv2int(z3, a, false));
    long zero = constants.number(sort, BigInteger.ZERO);
    long negative = context.keep(Native.mkBvslt(z3, a, zero));
    long[] operands = {unsigned, constants.number(Sort.INTEGER, wrap)};
    long wrapped = context.keep(Native.mkSub(z3, operands.length, operands));
    return context.ite(negative, wrapped, unsigned);
  }

  /**
   * What makes bits the residue of an integer: they differ by a multiple of the modulus, which is a
   * function of the integer that is good for nothing else.
   */
  long moduloFact(Sort sort, long integer, long residue) {
    long multiple =
        context.keep(
            Native.mkApp(
                z3,
                multiples.computeIfAbsent(sort.bits(), this::declare),
                1,
                new long[] {integer}));
    BigInteger modulus = BigInteger.ONE.shiftLeft(sort.bits());
    long[] factors = {constants.number(Sort.INTEGER, modulus), multiple};
    long product = context.keep(Native.mkMul(z3, factors.length, factors));
    long[] summands = {context.keep(Native.mkBv2int(z3, residue, false)), product};
    return context.eq(integer, context.keep(Native.mkAdd(z3, summands.length, summands)));
  }

  private long declare(int width) {
    long integers = context.sort(Sort.INTEGER);
    String name = "multiple" + width;
    return context.keep(Native.mkFreshFuncDecl(z3, name, 1, new long[] {integers}, integers));
  }
}
