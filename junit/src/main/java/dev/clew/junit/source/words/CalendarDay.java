package dev.clew.junit.source.words;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Days as texts. */
public final class CalendarDay {

  private static final int LENGTH = 10;

  private CalendarDay() {}

  /** The day that a text is, such as 2024-05-17; empty for other texts and what is no text. */
  public static Optional<LocalDate> of(@Nullable Object value) {
    if (!(value instanceof String text) || text.length() != LENGTH) {
      return Optional.empty();
    }
    try {
      return Optional.of(LocalDate.parse(text));
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }
}
