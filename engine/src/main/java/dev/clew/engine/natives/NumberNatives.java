package dev.clew.engine.natives;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.machine.Raw;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import org.jspecify.annotations.Nullable;

/** Bits of floating-point numbers, and the functions of {@code StrictMath} and {@code Math}. */
final class NumberNatives {

  private NumberNatives() {}

  static void register(Registry r) {
    r.on("java/lang/Float.floatToRawIntBits(F)I", bits(Sort.FLOAT, true))
        .on("java/lang/Float.intBitsToFloat(I)F", bits(Sort.INT, false))
        .on("java/lang/Double.doubleToRawLongBits(D)J", bits(Sort.DOUBLE, true))
        .on("java/lang/Double.longBitsToDouble(J)D", bits(Sort.LONG, false));
    unary(r, "sin", StrictMath::sin);
    unary(r, "cos", StrictMath::cos);
    unary(r, "tan", StrictMath::tan);
    unary(r, "asin", StrictMath::asin);
    unary(r, "acos", StrictMath::acos);
    unary(r, "atan", StrictMath::atan);
    unary(r, "log", StrictMath::log);
    unary(r, "log10", StrictMath::log10);
    unary(r, "sqrt", StrictMath::sqrt);
    unary(r, "sinh", StrictMath::sinh);
    unary(r, "cosh", StrictMath::cosh);
    unary(r, "tanh", StrictMath::tanh);
    unary(r, "expm1", StrictMath::expm1);
    unary(r, "log1p", StrictMath::log1p);
    binary(r, "IEEEremainder", StrictMath::IEEEremainder);
    binary(r, "atan2", StrictMath::atan2);
    // HotSpot's intrinsics of Math may differ from StrictMath in the last bit
    r.on("java/lang/Math.sin(D)D", apply(Math::sin))
        .on("java/lang/Math.cos(D)D", apply(Math::cos))
        .on("java/lang/Math.tan(D)D", apply(Math::tan))
        .on("java/lang/Math.exp(D)D", apply(Math::exp))
        .on("java/lang/Math.log(D)D", apply(Math::log))
        .on("java/lang/Math.log10(D)D", apply(Math::log10))
        .on("java/lang/Math.pow(DD)D", apply(Math::pow));
  }

  private static NativeMethod.Symbolic bits(Sort operand, boolean toBits) {
    return (m, f) -> {
      Object sym = f.sym(0);
      if (sym == null) {
        return Registry.give(m, f, f.raw[0]);
      }
      Expr x = m.terms().of(operand, f.raw[0], sym);
      Expr result =
          toBits
              ? m.terms().floats().toBits(x)
              : operand.equals(Sort.INT)
                  ? m.terms().floats().intBitsToFloat(x)
                  : m.terms().floats().longBitsToDouble(x);
      return give(m, f, result);
    };
  }

  private static @Nullable Insn give(Machine m, Frame f, Expr term) {
    return term instanceof Const known
        ? Registry.give(m, f, known.value().raw())
        : m.calls().returnValue(f, 0, term);
  }

  private static void unary(Registry r, String name, DoubleUnaryOperator function) {
    r.on("java/lang/StrictMath." + name + "(D)D", apply(function));
  }

  private static void binary(Registry r, String name, DoubleBinaryOperator function) {
    r.on("java/lang/StrictMath." + name + "(DD)D", apply(function));
  }

  private static NativeMethod apply(DoubleUnaryOperator function) {
    return (m, f) -> Registry.give(m, f, Raw.of(function.applyAsDouble(Raw.toDouble(f.raw[0]))));
  }

  private static NativeMethod apply(DoubleBinaryOperator function) {
    return (m, f) -> {
      double x = Raw.toDouble(f.raw[0]);
      double y = Raw.toDouble(f.raw[2]);
      return Registry.give(m, f, Raw.of(function.applyAsDouble(x, y)));
    };
  }
}
