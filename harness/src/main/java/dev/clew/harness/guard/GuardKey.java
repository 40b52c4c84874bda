package dev.clew.harness.guard;

import dev.clew.harness.Nullable;

/**
 * What it takes to weaken the {@link Guard} and to decide what the world outside answers. Its
 * holder keeps it in a local variable: what is in a field can be found by reflection.
 */
public final class GuardKey {

  GuardKey() {}

  /** What was refused first since the last call of this, and empty if nothing was. */
  public String takeRefused() {
    return Guard.takeRefused(this);
  }

  /** Adds an answer; see {@link Given}. */
  public void give(String question, @Nullable Object answer) {
    Guard.check(this);
    Given.add(question, answer);
  }

  /** Nothing is given any more. */
  public void clearGiven() {
    Guard.check(this);
    Given.clear();
  }

  /** Ends this JVM at once; shutdown hooks of the code under test do not run. */
  public void halt() {
    Guard.halt(this);
  }
}
