package dev.clew.hotspots.known;

import dev.clew.hotspots.interpreter.SinkInterpreter;
import dev.clew.hotspots.pattern.RegularInterpreter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Languages of users' own: a line each, a name of small letters, an equals sign and a regular
 * expression of Java that sentences match as wholes. Lines that are empty or begin with a {@code #}
 * say nothing.
 */
public final class OwnLanguages {

  private static final Pattern LINE = Pattern.compile("\\s*([a-z]+)\\s*=\\s*(.*?)\\s*");

  private final Map<String, String> regexes = new LinkedHashMap<>();

  private OwnLanguages() {}

  /**
   * Reads a file's text.
   *
   * @throws IllegalArgumentException with a message for the user
   */
  public static OwnLanguages read(String text) {
    OwnLanguages languages = new OwnLanguages();
    text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).forEach(languages::add);
    return languages;
  }

  /** There are none. */
  public static OwnLanguages none() {
    return new OwnLanguages();
  }

  private void add(String line) {
    Matcher parts = LINE.matcher(line);
    if (!parts.matches()) {
      throw new IllegalArgumentException(
          "\""
              + line
              + "\" is no language: write NAME = REGULAR EXPRESSION, the name in small letters");
    }
    String name = parts.group(1);
    if (SinkInterpreters.names().contains(name) || regexes.containsKey(name)) {
      throw new IllegalArgumentException("the name " + name + " is taken; choose another one");
    }
    new RegularInterpreter(name, parts.group(2)); // says what is wrong with it
    regexes.put(name, parts.group(2));
  }

  /** The interpreter of one of them. */
  public Optional<SinkInterpreter> of(String name) {
    return Optional.ofNullable(regexes.get(name)).map(regex -> new RegularInterpreter(name, regex));
  }
}
