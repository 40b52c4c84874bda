package dev.clew.hotspots.command;

/**
 * A shell's string as a row of words and operators (POSIX, Shell Command Language, section 2.3).
 * What stands in quotes is part of a word; an expansion is kept as it is.
 */
final class ShellScript {
  /** How a unit of a script is quoted. */
  enum Quoting {
    BARE,
    SINGLE,
    DOUBLE,
    /** After a backslash, in an expansion or in a comment: no place for a hole. */
    OTHER
  }

  private static final String OPERATORS = ";&|<>()\n";

  private final String text;
  private final Quoting[] quoting;
  private final StringBuilder shape = new StringBuilder();
  private boolean complete = true;
  private int at;

  private ShellScript(String text) {
    this.text = text;
    this.quoting = new Quoting[text.length() + 1];
  }

  static ShellScript of(String text) {
    ShellScript script = new ShellScript(text);
    while (script.at < text.length()) {
      script.step();
    }
    script.quoting[text.length()] = Quoting.BARE;
    return script;
  }

  /** Words as {@code w}, operators and expansions as they are. */
  String shape() {
    return shape.toString().strip();
  }

  /** Whether every quote is closed. */
  boolean isComplete() {
    return complete;
  }

  /** How what stands before a place leaves off: the quoting of a hole that starts there. */
  Quoting at(int index) {
    return quoting[index];
  }

  private void step() {
    char unit = text.charAt(at);
    quoting[at] = Quoting.BARE;
    if (unit == '\'') {
      word();
      quoted('\'', Quoting.SINGLE);
    } else if (unit == '"') {
      word();
      quoted('"', Quoting.DOUBLE);
    } else if (unit == '\\') {
      word();
      mark(at + 1, Quoting.OTHER);
      at += 2;
    } else if (unit == ' ' || unit == '\t') {
      shape.append(shape.toString().endsWith(" ") ? "" : " ");
      at++;
    } else if (OPERATORS.indexOf(unit) >= 0) {
      shape.append(unit == '\n' ? ";" : String.valueOf(unit));
      at++;
    } else if ("$`*?[]{}~#!=%".indexOf(unit) >= 0) {
      shape.append(unit);
      at++;
    } else {
      word();
      at++;
    }
  }

  private void quoted(char quote, Quoting kind) {
    mark(at, Quoting.BARE);
    at++;
    while (at < text.length() && text.charAt(at) != quote) {
      mark(at, kind);
      char unit = text.charAt(at);
      if (kind == Quoting.DOUBLE && unit == '\\') {
        mark(at + 1, Quoting.OTHER);
        at++;
      } else if (kind == Quoting.DOUBLE && (unit == '$' || unit == '`')) {
        shape.append(unit);
      }
      at++;
    }
    complete &= at < text.length();
    mark(Math.min(at, text.length()), kind);
    at++;
  }

  private void mark(int index, Quoting kind) {
    if (index < quoting.length) {
      quoting[index] = kind;
    }
  }

  private void word() {
    boolean going = shape.length() > 0 && shape.charAt(shape.length() - 1) == 'w';
    shape.append(going ? "" : "w");
  }
}
