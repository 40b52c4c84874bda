package dev.clew.solver.print;

import dev.clew.solver.expr.Expr;

/** A piece of a {@link Phrase}. */
sealed interface Part {

  /** Text as it stands. */
  record Text(String text) implements Part {}

  /** A term's own phrase, in parentheses if it is looser than {@code least}. */
  record Slot(Expr expr, Precedence least) implements Part {}

  /** A given phrase, in parentheses if it is looser than {@code least}. */
  record Nested(Phrase phrase, Precedence least) implements Part {}

  static Part text(String text) {
    return new Text(text);
  }

  static Part of(Expr expr, Precedence least) {
    return new Slot(expr, least);
  }

  /** A term where anything may stand: between parentheses or commas. */
  static Part of(Expr expr) {
    return new Slot(expr, Precedence.TERNARY);
  }
}
