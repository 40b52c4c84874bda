package dev.clew.hotspots.command;

import dev.clew.hotspots.interpreter.HoleRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A shell's string as a row of words and operators (POSIX, Shell Command Language, sections 2.2 to
 * 2.10). What stands in quotes is part of a word; an expansion is kept as it is. Where constructs
 * nest (substitutions, here-documents, {@code case}, functions) or a comment stands, the script is
 * not followed: no word of it is known to be data.
 */
final class ShellScript {
  /** How a unit of a script is quoted. */
  enum Quoting {
    BARE,
    SINGLE,
    DOUBLE,
    /** After a backslash: no place for a hole. */
    OTHER
  }

  private static final String OPERATORS = ";&|<>()\n";

  /** Units that make more of a word than its letters, when they stand in it bare. */
  private static final String MAGIC = "$`*?[]{}~#!^";

  /** Words after which a command begins, and those that only an operator follows. */
  private static final Set<String> RESERVED =
      Set.of("if", "then", "else", "elif", "fi", "do", "done", "while", "until", "!", "{", "}");

  private static final Set<String> NESTING =
      Set.of("for", "case", "esac", "select", "function", "coproc", "[[", "in");

  private static final Pattern ASSIGNMENT = Pattern.compile("(?s)[A-Za-z_]\\w*(\\[.*])?\\+?=.*");

  private final String text;
  private final Quoting[] quoting;
  private final boolean[] isLiteral;
  private final List<ShellWord> words = new ArrayList<>();
  private final StringBuilder shape = new StringBuilder();
  private boolean complete = true;
  private boolean followed = true;
  private boolean expectsCommand = true;
  private boolean expectsTarget;
  private String command = "";
  private int at;

  private ShellScript(String text) {
    this.text = text;
    this.quoting = new Quoting[text.length() + 1];
    this.isLiteral = new boolean[text.length()];
  }

  static ShellScript of(String text) {
    ShellScript script = new ShellScript(text);
    while (script.at < text.length()) {
      script.step();
    }
    script.mark(text.length(), Quoting.BARE);
    return script;
  }

  /**
   * Names of commands, operators and expansions as they are; other words as {@code w}, with a dash
   * if they begin with one.
   */
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

  /** The word around a hole if it is known to be data. */
  Optional<ShellWord> dataAround(HoleRange hole) {
    return words.stream().filter(word -> followed && word.holds(hole) && word.isData()).findFirst();
  }

  /** Whether a unit stands for itself: no quote, and no backslash before something. */
  boolean isLiteral(int index) {
    return isLiteral[index];
  }

  private void step() {
    char unit = text.charAt(at);
    if (unit == ' ' || unit == '\t') {
      mark(at, Quoting.BARE);
      shape.append(shape.toString().endsWith(" ") ? "" : " ");
      at++;
    } else if (OPERATORS.indexOf(unit) >= 0) {
      operator(unit);
    } else if (unit == '#') {
      comment();
    } else {
      word();
    }
  }

  /** To the end of its line; a script with one is not followed. */
  private void comment() {
    followed = false;
    shape.append('#');
    while (at < text.length() && text.charAt(at) != '\n') {
      mark(at, Quoting.BARE);
      at++;
    }
  }

  private void operator(char unit) {
    mark(at, Quoting.BARE);
    shape.append(unit == '\n' ? ";" : String.valueOf(unit));
    if (unit == '<' || unit == '>') {
      followed &= !text.startsWith("<<", at) && !text.startsWith("(", at + 1);
      expectsTarget = true;
    } else if (expectsTarget && (unit == '&' || unit == '|')) {
      followed &= text.charAt(at - 1) == '>' || text.charAt(at - 1) == '<';
    } else {
      boolean glued = at > 0 && " \t\n;&|(".indexOf(text.charAt(at - 1)) < 0;
      followed &= unit != '(' || (!glued && !text.startsWith("((", at));
      followed &= !text.startsWith("&>", at);
      expectsCommand = true;
      expectsTarget = false;
    }
    at++;
  }

