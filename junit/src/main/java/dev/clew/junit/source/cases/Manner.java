package dev.clew.junit.source.cases;

/** How much of a case is told, and how much is left to the compiler. */
public enum Manner {
  /** As people write: literals, lambdas, calls; with the effects of the call. */
  NATURAL,
  /** As people write, of the result alone: effects may depend on what happened before. */
  MODEST,
  /** Exactly as it was tried: strings with an identity, answers in turn, calls by reflection. */
  EXACT
}
