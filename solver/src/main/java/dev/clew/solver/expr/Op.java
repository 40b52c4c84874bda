package dev.clew.solver.expr;

/** An operator of the term language: a constant of one theory's enum, or a named function. */
public sealed interface Op permits CoreOp, BitsOp, FloatOp, IntegerOp, StringOp, Function {

  Theory theory();

  /** A hash that is the same in every run, unlike an enum's own. */
  int stableHash();

  /** Whether the first two arguments may be exchanged without changing the value. */
  boolean commutative();
}
