package dev.clew.engine.inputs;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.UUID;

/** The texts of objects that are made of numbers. */
final class NumberSpelling {

  private NumberSpelling() {}

  /**
   * What the class's own method reads back.
   *
   * @param type as {@link Class#getName} has it
   * @param parts in the order in which {@link PartMaker} makes them up
   */
  static String of(String type, List<Long> parts) {
    return switch (type) {
      case "java.time.LocalDate" -> date(parts).toString();
      case "java.time.LocalTime" -> time(parts).toString();
      case "java.time.LocalDateTime" ->
          LocalDateTime.of(date(parts), time(parts.subList(3, parts.size()))).toString();
      case "java.time.Instant" -> Instant.ofEpochSecond(parts.get(0), parts.get(1)).toString();
      case "java.time.Duration" -> Duration.ofSeconds(parts.get(0), parts.get(1)).toString();
      case "java.util.UUID" -> new UUID(parts.get(0), parts.get(1)).toString();
      default -> decimal(parts);
    };
  }

  private static LocalDate date(List<Long> parts) {
    return LocalDate.of(number(parts, 0), number(parts, 1), number(parts, 2));
  }

  private static LocalTime time(List<Long> parts) {
    return LocalTime.of(number(parts, 0), number(parts, 1), number(parts, 2), number(parts, 3));
  }

  private static int number(List<Long> parts, int index) {
    return parts.get(index).intValue();
  }

  /** An integer, or one with a scale. */
  private static String decimal(List<Long> parts) {
    int scale = parts.size() == 1 ? 0 : number(parts, 1);
    return BigDecimal.valueOf(parts.get(0), scale).toString();
  }
}
