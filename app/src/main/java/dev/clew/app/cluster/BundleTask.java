package dev.clew.app.cluster;

import java.io.Serializable;
import java.util.List;

/**
 * What one machine does at a time.
 *
 * @param bundles one after the other: what one does not need of the time is the next one's
 * @param millis for all of them; what is left is given back
 * @param most after which nobody waits any more
 */
public record BundleTask(List<UnitBundle> bundles, long millis, long most) implements Serializable {
  public BundleTask {
    bundles = List.copyOf(bundles);
  }
}
