package dev.clew.smt.process;

import dev.clew.solver.Verdict.Unknown;

/** What came of a question to a worker. */
public sealed interface WorkerReply {

  /**
   * The solver's own words.
   *
   * @param text what its commands printed
   * @param nanos how long it worked for that, without the way there and back
   */
  record Said(String text, long nanos) implements WorkerReply {}

  /**
   * The solver took exception to a command.
   *
   * @param text what was printed until then, and the complaint
   */
  record Refused(String text) implements WorkerReply {}

  /**
   * No answer: time was up, a stop was requested, or the process died.
   *
   * @param why for whom it may concern
   */
  record Silent(Unknown why) implements WorkerReply {}
}
