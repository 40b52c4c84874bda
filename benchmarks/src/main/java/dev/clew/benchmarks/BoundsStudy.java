package dev.clew.benchmarks;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * How deep calls are followed, what ends paths and whether inner branches are pruned: what each
 * means for time, queries and errors, on libraries that others wrote. The experiment of "variably
 * interprocedural program analysis", which is why the first library is its own subject.
 *
 * <p>Arguments: Clew's runnable jar, seconds for each run, then libraries as Maven names them
 * (default: the three of docs/study.md). Fetches the libraries with Maven.
 */
public final class BoundsStudy {

  private static final List<String> LIBRARIES =
      List.of(
          "edu.princeton.cup:java-cup:10k",
          "com.eclipsesource.minimal-json:minimal-json:0.9.5",
          "net.sf.jopt-simple:jopt-simple:5.0.4");

  private static final List<String> DEPTHS = List.of("0", "1", "2", "unlimited");
  private static final List<String> TERMINATIONS =
      List.of("--max-revisits=3", "--max-conditions=10");
  private static final List<String> PRUNINGS = List.of("--prune", "--no-prune");

  private final PrintStream out;
  private final Path clew;
  private final int seconds;
  private final Path folder;

  private BoundsStudy(PrintStream out, Path clew, int seconds, Path folder) {
    this.out = out;
    this.clew = clew;
    this.seconds = seconds;
    this.folder = folder;
  }

  @SuppressWarnings("SystemOut")
  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length < 2) {
      System.out.println("say where Clew's jar is, and how many seconds a run may take");
      return;
    }
    BoundsStudy study =
        new BoundsStudy(
            System.out,
            Path.of(args[0]).toAbsolutePath(),
            Integer.parseInt(args[1]),
            Files.createTempDirectory("study"));
    List<String> libraries = args.length == 2 ? LIBRARIES : List.of(args).subList(2, args.length);
    for (String library : libraries) {
      study.run(library);
    }
  }

  private void run(String library) throws IOException, InterruptedException {
    Path jar = fetch(library);
    out.printf("%n## %s%n%n", library);
    out.println(
        "| call depth | paths end by | pruning | seconds | queries | pruned | paths | warnings | confirmed | errors | per 1,000 lines |");
    out.println("|---|---|---|---:|---:|---:|---:|---:|---:|---:|---:|");
    for (String depth : DEPTHS) {
      for (String termination : TERMINATIONS) {
        for (String pruning : PRUNINGS) {
          check(jar, depth, termination, pruning);
        }
      }
    }
  }

  private Path fetch(String library) throws IOException, InterruptedException {
    Path to = Files.createDirectories(folder.resolve(library.replace(':', '_')));
    run(
        "mvn",
        "-q",
        "-B",
        "-ntp",
        "dependency:copy",
        "-Dartifact=" + library,
        "-DoutputDirectory=" + to);
    try (Stream<Path> files = Files.list(to)) {
      return files
          .filter(file -> file.toString().endsWith(".jar"))
          .findFirst()
          .orElseThrow(() -> new IOException("Maven did not bring " + library));
    }
  }

  private void check(Path jar, String depth, String termination, String pruning)
      throws IOException, InterruptedException {
    Path results = folder.resolve("out");
    long start = System.nanoTime();
    run(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-jar",
        clew.toString(),
        "check",
        jar.toString(),
        "--call-depth=" + depth,
        termination,
        pruning,
        "--time-budget=" + seconds + "s",
        "--out=" + results);
    double taken = (System.nanoTime() - start) / 1e9;
    StudyRow row = StudyRow.read(results.resolve("results.json"));
    out.println(
        String.format(
            Locale.ROOT,
            "| %s | `%s` | %s | %.0f | %,d | %.1f %% | %,d | %,d | %,d | %,d | %.1f |",
            depth,
            termination,
            pruning.equals("--prune") ? "on" : "off",
            taken,
            row.queries(),
            row.prunedPercent(),
            row.paths(),
            row.warnings(),
            row.confirmed(),
            row.errors(),
            row.errorsPerThousandLines()));
  }

  private void run(String... command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(new ArrayList<>(List.of(command)))
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile())
            .start();
    if (!process.waitFor(15, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new IOException(command[0] + " does not end");
    }
  }
}
