package dev.clew.solver.language.regex;

/** A pattern, valid or not, of which no language is known. */
final class UnsupportedPattern extends RuntimeException {
  private static final long serialVersionUID = 1;

  UnsupportedPattern(String what) {
    super(what, null, false, false);
  }
}
