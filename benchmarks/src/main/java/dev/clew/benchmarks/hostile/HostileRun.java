package dev.clew.benchmarks.hostile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * One command on one program, and what it took.
 *
 * @param seconds wall clock, from the start of the JVM to its end
 * @param megabytes the most that all its processes held at a time
 * @param isWritten whether there are results
 * @param isHonest whether the error beside the program was reported
 * @param hasTrace whether a stack trace was printed
 */
record HostileRun(
    String command,
    double seconds,
    long megabytes,
    int exitCode,
    boolean isWritten,
    boolean isHonest,
    boolean hasTrace) {

  private static final int LOOK_MILLIS = 50;

  /** A run that takes longer is killed: it has failed anyway. */
  private static final int MOST_SECONDS = 120;

  /** Runs {@code clew COMMAND} on a class, beside one with an ordinary error. */
  static HostileRun of(Path clew, Path classes, String command, String program, int budget)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("hostile");
    Path log = folder.resolve("log");
    List<String> words =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseParallelGC",
                "-XX:TieredStopAtLevel=1",
                "-jar",
                clew.toString(),
                command,
                "-cp",
                classes.toString(),
                program,
                "dev.clew.hostile.Honest",
                "--time-budget=" + budget + "s",
                (command.equals("test") ? "--results=" : "--out=") + folder.resolve("out")));
    if (command.equals("test")) {
      words.add("--out=" + folder.resolve("tests"));
    }
    long start = System.nanoTime();
    Process process =
        new ProcessBuilder(words).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    ProcessMemory memory = new ProcessMemory(process.toHandle());
    while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
      memory.look();
      if (System.nanoTime() - start > TimeUnit.SECONDS.toNanos(MOST_SECONDS)) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
      }
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    Path results = folder.resolve("out").resolve("results.json");
    String written = Files.exists(results) ? Files.readString(results) : "";
    return new HostileRun(
        command,
        seconds,
        memory.peakMegabytes(),
        process.exitValue(),
        !written.isEmpty(),
        written.contains("/ by zero") && written.contains("Honest"),
        Files.readString(log).contains("\tat "));
  }

  /** Whether the time was kept: a twentieth and a second more than the budget. */
  boolean isInTime(int budget) {
    return seconds <= budget * 1.05 + 1;
  }

  /** Whether anything went wrong but the time. */
  boolean isFaulty() {
    return !isWritten || !isHonest || hasTrace || exitCode > 1;
  }
}
