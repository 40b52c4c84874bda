package dev.clew.models.time;

import dev.clew.models.basis.Integers;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.language.Language;
import java.util.List;

/**
 * The numbers in a text that a formatter of a pattern reads: those before the year stand at places
 * that are known from the start, those behind it from the end.
 */
record PatternFields(IsoText text, FormatterPattern pattern) {

  Expr in(Language language) {
    return text.in(language);
  }

  /** A day after a month's end is its last. */
  TemporalReading date() {
    Expr year = text.value(text.part(start(yearIndex()), yearLength()));
    Expr month = number("MM");
    return TemporalReading.date(text, year, month, day(year, month));
  }

  TemporalReading time() {
    Expr zero = integers().constant(0);
    Expr second = pattern.has("ss") ? number("ss") : zero;
    return TemporalReading.time(text, number("HH"), number("mm"), second, zero);
  }

  private Integers integers() {
    return text.integers();
  }

  private Expr number(String letters) {
    List<FormatterPattern.Piece> pieces = pattern.pieces();
    for (int i = 0; i < pieces.size(); i++) {
      if (letters.equals(pieces.get(i).letters())) {
        return text.two(start(i));
      }
    }
    throw new IllegalArgumentException("a pattern without " + letters);
  }

  /** Where the pattern has its year; behind the last piece if it has none. */
  private int yearIndex() {
    int index = 0;
    while (index < pattern.pieces().size() && !pattern.pieces().get(index).isYear()) {
      index++;
    }
    return index;
  }

  /** Where a piece begins. */
  private Expr start(int piece) {
    return piece <= yearIndex()
        ? integers().constant(width(0, piece))
        : text.before(text.length(), width(piece, pattern.pieces().size()));
  }

  private Expr yearLength() {
    int others = width(0, yearIndex()) + width(yearIndex() + 1, pattern.pieces().size());
    return text.before(text.length(), others);
  }

  /** How many units some pieces have together, none of which is the year. */
  private int width(int from, int to) {
    int width = 0;
    for (FormatterPattern.Piece piece : pattern.pieces().subList(from, to)) {
      String letters = piece.letters();
      width += letters == null ? piece.literal().length() : letters.length();
    }
    return width;
  }

  private Expr day(Expr year, Expr month) {
    ExprFactory factory = text.terms().factory();
    Expr written = number("dd");
    Expr isShort = is(month, 4);
    for (int each : new int[] {6, 9, 11}) {
      isShort = factory.or(isShort, is(month, each));
    }
    Expr february = factory.ite(isLeap(year), integers().constant(29), integers().constant(28));
    Expr last =
        factory.ite(
            is(month, 2),
            february,
            factory.ite(isShort, integers().constant(30), integers().constant(31)));
    return factory.ite(integers().atMost(written, last), written, last);
  }

  private Expr is(Expr number, int value) {
    return text.terms().factory().eq(number, integers().constant(value));
  }

  private Expr isLeap(Expr year) {
    ExprFactory factory = text.terms().factory();
    Expr ofCentury = factory.or(factory.not(divides(year, 100)), divides(year, 400));
    return factory.and(divides(year, 4), ofCentury);
  }

  private Expr divides(Expr year, int divisor) {
    return integers().isZero(integers().mod(year, integers().constant(divisor)));
  }
}
