package dev.clew.solver;

/** A back end that can be asked for by name; found with {@link java.util.ServiceLoader}. */
public interface SolverProvider {

  /** Stable and short, as in options and statistics. */
  String name();

  /**
   * One line for a person: which solver, which version, where from. Loads what has to be loaded.
   */
  String describe() throws SolverUnavailable;

  /** Whether it is asked about strings, too, and only when there are some. */
  default boolean forStrings() {
    return false;
  }

  /** A solver for the calling thread. */
  Solver create() throws SolverUnavailable;
}
