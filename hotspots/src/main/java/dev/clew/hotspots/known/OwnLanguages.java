package dev.clew.hotspots.known;

import dev.clew.hotspots.grammar.GrammarInterpreter;
import dev.clew.hotspots.interpreter.SinkInterpreter;
import dev.clew.hotspots.pattern.RegularInterpreter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Languages of users' own: a line each, a name of small letters, an equals sign and a regular
 * expression of Java that sentences match as wholes, or the file of a grammar of ANTLR: {@code
 * grammar Orders.g4}, with a {@code #} and the name of a rule where it does not begin with the
 * first one. Lines that are empty or begin with a {@code #} say nothing.
 */
public final class OwnLanguages {

  private static final Pattern LINE = Pattern.compile("\\s*([a-z]+)\\s*=\\s*(.*?)\\s*");

  private static final Pattern GRAMMAR = Pattern.compile("grammar\\s+([^#]*\\.g4)(?:#(\\w+))?");

  private final Map<String, Supplier<SinkInterpreter>> all = new LinkedHashMap<>();

  private OwnLanguages() {}

  /**
   * Reads a file's text.
   *
   * @param files gives the text of a file beside it, by its name
   * @throws IllegalArgumentException with a message for the user
   */
  public static OwnLanguages read(String text, UnaryOperator<String> files) {
    OwnLanguages languages = new OwnLanguages();
    text.lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .forEach(line -> languages.add(line, files));
    return languages;
  }

  /** There are none. */
  public static OwnLanguages none() {
    return new OwnLanguages();
  }

  private void add(String line, UnaryOperator<String> files) {
    Matcher parts = LINE.matcher(line);
    if (!parts.matches()) {
      throw new IllegalArgumentException(
          "\""
              + line
              + "\" is no language: write NAME = REGULAR EXPRESSION, or NAME = grammar FILE.g4,"
              + " the name in small letters");
    }
    String name = parts.group(1);
    if (SinkInterpreters.names().contains(name) || all.containsKey(name)) {
      throw new IllegalArgumentException("the name " + name + " is taken; choose another one");
    }
    Supplier<SinkInterpreter> maker = maker(name, parts.group(2), files);
    requireUsable(maker);
    all.put(name, maker);
  }

  /** Says what is wrong with a language by making one, which is what its first use would do. */
  private static void requireUsable(Supplier<SinkInterpreter> maker) {
    Objects.requireNonNull(maker.get());
  }

  private static Supplier<SinkInterpreter> maker(
      String name, String written, UnaryOperator<String> files) {
    Matcher grammar = GRAMMAR.matcher(written);
    if (!grammar.matches()) {
      return () -> new RegularInterpreter(name, written);
    }
    String text = files.apply(grammar.group(1));
    String start = grammar.group(2) == null ? "" : grammar.group(2);
    return () -> new GrammarInterpreter(name, text, start);
  }

  /** The interpreter of one of them. */
  public Optional<SinkInterpreter> of(String name) {
    return Optional.ofNullable(all.get(name)).map(Supplier::get);
  }
}
