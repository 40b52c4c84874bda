package dev.clew.engine.natives.number;

import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.natives.registry.TermMethod;
import dev.clew.engine.natives.registry.TermMethod.Body;
import dev.clew.engine.natives.registry.TermMethod.Failure;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.jvm.BitMath;
import dev.clew.solver.jvm.FloatMath;
import dev.clew.solver.jvm.FloatPatterns;
import dev.clew.solver.jvm.IntegerMath;
import dev.clew.solver.jvm.OverflowMath;
import dev.clew.solver.jvm.UnsignedMath;
import java.util.List;
import java.util.function.Function;

/**
 * Methods of {@code Math}, {@code Integer} and {@code Long} that branch in the JDK's code, as terms
 * when an argument is unknown. What has no branches stays the JDK's code, and gives the same terms.
 */
public final class MathNatives {

  private static final String MATH = "java/lang/Math.";

  private static final Failure BY_ZERO =
      new Failure((t, a) -> t.ints().eq(a.get(1), zero(t, a.get(1))), "/ by zero");

  private interface Unary<T> {
    Expr of(T math, Expr x);
  }

  private interface Binary<T> {
    Expr of(T math, Expr x, Expr y);
  }

  private MathNatives() {}

  public static void register(NativeRegistry r) {
    integers(r);
    bits(r);
    floats(r);
    patterns(r);
    exact(r);
  }

  private static void integers(NativeRegistry r) {
    Body compare = (t, a) -> new IntegerMath(t.factory()).compare(a.get(0), a.get(1));
    on(r, "java/lang/Integer.compare(II)I", compare);
    on(r, "java/lang/Long.compare(JJ)I", compare);
    Body unsigned = (t, a) -> new UnsignedMath(t.factory()).compare(a.get(0), a.get(1));
    on(r, "java/lang/Integer.compareUnsigned(II)I", unsigned);
    on(r, "java/lang/Long.compareUnsigned(JJ)I", unsigned);
    for (String type : List.of("(I)I", "(J)J")) {
      on(r, MATH + "abs" + type, unary(IntegerMath::new, IntegerMath::abs));
    }
    for (String type : List.of("(II)I", "(JJ)J")) {
      on(r, MATH + "min" + type, binary(IntegerMath::new, IntegerMath::min));
      on(r, MATH + "max" + type, binary(IntegerMath::new, IntegerMath::max));
    }
    on(r, MATH + "multiplyHigh(JJ)J", binary(IntegerMath::new, IntegerMath::multiplyHigh));
    on(
        r,
        MATH + "unsignedMultiplyHigh(JJ)J",
        binary(IntegerMath::new, IntegerMath::unsignedMultiplyHigh));
    for (String type : List.of("(II)I", "(JI)J", "(JJ)J")) {
      divides(r, MATH + "floorDiv" + type, binary(IntegerMath::new, IntegerMath::floorDiv));
      divides(r, MATH + "ceilDiv" + type, binary(IntegerMath::new, IntegerMath::ceilDiv));
    }
    for (String type : List.of("(II)I", "(JI)I", "(JJ)J")) {
      divides(r, MATH + "floorMod" + type, binary(IntegerMath::new, IntegerMath::floorMod));
      divides(r, MATH + "ceilMod" + type, binary(IntegerMath::new, IntegerMath::ceilMod));
    }
    divides(
        r, "java/lang/Long.divideUnsigned(JJ)J", binary(UnsignedMath::new, UnsignedMath::divide));
    divides(
        r,
        "java/lang/Long.remainderUnsigned(JJ)J",
        binary(UnsignedMath::new, UnsignedMath::remainder));
  }

  private static void bits(NativeRegistry r) {
    for (String type : List.of("Integer.%s(I)", "Long.%s(J)")) {
      String signature = "java/lang/" + type;
      on(
          r,
          signature.formatted("numberOfLeadingZeros") + "I",
          unary(BitMath::new, BitMath::numberOfLeadingZeros));
      on(
          r,
          signature.formatted("numberOfTrailingZeros") + "I",
          unary(BitMath::new, BitMath::numberOfTrailingZeros));
    }
    on(r, "java/lang/Integer.highestOneBit(I)I", unary(BitMath::new, BitMath::highestOneBit));
    on(r, "java/lang/Long.highestOneBit(J)J", unary(BitMath::new, BitMath::highestOneBit));
  }

