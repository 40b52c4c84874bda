package dev.clew.cli;

import dev.clew.app.ExplorerProvider;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.time.Instant;

/**
 * Who runs the commands.
 *
 * @param explorers the engine
 * @param isTerminal whether lines can be drawn over
 * @param startNanos when the time of a command began, as {@link System#nanoTime} has it
 */
record CommandHost(ExplorerProvider explorers, boolean isTerminal, long startNanos) {

  /** What says more is a clock that was set meanwhile. */
  private static final Duration LONGEST_START = Duration.ofSeconds(10);

  /** A shell, which looks at exit codes and files. */
  static CommandHost shell(ExplorerProvider explorers) {
    return new CommandHost(explorers, ConsoleText.isTerminal(), System.nanoTime());
  }

  /**
   * The same where the command began with this JVM, whose start takes time as well. The process may
   * be older: the launcher builds Clew first where that is needed, and becomes the JVM.
   */
  static CommandHost ownProcess(ExplorerProvider explorers) {
    Instant start = Instant.ofEpochMilli(ManagementFactory.getRuntimeMXBean().getStartTime());
    long gone = Duration.between(start, Instant.now()).toNanos();
    return new CommandHost(
        explorers,
        ConsoleText.isTerminal(),
        System.nanoTime() - Math.max(0, Math.min(gone, LONGEST_START.toNanos())));
  }
}
