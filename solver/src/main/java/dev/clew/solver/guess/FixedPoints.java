package dev.clew.solver.guess;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.List;
import java.util.Optional;

/** Guesses that a text is one already which a method would not change. */
final class FixedPoints {

  private static final Language ANY = Language.star(Language.chars(CharSet.ALL));

  private static final Language ENDS = Language.chars(CharSet.range('!', '~'));

  private static final Language TRIMMED =
      Language.optional(Language.choice(ENDS, Language.sequence(ENDS, ANY, ENDS)));

  private static final Language LOWER = ascii('A');

  private static final Language UPPER = ascii('a');

  private FixedPoints() {}

  /** All of ASCII but the 26 letters from one on. */
  private static Language ascii(char first) {
    return Language.star(
        Language.choice(
            Language.chars(CharSet.range('\0', (char) (first - 1))),
            Language.chars(CharSet.range((char) (first + 26), '\u007f'))));
  }

  /** A call on a symbol that is nowhere else, so that nothing is lost by the guess. */
  static Optional<Expr> findExact(NarrowedQuery guess) {
    return guess.find(
        expr ->
            expr.arity() > 0
                && expr.arg(0) instanceof Symbol symbol
                && isExact(expr)
                && guess.count(user -> uses(user, symbol)) == 1);
  }

  private static boolean uses(Expr user, Symbol symbol) {
    for (int i = 0; i < user.arity(); i++) {
      if (user.arg(i) == symbol) {
        return true;
      }
    }
    return false;
  }

  /** Whether what it gives for any text is what it leaves alone. */
  private static boolean isExact(Expr expr) {
    return expr.is(StringOp.REPLACE_ALL)
        && expr.arg(1) instanceof Const text
        && text.value().asString().length() == 1
        && expr.arg(2) instanceof Const other
        && !other.value().asString().contains(text.value().asString());
  }

  /** A call on a symbol that may change nothing. */
  static Optional<Expr> find(NarrowedQuery guess) {
    return guess.find(expr -> expr.arity() > 0 && expr.arg(0) instanceof Symbol && isOne(expr));
  }

  private static boolean isOne(Expr expr) {
    if (expr.is(StringOp.REPLACE_ALL) || expr.is(StringOp.REPLACE_ONE)) {
      return expr.arg(1) instanceof Const text && !text.value().asString().isEmpty();
    }
    return isTrim(expr)
        || expr.is(StringOp.TO_LOWER)
        || expr.is(StringOp.TO_UPPER)
        || TightSplit.isOne(expr);
  }

  private static boolean isTrim(Expr expr) {
    return expr.is(StringOp.TRIM)
        || expr.is(StringOp.STRIP)
        || expr.is(StringOp.STRIP_LEADING)
        || expr.is(StringOp.STRIP_TRAILING);
  }

  /** The guess with the call left out. */
  static NarrowedQuery apply(NarrowedQuery guess, Expr call) {
    if (TightSplit.isOne(call)) {
      return TightSplit.apply(guess, call);
    }
    Symbol symbol = (Symbol) call.arg(0);
    return guess.with(
        (apply, args) -> apply == call ? symbol : apply, List.of(condition(guess.factory(), call)));
  }

  private static Expr condition(ExprFactory factory, Expr call) {
    if (call.is(StringOp.REPLACE_ALL) || call.is(StringOp.REPLACE_ONE)) {
      return factory.not(factory.apply(StringOp.CONTAINS, call.arg(0), call.arg(1)));
    }
    Language fixed = isTrim(call) ? TRIMMED : call.is(StringOp.TO_LOWER) ? LOWER : UPPER;
    return factory.apply(StringOp.IN, call.arg(0), factory.language(fixed));
  }
}
