package dev.clew.junit.source;

/** How much of a case is left to the compiler. */
public enum Manner {
  /** As people write: literals, lambdas, calls. */
  NATURAL,
  /** Exactly as it was tried: strings with an identity, answers in turn, calls by reflection. */
  EXACT
}
