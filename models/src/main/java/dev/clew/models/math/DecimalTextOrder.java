package dev.clew.models.math;

import dev.clew.solver.decimal.PlainDecimals;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * How a decimal that was read from a text compares with a known one: languages of the text, which
 * no scale has to be known for.
 */
record DecimalTextOrder(ExprFactory factory) {

  /** On either side of the point: as many states has a language. */
  private static final int MOST_DIGITS = 40;

  private static final PlainDecimals PLAIN = PlainDecimals.ofAllScripts();
  private static final Language PLUS = Language.optional(Language.chars(CharSet.of('+')));
  private static final Language MINUS = Language.word("-");

  /** As {@code compareTo} has it; null where not one is read from a text and the other known. */
  @Nullable Expr compare(BigDecimalTerm a, BigDecimalTerm b) {
    Expr text = a.text();
    BigDecimal bound = known(b);
    if (text != null && bound != null) {
      return compare(text, bound, -1);
    }
    Expr other = b.text();
    BigDecimal known = known(a);
    return other != null && known != null ? compare(other, known, 1) : null;
  }

  /** Null for what is not known, has many digits, or is zero. */
  static @Nullable BigDecimal known(BigDecimalTerm number) {
    boolean isKnown = number.unscaled() instanceof Const && number.isScaleKnown();
    if (!isKnown || Math.abs(number.knownScale()) > MOST_DIGITS) {
      return null;
    }
    BigDecimal value =
        new BigDecimal(((Const) number.unscaled()).value().asInteger(), number.knownScale());
    return value.precision() > MOST_DIGITS || value.signum() == 0 ? null : value;
  }

  /**
   * @param less what is given where the text is less than the bound
   */
  private Expr compare(Expr text, BigDecimal bound, int less) {
    Expr isLess = in(text, less(bound));
    Expr isEqual = in(text, equal(bound));
    Expr others = factory.ite(isEqual, factory.intConst(0), factory.intConst(-less));
    return factory.ite(isLess, factory.intConst(less), others);
  }

  private Expr in(Expr text, Language language) {
    return factory.apply(StringOp.IN, text, factory.language(language));
  }

  private static Language less(BigDecimal bound) {
    if (bound.signum() > 0) {
      return Language.choice(
          Language.sequence(MINUS, PLAIN.all()), Language.sequence(PLUS, PLAIN.less(bound)));
    }
    Language more = Language.minus(PLAIN.all(), PLAIN.atMost(bound.negate()));
    return Language.sequence(MINUS, more);
  }

  private static Language equal(BigDecimal bound) {
    return bound.signum() > 0
        ? Language.sequence(PLUS, PLAIN.exactly(bound))
        : Language.sequence(MINUS, PLAIN.exactly(bound.negate()));
  }
}
