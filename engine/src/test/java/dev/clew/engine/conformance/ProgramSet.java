package dev.clew.engine.conformance;

import java.nio.file.Path;
import java.util.List;

/**
 * Programs in one folder of class files.
 *
 * @param release the oldest Java they run on
 * @param classes the folder
 * @param mainClasses what to run, with dots, sorted
 */
record ProgramSet(int release, Path classes, List<String> mainClasses) {

  boolean runsOn(InstalledJdk jdk) {
    return release <= jdk.feature();
  }
}
