package dev.clew.engine.conformance;

import dev.clew.engine.program.path.Jdk;
import java.nio.file.Path;

/** Runs a program in the engine. */
interface GuestRun {

  /**
   * What {@code main}, called with no arguments, prints on standard output, decoded as UTF-8.
   * Assertions are enabled, and the properties of {@link HotSpotRun#PROPERTIES} are set. An
   * exception that leaves {@code main}, or a path that ends as unsupported, is reported as an
   * {@link AssertionError}.
   *
   * @param classes the folder of the program's class files
   * @param mainClass with dots
   * @param jdk whose library the program runs on
   */
  String run(Path classes, String mainClass, Jdk jdk);
}
