package dev.clew.solver.smtlib.theory;

import static java.util.Map.entry;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;

/** The theory FixedSizeBitVectors with the abbreviations of the logic QF_BV. */
final class BitVectorSymbols implements TheoryVocabulary {

  @Override
  public Map<String, SortMeaning> sorts() {
    return Map.of(
        "BitVec",
        identifier -> {
          identifier.requireIndices(1);
          return Sort.bits(identifier.index(0, 1, Identifier.MAX_WIDTH));
        });
  }

  @Override
  public Optional<SymbolMeaning> family(String name) {
    boolean known =
        name.length() > 2
            && name.startsWith("bv")
            && name.chars().skip(2).allMatch(c -> c >= '0' && c <= '9');
    return known ? Optional.of(BitVectorSymbols::decimal) : Optional.empty();
  }

  @Override
  public Map<String, SymbolMeaning> functions() {
    return Map.ofEntries(
        entry("concat", BitVectorSymbols::concat),
        entry("extract", BitVectorSymbols::extract),
        entry("bvnot", call -> unary(call, BitsOp.NOT)),
        entry("bvneg", call -> unary(call, BitsOp.NEG)),
        entry("bvand", call -> fold(call, BitsOp.AND)),
        entry("bvor", call -> fold(call, BitsOp.OR)),
        entry("bvxor", call -> fold(call, BitsOp.XOR)),
        entry("bvadd", call -> fold(call, BitsOp.ADD)),
        entry("bvmul", call -> fold(call, BitsOp.MUL)),
        entry("bvxnor", BitVectorSymbols::xnor),
        entry("bvnand", call -> negated(call, BitsOp.AND)),
        entry("bvnor", call -> negated(call, BitsOp.OR)),
        entry("bvsub", call -> binary(call, bits(call)::subtract)),
        entry("bvudiv", call -> binary(call, BitsOp.UDIV)),
        entry("bvurem", call -> binary(call, BitsOp.UREM)),
        entry("bvsdiv", call -> binary(call, BitsOp.SDIV)),
        entry("bvsrem", call -> binary(call, BitsOp.SREM)),
        entry("bvsmod", call -> binary(call, bits(call)::signedModulo)),
        entry("bvshl", call -> binary(call, BitsOp.SHL)),
        entry("bvlshr", call -> binary(call, BitsOp.LSHR)),
        entry("bvashr", call -> binary(call, BitsOp.ASHR)),
        entry("bvult", call -> binary(call, BitsOp.ULT)),
        entry("bvule", call -> binary(call, BitsOp.ULE)),
        entry("bvugt", call -> swapped(call, BitsOp.ULT)),
        entry("bvuge", call -> swapped(call, BitsOp.ULE)),
        entry("bvslt", call -> binary(call, BitsOp.SLT)),
        entry("bvsle", call -> binary(call, BitsOp.SLE)),
        entry("bvsgt", call -> swapped(call, BitsOp.SLT)),
        entry("bvsge", call -> swapped(call, BitsOp.SLE)),
        entry("bvcomp", call -> binary(call, (a, b) -> bits(call).bit(call.terms().eq(a, b)))),
        entry("repeat", BitVectorSymbols::repeat),
        entry("zero_extend", call -> extend(call, BitsOp.ZERO_EXTEND)),
        entry("sign_extend", call -> extend(call, BitsOp.SIGN_EXTEND)),
        entry("rotate_left", call -> rotate(call, false)),
        entry("rotate_right", call -> rotate(call, true)));
  }

  private static BitTerms bits(SymbolUse call) {
    return new BitTerms(call.terms());
  }

  private static Expr decimal(SymbolUse call) {
    call.shape(1, 0);
    Sort sort = Sort.bits(call.index(0, 1));
    BigInteger number = new BigInteger(call.name().substring(2));
    if (number.bitLength() > sort.width()) {
      throw call.error(
          number + " does not fit in " + sort, "a number below two to the power of the width");
    }
    return bits(call).constant(sort, number);
  }

  private static Expr unary(SymbolUse call, BitsOp op) {
    call.shape(0, 1);
    call.require(0, Sort.Kind.BITS);
    return call.terms().apply(op, call.arg(0));
  }

  private static Expr binary(SymbolUse call, BinaryOperator<Expr> meaning) {
    call.shape(0, 2);
    call.same(0, Sort.Kind.BITS);
    return meaning.apply(call.arg(0), call.arg(1));
  }

  private static Expr binary(SymbolUse call, BitsOp op) {
    return binary(call, (a, b) -> call.terms().apply(op, a, b));
  }

  private static Expr swapped(SymbolUse call, BitsOp op) {
    return binary(call, (a, b) -> call.terms().apply(op, b, a));
  }

  private static Expr negated(SymbolUse call, BitsOp op) {
    ExprFactory terms = call.terms();
    return binary(call, (a, b) -> terms.apply(BitsOp.NOT, terms.apply(op, a, b)));
  }

  private static Expr fold(SymbolUse call, BitsOp op) {
    call.atLeast(1);
    call.same(0, Sort.Kind.BITS);
    return call.leftAssociative((a, b) -> call.terms().apply(op, a, b));
  }

  private static Expr xnor(SymbolUse call) {
    call.atLeast(2);
    call.same(0, Sort.Kind.BITS);
    ExprFactory terms = call.terms();
    return call.leftAssociative((a, b) -> terms.apply(BitsOp.NOT, terms.apply(BitsOp.XOR, a, b)));
  }

  private static Expr concat(SymbolUse call) {
    call.atLeast(2);
    long width = 0;
    for (int i = 0; i < call.arity(); i++) {
      call.require(i, Sort.Kind.BITS);
      width += call.sort(i).width();
    }
    requireWidth(call, width);
    return call.leftAssociative(bits(call)::concat);
  }

  private static Expr extract(SymbolUse call) {
    call.shape(2, 1);
    call.require(0, Sort.Kind.BITS);
    int high = call.index(0, 0);
    int low = call.index(1, 0);
    if (low > high || high >= call.sort(0).width()) {
      throw call.error(
          "'extract' of bits " + high + " to " + low + " from " + call.sort(0),
          "the higher bit first, both below the width");
    }
    return bits(call).extract(high, low, call.arg(0));
  }

  private static Expr repeat(SymbolUse call) {
    call.shape(1, 1);
    call.require(0, Sort.Kind.BITS);
    int times = call.index(0, 1);
    requireWidth(call, (long) times * call.sort(0).width());
    return bits(call).repeat(call.arg(0), times);
  }

  private static Expr extend(SymbolUse call, BitsOp extension) {
    call.shape(1, 1);
    call.require(0, Sort.Kind.BITS);
    int width = call.sort(0).width() + call.index(0, 0);
    requireWidth(call, width);
    return bits(call).extend(extension, call.arg(0), Sort.bits(width));
  }

  private static Expr rotate(SymbolUse call, boolean right) {
    call.shape(1, 1);
    call.require(0, Sort.Kind.BITS);
    int width = call.sort(0).width();
    int by = call.head().number(0).mod(BigInteger.valueOf(width)).intValue();
    return bits(call).rotateLeft(call.arg(0), right ? width - by : by);
  }

  private static void requireWidth(SymbolUse call, long width) {
    if (width > Identifier.MAX_WIDTH) {
      throw call.error(
          "a bit-vector of width " + width + " is not supported",
          "at most " + Identifier.MAX_WIDTH);
    }
  }
}
