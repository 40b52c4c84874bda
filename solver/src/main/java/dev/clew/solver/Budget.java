package dev.clew.solver;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How long an answer may take: until a moment in time, until it is cancelled, or until a number of
 * steps is made. Steps are counted where they are made: an answer that is limited by them alone is
 * the same on every machine. They are for one thread.
 */
public final class Budget {

  /** Longer than any run, and far from overflowing the clock. */
  private static final Duration FOREVER = Duration.ofDays(365);

  private final long deadlineNanos;
  private final Cancellation cancellation;
  private final @Nullable Steps steps;

  private Budget(long deadlineNanos, Cancellation cancellation, @Nullable Steps steps) {
    this.deadlineNanos = deadlineNanos;
    this.cancellation = cancellation;
    this.steps = steps;
  }

  /** How many steps are left; those of a part are taken from the whole, too. */
  private static final class Steps {
    private long left;
    private final @Nullable Steps whole;

    Steps(long left, @Nullable Steps whole) {
      this.left = left;
      this.whole = whole;
    }

    void spend(int count) {
      left -= count;
      if (whole != null) {
        whole.spend(count);
      }
    }

    boolean areUsedUp() {
      return left <= 0 || (whole != null && whole.areUsedUp());
    }
  }

  /** Ends this long from now. */
  public static Budget of(Duration duration) {
    return of(duration, new Cancellation());
  }

  public static Budget of(Duration duration, Cancellation cancellation) {
    long nanos = duration.compareTo(FOREVER) > 0 ? FOREVER.toNanos() : duration.toNanos();
    return new Budget(System.nanoTime() + nanos, cancellation, null);
  }

  public static Budget unlimited() {
    return of(FOREVER);
  }

  /** The same end, but no later than {@code duration} from now. */
  public Budget atMost(Duration duration) {
    long own = System.nanoTime() + duration.toNanos();
    return own - deadlineNanos < 0 ? new Budget(own, cancellation, steps) : this;
  }

  /** The same end, but after at most so many steps. */
  public Budget atMostSteps(long most) {
    return new Budget(deadlineNanos, cancellation, new Steps(most, steps));
  }

  /** Half of the steps that are left, or of the time where steps are not counted. */
  public Budget halved() {
    return steps != null ? atMostSteps(steps.left / 2) : atMost(remaining().dividedBy(2));
  }

  /** Makes so many steps; whether the budget is exhausted by now. */
  public boolean spend(int count) {
    if (steps != null) {
      steps.spend(count);
    }
    return exhausted();
  }

  public Cancellation cancellation() {
    return cancellation;
  }

  /** What is left; zero when nothing is. */
  public Duration remaining() {
    return Duration.ofNanos(Math.max(0, deadlineNanos - System.nanoTime()));
  }

  /**
   * Whether time or steps are used up or cancellation was requested; cheap enough for inner loops.
   */
  public boolean exhausted() {
    return cancellation.requested()
        || (steps != null && steps.areUsedUp())
        || deadlineNanos - System.nanoTime() <= 0;
  }
}
