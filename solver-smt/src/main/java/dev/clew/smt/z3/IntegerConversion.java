package dev.clew.smt.z3;

import com.microsoft.z3.Native;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Patterns;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.semantics.SoftFloat;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * From floats to bit-vectors as Java casts do it. SMT-LIB says nothing of NaN and of what is out of
 * range, so these cases are cut off by comparing with the outermost floats that round into the
 * range, of which each rounding mode has its own.
 */
final class IntegerConversion {

  /** The floats from {@code least} to {@code most} round to integers within the range. */
  private record Limits(BigInteger least, BigInteger most) {}

  private record Target(boolean signed, RoundingMode mode, Sort format, int width) {}

  private final NativeContext context;
  private final Z3Constants constants;
  private final Map<Target, Limits> limits = new HashMap<>();
  private final long z3;

  IntegerConversion(NativeContext context, Z3Constants constants) {
    this.context = context;
    this.constants = constants;
    this.z3 = context.handle();
  }

  long encode(boolean signed, Expr mode, long nativeMode, Sort format, long x, Sort result) {
    BigInteger most = Patterns.ones(signed ? result.bits() - 1 : result.bits());
    BigInteger least = signed ? most.not() : BigInteger.ZERO;
    long bottom = limit(mode, nativeMode, signed, format, result, Limits::least);
    long top = limit(mode, nativeMode, signed, format, result, Limits::most);
    long inside =
        context.keep(
            signed
                ? Native.mkFpaToSbv(z3, nativeMode, x, result.bits())
                : Native.mkFpaToUbv(z3, nativeMode, x, result.bits()));
    long belowTop =
        context.ite(
            context.keep(Native.mkFpaGt(z3, x, top)), constants.number(result, most), inside);
    long number =
        context.ite(
            context.keep(Native.mkFpaLt(z3, x, bottom)), constants.number(result, least), belowTop);
    long isNan = context.keep(Native.mkFpaIsNan(z3, x));
    return context.ite(isNan, constants.number(result, BigInteger.ZERO), number);
  }

  /** One end of the range: a constant, or a choice between five when the mode is not known. */
  private long limit(
      Expr mode,
      long nativeMode,
      boolean signed,
      Sort format,
      Sort result,
      Function<Limits, BigInteger> end) {
    Function<RoundingMode, Long> limit =
        known -> {
          Target target = new Target(signed, known, format, result.bits());
          Limits found = limits.computeIfAbsent(target, IntegerConversion::compute);
          return constants.floating(format, end.apply(found));
        };
    if (mode instanceof Const constant) {
      return limit.apply(constant.value().asRounding());
    }
    long choice = limit.apply(RoundingMode.DOWN);
    for (RoundingMode candidate : SoftFloat.ROUNDING_MODES) {
      long chosen = context.eq(nativeMode, constants.rounding(candidate));
      choice = context.ite(chosen, limit.apply(candidate), choice);
    }
    return choice;
  }

  private static Limits compute(Target target) {
    SoftFloat format = new SoftFloat(target.format().exponentBits(), target.format().bits());
    BigInteger most = Patterns.ones(target.signed() ? target.width() - 1 : target.width());
    BigInteger least = target.signed() ? most.not() : BigInteger.ZERO;
    BigInteger top =
        last(
            BigInteger.ZERO,
            format.maxFinite(false),
            pattern -> rounded(format, target.mode(), pattern).compareTo(most) <= 0);
    BigInteger bottom =
        last(
            format.zero(true),
            format.maxFinite(true),
            pattern -> rounded(format, target.mode(), pattern).compareTo(least) >= 0);
    return new Limits(bottom, top);
  }

  private static BigInteger rounded(SoftFloat format, RoundingMode mode, BigInteger finite) {
    Optional<BigInteger> integer = format.toInteger(mode, finite);
    return integer.orElseThrow();
  }

  /** The last pattern for which the condition, true of the first, is still true. */
  private static BigInteger last(
      BigInteger first, BigInteger end, Predicate<BigInteger> condition) {
    BigInteger yes = first;
    BigInteger no = end.add(BigInteger.ONE);
    while (no.subtract(yes).compareTo(BigInteger.ONE) > 0) {
      BigInteger middle = yes.add(no).shiftRight(1);
      if (condition.test(middle)) {
        yes = middle;
      } else {
        no = middle;
      }
    }
    return yes;
  }
}
