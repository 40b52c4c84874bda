package dev.clew.models.time;

import dev.clew.engine.model.PathMemory;
import dev.clew.models.basis.Integers;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.List;

/**
 * What a text says: the numbers of an object and of those in it. Their ranges follow from the
 * text's language; stated once more, they spare the solver to find that out for each comparison.
 */
final class TemporalReading {

  private static final int MOST_YEARS = 999_999_999;
  private static final int MOST_NANOS = 999_999_999;

  /** A field with a mathematical integer that is within bounds. */
  private record Amount(String field, Expr value, int least, int most) {}

  private record Part(String field, TemporalReading reading) {}

  private final IsoText text;
  private final String name;
  private final boolean isShared;
  private final List<Amount> numbers = new ArrayList<>();
  private final List<Part> parts = new ArrayList<>();

  private TemporalReading(IsoText text, String name, boolean isShared) {
    this.text = text;
    this.name = "java/time/" + name;
    this.isShared = isShared;
  }

  private TemporalReading with(String field, Expr value, int least, int most) {
    numbers.add(new Amount(field, value, least, most));
    return this;
  }

  /** A date that ends at a position. */
  static TemporalReading date(IsoText text, Expr end) {
    return date(
        text,
        text.year(text.before(end, "-MM-dd".length())),
        text.two(text.before(end, "MM-dd".length())),
        text.two(text.before(end, "dd".length())));
  }

  /** A date of three mathematical integers. */
  static TemporalReading date(IsoText text, Expr year, Expr month, Expr day) {
    return new TemporalReading(text, "LocalDate", /* isShared= */ false)
        .with("year", year, -MOST_YEARS, MOST_YEARS)
        .with("month", month, 1, 12)
        .with("day", day, 1, 31);
  }

  /** What is missing counts as zero. */
  static TemporalReading time(IsoText text) {
    return time(
        text,
        text.two(0),
        text.two("HH:".length()),
        text.two("HH:mm:".length()),
        text.nanos("HH:mm:ss.".length()));
  }

  /** A time of four mathematical integers. Whole hours are shared. */
  static TemporalReading time(IsoText text, Expr hour, Expr minute, Expr second, Expr nano) {
    return new TemporalReading(text, "LocalTime", /* isShared= */ true)
        .with("hour", hour, 0, 23)
        .with("minute", minute, 0, 59)
        .with("second", second, 0, 59)
        .with("nano", nano, 0, MOST_NANOS);
  }

  static TemporalReading dateTime(TemporalReading date, TemporalReading time) {
    TemporalReading both = new TemporalReading(date.text, "LocalDateTime", /* isShared= */ false);
    both.parts.add(new Part("date", date));
    both.parts.add(new Part("time", time));
    return both;
  }

  static TemporalReading yearMonth(IsoText text) {
    Expr end = text.length();
    return new TemporalReading(text, "YearMonth", /* isShared= */ false)
        .with("year", text.year(text.before(end, "-MM".length())), -MOST_YEARS, MOST_YEARS)
        .with("month", text.two(text.before(end, "MM".length())), 1, 12);
  }

  static TemporalReading year(IsoText text) {
    return new TemporalReading(text, "Year", /* isShared= */ false)
        .with("year", text.year(text.length()), -MOST_YEARS, MOST_YEARS);
  }

  /** That all numbers are within their bounds. */
  Expr ranges() {
    Integers integers = text.integers();
    Expr all = text.terms().factory().bool(true);
    for (Amount each : numbers) {
      Expr isEnough = integers.atMost(integers.constant(each.least), each.value);
      Expr isNotMore = integers.atMost(each.value, integers.constant(each.most));
      Expr isWithin = text.terms().factory().and(isEnough, isNotMore);
      all = text.terms().factory().and(all, isWithin);
    }
    for (Part part : parts) {
      all = text.terms().factory().and(all, part.reading.ranges());
    }
    return all;
  }

  TemporalObject make(PathMemory m) {
    TemporalObject made = isShared ? TemporalObject.shared(m, name) : TemporalObject.made(m, name);
    numbers.forEach(each -> made.with(each.field, text.number(each.value)));
    parts.forEach(part -> made.with(part.field, part.reading.make(m)));
    return made;
  }
}
