package dev.clew.smt.process;

/** Runs SMT-LIB commands inside a worker. */
interface Interpreter {

  /** Which solver, which version. */
  String describe();

  /** Forgets everything that was declared, asserted and set. */
  void reset();

  /**
   * What the commands print.
   *
   * @throws ScriptFailure at the first command that fails; the state is then unknown
   */
  String run(String script) throws ScriptFailure;

  /** A command that failed. */
  final class ScriptFailure extends Exception {
    private static final long serialVersionUID = 1L;

    /**
     * @param output what was printed, with the reason
     */
    ScriptFailure(String output, Throwable cause) {
      super(output, cause);
    }
  }
}
