package dev.clew.solver.print;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Value;
import org.jspecify.annotations.Nullable;

/**
 * Sums and products of any theory: constants to the right, and subtraction where a negation or a
 * negative number is added. All this is exact, on floats too.
 */
final class SumForms {

  private final SharedTerms sharing;

  SumForms(SharedTerms sharing) {
    this.sharing = sharing;
  }

  /**
   * @param negation the operator that negates in this theory
   * @param associative whether {@code x + (y + z)} may be written {@code x + y + z}
   */
  Phrase sum(Expr x, Expr y, Op negation, boolean associative) {
    boolean swap =
        sharing.inline(y, negation) == null
            && (sharing.inline(x, negation) != null
                ? negated(y) == null
                : x instanceof Const && !(y instanceof Const));
    Expr left = swap ? y : x;
    Expr right = swap ? x : y;
    PhrasePart first = PhrasePart.of(left, JavaPrecedence.ADDITIVE);
    Apply subtracted = sharing.inline(right, negation);
    if (subtracted != null) {
      return Phrase.infix(
          JavaPrecedence.ADDITIVE,
          first,
          "-",
          PhrasePart.of(subtracted.arg(0), JavaPrecedence.MULTIPLICATIVE));
    }
    String positive = negated(right);
    if (positive != null) {
      return Phrase.infix(JavaPrecedence.ADDITIVE, first, "-", PhrasePart.text(positive));
    }
    JavaPrecedence least = associative ? JavaPrecedence.ADDITIVE : JavaPrecedence.MULTIPLICATIVE;
    return Phrase.infix(JavaPrecedence.ADDITIVE, first, "+", PhrasePart.of(right, least));
  }

  /** The text of the opposite of a negative literal. */
  private static @Nullable String negated(Expr expr) {
    if (!(expr instanceof Const constant)) {
      return null;
    }
    Value value = constant.value();
    String text = ConstantForms.text(value);
    return text.startsWith("-") ? text.substring(1) : null;
  }

  /**
   * @param regrouped the operator, if {@code x * (y * z)} may be written {@code x * y * z}
   */
  Phrase product(Expr x, Expr y, @Nullable Op regrouped) {
    boolean swap = x instanceof Const && !(y instanceof Const);
    Expr right = swap ? x : y;
    boolean nested = regrouped != null && sharing.inline(right, regrouped) != null;
    return Phrase.infix(
        JavaPrecedence.MULTIPLICATIVE,
        PhrasePart.of(swap ? y : x, JavaPrecedence.MULTIPLICATIVE),
        "*",
        PhrasePart.of(right, nested ? JavaPrecedence.MULTIPLICATIVE : JavaPrecedence.MINUS));
  }

  static Phrase negation(Expr x) {
    return Phrase.prefix(JavaPrecedence.MINUS, "-", PhrasePart.of(x, JavaPrecedence.UNARY));
  }
}
