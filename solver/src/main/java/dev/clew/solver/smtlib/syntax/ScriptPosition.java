package dev.clew.solver.smtlib.syntax;

/**
 * A place in a script.
 *
 * @param file how messages call the script
 * @param line from 1
 * @param column from 1, in characters; a tab is one
 */
public record ScriptPosition(String file, int line, int column) {

  @Override
  public String toString() {
    return file + ":" + line + ":" + column;
  }
}
