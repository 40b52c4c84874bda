package dev.clew.models.time;

import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.Models;
import dev.clew.models.SameJdk;
import dev.clew.models.Sequences;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.Language;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code parse} of dates and times in ISO's form: three paths, for what is read, for texts of
 * another shape, and for those of the right shape that name no date or time.
 */
final class IsoModels {

  private static final int DATE_TIME_MARK = 10;

  /**
   * A method that reads texts.
   *
   * @param shape what the formatter's parser takes
   * @param language what names something that exists; part of the shape
   */
  private record Kind(Language shape, Language language, Refused refused, Making making) {}

  /** Makes what a text of the language says. */
  @FunctionalInterface
  private interface Making {
    Temporal of(Machine m, IsoText text);
  }

  private IsoModels() {}

  static void register(Models models) {
    on(
        models,
        "LocalDate",
        new Kind(
            IsoLanguages.DATE_SHAPE,
            IsoLanguages.DATE,
            new Refused("LocalDate.parse", 1, LocalDate::parse),
            (m, text) -> date(m, text, text.length())));
    on(
        models,
        "LocalTime",
        new Kind(
            IsoLanguages.TIME_SHAPE,
            IsoLanguages.TIME,
            new Refused("LocalTime.parse", 1, LocalTime::parse),
            IsoModels::time));
    on(
        models,
        "LocalDateTime",
        new Kind(
            IsoLanguages.DATE_TIME_SHAPE,
            IsoLanguages.DATE_TIME,
            new Refused("LocalDateTime.parse", 1, LocalDateTime::parse),
            IsoModels::dateTime));
    on(
        models,
        "YearMonth",
        new Kind(
            IsoLanguages.YEAR_MONTH_SHAPE,
            IsoLanguages.YEAR_MONTH,
            new Refused("YearMonth.parse", 2, YearMonth::parse),
            IsoModels::yearMonth));
    on(
        models,
        "Year",
        new Kind(
            IsoLanguages.YEAR_ALONE,
            IsoLanguages.YEAR_ALONE,
            new Refused("Year.parse", 0, Year::parse),
            IsoModels::year));
  }

  private static void on(Models models, String name, Kind kind) {
    String owner = "java/time/" + name;
    models.on(
        owner + ".parse(Ljava/lang/CharSequence;)L" + owner + ";",
        SameJdk.only(c -> parse(c, kind)));
  }

  private static @Nullable Insn parse(Call c, Kind kind) {
    Expr term = Sequences.text(c, 0);
    if (term == null) {
      return c.own();
    }
    IsoText text = new IsoText(c.terms(), term);
    Expr hasShape = text.in(kind.shape);
    Expr exists = text.in(kind.language);
    Branch good = c.when(exists, k -> k.giveObject(kind.making.of(k.machine(), text).id()));
    Branch bad = c.when(c.terms().factory().not(hasShape), k -> kind.refused.raise(k, term));
    if (hasShape.equals(exists)) {
      return c.fork(List.of(good, bad));
    }
    Expr isWrong = c.terms().factory().and(hasShape, c.terms().factory().not(exists));
    return c.fork(List.of(good, c.when(isWrong, k -> kind.refused.raiseWithCause(k, term)), bad));
  }

  private static Temporal date(Machine m, IsoText text, Expr end) {
    return Temporal.made(m, "java/time/LocalDate")
        .with("year", text.year(text.before(end, "-MM-dd".length())))
        .with("month", text.two(text.before(end, "MM-dd".length())))
        .with("day", text.two(text.before(end, "dd".length())));
  }

  /** What is missing counts as zero. Whole hours are shared. */
  private static Temporal time(Machine m, IsoText text) {
    return Temporal.shared(m, "java/time/LocalTime")
        .with("hour", text.two(0))
        .with("minute", text.two("HH:".length()))
        .with("second", text.two("HH:mm:".length()))
        .with("nano", text.nanos("HH:mm:ss.".length()));
  }

  private static Temporal dateTime(Machine m, IsoText text) {
    Expr mark = mark(text);
    return Temporal.made(m, "java/time/LocalDateTime")
        .with("date", date(m, text, mark))
        .with("time", time(m, text.from(text.before(mark, -1))));
  }

  /** Where the time begins: it differs only for years with a sign. */
  private static Expr mark(IsoText text) {
    Expr large = find(text, "T");
    Expr found =
        text.terms().factory().ite(text.integers().isNegative(large), find(text, "t"), large);
    return text.terms()
        .factory()
        .ite(isSigned(text), found, text.integers().constant(DATE_TIME_MARK));
  }

  private static Expr isSigned(IsoText text) {
    return text.terms().factory().or(startsWith(text, "+"), startsWith(text, "-"));
  }

  private static Expr startsWith(IsoText text, String word) {
    return text.terms()
        .factory()
        .apply(StringOp.STARTS_WITH, text.text(), text.terms().factory().string(word));
  }

  private static Expr find(IsoText text, String word) {
    return text.terms()
        .factory()
        .apply(
            StringOp.INDEX_OF,
            text.text(),
            text.terms().factory().string(word),
            text.integers().constant(0));
  }

  private static Temporal yearMonth(Machine m, IsoText text) {
    return Temporal.made(m, "java/time/YearMonth")
        .with("year", text.year(text.before(text.length(), "-MM".length())))
        .with("month", text.two(text.before(text.length(), "MM".length())));
  }

  private static Temporal year(Machine m, IsoText text) {
    return Temporal.made(m, "java/time/Year").with("year", text.number(text.text()));
  }
}
