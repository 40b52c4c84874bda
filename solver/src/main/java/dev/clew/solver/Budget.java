package dev.clew.solver;

import java.time.Duration;

/** How long an answer may take: until a moment in time, or until it is cancelled. */
public final class Budget {

  /** Longer than any run, and far from overflowing the clock. */
  private static final Duration FOREVER = Duration.ofDays(365);

  private final long deadlineNanos;
  private final Cancellation cancellation;

  private Budget(long deadlineNanos, Cancellation cancellation) {
    this.deadlineNanos = deadlineNanos;
    this.cancellation = cancellation;
  }

  /** Ends this long from now. */
  public static Budget of(Duration duration) {
    return of(duration, new Cancellation());
  }

  public static Budget of(Duration duration, Cancellation cancellation) {
    long nanos = duration.compareTo(FOREVER) > 0 ? FOREVER.toNanos() : duration.toNanos();
    return new Budget(System.nanoTime() + nanos, cancellation);
  }

  public static Budget unlimited() {
    return of(FOREVER);
  }

  /** The same end, but no later than {@code duration} from now. */
  public Budget atMost(Duration duration) {
    long own = System.nanoTime() + duration.toNanos();
    return own - deadlineNanos < 0 ? new Budget(own, cancellation) : this;
  }

  public Cancellation cancellation() {
    return cancellation;
  }

  /** What is left; zero when nothing is. */
  public Duration remaining() {
    return Duration.ofNanos(Math.max(0, deadlineNanos - System.nanoTime()));
  }

  /** Whether time is up or cancellation was requested; cheap enough for inner loops. */
  public boolean exhausted() {
    return cancellation.requested() || deadlineNanos - System.nanoTime() <= 0;
  }
}
