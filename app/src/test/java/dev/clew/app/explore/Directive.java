package dev.clew.app.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** One expectation in a comment. */
sealed interface Directive {

  /** This many paths of the method return or throw. */
  record Paths(Count count) implements Directive {}

  /** A bound cuts some paths. */
  record Cut(String code) implements Directive {}

  /** Some paths are not supported. */
  record Unsupported(String code) implements Directive {}

  /** The method is explored with this bound instead of the default. */
  record Bound(String name, int value) implements Directive {}

  /**
   * Paths end in this line.
   *
   * @param exception the end of the class's name; null for returning
   * @param message null if any will do
   * @param condition what the inputs satisfy, in Java; null if nothing is stated
   */
  record Ending(
      @Nullable String exception, @Nullable String message, Count count, @Nullable String condition)
      implements Directive {

    boolean isOf(@Nullable String thrown, @Nullable String withMessage) {
      if (exception == null || thrown == null) {
        return exception == null && thrown == null;
      }
      boolean fits =
          thrown.equals(exception) || thrown.matches(".*[.$]" + Pattern.quote(exception));
      return fits && (message == null || message.equals(withMessage));
    }

    @Override
    public String toString() {
      String end = condition == null ? "" : ": " + condition;
      return (exception == null ? "returns" : "throws " + exception) + end;
    }
  }

  /**
   * A directive and where it is.
   *
   * @param method the name that it is for; null for the method around it
   */
  record Placed(int line, @Nullable String method, Directive directive) {}

  String COUNT = "(?:\\s+((?:>=\\s*)?\\d+))?";
  String CONDITION = "(?:\\s*:\\s*(.+))?";
  Pattern START =
      Pattern.compile("(?:@(\\S+)\\s+)?(paths|returns|throws|cut|unsupported|bound)\\b.*");
  Pattern PATHS = Pattern.compile("paths" + COUNT);
  Pattern RETURNS = Pattern.compile("returns" + COUNT + CONDITION);
  Pattern THROWS = Pattern.compile("throws\\s+([\\w.$]+)(?:\\s+\"([^\"]*)\")?" + COUNT + CONDITION);
  Pattern CUT = Pattern.compile("cut\\s+([\\w-]+)");
  Pattern UNSUPPORTED = Pattern.compile("unsupported\\s+([\\w-]+)");
  Pattern BOUND = Pattern.compile("bound\\s+(\\w+)\\s+(\\d+)");

  /**
   * Reads what follows the slashes of a comment; empty for prose, which is what does not start with
   * a directive's word.
   *
   * @throws IllegalArgumentException for what starts as a directive and is none
   */
  static List<Placed> parse(String comment, int line) {
    List<Placed> placed = new ArrayList<>();
    if (START.matcher(comment.strip()).matches()) {
      for (String part : comment.split(";", -1)) {
        Matcher start = START.matcher(part.strip());
        if (!start.matches()) {
          throw new IllegalArgumentException("line " + line + ": not a directive: " + part.strip());
        }
        String text = part.strip().substring(start.start(2));
        placed.add(new Placed(line, start.group(1), parseOne(text, line)));
      }
    }
    return placed;
  }

  private static Directive parseOne(String text, int line) {
    Matcher matcher = PATHS.matcher(text);
    if (matcher.matches()) {
      return new Paths(Count.parse(matcher.group(1)));
    }
    matcher = RETURNS.matcher(text);
    if (matcher.matches()) {
      return new Ending(null, null, Count.parse(matcher.group(1)), matcher.group(2));
    }
    matcher = THROWS.matcher(text);
    if (matcher.matches()) {
      return new Ending(
          matcher.group(1), matcher.group(2), Count.parse(matcher.group(3)), matcher.group(4));
    }
    return parseLimit(text, line);
  }

  private static Directive parseLimit(String text, int line) {
    Matcher matcher = CUT.matcher(text);
    if (matcher.matches()) {
      return new Cut(matcher.group(1));
    }
    matcher = UNSUPPORTED.matcher(text);
    if (matcher.matches()) {
      return new Unsupported(matcher.group(1));
    }
    matcher = BOUND.matcher(text);
    if (matcher.matches()) {
      return new Bound(matcher.group(1), Integer.parseInt(matcher.group(2)));
    }
    throw new IllegalArgumentException("line " + line + ": not a directive: " + text);
  }
}
