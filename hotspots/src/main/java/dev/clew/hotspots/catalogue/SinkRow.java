package dev.clew.hotspots.catalogue;

import dev.clew.engine.sink.SinkArgument;
import dev.clew.engine.sink.StringSink;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads sinks: rows of the catalogue, and what users write. */
public final class SinkRow {

  private static final Pattern METHOD =
      Pattern.compile("([\\w.$]+)#(<init>|[\\w$]+)(?:\\(([\\w.$\\[\\], ]*)\\))?");

  private static final Pattern GIVEN =
      Pattern.compile("(.*?):([0-9]+[*+;]?)=([a-z]+(?:/[a-z0-9]+)?)");

  /** The weaknesses that breaking out of languages is. */
  private static final Map<String, Integer> WEAKNESSES =
      Map.ofEntries(
          Map.entry("sql", 89),
          Map.entry("command", 78),
          Map.entry("path", 22),
          Map.entry("xpath", 643),
          Map.entry("ldap", 90),
          Map.entry("regex", 1333),
          Map.entry("format", 134),
          Map.entry("date", 20),
          Map.entry("script", 94),
          Map.entry("html", 79),
          Map.entry("url", 918),
          Map.entry("class", 470));

  /** Stands behind what follows where the call only names something. */
  private static final String NAME = " name";

  /** Injection of any kind. */
  private static final int INJECTION = 74;

  private SinkRow() {}

  /** A row of the catalogue: cells with tabs between. */
  static StringSink parse(String row) {
    String[] cells = row.split("\t", -1);
    if (cells.length != 5) {
      throw new IllegalArgumentException("a row of five cells is missing: " + row);
    }
    String follows = cells[4];
    boolean isName = follows.endsWith(NAME);
    String follow = isName ? follows.substring(0, follows.length() - NAME.length()) : follows;
    return sink(
        cells[0],
        SinkArgument.parse(cells[1]),
        cells[2],
        Integer.parseInt(cells[3]),
        StringSink.Follow.valueOf(follow.toUpperCase(Locale.ROOT)),
        isName);
  }

  /**
   * What a user writes, such as {@code com.acme.Db#run(String):0=sql}.
   *
   * @throws IllegalArgumentException with a message for the user
   */
  public static StringSink given(String text) {
    Matcher parts = GIVEN.matcher(text);
    if (!parts.matches()) {
      throw new IllegalArgumentException(
          "\"" + text + "\" is no sink: write TYPE#METHOD(TYPE,TYPE):ARGUMENT=LANGUAGE");
    }
    String language = parts.group(3);
    SinkArgument argument = SinkArgument.parse(parts.group(2));
    return sink(
        parts.group(1),
        argument,
        language,
        weakness(language),
        StringSink.Follow.ANSWER,
        /* isName= */ false);
  }

  /** The number of the weakness that breaking out of a language is. */
  static int weakness(String language) {
    return WEAKNESSES.getOrDefault(language.replaceAll("/.*", ""), INJECTION);
  }

  private static StringSink sink(
      String method,
      SinkArgument argument,
      String language,
      int cwe,
      StringSink.Follow follow,
      boolean isName) {
    Matcher parts = METHOD.matcher(method.strip());
    if (!parts.matches()) {
      throw new IllegalArgumentException("\"" + method + "\" names no method: write TYPE#METHOD");
    }
    Optional<List<String>> parameters =
        Optional.ofNullable(parts.group(3)).map(SinkRow::parameters);
    return new StringSink(
        parts.group(1), parts.group(2), parameters, argument, language, cwe, follow, isName);
  }

  private static List<String> parameters(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("\\s*,\\s*"));
  }
}
