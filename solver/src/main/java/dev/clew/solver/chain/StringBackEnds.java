package dev.clew.solver.chain;

/** Which back ends are asked about strings. */
public enum StringBackEnds {
  /** The graph with automata, and numbers beside them. */
  AUTOMATA,
  /** Strings of bounded length as units of 16 bits. */
  UNROLLED,
  /** The string theories of SMT solvers, in processes of their own. */
  SMT,
  /** All of these, the quick ones first. */
  ALL
}
