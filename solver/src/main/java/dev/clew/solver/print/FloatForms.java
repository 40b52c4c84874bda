package dev.clew.solver.print;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Sort;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Floats. What Java can say is written as Java; other formats and rounding modes as a call that
 * names them: {@code add[FLOOR](x, y)}.
 */
final class FloatForms {

  private final SharedTerms sharing;
  private final SumForms sums;
  private final ComparisonForms comparisons;

  FloatForms(SharedTerms sharing, SumForms sums) {
    this.sharing = sharing;
    this.sums = sums;
    this.comparisons = new ComparisonForms(sharing);
  }

  Phrase of(FloatOp op, Apply apply) {
    RoundingMode mode = mode(op, apply);
    int first = op.rounds() ? 1 : 0;
    Expr x = apply.arg(first);
    Expr y = apply.arg(apply.arity() - 1);
    Phrase java =
        switch (op) {
          case ADD, MUL, DIV, FMA, SQRT, ROUND, REM, IEEE_REM, NEG, ABS ->
              mode != null && JavaTypes.isJavaFloat(apply.sort())
                  ? arithmetic(op, mode, apply, x, y)
                  : null;
          case LT, LE, EQ -> Objects.requireNonNull(comparisons.of(apply, false));
          case CONVERT, FROM_SIGNED, FROM_UNSIGNED, FROM_BITS, TO_BITS, TO_SIGNED, TO_UNSIGNED ->
              mode != null ? conversion(op, mode, apply.sort(), x) : null;
        };
    return java != null ? java : general(op, apply);
  }

  /** The mode if it is known; any operation that does not round is as good in one as in another. */
  private static @Nullable RoundingMode mode(FloatOp op, Apply apply) {
    if (!op.rounds()) {
      return RoundingMode.HALF_EVEN;
    }
    return apply.arg(0) instanceof Const constant ? constant.value().asRounding() : null;
  }

  private @Nullable Phrase arithmetic(FloatOp op, RoundingMode mode, Apply apply, Expr x, Expr y) {
    if (op == FloatOp.ROUND) {
      return integral(mode, x);
    }
    if (mode != RoundingMode.HALF_EVEN) {
      return null;
    }
    return switch (op) {
      case ADD -> sums.sum(x, y, FloatOp.NEG, false);
      case MUL -> sums.product(x, y, null);
      case DIV -> Phrase.infix(JavaPrecedence.MULTIPLICATIVE, x, "/", y);
      case REM -> Phrase.infix(JavaPrecedence.MULTIPLICATIVE, x, "%", y);
      case NEG -> SumForms.negation(x);
      case ABS -> Phrase.call("Math.abs", x);
      case FMA -> Phrase.call("Math.fma", x, apply.arg(2), y);
      case SQRT -> ofDouble("Math.sqrt", x);
      case IEEE_REM -> ofDouble("Math.IEEEremainder", x, y);
      default -> throw new IllegalArgumentException(op + " is not arithmetic");
    };
  }

  private static @Nullable Phrase integral(RoundingMode mode, Expr x) {
    return switch (mode) {
      case HALF_EVEN -> ofDouble("Math.rint", x);
      case FLOOR -> ofDouble("Math.floor", x);
      case CEILING -> ofDouble("Math.ceil", x);
      default -> null;
    };
  }

  /** A method that Java has on doubles only, and that is as exact on floats if cast back. */
  private static Phrase ofDouble(String method, Expr... args) {
    Phrase call = Phrase.call(method, args);
    return args[0].sort().equals(Sort.FLOAT)
        ? Phrase.prefix(JavaPrecedence.UNARY, "(float) ", call.where(JavaPrecedence.UNARY))
        : call;
  }

  private @Nullable Phrase conversion(FloatOp op, RoundingMode mode, Sort to, Expr x) {
    boolean nearest = mode == RoundingMode.HALF_EVEN;
    boolean javaFloats = JavaTypes.isJavaFloat(to) || JavaTypes.isJavaFloat(x.sort());
    if (!javaFloats) {
      return null;
    }
    return switch (op) {
      case CONVERT ->
          nearest && JavaTypes.isJavaFloat(to) && JavaTypes.isJavaFloat(x.sort())
              ? Phrase.cast(JavaTypes.primitive(to), x)
              : null;
      case FROM_SIGNED -> nearest && JavaTypes.isJavaVector(x.sort()) ? fromSigned(to, x) : null;
      case FROM_UNSIGNED ->
          nearest && x.sort().width() == Character.SIZE
              ? Phrase.cast(JavaTypes.primitive(to), x)
              : null;
      case FROM_BITS ->
          Phrase.call(
              to.equals(Sort.FLOAT) ? "Float.intBitsToFloat" : "Double.longBitsToDouble", x);
      case TO_BITS ->
          Phrase.call(to.equals(Sort.INT) ? "Float.floatToIntBits" : "Double.doubleToLongBits", x);
      case TO_SIGNED ->
          mode == RoundingMode.DOWN && JavaTypes.isJavaInteger(to)
              ? Phrase.cast(JavaTypes.primitive(to), x)
              : null;
      default -> null;
    };
  }

  private Phrase fromSigned(Sort to, Expr x) {
    return Phrase.prefix(
        JavaPrecedence.UNARY,
        "(" + JavaTypes.primitive(to) + ") ",
        PromotionForms.signed(sharing, x, JavaPrecedence.MINUS));
  }

  /** The operation's name, then mode and target in brackets, then the operands. */
  private static Phrase general(FloatOp op, Apply apply) {
    List<PhrasePart> parts = new ArrayList<>();
    parts.add(PhrasePart.text(JavaTypes.camelCase(op)));
    int first = op.rounds() ? 1 : 0;
    if (op.rounds()) {
      parts.add(PhrasePart.text("["));
      parts.add(PhrasePart.of(apply.arg(0)));
      parts.add(PhrasePart.text(target(op, apply) + "]"));
    } else if (op == FloatOp.FROM_BITS) {
      parts.add(PhrasePart.text("[" + format(apply.sort()) + "]"));
    }
    for (int i = first; i < apply.arity(); i++) {
      parts.add(PhrasePart.text(i == first ? "(" : ", "));
      parts.add(PhrasePart.of(apply.arg(i)));
    }
    parts.add(PhrasePart.text(")"));
    return new Phrase(JavaPrecedence.PRIMARY, parts);
  }

  private static String target(FloatOp op, Apply apply) {
    Sort sort = apply.sort();
    return switch (op) {
      case CONVERT, FROM_SIGNED -> ", " + format(sort);
      case FROM_UNSIGNED -> ", " + apply.arg(1).sort().width() + ", " + format(sort);
      case TO_SIGNED, TO_UNSIGNED -> ", " + sort.width();
      default -> "";
    };
  }

  private static String format(Sort sort) {
    return JavaTypes.isJavaFloat(sort)
        ? JavaTypes.primitive(sort)
        : "float" + sort.exponentBits() + "_" + sort.bits();
  }
}
