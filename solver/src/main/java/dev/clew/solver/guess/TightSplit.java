package dev.clew.solver.guess;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.regex.PaddedSeparator;
import java.util.List;
import java.util.Optional;

/**
 * Guesses that there are no blanks in a text that is split at separators which take blanks along:
 * then its parts are what is between the separators.
 */
final class TightSplit {

  private static final int MOST_PARTS = 16;

  private TightSplit() {}

  /** Whether it is a part, at a known index, of a text that is split so. */
  static boolean isOne(Expr expr) {
    return expr.is(StringOp.SPLIT_PART)
        && isNumber(expr.arg(2), 0)
        && isNumber(expr.arg(3), MOST_PARTS)
        && isNumber(expr.arg(4), MOST_PARTS)
        && separator(expr).isPresent();
  }

  private static boolean isNumber(Expr expr, int most) {
    return expr instanceof Const known
        && known.value().asInteger().bitLength() < Integer.SIZE
        && known.value().asInteger().signum() >= 0
        && number(expr) <= most;
  }

  private static int number(Expr expr) {
    return ((Const) expr).value().asInteger().intValueExact();
  }

  private static Optional<PaddedSeparator> separator(Expr part) {
    return part.arg(1) instanceof Const regex
        ? PaddedSeparator.of(regex.value().asString()).filter(each -> each.core().isSingle())
        : Optional.empty();
  }

  static NarrowedQuery apply(NarrowedQuery guess, Expr part) {
    PaddedSeparator separator = separator(part).orElseThrow();
    ExprFactory factory = guess.factory();
    Language tight = Language.star(Language.chars(separator.blanks().complement()));
    Expr between = between(factory, part, String.valueOf(separator.core().first()));
    Expr isInside =
        factory.apply(
            IntegerOp.LT,
            part.arg(4),
            factory.apply(
                StringOp.SPLIT_COUNT, part.arg(0), part.arg(1), part.arg(2), part.arg(3)));
    return guess.with(
        (apply, args) -> apply == part ? between : apply,
        List.of(isInside, factory.apply(StringOp.IN, part.arg(0), factory.language(tight))));
  }

  /** From behind one separator to the next, or to the end. */
  private static Expr between(ExprFactory factory, Expr part, String word) {
    Expr text = part.arg(0);
    Expr start = factory.integerConst(0);
    for (int i = 0; i < number(part.arg(4)); i++) {
      start = plus(factory, find(factory, text, word, start), factory.integerConst(1));
    }
    Expr length = factory.apply(StringOp.LENGTH, text);
    Expr next = find(factory, text, word, start);
    Expr isNone = factory.apply(IntegerOp.LT, next, factory.integerConst(0));
    boolean isLast = number(part.arg(3)) == number(part.arg(4)) + 1;
    Expr end = isLast ? length : factory.ite(isNone, length, next);
    Expr count = plus(factory, end, factory.apply(IntegerOp.NEG, start));
    return factory.apply(StringOp.SLICE, text, start, count);
  }

  private static Expr find(ExprFactory factory, Expr text, String word, Expr start) {
    return factory.apply(StringOp.INDEX_OF, text, factory.string(word), start);
  }

  private static Expr plus(ExprFactory factory, Expr a, Expr b) {
    return factory.apply(IntegerOp.ADD, a, b);
  }
}
