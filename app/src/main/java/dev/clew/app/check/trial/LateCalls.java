package dev.clew.app.check.trial;

import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Site;
import java.util.HashSet;
import java.util.Set;

/**
 * Says which paths are worth the time of a call that may not end. Each loop that is said to be
 * endless is tried once, and again only if that call ended.
 */
final class LateCalls {

  private final int most;
  private final Set<Site> seen = new HashSet<>();
  private final Set<Site> shown = new HashSet<>();
  private int expected;
  private int unexpected;

  /**
   * @param most calls that did not end, after which none is tried that may not end, either
   */
  LateCalls(int most) {
    this.most = most;
  }

  boolean isWorthTrying(Outcome outcome) {
    if (outcome instanceof Outcome.Endless endless) {
      boolean isNew = !seen.contains(endless.site());
      return isNew || (!shown.contains(endless.site()) && expected < most);
    }
    return outcome instanceof Outcome.Cut ? expected < most : unexpected < most;
  }

  void tried(Outcome outcome, boolean isLate) {
    if (outcome instanceof Outcome.Endless endless) {
      seen.add(endless.site());
      if (isLate) {
        shown.add(endless.site());
      }
    } else if (isLate && outcome instanceof Outcome.Cut) {
      expected++;
    } else if (isLate) {
      unexpected++;
    }
  }
}
