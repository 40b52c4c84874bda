package dev.clew.app.options;

/** Which back end decides about strings. */
public enum StringSolverName {
  AUTOMATA,
  BITVECTOR,
  SMT,
  PORTFOLIO
}
