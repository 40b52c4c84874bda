package dev.clew.smt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.math.RoundingMode;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What back ends that take functions owe their caller beside. */
public abstract class FunctionContract extends SolverContract {

  private final Symbol x = intSymbol("x");
  private final Symbol y = intSymbol("y");

  private static Function unary(String name, Function.Body body) {
    return Function.runnable(name, List.of(Sort.INT), Sort.INT, body);
  }

  private Expr call(Function function, Expr... args) {
    return terms.apply(function, args);
  }

  private Expr less(Expr left, Expr right) {
    return terms.apply(BitsOp.SLT, left, right);
  }

  private Expr between(int least, Expr expr, int limit) {
    return terms.and(less(terms.intConst(least - 1), expr), less(expr, terms.intConst(limit)));
  }

  @Test
  void aFunctionWithoutABodyGetsATable() {
    Function f = Function.uninterpreted("f", List.of(Sort.INT), Sort.INT);
    Assignment found =
        requireSat(
            terms.eq(call(f, x), terms.intConst(7)),
            terms.eq(call(f, call(f, x)), terms.intConst(8)),
            terms.eq(call(f, y), terms.intConst(9)));
    assertThat(found.functions()).containsKey(f);
    requireUnsat(terms.eq(x, y), terms.not(terms.eq(call(f, x), call(f, y))));
  }

  @Test
  void functionsOfOneNameAreTwo() {
    Function f = Function.uninterpreted("f", List.of(Sort.INT), Sort.INT);
    Function g = Function.uninterpreted("f", List.of(Sort.INT), Sort.INT);
    requireSat(terms.not(terms.eq(call(f, x), call(g, x))));
  }

  @Test
  void functionsMayTakeAnySorts() {
    List<Sort> sorts =
        List.of(Sort.DOUBLE, Sort.BOOL, Sort.REFERENCE, Sort.ROUNDING, Sort.bits(65));
    Function f = Function.uninterpreted("f", sorts, Sort.FLOAT);
    Expr[] args = sorts.stream().map(sort -> terms.symbol("s", sort)).toArray(Expr[]::new);
    Expr isNan = terms.eq(call(f, args), terms.floatConst(Float.NaN));
    args[0] = terms.doubleConst(-0.0);
    Expr isOne = terms.eq(call(f, args), terms.floatConst(1));
    requireSat(isNan, isOne);
    requireUnsat(isNan, isOne, terms.eq(terms.symbol("s", Sort.DOUBLE), terms.doubleConst(-0.0)));
  }

  @Test
  void aFunctionWithABodyIsRunUntilItsValueFits() {
    Function f =
        unary(
            "square13",
            args -> Value.of(Math.floorMod(args.get(0).asInt() * args.get(0).asInt(), 13)));
    Expr found = terms.eq(call(f, x), terms.intConst(4));
    Assignment assignment = requireSat(found, between(3, x, 20));
    assertThat(assignment.value(x).asInt()).isIn(11, 15);
    requireUnsat(terms.eq(call(f, x), terms.intConst(7)), between(0, x, 20));
  }

  @Test
  void functionsMayBeNested() {
    Function half = unary("half", args -> Value.of(args.get(0).asInt() / 2));
    Expr twice = call(half, call(half, x));
    Assignment assignment = requireSat(terms.eq(twice, terms.intConst(3)), between(8, x, 16));
    assertThat(assignment.value(x).asInt()).isBetween(12, 15);
    requireUnsat(terms.eq(twice, terms.intConst(4)), between(8, x, 16));
  }

  @Test
  void aFunctionThatThrowsHasNoValueThere() {
    Function picky =
        unary(
            "picky",
            args -> {
              if (args.get(0).asInt() < 5) {
                throw new IllegalStateException("too small");
              }
              return args.get(0);
            });
    Expr seven = terms.eq(call(picky, x), terms.intConst(7));
    assertThat(requireSat(seven, between(0, x, 10)).value(x).asInt()).isEqualTo(7);
    requireUnknown(Reason.INCOMPLETE, check(seven, between(0, x, 5)));
  }

  @Test
  void aFunctionThatCannotBeMetIsNamed() {
    Function hash =
        unary("scatter", args -> Value.of(args.get(0).asInt() * 0x9e3779b9 ^ 0x55555555));
    Verdict verdict = check(terms.eq(call(hash, x), terms.intConst(12345)));
    requireUnknown(Reason.INCOMPLETE, verdict);
    assertThat(((Verdict.Unknown) verdict).detail()).contains("scatter");
  }

  @Test
  void remaindersOfFloatsAreFound() {
    Symbol a = terms.symbol("a", Sort.DOUBLE);
    Symbol b = terms.symbol("b", Sort.DOUBLE);
    Expr rest = terms.apply(FloatOp.REM, a, b);
    Expr positive = terms.apply(FloatOp.LT, terms.doubleConst(0), b);
    requireSat(terms.eq(rest, terms.doubleConst(2.5)), positive);
    requireSat(terms.eq(rest, terms.doubleConst(-0.0)), positive);
    requireUnsat(terms.eq(rest, terms.doubleConst(2.5)), terms.eq(b, terms.doubleConst(2)));
    requireUnsat(terms.eq(rest, terms.doubleConst(0)), terms.eq(a, terms.doubleConst(-4)));
  }

  @Test
  void remaindersOfLargerDividendsAreFoundToo() {
    Sort half = Sort.floating(5, 11);
    Symbol a = terms.symbol("a", half);
    Symbol b = terms.symbol("b", half);
    Expr rest = terms.apply(FloatOp.REM, a, b);
    Expr[] bounds = {half(half, 10, a), half(half, 3, b), half(half, 0, rest)};
    requireSat(bounds[0], bounds[1], bounds[2], terms.not(half(half, 4, b)));
  }

  private Expr half(Sort format, int least, Expr expr) {
    Expr down = terms.rounding(RoundingMode.DOWN);
    Expr number = terms.convert(FloatOp.FROM_SIGNED, format, down, terms.intConst(least));
    return terms.apply(FloatOp.LT, number, expr);
  }
}
