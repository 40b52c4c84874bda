package dev.clew.app.cluster;

import java.time.Duration;
import java.util.List;

/** Machines that perform tasks, all of the same program. */
public interface Cluster extends AutoCloseable {

  /** How many tasks it performs at once, as far as it knows by now. */
  int places();

  /**
   * Performs tasks. A machine that is lost costs time and nothing else: each bundle is answered
   * once, or not at all.
   *
   * @param patience after which it comes back with nothing
   * @throws IllegalStateException if it cannot go on
   */
  List<BundleAnswer> perform(List<BundleTask> tasks, Duration patience);

  @Override
  void close();
}
