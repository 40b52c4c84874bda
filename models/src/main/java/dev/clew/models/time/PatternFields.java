package dev.clew.models.time;

import dev.clew.models.basis.Integers;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.language.Language;
import java.util.List;

/**
 * The numbers in a text that a formatter of a pattern reads: those before the first of open length
 * stand at places that are known from the start, those behind the last one from the end.
 */
record PatternFields(IsoText text, FormatterPattern pattern) {

  Expr in(Language language) {
    return text.in(language);
  }

  /** That the day is one of its month; the others are read as its last. */
  Expr existsDay() {
    return integers().atMost(number("dd"), lastDay(year(), number("MM")));
  }

  TemporalReading date() {
    Expr last = lastDay(year(), number("MM"));
    Expr written = number("dd");
    Expr day =
        pattern.strict()
            ? written
            : text.terms().factory().ite(integers().atMost(written, last), written, last);
    return TemporalReading.date(text, year(), number("MM"), day);
  }

  TemporalReading time() {
    Expr zero = integers().constant(0);
    Expr second = pattern.has("ss") ? number("ss") : zero;
    return TemporalReading.time(text, number("HH"), number("mm"), second, zero);
  }

  private Integers integers() {
    return text.integers();
  }

  private Expr year() {
    Expr written = pattern.has("uuuu") ? number("uuuu") : number("yyyy");
    boolean isOpen = pieces().stream().anyMatch(piece -> piece.isYear() && piece.isOpen());
    return isOpen
        ? written
        : integers().plus(written, integers().constant(FormatterPattern.MILLENNIUM));
  }

  private List<FormatterPattern.Piece> pieces() {
    return pattern.pieces();
  }

  private Expr number(String field) {
    int piece = 0;
    while (!field.equals(pieces().get(piece).field())) {
      piece++;
    }
    Expr start = start(piece);
    return pieces().get(piece).isOpen()
        ? text.value(text.part(start, integers().minus(start(piece + 1), start)))
        : text.two(start);
  }

  /** Where a piece begins; behind the last one the text ends. */
  private Expr start(int piece) {
    if (width(0, piece) >= 0) {
      return integers().constant(width(0, piece));
    }
    int behind = width(piece, pieces().size());
    if (behind >= 0) {
      return text.before(text.length(), behind);
    }
    Expr before = start(piece - 1);
    FormatterPattern.Piece last = pieces().get(piece - 1);
    return last.isOpen()
        ? text.find(pieces().get(piece).literal(), text.before(before, -1))
        : text.before(before, -width(piece - 1, piece));
  }

  /** How many units some pieces have together; -1 if one has an open length. */
  private int width(int from, int to) {
    int width = 0;
    for (FormatterPattern.Piece piece : pieces().subList(from, to)) {
      String letters = piece.letters();
      if (piece.isOpen()) {
        return -1;
      }
      width += letters == null ? piece.literal().length() : letters.length();
    }
    return width;
  }

  private Expr lastDay(Expr year, Expr month) {
    ExprFactory factory = text.terms().factory();
    Expr isShort = is(month, 4);
    for (int each : new int[] {6, 9, 11}) {
      isShort = factory.or(isShort, is(month, each));
    }
    Expr february = factory.ite(isLeap(year), integers().constant(29), integers().constant(28));
    Expr other = factory.ite(isShort, integers().constant(30), integers().constant(31));
    return factory.ite(is(month, 2), february, other);
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
