package dev.clew.solver.simplify;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Rules for parts of strings and single units. Positions outside give nothing, or 0. */
record SliceRules(ExprFactory factory) {

  /** Choices below each other that are looked through. */
  private static final int LEVELS = 3;

  @Nullable Expr rewrite(StringOp op, Expr[] args) {
    return switch (op) {
      case SLICE -> slice(args[0], args[1], args[2]);
      case CODE_AT -> codeAt(args[0], args[1]);
      case TO_CODE -> toCode(args[0]);
      default -> throw new IllegalArgumentException(op + " takes no part");
    };
  }

  private @Nullable Expr slice(Expr s, Expr offset, Expr count) {
    if (isNegative(offset) || isNegative(count) || isNumber(count, 0)) {
      return factory.string("");
    }
    if (isNumber(offset, 0) && isLengthOf(count, s)) {
      return s;
    }
    if (!isNatural(offset)) {
      return null;
    }
    if (s.is(StringOp.SLICE) && isNatural(s.arg(1)) && isNatural(count) && isNatural(s.arg(2))) {
      return nested(s, (Const) offset, (Const) count);
    }
    Expr behind = s.is(StringOp.CONCAT) ? ofConcatenation(s, (Const) offset, count) : null;
    boolean isFixed =
        behind == null && isNatural(count) && isSmall(number(offset)) && isSmall(number(count));
    return isFixed
        ? new FixedParts(factory).slice(s, number(offset).intValue(), number(count).intValue())
        : behind;
  }

  private static boolean isLengthOf(Expr count, Expr s) {
    return count.is(StringOp.LENGTH) && count.arg(0) == s;
  }

  /** {@code s[i, i+n)[k, k+m)} with constants. */
  private Expr nested(Expr inner, Const offset, Const count) {
    BigInteger left = number(inner.arg(2)).subtract(number(offset));
    if (left.signum() <= 0) {
      return factory.string("");
    }
    return factory.apply(
        StringOp.SLICE,
        inner.arg(0),
        factory.apply(IntegerOp.ADD, inner.arg(1), offset),
        constant(left.min(number(count))));
  }

  /** Behind or inside a constant at the front. */
  private @Nullable Expr ofConcatenation(Expr s, Const offset, Expr count) {
    String front = ConcatenationShape.prefix(s);
    BigInteger start = number(offset);
    BigInteger length = BigInteger.valueOf(front.length());
    if (front.isEmpty()) {
      return null;
    }
    ConcatenationShape parts = new ConcatenationShape(factory);
    if (start.compareTo(length) >= 0) {
      return factory.apply(
          StringOp.SLICE, parts.withoutFirst(s), constant(start.subtract(length)), count);
    }
    boolean inside = isNatural(count) && start.add(number(count)).compareTo(length) <= 0;
    if (inside) {
      int from = start.intValue();
      return factory.string(front.substring(from, from + number(count).intValue()));
    }
    if (!isNatural(count)) {
      return null;
    }
    Expr rest =
        factory.apply(
            StringOp.SLICE,
            parts.withoutFirst(s),
            constant(BigInteger.ZERO),
            constant(number(count).subtract(length.subtract(start))));
    return factory.apply(StringOp.CONCAT, factory.string(front.substring(start.intValue())), rest);
  }

  private @Nullable Expr codeAt(Expr s, Expr position) {
    if (StringRules.isText(s, "") || isNegative(position)) {
      return factory.integerConst(0);
    }
    if (!isNatural(position)) {
      return s instanceof Const table
          ? new TableRules(factory).codeAt(table.value().asString(), position)
          : null;
    }
    BigInteger at = number(position);
    String front = ConcatenationShape.prefix(s);
    if (!front.isEmpty() && s.is(StringOp.CONCAT)) {
      BigInteger length = BigInteger.valueOf(front.length());
      return at.compareTo(length) < 0
          ? factory.integerConst(front.charAt(at.intValue()))
          : factory.apply(
              StringOp.CODE_AT,
              new ConcatenationShape(factory).withoutFirst(s),
              constant(at.subtract(length)));
    }
    if (s.is(StringOp.SLICE)) {
      return codeInSlice(s, at);
    }
    return isSmall(at) ? new FixedParts(factory).codeAt(s, at.intValue()) : null;
  }

  private static boolean isSmall(BigInteger number) {
    return number.bitLength() < Integer.SIZE;
  }

  private @Nullable Expr codeInSlice(Expr slice, BigInteger at) {
    if (!isNatural(slice.arg(1))) {
      return null;
    }
    if (!isNatural(slice.arg(2))) {
      return endsBehind(slice, slice.arg(2), at, LEVELS)
          ? factory.apply(StringOp.CODE_AT, slice.arg(0), constant(number(slice.arg(1)).add(at)))
          : null;
    }
    return at.compareTo(number(slice.arg(2))) < 0
        ? factory.apply(StringOp.CODE_AT, slice.arg(0), constant(number(slice.arg(1)).add(at)))
        : factory.integerConst(0);
  }

  /**
   * Whether a slice of so many units has a position, or the string ends before it: a part is often
   * as long as what is left, or as a buffer has room for.
   */
  private boolean endsBehind(Expr slice, Expr count, BigInteger at, int levels) {
    if (isNatural(count)) {
      return at.compareTo(number(count)) < 0;
    }
    if (count.is(BitsOp.SIGNED_VALUE) && count.arg(0).is(CoreOp.ITE)) {
      return levels > 0
          && endsBehind(slice, signed(count.arg(0).arg(1)), at, levels - 1)
          && endsBehind(slice, signed(count.arg(0).arg(2)), at, levels - 1);
    }
    if (count.is(CoreOp.ITE)) {
      return levels > 0
          && endsBehind(slice, count.arg(1), at, levels - 1)
          && endsBehind(slice, count.arg(2), at, levels - 1);
    }
    Expr left =
        factory.apply(
            IntegerOp.ADD,
            factory.apply(StringOp.LENGTH, slice.arg(0)),
            constant(number(slice.arg(1)).negate()));
    return count == left;
  }

  private Expr signed(Expr bits) {
    return factory.apply(BitsOp.SIGNED_VALUE, bits);
  }

  /** The code of a unit that was made from a code; -1 where there is no such unit. */
  private @Nullable Expr toCode(Expr s) {
    if (!s.is(StringOp.FROM_CODE)) {
      return null;
    }
    Expr code = s.arg(0);
    if (IntegerRange.of(code).isWithin(0, Character.MAX_VALUE)) {
      return code;
    }
    Expr isUnit =
        factory.and(
            factory.apply(IntegerOp.LE, factory.integerConst(0), code),
            factory.apply(IntegerOp.LE, code, factory.integerConst(Character.MAX_VALUE)));
    return factory.ite(isUnit, code, factory.integerConst(-1));
  }

  private Const constant(BigInteger number) {
    return factory.constant(Value.of(number));
  }

  private static BigInteger number(Expr constant) {
    return ((Const) constant).value().asInteger();
  }

  private static boolean isNumber(Expr expr, long number) {
    return expr instanceof Const && number(expr).equals(BigInteger.valueOf(number));
  }

  private static boolean isNegative(Expr expr) {
    return expr instanceof Const && number(expr).signum() < 0;
  }

  private static boolean isNatural(Expr expr) {
    return expr instanceof Const && number(expr).signum() >= 0;
  }
}
