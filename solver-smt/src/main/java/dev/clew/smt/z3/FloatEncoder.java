package dev.clew.smt.z3;

import com.microsoft.z3.Native;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.semantics.SoftFloat;
import java.math.BigInteger;

/** IEEE floats. Where SMT-LIB leaves a result open, what Java computes is spelled out. */
final class FloatEncoder {

  /** Beyond, the integers that a float can stand for are too long to compute with. */
  private static final int MAX_EXPONENT_BITS = 20;

  /** In smaller formats Z3 4.14 fails on some operators (ROUND, ADD) and errs on others (FMA). */
  private static final int MIN_SIGNIFICAND_BITS = 5;

  private static final int MIN_EXPONENT_BITS = 3;

  private final NativeContext context;
  private final Z3Constants constants;
  private final IntegerConversion toInteger;
  private final long z3;

  FloatEncoder(NativeContext context, Z3Constants constants) {
    this.context = context;
    this.constants = constants;
    this.toInteger = new IntegerConversion(context, constants);
    this.z3 = context.handle();
  }

  /** Whether Z3 computes rightly in this format; all that hardware has are among them. */
  static boolean supports(Sort format) {
    return format.exponentBits() >= MIN_EXPONENT_BITS
        && format.exponentBits() <= MAX_EXPONENT_BITS
        && format.bits() >= MIN_SIGNIFICAND_BITS
        && format.bits() >= format.exponentBits();
  }

  long encode(FloatOp op, Apply apply, long[] args) {
    return context.keep(make(op, apply, args));
  }

  private long make(FloatOp op, Apply apply, long[] args) {
    long a = args[0];
    long b = args[args.length - 1];
    return switch (op) {
      case ADD -> Native.mkFpaAdd(z3, a, args[1], b);
      case MUL -> Native.mkFpaMul(z3, a, args[1], b);
      case DIV -> Native.mkFpaDiv(z3, a, args[1], b);
      case FMA -> Native.mkFpaFma(z3, a, args[1], args[2], b);
      case SQRT -> Native.mkFpaSqrt(z3, a, b);
      case ROUND -> Native.mkFpaRoundToIntegral(z3, a, b);
      case REM, IEEE_REM -> throw new IllegalArgumentException(op + " is approximated");
      case NEG -> Native.mkFpaNeg(z3, a);
      case ABS -> Native.mkFpaAbs(z3, a);
      case LT -> Native.mkFpaLt(z3, a, b);
      case LE -> Native.mkFpaLeq(z3, a, b);
      case EQ -> Native.mkFpaEq(z3, a, b);
      case CONVERT -> Native.mkFpaToFpFloat(z3, a, b, context.sort(apply.sort()));
      case FROM_SIGNED -> fromSigned(apply.arg(1).sort(), a, b, context.sort(apply.sort()));
      case FROM_UNSIGNED -> fromUnsigned(a, b, context.sort(apply.sort()));
      case FROM_BITS -> Native.mkFpaToFpBv(z3, a, context.sort(apply.sort()));
      case TO_BITS -> toBits(apply.arg(0).sort(), a);
      case TO_SIGNED ->
          toInteger.encode(true, apply.arg(0), a, apply.arg(1).sort(), b, apply.sort());
      case TO_UNSIGNED ->
          toInteger.encode(false, apply.arg(0), a, apply.arg(1).sort(), b, apply.sort());
    };
  }

  /** One bit is extended to two, because Z3 takes no fewer. */
  private long fromSigned(Sort sort, long mode, long x, long format) {
    long operand = sort.bits() > 1 ? x : context.keep(Native.mkSignExt(z3, 1, x));
    return Native.mkFpaToFpSigned(z3, mode, operand, format);
  }

  /** By way of a signed number: Z3 4.14 rounds some unsigned ones wrongly. */
  private long fromUnsigned(long mode, long x, long format) {
    return Native.mkFpaToFpSigned(z3, mode, context.keep(Native.mkZeroExt(z3, 1, x)), format);
  }

  private long toBits(Sort format, long x) {
    BigInteger nan = new SoftFloat(format.exponentBits(), format.bits()).nan();
    long canonical = constants.number(Sort.bits(format.width()), nan);
    long isNan = context.keep(Native.mkFpaIsNan(z3, x));
    return context.ite(isNan, canonical, context.keep(Native.mkFpaToIeeeBv(z3, x)));
  }
}
