package library;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAdjusters;

/** Arithmetic with dates and times. */
public final class Dates {

  public static void main(String[] args) {
    LocalDate date = LocalDate.of(2024, Month.JANUARY, 31);
    for (int months = 0; months < 14; months++) {
      LocalDate later = date.plusMonths(months);
      System.out.println(
          later
              + " "
              + later.getDayOfWeek()
              + " "
              + later.getDayOfYear()
              + " "
              + later.isLeapYear()
              + " "
              + later.lengthOfMonth());
    }
    System.out.println(
        date.minusDays(400)
            + " "
            + date.plusWeeks(-3)
            + " "
            + date.withDayOfMonth(1)
            + " "
            + date.plusYears(1000)
            + " "
            + date.minusYears(3000));
    LocalDate other = LocalDate.parse("2021-12-25");
    System.out.println(
        Period.between(other, date)
            + " "
            + ChronoUnit.DAYS.between(other, date)
            + " "
            + other.until(date, ChronoUnit.MONTHS)
            + " "
            + other.isBefore(date)
            + other.compareTo(date));
    System.out.println(
        date.with(TemporalAdjusters.firstInMonth(DayOfWeek.MONDAY))
            + " "
            + date.with(TemporalAdjusters.lastDayOfYear())
            + " "
            + date.with(TemporalAdjusters.next(DayOfWeek.WEDNESDAY)));
    System.out.println(
        date.get(ChronoField.ALIGNED_WEEK_OF_YEAR)
            + " "
            + date.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR)
            + " "
            + date.get(IsoFields.QUARTER_OF_YEAR)
            + " "
            + date.toEpochDay()
            + " "
            + LocalDate.ofEpochDay(-1));
    System.out.println(
        LocalDate.MIN
            + " "
            + LocalDate.MAX
            + " "
            + LocalDate.EPOCH
            + " "
            + LocalDate.ofYearDay(2024, 60)
            + " "
            + LocalDate.of(-5, 1, 1)
            + LocalDate.of(12345, 1, 1));
    LocalTime time = LocalTime.of(23, 59, 30);
    System.out.println(
        time.plusSeconds(45)
            + " "
            + time.minusHours(24)
            + " "
            + time.truncatedTo(ChronoUnit.HOURS)
            + " "
            + time.withNano(5_000_000)
            + " "
            + LocalTime.MIDNIGHT
            + LocalTime.parse("07:05")
            + time.toSecondOfDay());
    LocalDateTime moment = LocalDateTime.of(date, time);
    System.out.println(
        moment
            + " "
            + moment.plusMinutes(1)
            + " "
            + moment.plusNanos(-1)
            + " "
            + ChronoUnit.HOURS.between(other.atStartOfDay(), moment)
            + " "
            + moment.toLocalDate().equals(date));
    System.out.println(date.datesUntil(date.plusDays(40), Period.ofDays(13)).toList());
    System.out.println(
        Year.of(1900).isLeap()
            + " "
            + Year.of(2000).length()
            + " "
            + YearMonth.of(2023, 2).atEndOfMonth()
            + " "
            + YearMonth.of(2023, 12).plusMonths(1));
    System.out.println(
        DayOfWeek.SUNDAY.plus(3)
            + " "
            + Month.JANUARY.minus(1)
            + " "
            + Month.of(2).maxLength()
            + " "
            + DayOfWeek.of(5));
    System.out.println(
        Period.of(1, 14, 40).normalized()
            + " "
            + Period.parse("P1Y2M3W4D")
            + " "
            + Period.ofMonths(3).plusDays(5).multipliedBy(-2)
            + " "
            + Period.ZERO
            + date.plus(Period.of(0, 1, 1)));
    Runnable[] failures = {
      () -> LocalDate.of(2023, 2, 29),
      () -> LocalDate.of(2023, 13, 1),
      () -> LocalTime.of(24, 0),
      () -> LocalDate.parse("2023-2-1"),
      () -> LocalDate.MAX.plusDays(1),
      () -> date.get(ChronoField.HOUR_OF_DAY),
      () -> DayOfWeek.of(8)
    };
    for (Runnable failure : failures) {
      try {
        failure.run();
      } catch (DateTimeException e) {
        System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
      }
    }
    System.out.println(date.hashCode() + " " + time.hashCode() + " " + moment.hashCode());
  }
}
