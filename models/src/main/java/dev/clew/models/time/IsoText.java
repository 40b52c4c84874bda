package dev.clew.models.time;

import dev.clew.engine.machine.Terms;
import dev.clew.models.Integers;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.Language;

/**
 * The numbers in a text that one of the {@linkplain IsoLanguages languages} has; without meaning
 * for others. Numbers are {@code int}s.
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

  Expr number(Expr digits) {
    return number(Sort.INT, digits, 10);
  }

  Expr number(Sort sort, Expr digits, int radix) {
    Expr value = terms.factory().apply(StringOp.PARSE, digits, integers().constant(radix));
    return terms.factory().convert(BitsOp.FROM_INTEGER, sort, value);
  }

  /** Two digits at a position. */
  Expr two(Expr position) {
    return number(part(position, integers().constant(2)));
  }

  Expr two(int position) {
    return two(integers().constant(position));
  }

  /** What is before a position, as a year with its sign. */
  Expr year(Expr end) {
    return number(part(integers().constant(0), end));
  }

  /** The digits of a fraction that begins at a position: as many as there are, of nine. */
  Expr nanos(int position) {
    Expr digits = part(integers().constant(position), integers().constant(NANO_DIGITS));
    Expr padded = terms.text(digits, "0".repeat(NANO_DIGITS));
    return number(
        terms
            .factory()
            .apply(
                StringOp.SLICE, padded, integers().constant(0), integers().constant(NANO_DIGITS)));
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
