package dev.clew.app.analysis;

import dev.clew.solver.Budget;
import dev.clew.solver.Cancellation;
import java.time.Duration;

/**
 * The time of a run, from the command's start until its results are written. A part of it is kept
 * for what comes after the search: compiling and running tests of what was found takes seconds,
 * however short the run.
 */
public final class RunClock {

  /** What a command does after the search, and what part of the time is kept for it. */
  public enum Ending {
    /** Writes results. */
    RESULTS(Duration.ZERO, Duration.ZERO, 1),
    /** Has a test made for each error. */
    REPRODUCERS(Duration.ofSeconds(8), Duration.ofSeconds(15), 10),
    /** Has tests made of everything. */
    TESTS(Duration.ofSeconds(8), Duration.ofSeconds(60), 2);

    private final Duration least;
    private final Duration most;
    private final int part;

    Ending(Duration least, Duration most, int part) {
      this.least = least;
      this.most = most;
      this.part = part;
    }

    /** Between bounds, but never more than half of a short run. */
    Duration keeps(Duration whole) {
      Duration wanted = max(least, min(most, whole.dividedBy(part)));
      return min(wanted, whole.dividedBy(2));
    }
  }

  /** Of the whole, for writing results: a fiftieth. */
  private static final int WRITING_PART = 50;

  /** After an interrupt: what a shell's user waits without doing it again. */
  private static final Duration PATIENCE = Duration.ofSeconds(8);

  private final Budget whole;
  private final Duration kept;
  private final Duration writing;

  private RunClock(Budget whole, Duration kept, Duration writing) {
    this.whole = whole;
    this.kept = kept;
    this.writing = writing;
  }

  /**
   * A clock that has been running.
   *
   * @param startNanos when the command began, as {@link System#nanoTime} has it
   * @param time for all of it
   */
  public static RunClock since(
      long startNanos, Duration time, Ending ending, Cancellation cancellation) {
    Duration gone = Duration.ofNanos(System.nanoTime() - startNanos);
    Budget whole = Budget.of(max(Duration.ZERO, time.minus(gone)), cancellation);
    return new RunClock(whole, ending.keeps(time), time.dividedBy(WRITING_PART));
  }

  /** For exploring targets and trying their paths. */
  public Budget search() {
    return whole.atMost(max(Duration.ZERO, whole.remaining().minus(kept).minus(writing)));
  }

  /** For more searching where nothing was found that needs an ending: all that is left. */
  public Budget reserve() {
    return whole.atMost(max(Duration.ZERO, whole.remaining().minus(writing)));
  }

  /** For tests of what was found; an interrupt shortens it and does not end it. */
  public Budget ending() {
    Duration left = max(Duration.ZERO, whole.remaining().minus(writing));
    return Budget.of(whole.cancellation().requested() ? min(left, PATIENCE) : left);
  }

  private static Duration min(Duration a, Duration b) {
    return a.compareTo(b) < 0 ? a : b;
  }

  private static Duration max(Duration a, Duration b) {
    return a.compareTo(b) > 0 ? a : b;
  }
}
