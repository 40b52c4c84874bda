package dev.clew.benchmarks.known;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A program that is run until it prints a certain line, or has no time left. */
final class TimedRun {

  private static final long NOT_SHOWN = -1;

  private final long start = System.nanoTime();
  private final AtomicLong shown = new AtomicLong(NOT_SHOWN);
  private final CountDownLatch over = new CountDownLatch(1);
  private final Predicate<String> shows;

  private TimedRun(Predicate<String> shows) {
    this.shows = shows;
  }

  /** Seconds from the start of the program to the line; nothing when it does not come in time. */
  static OptionalDouble seconds(
      List<String> command, Path folder, int most, Predicate<String> shows)
      throws IOException, InterruptedException {
    return new TimedRun(shows).of(command, folder, most);
  }

  private OptionalDouble of(List<String> command, Path folder, int most)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    Thread reader = new Thread(() -> read(process));
    reader.setDaemon(true);
    reader.start();
    boolean isOver = over.await(most, TimeUnit.SECONDS);
    end(process);
    reader.join(TimeUnit.SECONDS.toMillis(1));
    long at = shown.get();
    return isOver && at != NOT_SHOWN
        ? OptionalDouble.of((at - start) / 1e9)
        : OptionalDouble.empty();
  }

  private void read(Process process) {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (shows.test(line)) {
          shown.compareAndSet(NOT_SHOWN, System.nanoTime());
          over.countDown();
        }
      }
    } catch (IOException | UncheckedIOException e) {
      return; // it was ended
    } finally {
      over.countDown();
    }
  }

  private static void end(Process process) throws InterruptedException {
    List<ProcessHandle> all =
        Stream.concat(process.descendants(), Stream.of(process.toHandle())).toList();
    all.forEach(ProcessHandle::destroyForcibly);
    process.waitFor();
  }
}
