package dev.clew.benchmarks.sets;

import java.time.Duration;

/** Runs whole scripts, one after the other. */
interface ScriptContestant extends AutoCloseable {

  /**
   * Runs a script.
   *
   * @param timeout for all of its checks together
   */
  ScriptOutcome run(ScriptFile file, Duration timeout);

  @Override
  void close();
}
