package dev.clew.cli;

import java.util.Arrays;

/** What the process tells its caller; scripts rely on these numbers. */
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

  int number() {
    return number;
  }

  static ExitCode of(int number) {
    return Arrays.stream(values()).filter(code -> code.number == number).findFirst().orElse(BUG);
  }
}
