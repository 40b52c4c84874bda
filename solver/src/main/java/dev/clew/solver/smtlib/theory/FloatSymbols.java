package dev.clew.solver.smtlib.theory;

import static java.util.Map.entry;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Sort;
import java.math.RoundingMode;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The theory FloatingPoint without its conversions. */
final class FloatSymbols implements TheoryVocabulary {

  @Override
  public Map<String, SymbolMeaning> functions() {
    return Map.ofEntries(
        entry("RNE", call -> mode(call, RoundingMode.HALF_EVEN)),
        entry("roundNearestTiesToEven", call -> mode(call, RoundingMode.HALF_EVEN)),
        entry("RNA", call -> mode(call, RoundingMode.HALF_UP)),
        entry("roundNearestTiesToAway", call -> mode(call, RoundingMode.HALF_UP)),
        entry("RTP", call -> mode(call, RoundingMode.CEILING)),
        entry("roundTowardPositive", call -> mode(call, RoundingMode.CEILING)),
        entry("RTN", call -> mode(call, RoundingMode.FLOOR)),
        entry("roundTowardNegative", call -> mode(call, RoundingMode.FLOOR)),
        entry("RTZ", call -> mode(call, RoundingMode.DOWN)),
        entry("roundTowardZero", call -> mode(call, RoundingMode.DOWN)),
        entry("+oo", call -> constant(call, floats -> floats.infinity(false))),
        entry("-oo", call -> constant(call, floats -> floats.infinity(true))),
        entry("+zero", call -> constant(call, floats -> floats.zero(false))),
        entry("-zero", call -> constant(call, floats -> floats.zero(true))),
        entry("NaN", call -> constant(call, FloatTerms::nan)),
        entry("fp.abs", call -> exact(call, FloatOp.ABS, 1)),
        entry("fp.neg", call -> exact(call, FloatOp.NEG, 1)),
        entry("fp.rem", call -> exact(call, FloatOp.IEEE_REM, 2)),
        entry("fp.add", call -> rounded(call, FloatOp.ADD, 2)),
        entry("fp.sub", FloatSymbols::subtract),
        entry("fp.mul", call -> rounded(call, FloatOp.MUL, 2)),
        entry("fp.div", call -> rounded(call, FloatOp.DIV, 2)),
        entry("fp.fma", call -> rounded(call, FloatOp.FMA, 3)),
        entry("fp.sqrt", call -> rounded(call, FloatOp.SQRT, 1)),
        entry("fp.roundToIntegral", call -> rounded(call, FloatOp.ROUND, 1)),
        entry("fp.min", call -> extreme(call, true)),
        entry("fp.max", call -> extreme(call, false)),
        entry("fp.lt", call -> compare(call, FloatOp.LT, false)),
        entry("fp.leq", call -> compare(call, FloatOp.LE, false)),
        entry("fp.gt", call -> compare(call, FloatOp.LT, true)),
        entry("fp.geq", call -> compare(call, FloatOp.LE, true)),
        entry("fp.eq", call -> compare(call, FloatOp.EQ, false)),
        entry("fp.isNormal", call -> test(call, FloatTerms::isNormal)),
        entry("fp.isSubnormal", call -> test(call, FloatTerms::isSubnormal)),
        entry("fp.isZero", call -> test(call, FloatTerms::isZero)),
        entry("fp.isInfinite", call -> test(call, FloatTerms::isInfinite)),
        entry("fp.isNaN", call -> test(call, FloatTerms::isNaN)),
        entry("fp.isNegative", call -> test(call, FloatTerms::isNegative)),
        entry("fp.isPositive", call -> test(call, FloatTerms::isPositive)));
  }

  private static Expr mode(SymbolUse call, RoundingMode mode) {
    call.shape(0, 0);
    return call.terms().rounding(mode);
  }

  private static Expr constant(SymbolUse call, Function<FloatTerms, Expr> value) {
    call.shape(2, 0);
    return value.apply(new FloatTerms(call.terms(), FloatConversions.format(call.head())));
  }

  private static Expr exact(SymbolUse call, FloatOp op, int arguments) {
    call.shape(0, arguments);
    call.same(0, Sort.Kind.FLOAT);
    return call.terms().apply(op, args(call));
  }

  private static Expr rounded(SymbolUse call, FloatOp op, int arguments) {
    requireRounded(call, arguments);
    return call.terms().apply(op, args(call));
  }

  private static Expr subtract(SymbolUse call) {
    requireRounded(call, 2);
    ExprFactory terms = call.terms();
    Expr negated = terms.apply(FloatOp.NEG, call.arg(2));
    return terms.apply(FloatOp.ADD, call.arg(0), call.arg(1), negated);
  }

  private static void requireRounded(SymbolUse call, int arguments) {
    call.shape(0, arguments + 1);
    call.require(0, Sort.Kind.ROUNDING);
    call.same(1, Sort.Kind.FLOAT);
  }

  private static Expr extreme(SymbolUse call, boolean least) {
    call.shape(0, 2);
    Sort sort = call.same(0, Sort.Kind.FLOAT);
    return new FloatTerms(call.terms(), sort).extreme(call.gaps(), least, call.arg(0), call.arg(1));
  }

  private static Expr compare(SymbolUse call, FloatOp op, boolean swapped) {
    call.atLeast(2);
    call.same(0, Sort.Kind.FLOAT);
    return call.chain((a, b) -> call.terms().apply(op, swapped ? b : a, swapped ? a : b));
  }

  private static Expr test(SymbolUse call, BiFunction<FloatTerms, Expr, Expr> predicate) {
    call.shape(0, 1);
    Sort sort = call.same(0, Sort.Kind.FLOAT);
    return predicate.apply(new FloatTerms(call.terms(), sort), call.arg(0));
  }

  private static Expr[] args(SymbolUse call) {
    Expr[] args = new Expr[call.arity()];
    for (int i = 0; i < args.length; i++) {
      args[i] = call.arg(i);
    }
    return args;
  }
}
