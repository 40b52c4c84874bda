package dev.clew.app.hotspots;

import dev.clew.app.UserException;
import dev.clew.app.options.Options;
import dev.clew.app.options.Settings;
import dev.clew.hotspots.interpreter.SinkInterpreter;
import dev.clew.hotspots.known.SinkInterpreters;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The interpreters of one thread, as the options want them. */
final class KnownInterpreters implements Function<String, Optional<SinkInterpreter>> {

  private final String dialect;
  private final Optional<String> schema;
  private final Map<String, Optional<SinkInterpreter>> known = new HashMap<>();

  KnownInterpreters(String dialect, Optional<String> schema) {
    this.dialect = dialect;
    this.schema = schema;
  }

  /** The schema that the options name. */
  static Optional<String> schema(Options options) {
    Optional<Path> file = options.get(Settings.SCHEMA);
    try {
      return file.isEmpty()
          ? Optional.empty()
          : Optional.of(Files.readString(file.get(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw UserException.of(
          "cannot read the schema " + file.get() + "; name a file of statements");
    }
  }

  /** By the name of a language, with its dialect after a slash where a sink has one. */
  @Override
  public Optional<SinkInterpreter> apply(String language) {
    return known.computeIfAbsent(language, this::find);
  }

  private Optional<SinkInterpreter> find(String language) {
    int slash = language.indexOf('/');
    if (slash >= 0) {
      return SinkInterpreters.of(
          language.substring(0, slash), language.substring(slash + 1), schema);
    }
    return SinkInterpreters.of(language, language.equals("sql") ? dialect : "", schema);
  }
}
