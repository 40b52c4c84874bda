package dev.clew.junit.run;

import dev.clew.junit.source.syntax.JUnitVersion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apiguardian.api.API;
import org.hamcrest.Matcher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.commons.JUnitException;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.launcher.Launcher;
import org.opentest4j.AssertionFailedError;

/** Where JUnit is, for compilers and JVMs of other processes. */
final class JUnitLibrary {

  /** One class of every jar. */
  private static final List<Class<?>> FIVE =
      List.of(
          Test.class,
          JupiterTestEngine.class,
          JUnitException.class,
          TestEngine.class,
          Launcher.class,
          AssertionFailedError.class,
          API.class);

  private static final List<Class<?>> FOUR = List.of(org.junit.Test.class, Matcher.class);

  /** What of Clew's own jar is JUnit's, when all is in one. */
  static final List<String> CONTENTS =
      List.of(
          "org/junit/",
          "junit/",
          "org/hamcrest/",
          "org/opentest4j/",
          "org/apiguardian/",
          "META-INF/services/org.junit.");

  private JUnitLibrary() {}

  /**
   * The places of a JUnit, nothing else with them.
   *
   * @param copy a file for a copy, where there are no places of its own
   */
  static List<Path> places(JUnitVersion version, Path copy) throws IOException {
    return LibraryPlaces.of(version == JUnitVersion.FOUR ? FOUR : FIVE, CONTENTS, copy);
  }
}
