package dev.clew.app.hotspots;

import dev.clew.app.UserException;
import dev.clew.app.options.Options;
import dev.clew.app.options.SinkSettings;
import dev.clew.hotspots.interpreter.SinkInterpreter;
import dev.clew.hotspots.known.OwnLanguages;
import dev.clew.hotspots.known.SinkInterpreters;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The interpreters of one thread, as the options want them. */
final class KnownInterpreters implements Function<String, Optional<SinkInterpreter>> {

  private final String dialect;
  private final Optional<String> schema;
  private final OwnLanguages own;
  private final Map<String, Optional<SinkInterpreter>> known = new HashMap<>();

  KnownInterpreters(String dialect, Optional<String> schema, OwnLanguages own) {
    this.dialect = dialect;
    this.schema = schema;
    this.own = own;
  }

  /** The schema that the options name. */
  static Optional<String> schema(Options options) {
    return options
        .get(SinkSettings.SCHEMA)
        .map(file -> read(file, "cannot read the schema " + file + "; name a file of statements"));
  }

  /** The languages that the options name. */
  static OwnLanguages own(Options options) {
    Optional<Path> file = options.get(SinkSettings.LANGUAGES);
    if (file.isEmpty()) {
      return OwnLanguages.none();
    }
    String text = read(file.get(), "cannot read " + file.get() + "; name a file of languages");
    try {
      return OwnLanguages.read(text, name -> grammar(file.get().resolveSibling(name)));
    } catch (IllegalArgumentException e) {
      throw UserException.of("in " + file.get() + ": " + e.getMessage());
    }
  }

  /**
   * The languages whose sinks the options want; empty for all.
   *
   * @param own the user's
   */
  static Set<String> wanted(Options options, OwnLanguages own) {
    Set<String> names = options.get(SinkSettings.SINK_LANGUAGES);
    for (String name : names) {
      boolean isKnown =
          SinkInterpreters.names().contains(name)
              || own.of(name).isPresent()
              || options.get(SinkSettings.SINK).stream()
                  .anyMatch(sink -> sink.language().equals(name));
      if (!isKnown) {
        throw UserException.of(
            "no sink has the language "
                + name
                + "; name some of "
                + String.join(", ", SinkInterpreters.names()));
      }
    }
    return names;
  }

  private static String grammar(Path file) {
    return read(file, "cannot read " + file + "; name the file of a grammar, from that folder on");
  }

  private static String read(Path file, String otherwise) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw UserException.of(otherwise);
    }
  }

  /** By the name of a language, with its dialect after a slash where a sink has one. */
  @Override
  public Optional<SinkInterpreter> apply(String language) {
    return known.computeIfAbsent(language, this::find);
  }

  private Optional<SinkInterpreter> find(String language) {
    Optional<SinkInterpreter> users = own.of(language);
    if (users.isPresent()) {
      return users;
    }
    int slash = language.indexOf('/');
    if (slash >= 0) {
      return SinkInterpreters.of(
          language.substring(0, slash), language.substring(slash + 1), schema);
    }
    return SinkInterpreters.of(language, language.equals("sql") ? dialect : "", schema);
  }
}
