package dev.clew.replay.wall;

import java.util.ArrayList;
import java.util.List;

/**
 * Limits that a process keeps for itself and for those that it starts. They are far above what a
 * JVM with a heap of 512 MB takes, and far below what harms a machine. A limit that is lower
 * already stays.
 */
final class ProcessLimits {

  /** Memory that is written to, in KiB: heap, classes, code, stacks of threads. */
  private static final int MEMORY = 4 << 20;

  /** Of one file; shells count in blocks of 512 or 1,024 bytes. */
  private static final int FILE_SIZE = 1 << 20;

  /** Threads, those of other processes of the user among them on some systems. */
  private static final int THREADS = 4_096;

  /** Shells differ in what they call the limit of threads: u, or p. */
  private static final String SCRIPT =
      """
      limit() { ulimit "$1" "$2" 2>/dev/null; }
      limit -c 0
      limit -d %d
      limit -f %d
      limit -u %d || limit -p %d
      exec "$@"
      """
          .formatted(MEMORY, FILE_SIZE, THREADS, THREADS);

  private ProcessLimits() {}

  /** The words that start a command with the limits. */
  static List<String> around(List<String> command) {
    List<String> words = new ArrayList<>(List.of("/bin/sh", "-c", SCRIPT, "clew-limits"));
    words.addAll(command);
    return words;
  }
}
