package dev.clew.solver.smtlib.theory;

import static java.util.Map.entry;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.util.Map;

/** The theory Ints: mathematical integers, and their conversions to and from bit-vectors. */
final class IntegerSymbols implements TheoryVocabulary {

  @Override
  public Map<String, SortMeaning> sorts() {
    return Map.of(
        "Int",
        identifier -> {
          identifier.requireIndices(0);
          return Sort.INTEGER;
        });
  }

  @Override
  public Map<String, SymbolMeaning> functions() {
    return Map.ofEntries(
        entry("+", call -> fold(call, IntegerOp.ADD)),
        entry("*", call -> fold(call, IntegerOp.MUL)),
        entry("-", IntegerSymbols::minus),
        entry("div", call -> ints(call, 2).leftAssociative((a, b) -> divide(call, a, b))),
        entry("mod", IntegerSymbols::modulo),
        entry("abs", IntegerSymbols::absolute),
        entry("<", call -> compare(call, IntegerOp.LT, false)),
        entry("<=", call -> compare(call, IntegerOp.LE, false)),
        entry(">", call -> compare(call, IntegerOp.LT, true)),
        entry(">=", call -> compare(call, IntegerOp.LE, true)),
        entry("divisible", IntegerSymbols::divisible),
        entry("bv2nat", call -> toInteger(call, BitsOp.UNSIGNED_VALUE)),
        entry("ubv_to_int", call -> toInteger(call, BitsOp.UNSIGNED_VALUE)),
        entry("sbv_to_int", call -> toInteger(call, BitsOp.SIGNED_VALUE)),
        entry("nat2bv", IntegerSymbols::toBits),
        entry("int2bv", IntegerSymbols::toBits),
        entry("int_to_bv", IntegerSymbols::toBits));
  }

  private static SymbolUse ints(SymbolUse call, int arguments) {
    call.atLeast(arguments);
    call.all(Sort.INTEGER);
    return call;
  }

  private static Expr fold(SymbolUse call, IntegerOp op) {
    return ints(call, 1).leftAssociative((a, b) -> call.terms().apply(op, a, b));
  }

  private static Expr minus(SymbolUse call) {
    ExprFactory terms = call.terms();
    if (ints(call, 1).arity() == 1) {
      return terms.apply(IntegerOp.NEG, call.arg(0));
    }
    return call.leftAssociative(
        (a, b) -> terms.apply(IntegerOp.ADD, a, terms.apply(IntegerOp.NEG, b)));
  }

  private static Expr divide(SymbolUse call, Expr a, Expr b) {
    return unlessZero(call, IntegerOp.DIV, "div0", a, b);
  }

  private static Expr modulo(SymbolUse call) {
    call.shape(0, 2);
    call.all(Sort.INTEGER);
    return unlessZero(call, IntegerOp.MOD, "mod0", call.arg(0), call.arg(1));
  }

  private static Expr unlessZero(SymbolUse call, IntegerOp op, String gap, Expr a, Expr b) {
    ExprFactory terms = call.terms();
    if (b instanceof Const divisor && divisor.value().asInteger().signum() != 0) {
      return terms.apply(op, a, b);
    }
    return terms.ite(
        terms.eq(b, terms.integerConst(0)),
        call.gaps().fill(terms, gap, Sort.INTEGER, a),
        terms.apply(op, a, b));
  }

  private static Expr absolute(SymbolUse call) {
    call.shape(0, 1);
    call.all(Sort.INTEGER);
    ExprFactory terms = call.terms();
    Expr operand = call.arg(0);
    return terms.ite(
        terms.apply(IntegerOp.LT, operand, terms.integerConst(0)),
        terms.apply(IntegerOp.NEG, operand),
        operand);
  }

  private static Expr compare(SymbolUse call, IntegerOp op, boolean swapped) {
    return ints(call, 2).chain((a, b) -> call.terms().apply(op, swapped ? b : a, swapped ? a : b));
  }

  private static Expr divisible(SymbolUse call) {
    call.shape(1, 1);
    call.all(Sort.INTEGER);
    ExprFactory terms = call.terms();
    BigInteger divisor = call.head().number(0);
    if (divisor.signum() == 0) {
      throw call.error("index 0 of 'divisible'", "a positive numeral");
    }
    return terms.eq(
        terms.apply(IntegerOp.MOD, call.arg(0), terms.constant(Value.of(divisor))),
        terms.integerConst(0));
  }

  private static Expr toInteger(SymbolUse call, BitsOp op) {
    call.shape(0, 1);
    call.require(0, Sort.Kind.BITS);
    return call.terms().apply(op, call.arg(0));
  }

  private static Expr toBits(SymbolUse call) {
    call.shape(1, 1);
    call.all(Sort.INTEGER);
    Sort target = Sort.bits(call.index(0, 1));
    return call.terms().convert(BitsOp.FROM_INTEGER, target, call.arg(0));
  }
}
