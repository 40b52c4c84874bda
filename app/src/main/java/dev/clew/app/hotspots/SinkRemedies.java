package dev.clew.app.hotspots;

/** What to do about a hotspot, in one sentence. */
final class SinkRemedies {

  private SinkRemedies() {}

  static String of(String language) {
    return switch (language.replaceAll("/.*", "")) {
      case "sql" ->
          "Bind values as parameters of a prepared statement; choose names of tables and columns"
              + " from a list of your own.";
      case "command" -> "Pass arguments one by one, without a shell; choose them from a list.";
      case "path" -> "Normalise the path, and refuse it unless it starts with its folder.";
      case "xpath" -> "Bind values as variables of the expression.";
      case "ldap" -> "Pass values as arguments of the filter, which escapes them.";
      case "html" -> "Escape for the place in the page where it stands.";
      case "regex" -> "Quote it with Pattern.quote, or choose patterns from a list of your own.";
      case "format" -> "Use a format of your own, and pass this as an argument.";
      case "date" -> "Choose patterns from a list of your own.";
      case "script" -> "Bind values as variables of the script.";
      case "url" -> "Encode each part for its place; choose the host from a list of your own.";
      case "class" -> "Choose the class from a list of your own.";
      default -> "Choose the value from a list of your own, or escape it for this language.";
    };
  }
}
