package library;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.util.Locale;

/** Formatting and parsing dates. */
public final class DateFormats {

  public static void main(String[] args) {
    LocalDateTime moment = LocalDateTime.of(2024, 2, 9, 15, 4, 5, 60_700_000);
    OffsetDateTime offset = moment.atOffset(ZoneOffset.ofHours(-8));
    DateTimeFormatter[] iso = {
      DateTimeFormatter.ISO_LOCAL_DATE, DateTimeFormatter.ISO_LOCAL_TIME,
          DateTimeFormatter.ISO_LOCAL_DATE_TIME, DateTimeFormatter.BASIC_ISO_DATE,
      DateTimeFormatter.ISO_ORDINAL_DATE, DateTimeFormatter.ISO_WEEK_DATE,
          DateTimeFormatter.ISO_OFFSET_DATE_TIME, DateTimeFormatter.ISO_INSTANT
    };
    for (DateTimeFormatter formatter : iso) {
      System.out.println(formatter.format(offset));
    }
    String[] patterns = {
      "yyyy-MM-dd",
      "dd.MM.yy",
      "H:mm:ss.SSS",
      "hh 'o''clock'",
      "D",
      "uuuu/M/d HH:mm",
      "yyyyMMddHHmmss",
      "Q",
      "e",
      "n",
      "A",
      "xxx",
      "XX",
      "[yyyy]['x']",
      "k:K",
      "ppppH"
    };
    for (String pattern : patterns) {
      System.out.println(
          pattern + " -> " + DateTimeFormatter.ofPattern(pattern, Locale.ROOT).format(offset));
    }
    DateTimeFormatter custom = DateTimeFormatter.ofPattern("d/M/uuuu[ H:m]", Locale.ROOT);
    for (String text :
        new String[] {
          "1/2/2023", "31/12/1999 7:5", "30/2/2023", "x", "1/13/2023", "1/2/2023 25:00", "1/2/2023 "
        }) {
      try {
        System.out.println(custom.parseBest(text, LocalDateTime::from, LocalDate::from));
      } catch (DateTimeParseException e) {
        System.out.println(e.getMessage() + " @" + e.getErrorIndex());
      }
    }
    DateTimeFormatter strict = custom.withResolverStyle(ResolverStyle.STRICT);
    try {
      LocalDate.parse("30/2/2023", strict);
    } catch (DateTimeParseException e) {
      System.out.println(e.getMessage());
    }
    DateTimeFormatter built =
        new DateTimeFormatterBuilder()
            .appendLiteral("T")
            .appendValue(ChronoField.HOUR_OF_DAY, 2)
            .optionalStart()
            .appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true)
            .optionalEnd()
            .padNext(4, '*')
            .appendValue(ChronoField.MINUTE_OF_HOUR)
            .toFormatter(Locale.ROOT);
    System.out.println(built.format(moment) + " " + built.format(LocalTime.of(3, 45)));
    System.out.println(
        LocalTime.parse("10:15:30.5").getNano()
            + " "
            + LocalDate.parse("20240229", DateTimeFormatter.BASIC_ISO_DATE)
            + " "
            + LocalDate.parse("2024-W09-4", DateTimeFormatter.ISO_WEEK_DATE));
    try {
      DateTimeFormatter.ofPattern("yyyy-bb");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      DateTimeFormatter.ISO_LOCAL_TIME.format(LocalDate.EPOCH);
    } catch (java.time.temporal.UnsupportedTemporalTypeException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(custom + " " + moment.format(custom));
  }
}