  private void word() {
    int start = at;
    boolean magic = false;
    while (at < text.length() && " \t".indexOf(text.charAt(at)) < 0 && !isOperator(at)) {
      magic |= MAGIC.indexOf(text.charAt(at)) >= 0;
      magic |= part();
    }
    String value = value(start, Math.min(at, text.length()));
    boolean beforeBracket = at < text.length() && "<>(".indexOf(text.charAt(at)) >= 0;
    place(start, value, magic, beforeBracket);
    at = Math.min(at, text.length());
  }

  private void place(int start, String value, boolean magic, boolean beforeBracket) {
    int end = Math.min(at, text.length());
    String written = text.substring(start, end);
    boolean isArgument = !expectsTarget && !expectsCommand;
    if (isArgument || expectsTarget) {
      shape.append(value.startsWith("-") ? "-w" : "w").append(meaningful(start, end));
    } else {
      shape.append(written);
      command(written, magic ? "" : value);
    }
    expectsTarget = false;
    words.add(new ShellWord(start, end, isArgument ? command : "", magic || beforeBracket));
  }

  private void command(String written, String name) {
    followed &= !NESTING.contains(written);
    if (!RESERVED.contains(written) && !ASSIGNMENT.matcher(written).matches()) {
      expectsCommand = false;
      command = name;
    }
  }

  /** The units of a word that a shell makes something of. */
  private String meaningful(int start, int end) {
    StringBuilder units = new StringBuilder();
    for (int i = start; i < end; i++) {
      char unit = text.charAt(i);
      boolean bare = quoting[i] == Quoting.BARE && MAGIC.indexOf(unit) >= 0;
      boolean expands = quoting[i] == Quoting.DOUBLE && (unit == '$' || unit == '`');
      units.append(bare || expands ? String.valueOf(unit) : "");
    }
    return units.toString();
  }

  private boolean isOperator(int index) {
    return OPERATORS.indexOf(text.charAt(index)) >= 0;
  }

  private String value(int start, int end) {
    StringBuilder value = new StringBuilder();
    for (int i = start; i < end; i++) {
      value.append(isLiteral[i] ? String.valueOf(text.charAt(i)) : "");
    }
    return value.toString();
  }

  /** Reads one unit or one quoted part; says whether that expands. */
  private boolean part() {
    char unit = text.charAt(at);
    mark(at, Quoting.BARE);
    switch (unit) {
      case '\'' -> {
        return quoted('\'', Quoting.SINGLE);
      }
      case '"' -> {
        return quoted('"', Quoting.DOUBLE);
      }
      case '\\' -> escape(Quoting.OTHER);
      case '$', '`' -> expansion();
      default -> {
        isLiteral[at] = true;
        at++;
      }
    }
    return false;
  }

  private void escape(Quoting kind) {
    mark(at + 1, kind);
    followed &= !text.startsWith("\n", at + 1);
    complete &= at + 1 < text.length();
    if (at + 1 < text.length()) {
      isLiteral[at + 1] = true;
    }
    at += 2;
  }

  private void expansion() {
    char next = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
    followed &= text.charAt(at) == '$' && "({['\"".indexOf(next) < 0;
    at++;
  }

  private boolean quoted(char quote, Quoting kind) {
    boolean expands = false;
    at++;
    while (at < text.length() && text.charAt(at) != quote) {
      mark(at, kind);
      char unit = text.charAt(at);
      if (kind == Quoting.DOUBLE && unit == '\\') {
        escape(Quoting.OTHER);
      } else if (kind == Quoting.DOUBLE && (unit == '$' || unit == '`')) {
        expands = true;
        expansion();
      } else {
        isLiteral[at] = true;
        at++;
      }
    }
    complete &= at < text.length();
    mark(Math.min(at, text.length()), kind);
    at++;
    return expands;
  }

  private void mark(int index, Quoting kind) {
    if (index < quoting.length && quoting[index] == null) {
      quoting[index] = kind;
    }
  }
}
