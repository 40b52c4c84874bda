package dev.clew.app.explore;

import java.util.Arrays;

/** The way that a call on this thread took; what {@link HostClasses} loads writes it. */
public final class HostTrace {

  private static final ThreadLocal<HostTrace> CURRENT = ThreadLocal.withInitial(HostTrace::new);

  private static final int MOST_STEPS = 500_000;

  private int line = -1;
  private int steps;
  private long hash;

  private HostTrace() {}

  /** Ends a call that does not end on its own. */
  static final class TooLong extends Error {
    private static final long serialVersionUID = 1;
  }

  static void start() {
    CURRENT.set(new HostTrace());
  }

  /** Where the latest return statement stood. */
  static int returnLine() {
    return CURRENT.get().line;
  }

  /** Differs for calls that branched differently, but for a coincidence in 64 bits. */
  static long hash() {
    return CURRENT.get().hash;
  }

  public static void returns(int line) {
    CURRENT.get().line = line;
  }

  /** A branch was met, or was not taken, or a handler was entered. */
  public static void passes(int place) {
    HostTrace trace = CURRENT.get();
    if (++trace.steps > MOST_STEPS) {
      throw new TooLong();
    }
    trace.hash = (trace.hash ^ place) * 0x9E3779B97F4A7C15L + 1;
  }

  /**
   * A switch is met.
   *
   * @param keys its cases in ascending order; all others are one
   */
  public static void switches(int value, int[] keys) {
    int found = Arrays.binarySearch(keys, value);
    passes(Math.max(found, -1));
  }
}
