package dev.clew.solver;

/** One idea for answering queries: decides by itself, or asks the next layer. */
public interface Layer {

  /** Stable and short, as in statistics. */
  String name();

  /** Whether it answers from what was answered before. */
  default boolean remembers() {
    return false;
  }

  /**
   * The answer to the query. {@code next} may be asked any number of times, about this query or
   * others; it is the same solver at each call.
   */
  Verdict check(Query query, Solver next);
}
