package dev.clew.models.time;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.CallWay;
import dev.clew.engine.model.Models;
import dev.clew.models.basis.SameJdk;
import dev.clew.models.text.SequenceTexts;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.language.Language;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * {@code parse} of dates and times in ISO's form: three paths, for what is read, for texts of
 * another shape, and for those of the right shape that name no date or time. Dates with a time are
 * two paths, because the place of the time depends on whether the year has a sign.
 */
final class IsoModels {

  /** Where the time begins after a year without a sign. */
  private static final int PLAIN_MARK = "yyyy-MM-dd".length();

  /**
   * A method that reads texts.
   *
   * @param shape what the formatter's parser takes
   * @param forms what names something that exists; they do not overlap, and are part of the shape
   */
  private record Kind(Language shape, TemporalRefusal refused, List<Form> forms) {

    Kind(
        Language shape,
        Language language,
        TemporalRefusal refused,
        Function<IsoText, TemporalReading> reading) {
      this(shape, refused, List.of(new Form(language, reading)));
    }
  }

  /** Texts whose numbers stand at the same places. */
  private record Form(Language language, Function<IsoText, TemporalReading> reading) {}

  private static final Kind DATE =
      new Kind(
          IsoLanguages.DATE_SHAPE,
          IsoLanguages.DATE,
          new TemporalRefusal("LocalDate.parse", 1, LocalDate::parse),
          text -> TemporalReading.date(text, text.length()));

  private IsoModels() {}

  static void register(Models models) {
    on(models, "LocalDate", DATE);
    on(
        models,
        "LocalTime",
        new Kind(
            IsoLanguages.TIME_SHAPE,
            IsoLanguages.TIME,
            new TemporalRefusal("LocalTime.parse", 1, LocalTime::parse),
            TemporalReading::time));
    on(
        models,
        "LocalDateTime",
        new Kind(
            IsoLanguages.DATE_TIME_SHAPE,
            new TemporalRefusal("LocalDateTime.parse", 1, LocalDateTime::parse),
            List.of(
                new Form(
                    IsoLanguages.PLAIN_DATE_TIME,
                    text -> dateTime(text, text.integers().constant(PLAIN_MARK))),
                new Form(IsoLanguages.SIGNED_DATE_TIME, text -> dateTime(text, mark(text))))));
    on(
        models,
        "YearMonth",
        new Kind(
            IsoLanguages.YEAR_MONTH_SHAPE,
            IsoLanguages.YEAR_MONTH,
            new TemporalRefusal("YearMonth.parse", 2, YearMonth::parse),
            TemporalReading::yearMonth));
    on(
        models,
        "Year",
        new Kind(
            IsoLanguages.YEAR_ALONE,
            IsoLanguages.YEAR_ALONE,
            new TemporalRefusal("Year.parse", 0, Year::parse),
            TemporalReading::year));
  }

  private static void on(Models models, String name, Kind kind) {
    String owner = "java/time/" + name;
    models.on(
        owner + ".parse(Ljava/lang/CharSequence;)L" + owner + ";",
        SameJdk.only(c -> parse(c, kind)));
  }

  /** A date of the call's first argument. */
  static CallExit date(Call c) {
    return parse(c, DATE);
  }

  private static CallExit parse(Call c, Kind kind) {
    Expr term = SequenceTexts.text(c, 0);
    if (term == null) {
      return c.own();
    }
    IsoText text = new IsoText(c.terms(), term);
    ExprFactory factory = c.terms().factory();
    Expr hasShape = text.in(kind.shape);
    Expr exists = factory.bool(false);
    List<CallWay> ways = new ArrayList<>();
    for (Form form : kind.forms) {
      Expr isForm = text.in(form.language);
      TemporalReading reading = form.reading.apply(text);
      ways.add(
          c.when(
              factory.and(isForm, reading.ranges()),
              k -> k.giveObject(reading.make(k.memory()).id())));
      exists = factory.or(exists, isForm);
    }
    if (!hasShape.equals(exists)) {
      Expr isWrong = factory.and(hasShape, factory.not(exists));
      ways.add(c.when(isWrong, k -> kind.refused.raiseWithCause(k, term)));
    }
    ways.add(c.when(factory.not(hasShape), k -> kind.refused.raise(k, term)));
    return c.fork(ways);
  }

  private static TemporalReading dateTime(IsoText text, Expr mark) {
    return TemporalReading.dateTime(
        TemporalReading.date(text, mark), TemporalReading.time(text.from(text.before(mark, -1))));
  }

  /** Where the time begins. */
  private static Expr mark(IsoText text) {
    Expr large = text.find("T", text.integers().constant(0));
    return text.terms()
        .factory()
        .ite(text.integers().isNegative(large), text.find("t", text.integers().constant(0)), large);
  }
}
