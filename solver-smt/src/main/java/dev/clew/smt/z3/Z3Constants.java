package dev.clew.smt.z3;

import com.microsoft.z3.Native;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.semantics.SoftFloat;
import java.math.BigInteger;
import java.math.RoundingMode;

/** Native constants from values. */
final class Z3Constants {

  private final NativeContext context;
  private final long z3;

  Z3Constants(NativeContext context) {
    this.context = context;
    this.z3 = context.handle();
  }

  long of(Value value) {
    Sort sort = value.sort();
    return switch (sort.kind()) {
      case BOOL -> context.keep(value.asBoolean() ? Native.mkTrue(z3) : Native.mkFalse(z3));
      case BITS, INTEGER -> number(sort, value.asInteger());
      case REFERENCE -> context.keep(Native.mkInt64(z3, value.raw(), context.sort(sort)));
      case FLOAT -> floating(sort, value.pattern());
      case ROUNDING -> rounding(value.asRounding());
      case STRING, LANGUAGE -> throw new UnsupportedTermException("strings");
    };
  }

  /** An integer, or a bit-vector with its low bits. */
  long number(Sort sort, BigInteger number) {
    return context.keep(
        number.bitLength() < Long.SIZE
            ? Native.mkInt64(z3, number.longValue(), context.sort(sort))
            : Native.mkNumeral(z3, number.toString(), context.sort(sort)));
  }

  long floating(Sort sort, BigInteger pattern) {
    long format = context.sort(sort);
    if (new SoftFloat(sort.exponentBits(), sort.bits()).isNaN(pattern)) {
      return context.keep(Native.mkFpaNan(z3, format));
    }
    long bits = number(Sort.bits(sort.width()), pattern);
    return context.keep(Native.mkFpaToFpBv(z3, bits, format));
  }

  long rounding(RoundingMode mode) {
    return context.keep(
        switch (mode) {
          case HALF_EVEN -> Native.mkFpaRne(z3);
          case HALF_UP -> Native.mkFpaRna(z3);
          case CEILING -> Native.mkFpaRtp(z3);
          case FLOOR -> Native.mkFpaRtn(z3);
          case DOWN -> Native.mkFpaRtz(z3);
          case UP, HALF_DOWN, UNNECESSARY ->
              throw new IllegalArgumentException(mode + " is no IEEE 754 rounding mode");
        });
  }
}
