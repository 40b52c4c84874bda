package dev.clew.spark;

import dev.clew.app.cluster.BundleAnswer;
import dev.clew.app.cluster.BundleTask;
import dev.clew.app.cluster.Cluster;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** Kills an executor of this JVM's local cluster in each of the first rounds that have one. */
final class ExecutorKiller {

  private final int wanted;
  private final AtomicInteger killed = new AtomicInteger();

  ExecutorKiller(int wanted) {
    this.wanted = wanted;
  }

  int killed() {
    return killed.get();
  }

  /** The same cluster, whose executors do not live long. */
  Cluster around(Cluster cluster) {
    return new Cluster() {
      @Override
      public int places() {
        return cluster.places();
      }

      @Override
      public List<BundleAnswer> perform(List<BundleTask> tasks, Duration patience) {
        new Thread(ExecutorKiller.this::kill, "clew-killer").start();
        return cluster.perform(tasks, patience);
      }

      @Override
      public void close() {
        cluster.close();
      }
    };
  }

  /** Exploring starts no other JVMs in these tests; command lines are too long to be told. */
  private void kill() {
    if (killed.get() < wanted) {
      Optional<ProcessHandle> executor =
          ProcessHandle.current()
              .children()
              .filter(each -> each.info().command().orElse("").endsWith("java"))
              .findFirst();
      if (executor.isPresent() && executor.get().destroyForcibly()) {
        killed.incrementAndGet();
      }
    }
  }
}
