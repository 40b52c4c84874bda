package dev.clew.models.time;

import dev.clew.engine.terms.Terms;
import dev.clew.models.basis.Integers;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.Language;

/**
 * The numbers in a text that one of the {@linkplain IsoLanguages languages} has; without meaning
 * for others.
 */
record IsoText(Terms terms, Expr text) {

  private static final int NANO_DIGITS = 9;

  Expr in(Language language) {
    return terms.factory().apply(StringOp.IN, text, terms.factory().language(language));
  }

  /** From a position on, so many units. */
  Expr part(Expr from, Expr count) {
    return terms.factory().apply(StringOp.SLICE, text, from, count);
  }

  IsoText from(Expr position) {
    return new IsoText(terms, part(position, length()));
  }

  /** What digits and a sign stand for, as a mathematical integer. */
  private Expr value(Expr digits, int radix) {
    return terms.factory().apply(StringOp.PARSE, digits, integers().constant(radix));
  }

  /** The same of decimal digits. */
  Expr value(Expr digits) {
    return value(digits, 10);
  }

  Expr number(Sort sort, Expr digits, int radix) {
    return terms.factory().convert(BitsOp.FROM_INTEGER, sort, value(digits, radix));
  }

  /** A mathematical integer as an {@code int}. */
  Expr number(Expr value) {
    return terms.factory().convert(BitsOp.FROM_INTEGER, Sort.INT, value);
  }

  /** Two digits at a position; 0 where there are none. A mathematical integer. */
  Expr two(Expr position) {
    return value(part(position, integers().constant(2)), 10);
  }

  Expr two(int position) {
    return two(integers().constant(position));
  }

  /** What is before a position, as a year with its sign. A mathematical integer. */
  Expr year(Expr end) {
    return value(part(integers().constant(0), end), 10);
  }

  /** The digits from a position on: as many as there are, of nine. A mathematical integer. */
  Expr nanos(int position) {
    Expr digits = part(integers().constant(position), integers().constant(NANO_DIGITS));
    Expr padded = terms.text(digits, "0".repeat(NANO_DIGITS));
    Expr nine = integers().constant(NANO_DIGITS);
    return value(terms.factory().apply(StringOp.SLICE, padded, integers().constant(0), nine), 10);
  }

  /** Where a word stands first from a position on; -1 if nowhere. */
  Expr find(String word, Expr from) {
    return terms.factory().apply(StringOp.INDEX_OF, text, terms.factory().string(word), from);
  }

  Expr length() {
    return terms.factory().apply(StringOp.LENGTH, text);
  }

  /** A position counted from the end of another. */
  Expr before(Expr position, int count) {
    return integers().minus(position, integers().constant(count));
  }

  Integers integers() {
    return new Integers(terms.factory());
  }
}
