package dev.clew.benchmarks.graphs;

import dev.clew.solver.Verdict;

/**
 * What a solver said of a graph.
 *
 * @param number which graph
 * @param edges its size
 * @param numericQueries how often numbers were asked for; 0 where that is not counted
 * @param millis how long it took
 */
record GraphAnswer(int number, int edges, Verdict verdict, long numericQueries, double millis) {

  /** {@code sat}, {@code unsat} or why there is no answer. */
  String word() {
    if (verdict instanceof Verdict.Unknown unknown) {
      return unknown.reason().name();
    }
    return verdict instanceof Verdict.Sat ? "sat" : "unsat";
  }

  /** Whether one says there is a solution and the other that there is none. */
  boolean contradicts(GraphAnswer other) {
    return verdict.isDecided() && other.verdict.isDecided() && !word().equals(other.word());
  }
}
