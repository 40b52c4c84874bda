package dev.clew.solver.smtlib.theory;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.semantics.SoftFloat;
import dev.clew.solver.smtlib.syntax.RationalLiteral;
import java.math.RoundingMode;
import java.util.Map;
import java.util.Optional;

/** The sorts of the theory FloatingPoint, and what leads into and out of them. */
public final class FloatConversions implements TheoryVocabulary {

  @Override
  public Map<String, SortMeaning> sorts() {
    return Map.of(
        "RoundingMode", identifier -> plain(identifier, Sort.ROUNDING),
        "Float16", identifier -> plain(identifier, Sort.floating(5, 11)),
        "Float32", identifier -> plain(identifier, Sort.FLOAT),
        "Float64", identifier -> plain(identifier, Sort.DOUBLE),
        "Float128", identifier -> plain(identifier, Sort.floating(15, 113)),
        "FloatingPoint", FloatConversions::format);
  }

  @Override
  public Map<String, SymbolMeaning> functions() {
    return Map.of(
        "fp", FloatConversions::assemble,
        "to_fp", FloatConversions::toFloat,
        "to_fp_unsigned", FloatConversions::fromUnsigned,
        "fp.to_ubv", call -> toBits(call, false),
        "fp.to_sbv", call -> toBits(call, true));
  }

  private static Sort plain(Identifier identifier, Sort sort) {
    identifier.requireIndices(0);
    return sort;
  }

  /** The format that two indices name. */
  public static Sort format(Identifier identifier) {
    identifier.requireIndices(2);
    return Sort.floating(
        identifier.index(0, 2, Sort.MAX_EXPONENT_BITS),
        identifier.index(1, 2, Identifier.MAX_WIDTH));
  }

  private static Expr assemble(SymbolUse call) {
    call.shape(0, 3);
    call.require(0, Sort.bits(1));
    call.require(1, Sort.Kind.BITS);
    call.require(2, Sort.Kind.BITS);
    int exponentBits = call.sort(1).width();
    int significandBits = call.sort(2).width() + 1;
    if (exponentBits < 2 || exponentBits > Sort.MAX_EXPONENT_BITS) {
      throw call.sortError(1, "2 to " + Sort.MAX_EXPONENT_BITS + " bits of exponent");
    }
    BitTerms bits = new BitTerms(call.terms());
    Expr pattern = bits.concat(bits.concat(call.arg(0), call.arg(1)), call.arg(2));
    Sort sort = Sort.floating(exponentBits, significandBits);
    return call.terms().convert(FloatOp.FROM_BITS, sort, pattern);
  }

  private static Expr toFloat(SymbolUse call) {
    Sort target = format(call.head());
    ExprFactory terms = call.terms();
    if (call.arity() == 1) {
      call.require(0, Sort.bits(target.width()));
      return terms.convert(FloatOp.FROM_BITS, target, call.arg(0));
    }
    if (call.arity() != 2) {
      throw call.arityError("a bit pattern, or a rounding mode and a number");
    }
    call.require(0, Sort.Kind.ROUNDING);
    return switch (call.sort(1).kind()) {
      case FLOAT -> terms.convert(FloatOp.CONVERT, target, call.arg(0), call.arg(1));
      case BITS -> terms.convert(FloatOp.FROM_SIGNED, target, call.arg(0), call.arg(1));
      case BOOL, INTEGER, STRING, LANGUAGE, REFERENCE, ROUNDING ->
          throw call.sortError(1, "a floating-point number, a bit-vector or a number literal");
    };
  }

  /** {@code to_fp} of a number that is written out; the call has the rounding mode alone. */
  public static Expr fromFraction(SymbolUse call, RationalLiteral fraction) {
    FloatTerms floats = new FloatTerms(call.terms(), format(call.head()));
    call.require(0, Sort.Kind.ROUNDING);
    ExprFactory terms = call.terms();
    if (call.arg(0) instanceof Const mode) {
      return floats.rounded(mode.value().asRounding(), fraction);
    }
    Expr result = floats.rounded(RoundingMode.DOWN, fraction);
    for (RoundingMode mode : SoftFloat.ROUNDING_MODES) {
      Expr chosen = terms.eq(call.arg(0), terms.rounding(mode));
      result = terms.ite(chosen, floats.rounded(mode, fraction), result);
    }
    return result;
  }

  private static Expr fromUnsigned(SymbolUse call) {
    call.shape(2, 2);
    Sort target = format(call.head());
    call.require(0, Sort.Kind.ROUNDING);
    call.require(1, Sort.Kind.BITS);
    return call.terms().convert(FloatOp.FROM_UNSIGNED, target, call.arg(0), call.arg(1));
  }

  /** Rounds, then fits or is open: NaN, infinities and what is out of range. */
  private static Expr toBits(SymbolUse call, boolean signed) {
    call.shape(1, 2);
    call.require(0, Sort.Kind.ROUNDING);
    call.require(1, Sort.Kind.FLOAT);
    Sort from = call.sort(1);
    Sort target = Sort.bits(call.index(0, 1));
    ExprFactory terms = call.terms();
    FloatOp op = signed ? FloatOp.TO_SIGNED : FloatOp.TO_UNSIGNED;
    String gap = call.name() + "_" + from.exponentBits() + "_" + from.bits() + "_" + target.width();
    return terms.ite(
        inRange(call, signed, target.width()),
        terms.convert(op, target, call.arg(0), call.arg(1)),
        call.gaps().fill(terms, gap, target, call.arg(0), call.arg(1)));
  }

  private static Expr inRange(SymbolUse call, boolean signed, int width) {
    ExprFactory terms = call.terms();
    FloatTerms floats = new FloatTerms(terms, call.sort(1));
    Expr rounded = terms.apply(FloatOp.ROUND, call.arg(0), call.arg(1));
    int exponent = signed ? width - 1 : width;
    Expr above = floats.powerOfTwo(false, exponent).orElse(floats.infinity(false));
    Expr notTooLarge = terms.apply(FloatOp.LT, rounded, above);
    Optional<Expr> least =
        signed ? floats.powerOfTwo(true, exponent) : Optional.of(floats.zero(false));
    Expr notTooSmall =
        least
            .map(bound -> terms.apply(FloatOp.LE, bound, rounded))
            .orElseGet(() -> terms.apply(FloatOp.LT, floats.infinity(true), rounded));
    return terms.and(notTooSmall, notTooLarge);
  }
}
