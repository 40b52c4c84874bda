package dev.clew.benchmarks.hostile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** How much memory a process and its descendants hold, as Linux tells it in {@code /proc}. */
final class ProcessMemory {

  private static final String RESIDENT = "VmRSS:";

  private final ProcessHandle root;
  private long peakKilobytes;

  ProcessMemory(ProcessHandle root) {
    this.root = root;
  }

  /** Looks once: a few milliseconds. */
  void look() {
    long now = Stream.concat(Stream.of(root), root.descendants()).mapToLong(this::resident).sum();
    peakKilobytes = Math.max(peakKilobytes, now);
  }

  /** The most that any look has seen, of all processes together. */
  long peakMegabytes() {
    return peakKilobytes / 1024;
  }

  private long resident(ProcessHandle process) {
    Path status = Path.of("/proc", Long.toString(process.pid()), "status");
    try (Stream<String> lines = Files.lines(status)) {
      return lines
          .filter(line -> line.startsWith(RESIDENT))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
          .findFirst()
          .orElse(0);
    } catch (IOException | RuntimeException e) {
      return 0; // it has ended meanwhile
    }
  }
}
