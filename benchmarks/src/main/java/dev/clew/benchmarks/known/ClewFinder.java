package dev.clew.benchmarks.known;

import dev.clew.benchmarks.deep.CommandRunner;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** {@code clew check} of the method, without a harness. */
record ClewFinder(Path jar, boolean hunts, int seconds) implements BugFinder {

  /** What a line begins with that tells of an error. */
  static final String FOUND = "clew: found ";

  @Override
  public String name() {
    return hunts ? "Clew" : "Clew, --hunt no";
  }

  @Override
  public List<String> command(KnownBug bug, List<Path> library, Path folder) {
    return List.of(
        CommandRunner.java(),
        "-XX:+UseParallelGC",
        "-XX:TieredStopAtLevel=1",
        "-jar",
        jar.toString(),
        "check",
        bug.target(),
        "-cp",
        library.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
        "--time-budget=" + seconds + "s",
        "--hunt=" + (hunts ? "yes" : "no"),
        "--out=" + folder.resolve("out"));
  }

  @Override
  public boolean shows(String line, KnownBug bug) {
    return line.startsWith(FOUND + (bug.isEndless() ? "endless loop" : bug.exception()) + "  ");
  }
}
