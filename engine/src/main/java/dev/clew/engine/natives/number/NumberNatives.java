package dev.clew.engine.natives.number;

import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.machine.RegisterBits;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.natives.registry.TermMethod;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.jvm.FloatMath;
import dev.clew.solver.jvm.MathFunctions;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

/** Bits of floating-point numbers, and the functions of {@code StrictMath} and {@code Math}. */
public final class NumberNatives {

  private NumberNatives() {}

  public static void register(NativeRegistry r) {
    r.on("java/lang/Float.floatToRawIntBits(F)I", bits(Sort.FLOAT, true))
        .on("java/lang/Float.intBitsToFloat(I)F", bits(Sort.INT, false))
        .on("java/lang/Double.doubleToRawLongBits(D)J", bits(Sort.DOUBLE, true))
        .on("java/lang/Double.longBitsToDouble(J)D", bits(Sort.LONG, false));
    strict(r);
    // HotSpot's intrinsics of Math may differ from StrictMath in the last bit
    unary(r, "Math.sin", Math::sin);
    unary(r, "Math.cos", Math::cos);
    unary(r, "Math.tan", Math::tan);
    unary(r, "Math.exp", Math::exp);
    unary(r, "Math.log", Math::log);
    unary(r, "Math.log10", Math::log10);
    binary(r, "Math.pow", Math::pow);
    on(
        r,
        "java/lang/StrictMath.sqrt(D)D",
        (terms, args) -> new FloatMath(terms.factory()).sqrt(args.get(0)),
        apply(StrictMath::sqrt));
    on(
        r,
        "java/lang/StrictMath.IEEEremainder(DD)D",
        (terms, args) -> new FloatMath(terms.factory()).ieeeRemainder(args.get(0), args.get(1)),
        apply(StrictMath::IEEEremainder));
  }

  private static void strict(NativeRegistry r) {
    unary(r, "StrictMath.sin", StrictMath::sin);
    unary(r, "StrictMath.cos", StrictMath::cos);
    unary(r, "StrictMath.tan", StrictMath::tan);
    unary(r, "StrictMath.asin", StrictMath::asin);
    unary(r, "StrictMath.acos", StrictMath::acos);
    unary(r, "StrictMath.atan", StrictMath::atan);
    unary(r, "StrictMath.log", StrictMath::log);
    unary(r, "StrictMath.log10", StrictMath::log10);
    unary(r, "StrictMath.sinh", StrictMath::sinh);
    unary(r, "StrictMath.cosh", StrictMath::cosh);
    unary(r, "StrictMath.tanh", StrictMath::tanh);
    unary(r, "StrictMath.exp", StrictMath::exp);
    unary(r, "StrictMath.expm1", StrictMath::expm1);
    unary(r, "StrictMath.log1p", StrictMath::log1p);
    unary(r, "StrictMath.cbrt", StrictMath::cbrt);
    binary(r, "StrictMath.atan2", StrictMath::atan2);
    binary(r, "StrictMath.pow", StrictMath::pow);
    binary(r, "StrictMath.hypot", StrictMath::hypot);
  }

  private static NativeMethod.Symbolic bits(Sort operand, boolean toBits) {
    return (m, f) -> {
      Object sym = f.sym(0);
      if (sym == null) {
        return NativeRegistry.give(m, f, f.raw[0]);
      }
      Expr x = m.terms().of(operand, f.raw[0], sym);
      Expr result =
          toBits
              ? m.terms().floats().toBits(x)
              : operand.equals(Sort.INT)
                  ? m.terms().floats().intBitsToFloat(x)
                  : m.terms().floats().longBitsToDouble(x);
      return TermMethod.give(m, f, result);
    };
  }

  private static void unary(NativeRegistry r, String name, DoubleUnaryOperator function) {
    Function term = MathFunctions.named(name).orElseThrow();
    on(
        r,
        "java/lang/" + name + "(D)D",
        (terms, args) -> terms.factory().apply(term, args.get(0)),
        apply(function));
  }

  private static void binary(NativeRegistry r, String name, DoubleBinaryOperator function) {
    Function term = MathFunctions.named(name).orElseThrow();
    on(
        r,
        "java/lang/" + name + "(DD)D",
        (terms, args) -> terms.factory().apply(term, args.get(0), args.get(1)),
        apply(function));
  }

  private static void on(
      NativeRegistry r, String signature, TermMethod.Body body, NativeMethod known) {
    r.on(signature, new TermMethod(signature, body, List.of(), known));
  }

  private static NativeMethod apply(DoubleUnaryOperator function) {
    return (m, f) ->
        NativeRegistry.give(
            m, f, RegisterBits.of(function.applyAsDouble(RegisterBits.toDouble(f.raw[0]))));
  }

  private static NativeMethod apply(DoubleBinaryOperator function) {
    return (m, f) -> {
      double x = RegisterBits.toDouble(f.raw[0]);
      double y = RegisterBits.toDouble(f.raw[2]);
      return NativeRegistry.give(m, f, RegisterBits.of(function.applyAsDouble(x, y)));
    };
  }
}
