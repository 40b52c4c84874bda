package dev.clew.models.time;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.models.basis.SameJdk;
import dev.clew.models.text.SequenceTexts;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.util.List;
import java.util.Locale;

/**
 * {@code parse} of dates and times by a formatter of a pattern such as {@code dd.MM.yyyy}: the
 * paths are those of ISO's form. Midnight at the end of a day is left to the JDK's own code.
 */
final class PatternDateModels {

  private static final String STRICTLY = "!";

  /** What is made of what is read. */
  private enum Kind {
    DATE(3, 0),
    TIME(0, 2),
    DATE_TIME(3, 2);

    private final int dateFields;
    private final int leastTimeFields;

    Kind(int dateFields, int leastTimeFields) {
      this.dateFields = dateFields;
      this.leastTimeFields = leastTimeFields;
    }

    boolean fits(FormatterPattern pattern) {
      boolean isDate = pattern.hasYear() && pattern.has("MM") && pattern.has("dd");
      boolean isTime = pattern.has("HH") && pattern.has("mm");
      int seconds = leastTimeFields > 0 && pattern.has("ss") ? 1 : 0;
      return (dateFields == 0 || isDate)
          && (leastTimeFields == 0 || isTime)
          && pattern.fieldCount() == dateFields + leastTimeFields + seconds;
    }

    TemporalReading reading(PatternFields text) {
      return switch (this) {
        case DATE -> text.date();
        case TIME -> text.time();
        case DATE_TIME -> TemporalReading.dateTime(text.date(), text.time());
      };
    }
  }

  private PatternDateModels() {}

  static void register(Models models) {
    on(models, "LocalDate", Kind.DATE, (text, by) -> LocalDate.parse(text, formatter(by)));
    on(models, "LocalTime", Kind.TIME, (text, by) -> LocalTime.parse(text, formatter(by)));
    on(
        models,
        "LocalDateTime",
        Kind.DATE_TIME,
        (text, by) -> LocalDateTime.parse(text, formatter(by)));
  }

  /** A pattern that is resolved strictly has a mark before it. */
  private static DateTimeFormatter formatter(String pattern) {
    boolean strict = pattern.startsWith(STRICTLY);
    return DateTimeFormatter.ofPattern(strict ? pattern.substring(1) : pattern, Locale.ROOT)
        .withResolverStyle(strict ? ResolverStyle.STRICT : ResolverStyle.SMART);
  }

  private static void on(
      Models models, String name, Kind kind, TemporalRefusal.PatternReader reader) {
    String owner = "java/time/" + name;
    TemporalRefusal refused = TemporalRefusal.ofPattern(name + ".parse", 1, reader);
    models.on(
        owner
            + ".parse(Ljava/lang/CharSequence;Ljava/time/format/DateTimeFormatter;)L"
            + owner
            + ";",
        SameJdk.only(c -> parse(c, kind, refused)));
  }

  private static CallExit parse(Call c, Kind kind, TemporalRefusal refused) {
    if (!c.isSettled(1)) {
      return c.decide(1);
    }
    Expr term = c.isNull(0) || c.isNull(1) ? null : SequenceTexts.text(c, 0);
    if (term != null && kind == Kind.DATE && FormatterPattern.isIsoDate(c.memory(), c.id(1))) {
      return IsoModels.date(c);
    }
    FormatterPattern pattern = term == null ? null : FormatterPattern.of(c.memory(), c.id(1));
    if (term == null || pattern == null || !kind.fits(pattern)) {
      return c.own();
    }
    ExprFactory factory = c.terms().factory();
    PatternFields text = new PatternFields(new IsoText(c.terms(), term), pattern);
    PatternLanguages languages = new PatternLanguages(pattern);
    Expr hasShape = text.in(languages.shape());
    Expr exists =
        pattern.strict() && pattern.has("dd")
            ? factory.and(text.in(languages.existing()), text.existsDay())
            : text.in(languages.existing());
    Expr endsDay = text.in(languages.endOfDay());
    Expr isKnown = factory.or(exists, endsDay);
    Expr isWrong = factory.and(hasShape, factory.not(isKnown));
    TemporalReading reading = kind.reading(text);
    Expr letters = factory.string((pattern.strict() ? STRICTLY : "") + pattern.letters());
    return c.fork(
        List.of(
            c.when(
                factory.and(exists, reading.ranges()),
                k -> k.giveObject(reading.make(k.memory()).id())),
            c.when(endsDay, Call::own),
            c.when(isWrong, k -> refused.raiseWithCause(k, term, letters)),
            c.when(factory.not(hasShape), k -> refused.raise(k, term, letters))));
  }
}
