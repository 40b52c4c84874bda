package dev.clew.solver.smtlib.syntax;

import dev.clew.solver.smtlib.syntax.SExpr.Atom;
import dev.clew.solver.smtlib.syntax.SExpr.Group;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;

/** Writes symbols, strings and S-expressions so that they read back as the same. */
public final class SmtText {

  private static final Set<String> RESERVED =
      Set.of(
          "_",
          "!",
          "as",
          "let",
          "exists",
          "forall",
          "match",
          "par",
          "BINARY",
          "DECIMAL",
          "HEXADECIMAL",
          "NUMERAL",
          "STRING");

  private SmtText() {}

  /** A symbol, between bars where it has to be. */
  public static String symbol(String name) {
    return ScriptLexer.isSimple(name) && !RESERVED.contains(name) ? name : "|" + name + "|";
  }

  /** Whether the atom is a word of the language that cannot be a name. */
  public static boolean isReserved(Atom atom) {
    return atom.kind() == ScriptToken.Kind.SYMBOL && RESERVED.contains(atom.text());
  }

  /** A string literal. */
  public static String quote(String text) {
    return '"' + text.replace("\"", "\"\"") + '"';
  }

  /** An S-expression on one line, however deep. */
  public static String of(SExpr root) {
    StringBuilder text = new StringBuilder();
    Deque<Object> rest = new ArrayDeque<>();
    rest.push(root);
    while (!rest.isEmpty()) {
      Object top = rest.pop();
      if (top instanceof Group group) {
        text.append('(');
        rest.push(")");
        for (int i = group.size() - 1; i >= 0; i--) {
          rest.push(group.get(i));
          if (i > 0) {
            rest.push(" ");
          }
        }
      } else {
        text.append(top instanceof Atom atom ? atom(atom) : top);
      }
    }
    return text.toString();
  }

  private static String atom(Atom atom) {
    return switch (atom.kind()) {
      case NUMERAL, DECIMAL, SYMBOL -> atom.text();
      case HEX -> "#x" + atom.text();
      case BINARY -> "#b" + atom.text();
      case STRING -> quote(atom.text());
      case QUOTED -> "|" + atom.text() + "|";
      case KEYWORD -> ":" + atom.text();
      case LEFT, RIGHT, END -> throw new IllegalStateException("no atom: " + atom);
    };
  }
}
