package dev.clew.solver.smtlib.theory;

import dev.clew.solver.smtlib.syntax.CharSource;
import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.SExpr.Atom;
import dev.clew.solver.smtlib.syntax.SExpr.Group;
import dev.clew.solver.smtlib.syntax.ScriptException;
import dev.clew.solver.smtlib.syntax.ScriptToken.Kind;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Reads and writes string literals. SMT-LIB's characters are the numbers up to {@link #MAX}; those
 * of our strings are UTF-16 units, so that none above {@link #MAX_UNIT} can stand in one.
 */
public final class LiteralCharacters {

  /** The greatest character of SMT-LIB. */
  public static final int MAX = 0x2FFFF;

  /** The greatest character that our strings can hold. */
  public static final int MAX_UNIT = Character.MAX_VALUE;

  public static final String BEYOND = "characters beyond U+FFFF";

  private static final int HEX = 16;

  /** All that starts with a backslash and stands for something else. */
  private static final Pattern ESCAPE =
      Pattern.compile("\\\\u(?:([0-9a-fA-F]{4})|\\{([0-9a-fA-F]{1,4})}|\\{([0-2][0-9a-fA-F]{4})})");

  private LiteralCharacters() {}

  /**
   * The string that a literal stands for.
   *
   * @throws ScriptException when it has a character that no unit can hold
   */
  public static String text(Atom literal) {
    if (literal.text().indexOf(CharSource.NO_TEXT) >= 0) {
      throw new ScriptException(
          literal.position(), "this is not UTF-8", "it converted, or an escape such as \\u{e9}");
    }
    StringBuilder text = new StringBuilder();
    for (int code : codes(literal.text())) {
      text.append(unit(literal, code));
    }
    return text.toString();
  }

  /**
   * The character that {@code (_ char #x41)} stands for.
   *
   * @throws ScriptException when it is none, or none that a unit can hold
   */
  public static String text(Identifier identifier) {
    identifier.requireIndices(1);
    SExpr index = identifier.indices().get(0);
    int code =
        code(index)
            .orElseThrow(
                () ->
                    new ScriptException(
                        index.position(), "index of 'char'", "a number from #x0 to #x2FFFF"));
    return String.valueOf(unit(index, code));
  }

  private static char unit(SExpr source, int code) {
    if (code > MAX_UNIT) {
      throw ScriptException.notSupported(
          source.position(), BEYOND + " in other places than the bounds of 're.range' are");
    }
    return (char) code;
  }

  /** The characters of a literal or of {@code (_ char …)}, whatever they are; else nothing. */
  public static Optional<int[]> written(SExpr expr) {
    if (expr instanceof Atom atom && atom.kind() == Kind.STRING) {
      return Optional.of(codes(atom.text()));
    }
    return expr instanceof Group group
            && group.size() == 3
            && group.startsWith("_")
            && group.get(1).isWord("char")
        ? code(group.get(2)).map(code -> new int[] {code})
        : Optional.empty();
  }

  private static Optional<Integer> code(SExpr index) {
    if (!(index instanceof Atom atom) || atom.kind() != Kind.HEX || atom.text().length() > 5) {
      return Optional.empty();
    }
    int code = Integer.parseInt(atom.text(), HEX);
    return code <= MAX ? Optional.of(code) : Optional.empty();
  }

  /** Escapes are those of SMT-LIB 2.6; every other backslash is itself. */
  private static int[] codes(String literal) {
    IntStream.Builder codes = IntStream.builder();
    Matcher escape = ESCAPE.matcher(literal);
    int done = 0;
    while (escape.find()) {
      literal.substring(done, escape.start()).codePoints().forEach(codes);
      String digits = escape.group().replaceAll("[\\\\u{}]", "");
      codes.add(Integer.parseInt(digits, HEX));
      done = escape.end();
    }
    literal.substring(done).codePoints().forEach(codes);
    return codes.build().toArray();
  }

  /** A literal of printable ASCII that reads back as this string. */
  public static String literal(String text) {
    StringBuilder literal = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      boolean startsEscape = unit == '\\' && i + 1 < text.length() && text.charAt(i + 1) == 'u';
      if (unit < ' ' || unit > '~' || startsEscape) {
        literal.append("\\u{").append(Integer.toHexString(unit)).append('}');
      } else {
        literal.append(unit == '"' ? "\"\"" : unit);
      }
    }
    return literal.append('"').toString();
  }
}
