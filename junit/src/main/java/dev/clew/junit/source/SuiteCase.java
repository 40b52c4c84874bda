package dev.clew.junit.source;

import dev.clew.engine.program.MethodInfo;
import dev.clew.replay.Replay;

/**
 * A call that was tried, and that may become a test.
 *
 * @param isError whether what it shows is wrong: such tests have a class of their own
 */
public record SuiteCase(MethodInfo target, Replay replay, boolean isError) {

  /** Whether the call changed its inputs, as far as that is known. */
  public boolean hasEffects() {
    return replay.ending() instanceof Replay.Ending.Returned returned
        && !returned.effects().isEmpty();
  }
}
