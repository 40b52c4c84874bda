package dev.clew.smt.z3;

import com.microsoft.z3.Native;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import java.math.BigInteger;

/** Mathematical integers. Z3 leaves division by zero open, so that case is spelled out. */
final class IntegerEncoder {

  private final NativeContext context;
  private final Z3Constants constants;
  private final long z3;

  IntegerEncoder(NativeContext context, Z3Constants constants) {
    this.context = context;
    this.constants = constants;
    this.z3 = context.handle();
  }

  long encode(IntegerOp op, Expr last, long[] args) {
    return switch (op) {
      case ADD -> context.keep(Native.mkAdd(z3, args.length, args));
      case MUL -> context.keep(Native.mkMul(z3, args.length, args));
      case NEG -> context.keep(Native.mkUnaryMinus(z3, args[0]));
      case DIV -> {
        long quotient = context.keep(Native.mkDiv(z3, args[0], args[1]));
        yield unlessZero(last, args[1], zero(), quotient);
      }
      case MOD -> {
        long rest = context.keep(Native.mkMod(z3, args[0], args[1]));
        yield unlessZero(last, args[1], args[0], rest);
      }
      case LT -> context.keep(Native.mkLt(z3, args[0], args[1]));
      case LE -> context.keep(Native.mkLe(z3, args[0], args[1]));
    };
  }

  private long unlessZero(Expr divisor, long encoded, long ifZero, long otherwise) {
    if (divisor instanceof Const constant && constant.value().asInteger().signum() != 0) {
      return otherwise;
    }
    return context.ite(context.eq(encoded, zero()), ifZero, otherwise);
  }

  private long zero() {
    return constants.number(Sort.INTEGER, BigInteger.ZERO);
  }
}
