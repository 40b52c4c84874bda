package dev.clew.models.time;

import dev.clew.engine.model.Call;
import dev.clew.models.basis.Integers;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import java.util.List;

/**
 * A date, a time with seconds and an offset, in a text that has them. An hour 24 is the next day's
 * first, and a second 60 counts as the one before it.
 *
 * @param mark where the T is
 * @param zone where the offset begins
 * @param offset by how many seconds the time is ahead of UTC
 */
record Moment(IsoText text, Expr mark, Expr zone, Expr offset) {

  private static final int SECONDS_OF_DAY = 86_400;
  private static final int SECONDS_OF_HOUR = 3_600;
  private static final int SECONDS_OF_MINUTE = 60;

  /** Of a year of four digits, in UTC. */
  static Moment plain(IsoText text) {
    Integers integers = text.integers();
    return new Moment(
        text,
        integers.constant("yyyy-MM-dd".length()),
        text.before(text.length(), 1),
        integers.constant(0));
  }

  /** Of any year, with any offset. */
  static Moment any(IsoText text) {
    Expr mark = first(text, "T", "t", text.integers().constant(0));
    Expr zulu = first(text, "Z", "z", mark);
    Expr sign = first(text, "+", "-", mark);
    ExprFactory factory = text.terms().factory();
    Integers integers = text.integers();
    Expr hasSign = factory.not(integers.isNegative(sign));
    Expr seconds =
        integers.plus(
            minutes(text, sign, 1),
            text.value(text.part(text.before(sign, -7), integers.constant(2))));
    Expr isBehind = integers.isNegative(text.find("+", mark));
    Expr ahead = factory.ite(isBehind, integers.negate(seconds), seconds);
    return new Moment(
        text,
        mark,
        factory.ite(hasSign, sign, zulu),
        factory.ite(hasSign, ahead, integers.constant(0)));
  }

  private static Expr first(IsoText text, String one, String other, Expr from) {
    Expr place = text.find(one, from);
    Expr isNone = text.integers().isNegative(place);
    return text.terms().factory().ite(isNone, text.find(other, from), place);
  }

  /** Hours and minutes so far behind a position, in seconds. */
  private static Expr minutes(IsoText text, Expr position, int distance) {
    Integers integers = text.integers();
    Expr hours = text.two(text.before(position, -distance));
    Expr minutes = text.two(text.before(position, -distance - "HH:".length()));
    return integers.plus(
        integers.times(hours, integers.constant(SECONDS_OF_HOUR)),
        integers.times(minutes, integers.constant(SECONDS_OF_MINUTE)));
  }

  private IsoText time() {
    Expr start = text.before(mark, -1);
    return new IsoText(text.terms(), text.part(start, text.integers().minus(zone, start)));
  }

  /** What follows from the text's language, said once more. */
  Expr ranges() {
    Expr date = TemporalReading.date(text, mark).ranges();
    return text.terms().factory().and(date, TemporalReading.time(time()).ranges());
  }

  private Expr seconds() {
    Integers integers = text.integers();
    List<Expr> date =
        List.of(
            text.number(text.year(text.before(mark, "-MM-dd".length()))),
            text.number(text.two(text.before(mark, "MM-dd".length()))),
            text.number(text.two(text.before(mark, "dd".length()))));
    Expr days = CalendarModels.epochDay(text.terms(), date);
    Expr written = text.two(text.before(mark, -"THH:mm:".length()));
    Expr last = integers.constant(SECONDS_OF_MINUTE - 1);
    Expr second = text.terms().factory().ite(integers.atMost(written, last), written, last);
    Expr ofDay = integers.plus(minutes(text, mark, 1), second);
    Expr all = integers.plus(integers.times(days, integers.constant(SECONDS_OF_DAY)), ofDay);
    return integers.minus(all, offset);
  }

  TemporalObject make(Call c) {
    return TemporalObject.shared(c.memory(), "java/time/Instant")
        .with("seconds", text.terms().factory().convert(BitsOp.FROM_INTEGER, Sort.LONG, seconds()))
        .with("nanos", text.number(time().nanos("HH:mm:ss.".length())));
  }
}
