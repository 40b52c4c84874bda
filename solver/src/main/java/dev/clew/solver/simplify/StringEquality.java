package dev.clew.solver.simplify;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.Language;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Rules for equality of strings; a constant stands on the right. */
record StringEquality(ExprFactory factory) {

  private static final int LONGEST_NUMERAL = 10_000;

  @Nullable Expr rewrite(Expr a, Expr b) {
    if (b instanceof Const constant) {
      Expr solved = solved(a, constant.value().asString());
      if (solved != null) {
        return solved;
      }
    }
    if (a.is(StringOp.FROM_CODE) && b.is(StringOp.FROM_CODE) && isUnit(a) && isUnit(b)) {
      return factory.eq(a.arg(0), b.arg(0));
    }
    if (a.is(StringOp.REVERSE_UNITS) && b.is(StringOp.REVERSE_UNITS)) {
      return factory.eq(a.arg(0), b.arg(0));
    }
    Expr units = new UnitRows(factory).equal(a, b);
    if (units != null) {
      return units;
    }
    CommonEnds ends = new CommonEnds(factory, a, b).stripFronts().stripBacks();
    if (ends.clash()) {
      return factory.bool(false);
    }
    return ends.changed() ? factory.eq(ends.left(), ends.right()) : null;
  }

  private static boolean isUnit(Expr fromCode) {
    return IntegerRange.of(fromCode.arg(0)).isWithin(0, Character.MAX_VALUE);
  }

  private @Nullable Expr solved(Expr a, String text) {
    if (a.is(StringOp.FROM_CODE)) {
      return code(a.arg(0), text);
    }
    if (a.is(StringOp.NUMERAL) && a.arg(1) instanceof Const radix) {
      return number(a.arg(0), text, radix.value().asInteger());
    }
    if (a.is(StringOp.TO_UPPER)) {
      return in(a.arg(0), CasePreimages.upper(text));
    }
    if (a.is(StringOp.TO_LOWER)) {
      return in(a.arg(0), CasePreimages.lower(text));
    }
    boolean empty = text.isEmpty() && a.is(StringOp.CONCAT);
    return empty ? emptyParts(a) : new NumeralEnds(factory).equal(a, text);
  }

  private @Nullable Expr in(Expr text, @Nullable Language language) {
    return language == null ? null : factory.apply(StringOp.IN, text, factory.language(language));
  }

  private @Nullable Expr code(Expr code, String text) {
    if (text.length() == 1) {
      return factory.eq(code, factory.integerConst(text.charAt(0)));
    }
    return text.isEmpty() && !IntegerRange.of(code).isWithin(0, Character.MAX_VALUE)
        ? factory.or(
            factory.apply(IntegerOp.LT, code, factory.integerConst(0)),
            factory.apply(IntegerOp.LT, factory.integerConst(Character.MAX_VALUE), code))
        : factory.bool(false);
  }

  /** A number is written in one way; reading a long one takes time that no budget limits. */
  private @Nullable Expr number(Expr number, String text, BigInteger radix) {
    if (radix.bitLength() > 6 || radix.signum() < 0 || text.length() > LONGEST_NUMERAL) {
      return null;
    }
    int base = radix.intValue();
    if (base < Character.MIN_RADIX || base > Character.MAX_RADIX) {
      return null;
    }
    try {
      BigInteger written = new BigInteger(text, base);
      return written.toString(base).equals(text)
          ? factory.eq(number, factory.constant(Value.of(written)))
          : factory.bool(false);
    } catch (NumberFormatException noNumeral) {
      return factory.bool(false);
    }
  }

  /** A concatenation of a few parts is empty if all of them are. */
  private @Nullable Expr emptyParts(Expr concat) {
    if (ConcatenationShape.first(concat) == null) {
      return null;
    }
    Expr empty = factory.string("");
    return factory.and(factory.eq(concat.arg(0), empty), factory.eq(concat.arg(1), empty));
  }
}
