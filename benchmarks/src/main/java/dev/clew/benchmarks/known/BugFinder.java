package dev.clew.benchmarks.known;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A program that looks for bugs. */
interface BugFinder {

  String name();

  /**
   * What to start.
   *
   * @param library jars
   * @param folder to write to, which is there
   */
  List<String> command(KnownBug bug, List<Path> library, Path folder) throws IOException;

  /** Whether a line that it prints shows the bug. */
  boolean shows(String line, KnownBug bug);
}
