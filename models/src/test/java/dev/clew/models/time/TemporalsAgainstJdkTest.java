package dev.clew.models.time;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.models.kit.Differential;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class TemporalsAgainstJdkTest {

  private static final int CASES = Integer.getInteger("temporals.cases", 150);
  private static final int TEXTS = Integer.getInteger("temporals.texts", 20_000);

  @Test
  void datesOfUnknownTextsAreTheJdks() {
    compare(DateSubjects.class, TemporalTexts::date);
  }

  @Test
  void timesOfUnknownTextsAreTheJdks() {
    compare(TimeSubjects.class, TemporalTexts::moment);
  }

  @Test
  void yearsAndMonthsOfUnknownTextsAreTheJdks() {
    compare(MonthSubjects.class, TemporalTexts::month);
  }

  @Test
  void datesOfPatternsAreTheJdks() {
    PatternTexts texts = new PatternTexts(Long.getLong("seed", 3));
    Differential.Report report =
        new Differential(PatternDateSubjects.class).run(CASES, method -> type -> texts.any());
    System.out.println(report.counts());
    assertThat(report.differences()).isEmpty();
  }

  @Test
  void amountsAndMomentsOfUnknownTextsAreTheJdks() {
    AmountTexts texts = new AmountTexts(Long.getLong("seed", 4));
    Differential.Report report =
        new Differential(AmountSubjects.class).run(CASES, method -> type -> texts.any());
    System.out.println(report.counts());
    assertThat(report.differences()).isEmpty();
    assertThat(report.unsupported()).isZero();
  }

  @Test
  void identifiersOfUnknownTextsAreTheJdks() {
    compare(IdSubjects.class, TemporalTexts::id);
  }

  private static void compare(Class<?> subjects, Function<TemporalTexts, String> kind) {
    TemporalTexts texts = new TemporalTexts(Long.getLong("seed", 1));
    Differential.Report report =
        new Differential(subjects).run(CASES, method -> type -> kind.apply(texts));
    System.out.println(report.counts());
    assertThat(report.differences()).isEmpty();
    assertThat(report.unsupported()).isZero();
  }

  @Test
  void languagesHaveExactlyTheTextsThatTheJdkReads() {
    TemporalTexts texts = new TemporalTexts(Long.getLong("seed", 2));
    List<String> differences = new ArrayList<>();
    int read = 0;
    for (int i = 0; i < TEXTS; i++) {
      String text = texts.any();
      for (Kind kind : KINDS) {
        String wanted = onJdk(kind, text);
        read += wanted.equals("read") ? 1 : 0;
        String here = here(kind, text);
        if (!here.equals(wanted)) {
          differences.add(kind.name + " of " + text + ": " + wanted + ", but here " + here);
        }
      }
    }
    System.out.println(TEXTS + " texts, " + KINDS.size() + " kinds, " + read + " read");
    assertThat(differences).isEmpty();
    assertThat(read).isGreaterThan(TEXTS / 20);
  }

  private record Kind(
      String name,
      Function<String, Object> parser,
      dev.clew.solver.language.Language shape,
      dev.clew.solver.language.Language language) {}

  private static final List<Kind> KINDS =
      List.of(
          new Kind("date", LocalDate::parse, IsoLanguages.DATE_SHAPE, IsoLanguages.DATE),
          new Kind("time", LocalTime::parse, IsoLanguages.TIME_SHAPE, IsoLanguages.TIME),
          new Kind(
              "both", LocalDateTime::parse, IsoLanguages.DATE_TIME_SHAPE, IsoLanguages.DATE_TIME),
          new Kind("year", Year::parse, IsoLanguages.YEAR_ALONE, IsoLanguages.YEAR_ALONE),
          new Kind(
              "month", YearMonth::parse, IsoLanguages.YEAR_MONTH_SHAPE, IsoLanguages.YEAR_MONTH));

  private static String onJdk(Kind kind, String text) {
    try {
      return kind.parser.apply(text) == null ? "nothing" : "read";
    } catch (DateTimeParseException e) {
      return e.getCause() == null ? "another shape" : "does not exist";
    }
  }

  private static String here(Kind kind, String text) {
    if (kind.language.accepts(text)) {
      return "read";
    }
    return kind.shape.accepts(text) ? "does not exist" : "another shape";
  }
}