  private static void floats(NativeRegistry r) {
    for (String type : List.of("F", "D")) {
      String one = "(" + type + ")" + type;
      String two = "(" + type + type + ")" + type;
      on(r, MATH + "abs" + one, unary(FloatMath::new, FloatMath::abs));
      on(r, MATH + "signum" + one, unary(FloatMath::new, FloatMath::signum));
      on(r, MATH + "min" + two, binary(FloatMath::new, FloatMath::min));
      on(r, MATH + "max" + two, binary(FloatMath::new, FloatMath::max));
      on(
          r,
          MATH + "fma(" + type + type + type + ")" + type,
          (t, a) -> new FloatMath(t.factory()).fma(a.get(0), a.get(1), a.get(2)));
    }
    on(r, MATH + "round(F)I", unary(FloatMath::new, FloatMath::round));
    on(r, MATH + "round(D)J", unary(FloatMath::new, FloatMath::round));
    for (String owner : List.of(MATH, "java/lang/StrictMath.")) {
      on(r, owner + "floor(D)D", unary(FloatMath::new, FloatMath::floor));
      on(r, owner + "ceil(D)D", unary(FloatMath::new, FloatMath::ceil));
      on(r, owner + "rint(D)D", unary(FloatMath::new, FloatMath::rint));
    }
  }

  private static void patterns(NativeRegistry r) {
    for (String type : List.of("F", "D")) {
      String one = "(" + type + ")" + type;
      on(r, MATH + "ulp" + one, unary(FloatPatterns::new, FloatPatterns::ulp));
      on(r, MATH + "nextUp" + one, unary(FloatPatterns::new, FloatPatterns::nextUp));
      on(r, MATH + "nextDown" + one, unary(FloatPatterns::new, FloatPatterns::nextDown));
      on(
          r,
          MATH + "nextAfter(" + type + "D)" + type,
          binary(FloatPatterns::new, FloatPatterns::nextAfter));
      on(r, MATH + "scalb(" + type + "I)" + type, binary(FloatPatterns::new, FloatPatterns::scalb));
    }
  }

  private static void exact(NativeRegistry r) {
    for (String type : List.of("I", "J")) {
      String one = "Exact(" + type + ")" + type;
      String two = "Exact(" + type + type + ")" + type;
      exact(r, "add" + two, OverflowMath::add, (t, a) -> t.ints().add(a.get(0), a.get(1)));
      exact(
          r, "subtract" + two, OverflowMath::subtract, (t, a) -> t.ints().sub(a.get(0), a.get(1)));
      exact(
          r, "multiply" + two, OverflowMath::multiply, (t, a) -> t.ints().mul(a.get(0), a.get(1)));
      exact(r, "negate" + one, OverflowMath::negate, (t, a) -> t.ints().neg(a.get(0)));
      exact(r, "increment" + one, OverflowMath::increment, (t, a) -> plus(t, a.get(0), 1));
      exact(r, "decrement" + one, OverflowMath::decrement, (t, a) -> plus(t, a.get(0), -1));
    }
    exact(
        r,
        "multiplyExact(JI)J",
        OverflowMath::multiply,
        (t, a) -> t.ints().mul(a.get(0), t.ints().i2l(a.get(1))));
    String toInt = MATH + "toIntExact(J)I";
    Failure tooLarge =
        new Failure((t, a) -> new OverflowMath(t.factory()).toInt(a.get(0)), "integer overflow");
    r.on(toInt, new TermMethod(toInt, (t, a) -> t.ints().l2i(a.get(0)), List.of(tooLarge), null));
  }

  private static Expr plus(Terms terms, Expr x, int step) {
    return terms.ints().add(x, terms.factory().bits(x.sort(), step));
  }

  private static Expr zero(Terms terms, Expr like) {
    return terms.factory().bits(like.sort(), 0);
  }

  private static void exact(
      NativeRegistry r, String method, Unary<OverflowMath> overflow, Body result) {
    failing(r, method, (t, a) -> overflow.of(new OverflowMath(t.factory()), a.get(0)), result);
  }

  private static void exact(
      NativeRegistry r, String method, Binary<OverflowMath> overflow, Body result) {
    failing(
        r,
        method,
        (t, a) -> overflow.of(new OverflowMath(t.factory()), a.get(0), a.get(1)),
        result);
  }

  private static void failing(NativeRegistry r, String method, Body overflow, Body result) {
    String signature = MATH + method;
    String message = signature.endsWith("I") ? "integer overflow" : "long overflow";
    Failure failure = new Failure(overflow, message);
    r.on(signature, new TermMethod(signature, result, List.of(failure), null));
  }

  private static void divides(NativeRegistry r, String signature, Body body) {
    r.on(signature, new TermMethod(signature, body, List.of(BY_ZERO), null));
  }

  private static void on(NativeRegistry r, String signature, Body body) {
    r.on(signature, new TermMethod(signature, body, List.of(), null));
  }

  private static <T> Body unary(Function<ExprFactory, T> math, Unary<T> method) {
    return (t, a) -> method.of(math.apply(t.factory()), a.get(0));
  }

  private static <T> Body binary(Function<ExprFactory, T> math, Binary<T> method) {
    return (t, a) -> method.of(math.apply(t.factory()), a.get(0), a.get(1));
  }
}
