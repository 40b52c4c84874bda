package library;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;

/** Durations, instants and zones. */
public final class Instants {

  public static void main(String[] args) {
    Duration[] durations = {
      Duration.ZERO,
      Duration.ofSeconds(3661),
      Duration.ofMillis(-1500),
      Duration.ofDays(2).plusHours(5),
      Duration.ofNanos(1),
      Duration.ofSeconds(-1, 1),
      Duration.parse("PT1H-30M0.5S"),
      Duration.of(3, ChronoUnit.HALF_DAYS)
    };
    for (Duration duration : durations) {
      System.out.println(
          duration
              + " "
              + duration.getSeconds()
              + " "
              + duration.getNano()
              + " "
              + duration.toMinutes()
              + " "
              + duration.negated()
              + " "
              + duration.multipliedBy(3)
              + " "
              + duration.dividedBy(2)
              + " "
              + duration.toHoursPart()
              + " "
              + duration.isNegative());
    }
    System.out.println(
        Duration.between(LocalDateTime.of(2024, 1, 1, 0, 0), LocalDateTime.of(2024, 3, 1, 12, 0))
            + " "
            + durations[1].compareTo(durations[2])
            + durations[1].plus(durations[2]));
    Instant epoch = Instant.EPOCH;
    Instant later = Instant.ofEpochSecond(1_700_000_000L, 123_456_789);
    System.out.println(
        epoch
            + " "
            + later
            + " "
            + later.toEpochMilli()
            + " "
            + later.truncatedTo(ChronoUnit.MINUTES)
            + " "
            + epoch.minusMillis(1)
            + " "
            + Instant.parse("2024-02-29T12:00:00.5Z"));
    System.out.println(
        later.plus(Duration.ofDays(365))
            + " "
            + epoch.until(later, ChronoUnit.DAYS)
            + " "
            + later.isAfter(epoch));
    OffsetDateTime offset = later.atOffset(ZoneOffset.ofHoursMinutes(5, 30));
    System.out.println(
        offset
            + " "
            + offset.withOffsetSameInstant(ZoneOffset.UTC)
            + " "
            + offset.toInstant().equals(later));
    ZoneId zone = ZoneId.of("Europe/Berlin");
    ZonedDateTime before = ZonedDateTime.of(2024, 3, 31, 1, 30, 0, 0, zone);
    System.out.println(
        before
            + " "
            + before.plusHours(1)
            + " "
            + before.plusDays(1)
            + " "
            + before.withZoneSameInstant(ZoneId.of("America/New_York")));
    ZonedDateTime autumn = ZonedDateTime.of(2023, 10, 29, 2, 30, 0, 0, zone);
    System.out.println(
        autumn
            + " "
            + autumn.withLaterOffsetAtOverlap()
            + " "
            + autumn.plusHours(1)
            + " "
            + ZonedDateTime.of(2024, 3, 31, 2, 30, 0, 0, zone));
    System.out.println(
        zone.getRules().getOffset(epoch)
            + " "
            + zone.getRules().isDaylightSavings(Instant.parse("2024-07-01T00:00:00Z"))
            + " "
            + ZoneOffset.of("-03:15").getTotalSeconds());
    Clock clock = Clock.fixed(later, ZoneOffset.UTC);
    System.out.println(Instant.now(clock) + " " + LocalDateTime.now(clock) + " " + clock);
    for (String bad : new String[] {"P1", "PT", "1h", "PT1.5M"}) {
      try {
        System.out.println(Duration.parse(bad));
      } catch (java.time.format.DateTimeParseException e) {
        System.out.println(e.getMessage());
      }
    }
    try {
      ZoneId.of("Nowhere/City");
    } catch (java.time.DateTimeException e) {
      System.out.println(e.getMessage());
    }
  }
}
