package dev.clew.solver.expr;

/**
 * The ways to solve for strings that want to be told what an operator means. An operator lists
 * those that know it ({@link StringOp#isIn}); to the others it is a function that is only run,
 * which finds models and seldom refutes. What an operator lists and a pass does not know fails
 * loudly ({@link StringOp#missing}), and {@code StringEncodingsTest} asks for every pair.
 */
public enum StringEncoding {
  /** An edge of the string graph: {@code dev.clew.solver.strings}. */
  GRAPH,
  /** A term over units: {@code dev.clew.solver.unrolled}. */
  UNROLLED,
  /** A term of SMT-LIB: {@code StringText} in {@code dev.clew.smt.text}. */
  SMT_TERM,
  /** Facts about an unknown, in SMT-LIB: {@code StringFacts}. */
  SMT_FACTS
}
