package dev.clew.hotspots.html;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.List;
import java.util.Set;

/** A script's text as a row of tokens, with literals and numbers erased; names stay. */
public final class ScriptShape {
  /** What a string literal of JavaScript cannot hold, or only with a meaning of its own. */
  private static final CharSet MEANINGFUL = CharSet.of("\\\n\r\u2028\u2029</&");

  /** What the next unit of a script would be part of. */
  public enum Place {
    CODE,
    SINGLE_QUOTED,
    DOUBLE_QUOTED,
    TEMPLATE,
    LINE_COMMENT,
    COMMENT,
    /**
     * After what this lexer does not follow: an expression of a template, what may be a pattern,
     * what another language than JavaScript would read in another way.
     */
    OTHER
  }

  /** Words behind which a slash begins a pattern. */
  private static final Set<String> OPERATORS =
      Set.of(
          "return typeof case in of delete void throw new else do instanceof await yield"
              .split(" ", -1));

  private final String text;
  private final StringBuilder shape = new StringBuilder();
  private Place place = Place.CODE;
  private int at;

  private ScriptShape(String text) {
    this.text = text;
    while (at < text.length()) {
      step();
    }
  }

  /** The row of tokens in one line. */
  public static String shape(String script) {
    ScriptShape read = new ScriptShape(script);
    return read.shape.toString().strip() + (read.place == Place.CODE ? "" : " " + read.place);
  }

  /** Whether all quotes and comments are closed. */
  public static boolean isComplete(String script) {
    Place end = placeAfter(script);
    return end == Place.CODE || end == Place.LINE_COMMENT || end == Place.OTHER;
  }

  /** Where a script leaves off. */
  public static Place placeAfter(String script) {
    return new ScriptShape(script).place;
  }

  /** What may stand in a hole at a place without leaving it; no word where that is not known. */
  public static Language confined(Place place) {
    CharSet units =
        switch (place) {
          case SINGLE_QUOTED -> MEANINGFUL.union(CharSet.of('\'')).complement();
          case DOUBLE_QUOTED -> MEANINGFUL.union(CharSet.of("\"$#`")).complement();
          case TEMPLATE -> MEANINGFUL.union(CharSet.of("`$")).complement();
          case LINE_COMMENT -> MEANINGFUL.complement();
          case COMMENT -> MEANINGFUL.union(CharSet.of('*')).complement();
          case CODE -> CharSet.DIGITS;
          case OTHER -> CharSet.NONE;
        };
    Language unit = Language.chars(units);
    return place == Place.CODE ? Language.plus(unit) : Language.star(unit);
  }

  private void step() {
    char unit = text.charAt(at);
    switch (place) {
      case CODE -> code(unit);
      case SINGLE_QUOTED -> quoted(unit, '\'');
      case DOUBLE_QUOTED -> quoted(unit, '"');
      case TEMPLATE -> quoted(unit, '`');
      case LINE_COMMENT -> {
        if (isLineEnd(unit)) {
          place = Place.CODE;
        }
      }
      case COMMENT -> {
        if (text.startsWith("*/", at)) {
          place = Place.CODE;
          at++;
        }
      }
      case OTHER -> {}
    }
    at++;
  }

  private void code(char unit) {
    if (isForeign(unit)) {
      place = Place.OTHER;
    } else if (text.startsWith("//", at)) {
      place = Place.LINE_COMMENT;
    } else if (text.startsWith("/*", at)) {
      place = Place.COMMENT;
      at++;
    } else if (unit == '\'' || unit == '"' || unit == '`') {
      place =
          unit == '\'' ? Place.SINGLE_QUOTED : unit == '"' ? Place.DOUBLE_QUOTED : Place.TEMPLATE;
      shape.append("'s'");
    } else if (unit >= '0' && unit <= '9') {
      boolean going =
          shape.length() > 0
              && isWord(shape.charAt(shape.length() - 1))
              && at > 0
              && isWord(text.charAt(at - 1));
      shape.append(going ? "" : "1");
    } else if (Character.isWhitespace(unit)) {
      shape.append(shape.toString().endsWith(" ") ? "" : " ");
    } else {
      shape.append(unit);
    }
  }

  /** Whether something begins that this lexer does not follow, in JavaScript or elsewhere. */
  private boolean isForeign(char unit) {
    boolean isPattern =
        unit == '/' && !text.startsWith("//", at) && !text.startsWith("/*", at) && !isBehindValue();
    return isPattern
        || List.of("\"\"\"", "'''", "#", "--", "[[").stream()
            .anyMatch(foreign -> text.startsWith(foreign, at));
  }

  /** Whether a value stands before a slash, which then divides. */
  private boolean isBehindValue() {
    String before = text.substring(0, at).stripTrailing();
    int start = before.length();
    while (start > 0 && isWord(before.charAt(start - 1))) {
      start--;
    }
    String word = before.substring(start);
    return word.isEmpty() ? before.endsWith("]") : !OPERATORS.contains(word);
  }

  private static boolean isWord(char unit) {
    return Character.isLetterOrDigit(unit) || unit == '_' || unit == '$';
  }

  private void quoted(char unit, char quote) {
    if (unit == '\\') {
      at++;
    } else if (unit == quote || (quote != '`' && (unit == '\n' || unit == '\r'))) {
      place = Place.CODE;
    } else if (quote == '`' && text.startsWith("${", at)) {
      shape.append("${");
      place = Place.OTHER;
    }
  }

  private static boolean isLineEnd(char unit) {
    return unit == '\n' || unit == '\r' || unit == '\u2028' || unit == '\u2029';
  }
}
