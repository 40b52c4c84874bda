package dev.clew.solver.smtlib;

import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.SExpr.Atom;
import dev.clew.solver.smtlib.syntax.SExpr.Group;
import dev.clew.solver.smtlib.syntax.ScriptException;
import dev.clew.solver.smtlib.syntax.ScriptPosition;
import dev.clew.solver.smtlib.syntax.ScriptToken.Kind;
import dev.clew.solver.smtlib.syntax.SmtText;
import java.util.List;

/** A command of a script, and the checks that name the part of it which does not fit. */
record ScriptCommand(String name, Group group) {

  static ScriptCommand read(SExpr expr) {
    if (expr instanceof Group group
        && group.size() > 0
        && group.get(0) instanceof Atom word
        && word.kind() == Kind.SYMBOL) {
      return new ScriptCommand(word.text(), group);
    }
    throw new ScriptException(expr.position(), "this is no command", "(command …)");
  }

  ScriptPosition position() {
    return group.position();
  }

  /** How many arguments there are. */
  int size() {
    return group.size() - 1;
  }

  /** An argument, counted from 0. */
  SExpr arg(int place) {
    return group.get(place + 1);
  }

  /** Exactly so many arguments, which look like {@code shape}. */
  void require(int arguments, String shape) {
    require(size() == arguments, shape);
  }

  void require(boolean fits, String shape) {
    if (!fits) {
      String expected = "(" + name + (shape.isEmpty() ? "" : " ") + shape + ")";
      throw new ScriptException(position(), "'" + name + "' has other arguments", expected);
    }
  }

  /** An argument that is a list. */
  List<SExpr> list(int place, String of) {
    if (arg(place) instanceof Group list) {
      return list.items();
    }
    throw new ScriptException(
        arg(place).position(), "found '" + SmtText.of(arg(place)) + "'", "a list of " + of);
  }

  /** An argument that is a keyword, without its colon. */
  String keyword(int place) {
    return atom(place, Kind.KEYWORD, "a keyword");
  }

  /** An argument that is a string literal. */
  String string(int place) {
    return atom(place, Kind.STRING, "a string literal");
  }

  /** An argument that is a small numeral; 1 where it is left out. */
  int count() {
    require(size() <= 1, "numeral");
    if (size() == 0) {
      return 1;
    }
    String digits = atom(0, Kind.NUMERAL, "a numeral");
    if (digits.length() > 6) {
      throw new ScriptException(arg(0).position(), "numeral " + digits, "a smaller one");
    }
    return Integer.parseInt(digits);
  }

  private String atom(int place, Kind kind, String expected) {
    if (arg(place) instanceof Atom atom && atom.kind() == kind) {
      return atom.text();
    }
    throw new ScriptException(
        arg(place).position(), "found '" + SmtText.of(arg(place)) + "'", expected);
  }
}
