package dev.clew.models.time;

import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Insn;
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
import java.util.function.Function;
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
  private record Kind(
      Language shape, Language language, Refused refused, Function<IsoText, Reading> reading) {}

  private IsoModels() {}

  static void register(Models models) {
    on(
        models,
        "LocalDate",
        new Kind(
            IsoLanguages.DATE_SHAPE,
            IsoLanguages.DATE,
            new Refused("LocalDate.parse", 1, LocalDate::parse),
            text -> Reading.date(text, text.length())));
    on(
        models,
        "LocalTime",
        new Kind(
            IsoLanguages.TIME_SHAPE,
            IsoLanguages.TIME,
            new Refused("LocalTime.parse", 1, LocalTime::parse),
            Reading::time));
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
            Reading::yearMonth));
    on(
        models,
        "Year",
        new Kind(
            IsoLanguages.YEAR_ALONE,
            IsoLanguages.YEAR_ALONE,
            new Refused("Year.parse", 0, Year::parse),
            Reading::year));
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
    Reading reading = kind.reading.apply(text);
    Expr isGood = c.terms().factory().and(exists, reading.ranges());
    Branch good = c.when(isGood, k -> k.giveObject(reading.make(k.machine()).id()));
    Branch bad = c.when(c.terms().factory().not(hasShape), k -> kind.refused.raise(k, term));
    if (hasShape.equals(exists)) {
      return c.fork(List.of(good, bad));
    }
    Expr isWrong = c.terms().factory().and(hasShape, c.terms().factory().not(exists));
    return c.fork(List.of(good, c.when(isWrong, k -> kind.refused.raiseWithCause(k, term)), bad));
  }

  private static Reading dateTime(IsoText text) {
    Expr mark = mark(text);
    return Reading.dateTime(
        Reading.date(text, mark), Reading.time(text.from(text.before(mark, -1))));
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
}
