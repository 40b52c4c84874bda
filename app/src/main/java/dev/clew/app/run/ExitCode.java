package dev.clew.app.run;

import dev.clew.app.options.Options;
import dev.clew.app.options.ResultSettings;
import dev.clew.engine.outcome.Status;
import dev.clew.output.Results;

/** What a process tells its caller; scripts rely on these numbers. */
public enum ExitCode {
  /** All went well and nothing was found. */
  NOTHING_FOUND(0),
  /** Confirmed errors, unsafe hotspots, or an unhealthy machine. */
  FOUND(1),
  /** Bad usage or input, or no call could be tried: one line on standard error has the remedy. */
  USAGE(2),
  /** Something was left out or could not be tried where {@code --strict} was given. */
  INCOMPLETE(3),
  /** A bug in Clew. */
  BUG(4);

  private final int number;

  ExitCode(int number) {
    this.number = number;
  }

  public int number() {
    return number;
  }

  /** A bug first, then names that mean nothing, then what was found, then what was left out. */
  static ExitCode of(Results results, boolean hasErrors, Options options) {
    if (results.targets().stream().anyMatch(t -> t.exploration().status() == Status.FAILED)) {
      return BUG;
    }
    if (results.misnamed() > 0) {
      return USAGE;
    }
    if (hasErrors) {
      return FOUND;
    }
    if (RunOutcome.nothingEntered(results).isPresent()) {
      return USAGE;
    }
    return options.get(ResultSettings.STRICT) && !results.isComplete() ? INCOMPLETE : NOTHING_FOUND;
  }
}
