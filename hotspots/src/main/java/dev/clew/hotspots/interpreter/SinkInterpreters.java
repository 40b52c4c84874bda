package dev.clew.hotspots.interpreter;

import java.util.List;
import java.util.Optional;

/** The interpreters that Clew knows, by name. */
public final class SinkInterpreters {
  private SinkInterpreters() {}

  /** The names that {@link #of} takes. */
  public static List<String> names() {
    return List.of();
  }

  /**
   * The interpreter of a language.
   *
   * @param language one of {@link #names}
   * @param dialect which kind of it, empty for the usual one: {@code ansi}, {@code mysql}, {@code
   *     postgresql}, {@code oracle}, {@code sqlserver}, {@code h2} for SQL; {@code exec} (one
   *     string for Runtime.exec), {@code argv} (arguments joined by NUL) or {@code shell} for
   *     commands
   * @param schema statements that make the tables, for SQL
   * @return empty for a name or dialect that is not known
   */
  public static Optional<SinkInterpreter> of(
      String language, String dialect, Optional<String> schema) {
    return Optional.empty();
  }
}
