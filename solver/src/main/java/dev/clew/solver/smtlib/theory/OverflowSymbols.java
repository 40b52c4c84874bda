package dev.clew.solver.smtlib.theory;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.util.Map;

/** SMT-LIB 2.7's predicates for bit-vector operations that leave their range. */
final class OverflowSymbols implements TheoryVocabulary {

  @Override
  public Map<String, SymbolMeaning> functions() {
    return Map.of(
        "bvnego",
        OverflowSymbols::negation,
        "bvuaddo",
        call -> sum(call, BitsOp.ZERO_EXTEND),
        "bvsaddo",
        call -> sum(call, BitsOp.SIGN_EXTEND),
        "bvumulo",
        call -> product(call, BitsOp.ZERO_EXTEND),
        "bvsmulo",
        call -> product(call, BitsOp.SIGN_EXTEND),
        "bvusubo",
        OverflowSymbols::unsignedDifference,
        "bvssubo",
        OverflowSymbols::signedDifference,
        "bvsdivo",
        OverflowSymbols::quotient);
  }

  private static Expr negation(SymbolUse call) {
    call.shape(0, 1);
    call.require(0, Sort.Kind.BITS);
    return call.terms().eq(call.arg(0), new BitTerms(call.terms()).least(call.arg(0)));
  }

  private static Expr sum(SymbolUse call, BitsOp extension) {
    requireTwo(call);
    Wide wide = new Wide(call, extension, 1);
    return wide.leavesRange(
        call.terms().apply(BitsOp.ADD, wide.of(call.arg(0)), wide.of(call.arg(1))));
  }

  private static Expr product(SymbolUse call, BitsOp extension) {
    requireTwo(call);
    Wide wide = new Wide(call, extension, call.sort(0).width());
    return wide.leavesRange(
        call.terms().apply(BitsOp.MUL, wide.of(call.arg(0)), wide.of(call.arg(1))));
  }

  private static Expr unsignedDifference(SymbolUse call) {
    requireTwo(call);
    return call.terms().apply(BitsOp.ULT, call.arg(0), call.arg(1));
  }

  private static Expr signedDifference(SymbolUse call) {
    requireTwo(call);
    Wide wide = new Wide(call, BitsOp.SIGN_EXTEND, 1);
    Expr difference =
        new BitTerms(call.terms()).subtract(wide.of(call.arg(0)), wide.of(call.arg(1)));
    return wide.leavesRange(difference);
  }

  private static Expr quotient(SymbolUse call) {
    requireTwo(call);
    ExprFactory terms = call.terms();
    Expr minusOne = terms.constant(Value.ofPattern(call.sort(0), BigInteger.ONE.negate()));
    return terms.and(
        terms.eq(call.arg(0), new BitTerms(terms).least(call.arg(0))),
        terms.eq(call.arg(1), minusOne));
  }

  private static void requireTwo(SymbolUse call) {
    call.shape(0, 2);
    call.same(0, Sort.Kind.BITS);
  }

  /** The same numbers with room to spare. */
  private record Wide(ExprFactory terms, BitsOp extension, Sort narrow, Sort wide) {

    Wide(SymbolUse call, BitsOp extension, int more) {
      this(call.terms(), extension, call.sort(0), Sort.bits(call.sort(0).bits() + more));
    }

    Expr of(Expr operand) {
      return terms.convert(extension, wide, operand);
    }

    /** Whether the result is not the extension of its low bits. */
    Expr leavesRange(Expr result) {
      Expr low = terms.convert(BitsOp.TRUNCATE, narrow, result);
      return terms.not(terms.eq(result, terms.convert(extension, wide, low)));
    }
  }
}
