package dev.clew.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import dev.clew.solver.Cancellation;
import java.lang.management.ManagementFactory;
import java.time.Duration;

/**
 * Asks for a stop when this JVM has used so much time of its processors; what child processes use
 * is not seen. Figures then do not depend on what else the machine does.
 */
final class ProcessorTimeLimit implements AutoCloseable {

  private static final OperatingSystemMXBean SYSTEM =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  private static final long LOOK_MILLIS = 20;

  private final Thread watch;

  ProcessorTimeLimit(Duration limit, Cancellation late) {
    long end = usedNanos() + limit.toNanos();
    watch = new Thread(() -> watch(end, late), "clew-processor-time");
    watch.setDaemon(true);
    watch.start();
  }

  /** By all threads since the JVM began. */
  static long usedNanos() {
    return SYSTEM.getProcessCpuTime();
  }

  private static void watch(long end, Cancellation late) {
    try {
      while (usedNanos() < end) {
        Thread.sleep(LOOK_MILLIS);
      }
      late.request();
    } catch (InterruptedException e) {
      return; // it was closed
    }
  }

  @Override
  public void close() {
    watch.interrupt();
  }
}
