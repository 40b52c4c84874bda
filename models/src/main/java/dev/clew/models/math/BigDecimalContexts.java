package dev.clew.models.math;

import static dev.clew.models.math.DecimalCalls.OWNER;
import static dev.clew.models.math.DecimalCalls.THIS;
import static dev.clew.models.math.DecimalCalls.integers;
import static dev.clew.models.math.DecimalCalls.one;
import static dev.clew.models.math.DecimalCalls.two;
import static dev.clew.models.math.DecimalCalls.value;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.models.basis.SameJdk;
import dev.clew.solver.expr.Expr;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;

/** {@code BigDecimal}: methods that take a {@code MathContext}; they are run. */
public final class BigDecimalContexts {

  private static final String CONTEXT = "Ljava/math/MathContext;";

  private interface Unary {
    BigDecimal of(BigDecimal a, MathContext context);
  }

  private interface Binary {
    BigDecimal of(BigDecimal a, BigDecimal b, MathContext context);
  }

  private BigDecimalContexts() {}

  public static void register(Models models) {
    unary(models, "round", BigDecimal::round);
    unary(models, "plus", BigDecimal::plus);
    unary(models, "negate", BigDecimal::negate);
    unary(models, "abs", BigDecimal::abs);
    unary(models, "sqrt", BigDecimal::sqrt);
    binary(models, "add", BigDecimal::add);
    binary(models, "subtract", BigDecimal::subtract);
    binary(models, "multiply", BigDecimal::multiply);
    binary(models, "divide", BigDecimal::divide);
    binary(models, "remainder", BigDecimal::remainder);
    binary(models, "divideToIntegralValue", BigDecimal::divideToIntegralValue);
  }

  private static MathContext context(List<BigInteger> arguments, int at) {
    return new MathContext(
        arguments.get(at).intValueExact(),
        RoundingMode.valueOf(arguments.get(at + 1).intValueExact()));
  }

  private static void unary(Models models, String name, Unary method) {
    DecimalMethod run =
        new DecimalMethod(name, 4, a -> method.of(BigFunctions.decimal(a, 0), context(a, 2)));
    models.on(
        OWNER + name + "(" + CONTEXT + ")" + THIS,
        SameJdk.only(
            one(
                c ->
                    isGiven(c, 1)
                        ? leave(c, run, 1, value(c, 0).unscaled(), value(c, 0).scale())
                        : lacking(c, 1))));
  }

  private static void binary(Models models, String name, Binary method) {
    DecimalMethod run =
        new DecimalMethod(
            name,
            6,
            a -> method.of(BigFunctions.decimal(a, 0), BigFunctions.decimal(a, 2), context(a, 4)));
    models.on(
        OWNER + name + "(" + THIS + CONTEXT + ")" + THIS,
        SameJdk.only(
            two(
                c ->
                    isGiven(c, 2)
                        ? leave(
                            c,
                            run,
                            2,
                            value(c, 0).unscaled(),
                            value(c, 0).scale(),
                            value(c, 1).unscaled(),
                            value(c, 1).scale())
                        : lacking(c, 2))));
  }

  /** Whether it is known which context an argument is, and it is one. */
  private static boolean isGiven(Call c, int argument) {
    return c.isSettled(argument) && !c.isNull(argument);
  }

  private static CallExit lacking(Call c, int argument) {
    return c.isSettled(argument) ? c.fail() : c.decide(argument);
  }

  private static CallExit leave(Call c, DecimalMethod method, int argument, Expr... numbers) {
    Instance context = c.memory().instance(c.id(argument));
    int precision = context.type().field("precision").slot();
    int rounding = context.type().field("roundingMode").slot();
    if (context.sym(precision) != null || context.sym(rounding) != null) {
      return c.unsupported(ReasonCode.BIG_NUMBER, "a MathContext that is an input");
    }
    Instance mode = c.memory().instance(context.raw(rounding));
    Expr[] all = java.util.Arrays.copyOf(numbers, numbers.length + 2);
    all[numbers.length] = integers(c).constant(context.raw(precision));
    all[numbers.length + 1] = integers(c).constant(mode.raw(mode.type().field("ordinal").slot()));
    return method.leave(c, BigDecimalTerm.MOST, all);
  }
}
