package dev.clew.solver.print;

import dev.clew.solver.expr.Expr;

/** A piece of a {@link Phrase}. */
sealed interface PhrasePart {

  /** Text as it stands. */
  record Text(String text) implements PhrasePart {}

  /** A term's own phrase, in parentheses if it is looser than {@code least}. */
  record Slot(Expr expr, JavaPrecedence least) implements PhrasePart {}

  /** A given phrase, in parentheses if it is looser than {@code least}. */
  record Nested(Phrase phrase, JavaPrecedence least) implements PhrasePart {}

  static PhrasePart text(String text) {
    return new Text(text);
  }

  static PhrasePart of(Expr expr, JavaPrecedence least) {
    return new Slot(expr, least);
  }

  /** A term where anything may stand: between parentheses or commas. */
  static PhrasePart of(Expr expr) {
    return new Slot(expr, JavaPrecedence.TERNARY);
  }
}
