package dev.clew.benchmarks.deep;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Programs that are started and waited for, in a folder for what they print. */
public record CommandRunner(Path folder) {

  private static final long MOST_MINUTES = 15;

  private static final long LOOK_MILLIS = 100;

  /** The program that runs this one. */
  public static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  /** What a program printed, its complaints elsewhere. */
  String run(String... command) throws IOException, InterruptedException {
    File printed = folder.resolve("printed").toFile();
    Process process = start(printed, command);
    if (!process.waitFor(MOST_MINUTES, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new IOException(command[0] + " does not end");
    }
    return Files.readString(printed.toPath());
  }

  /**
   * Asks a program to end when it and those that it started have had so many seconds of processor
   * time, which do not depend on what else the machine does, and waits for its end.
   *
   * @return the seconds that were seen
   */
  double runFor(int seconds, String... command) throws IOException, InterruptedException {
    Process process = start(folder.resolve("printed").toFile(), command);
    double taken = 0;
    while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
      taken = Math.max(taken, cpuSeconds(process));
      if (taken >= seconds) {
        process.destroy();
        if (!process.waitFor(1, TimeUnit.MINUTES)) {
          process.destroyForcibly();
        }
      }
    }
    return taken;
  }

  private Process start(File printed, String... command) throws IOException {
    return new ProcessBuilder(command)
        .redirectError(folder.resolve("complaints").toFile())
        .redirectOutput(printed)
        .start();
  }

  private static double cpuSeconds(Process process) {
    return Stream.concat(Stream.of(process.toHandle()), process.descendants())
            .mapToLong(each -> each.info().totalCpuDuration().orElse(Duration.ZERO).toMillis())
            .sum()
        / 1e3;
  }
}
