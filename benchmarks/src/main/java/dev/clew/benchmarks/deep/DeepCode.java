package dev.clew.benchmarks.deep;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.ToolProvider;

/**
 * What Clew does in deep code: methods of public libraries that parse or format, for so many
 * seconds of processor time each, its start included. Several jars of Clew take turns on each of
 * them.
 *
 * <p>Arguments: seconds, workers, then jars of Clew and names of entry points (default all).
 * Fetches the libraries with Maven.
 */
public final class DeepCode {

  /** Wall clock that a run may take, in its processor time: the machine may be busy. */
  private static final int LONGER = 12;

  private final PrintStream out;
  private final int seconds;
  private final int workers;
  private final Path folder;
  private final CommandRunner commands;

  private DeepCode(PrintStream out, int seconds, int workers, Path folder) {
    this.out = out;
    this.seconds = seconds;
    this.workers = workers;
    this.folder = folder;
    this.commands = new CommandRunner(folder);
  }

  @SuppressWarnings("SystemOut")
  public static void main(String[] args) throws IOException, InterruptedException {
    List<String> rest = List.of(args).subList(Math.min(2, args.length), args.length);
    List<Path> jars =
        rest.stream()
            .filter(arg -> arg.endsWith(".jar"))
            .map(arg -> Path.of(arg).toAbsolutePath())
            .toList();
    if (jars.isEmpty()) {
      System.out.println("say how many seconds, how many workers, and where jars of Clew are");
      return;
    }
    List<String> names = rest.stream().filter(arg -> !arg.endsWith(".jar")).toList();
    new DeepCode(
            System.out,
            Integer.parseInt(args[0]),
            Integer.parseInt(args[1]),
            Files.createTempDirectory("deep"))
        .run(jars, names);
  }

  private void run(List<Path> jars, List<String> names) throws IOException, InterruptedException {
    out.println(
        "| entry point | Clew | branches | paths | queries | unknown | queries/cpu s |"
            + " solver ms/query | solver % | instructions | cpu s |");
    out.println("|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    for (EntryPoint entry : EntryPoint.ALL) {
      if (names.isEmpty() || names.contains(entry.name())) {
        Subject subject = prepare(entry);
        for (Path jar : jars) {
          row(entry, jar, explore(subject, jar));
        }
      }
    }
  }

  /** An entry point, compiled. */
  private record Subject(Path classes, List<Path> library) {

    String classPath() {
      return String.join(File.pathSeparator, library.stream().map(Path::toString).toList());
    }
  }

  private Subject prepare(EntryPoint entry) throws IOException, InterruptedException {
    Path own = Files.createDirectories(folder.resolve(entry.name().replace(' ', '-')));
    Path classes = Files.createDirectories(own.resolve("classes"));
    Subject subject = new Subject(classes, new LibraryJars(own, commands).of(entry.library()));
    Path source = own.resolve(EntryPoint.CLASS + ".java");
    Files.writeString(source, entry.source());
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream(),
                "-nowarn",
                "-g",
                "-cp",
                subject.classPath(),
                "-d",
                classes.toString(),
                source.toString());
    if (failed != 0) {
      throw new IOException(entry.name() + " does not compile");
    }
    return subject;
  }

  private RunFigures explore(Subject subject, Path jar) throws IOException, InterruptedException {
    Path results = folder.resolve("out");
    double taken =
        commands.runFor(
            seconds,
            CommandRunner.java(),
            "-XX:+UseParallelGC",
            "-XX:TieredStopAtLevel=1",
            "-jar",
            jar.toString(),
            "explore",
            EntryPoint.CLASS + "#" + EntryPoint.METHOD,
            "-cp",
            subject.classes() + File.pathSeparator + subject.classPath(),
            "--time-budget=" + seconds * LONGER + "s",
            "--jobs=" + workers,
            "--all-paths",
            "--out=" + results);
    Path file = results.resolve("results.json");
    RunFigures figures = RunFigures.read(file, branches(subject, file), taken);
    Files.delete(file);
    return figures;
  }

  private int branches(Subject subject, Path results) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                CommandRunner.java(),
                "-cp",
                System.getProperty("java.class.path"),
                CoveredBranches.class.getName(),
                results.toString(),
                subject.classes().toString()));
    subject.library().forEach(jar -> command.add(jar.toString()));
    return Integer.parseInt(commands.run(command.toArray(String[]::new)).strip());
  }

  private void row(EntryPoint entry, Path jar, RunFigures figures) {
    out.printf(
        Locale.ROOT,
        "| %s | %s | %,d | %,d | %,d | %,d | %,.1f | %,.2f | %.0f | %,d | %.1f |%n",
        entry.name(),
        jar.getFileName().toString().replace(".jar", ""),
        figures.branches(),
        figures.paths(),
        figures.queries(),
        figures.unknown(),
        figures.queriesPerCpuSecond(),
        figures.solverMillisPerQuery(),
        100 * figures.solverShare(),
        figures.instructions(),
        figures.cpuSeconds());
  }
}
