package dev.clew.hotspots.known;

import dev.clew.hotspots.address.ClassNameInterpreter;
import dev.clew.hotspots.address.UrlInterpreter;
import dev.clew.hotspots.command.CommandForm;
import dev.clew.hotspots.command.CommandInterpreter;
import dev.clew.hotspots.command.EnvironmentInterpreter;
import dev.clew.hotspots.html.HtmlInterpreter;
import dev.clew.hotspots.interpreter.SinkInterpreter;
import dev.clew.hotspots.ldap.LdapInterpreter;
import dev.clew.hotspots.path.PathInterpreter;
import dev.clew.hotspots.pattern.DateInterpreter;
import dev.clew.hotspots.pattern.FormatInterpreter;
import dev.clew.hotspots.pattern.RegexInterpreter;
import dev.clew.hotspots.script.ScriptInterpreter;
import dev.clew.hotspots.sql.SqlDialect;
import dev.clew.hotspots.sql.SqlInterpreter;
import dev.clew.hotspots.xpath.XPathInterpreter;
import java.util.List;
import java.util.Optional;

/** The interpreters that Clew knows, by name. */
public final class SinkInterpreters {
  private SinkInterpreters() {}

  /** The names that {@link #of} takes. */
  public static List<String> names() {
    return List.of(
        "sql", "command", "path", "xpath", "ldap", "html", "url", "regex", "format", "date",
        "class", "script");
  }

  /**
   * The interpreter of a language.
   *
   * @param language one of {@link #names}
   * @param dialect which kind of it, empty for the usual one: {@code ansi}, {@code mysql}, {@code
   *     postgresql}, {@code oracle}, {@code sqlserver}, {@code h2}, {@code jpql} for SQL; {@code
   *     exec} (one string for Runtime.exec), {@code argv} (arguments joined by NUL), {@code shell}
   *     or {@code environment} (variables joined by NUL) for commands
   * @param schema statements that make the tables, for SQL
   * @return empty for a name or dialect that is not known
   */
  public static Optional<SinkInterpreter> of(
      String language, String dialect, Optional<String> schema) {
    return switch (language) {
      case "sql" -> SqlDialect.named(dialect).map(named -> new SqlInterpreter(named, schema));
      case "command" ->
          dialect.equals("environment")
              ? Optional.of(new EnvironmentInterpreter())
              : CommandForm.named(dialect).map(CommandInterpreter::new);
      case "path" -> Optional.of(new PathInterpreter());
      case "xpath" -> Optional.of(new XPathInterpreter());
      case "ldap" -> Optional.of(new LdapInterpreter());
      case "html" -> Optional.of(new HtmlInterpreter());
      case "url" -> Optional.of(new UrlInterpreter());
      case "regex" -> Optional.of(new RegexInterpreter());
      case "format" -> Optional.of(new FormatInterpreter());
      case "date" -> Optional.of(new DateInterpreter());
      case "class" -> Optional.of(new ClassNameInterpreter());
      case "script" -> Optional.of(new ScriptInterpreter());
      default -> Optional.empty();
    };
  }
}
