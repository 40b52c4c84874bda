package dev.clew.junit.run;

import dev.clew.junit.launch.SuiteServer;
import dev.clew.junit.source.JUnitVersion;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
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
  private static final List<String> CONTENTS =
      List.of(
          "org/junit",
          "junit",
          "org/hamcrest",
          "org/opentest4j",
          "org/apiguardian",
          "META-INF/services");

  private JUnitLibrary() {}

  /**
   * The places of a JUnit, nothing else with them.
   *
   * @param folder for a copy, where there are no places of its own
   */
  static List<Path> places(JUnitVersion version, Path folder) throws IOException {
    Path own = place(SuiteServer.class);
    Set<Path> places = new LinkedHashSet<>();
    for (Class<?> each : version == JUnitVersion.FOUR ? FOUR : FIVE) {
      places.add(place(each));
    }
    if (!places.contains(own)) {
      return List.copyOf(places);
    }
    if (!Files.exists(folder)) {
      extract(own, folder);
    }
    return List.of(folder);
  }

  private static Path place(Class<?> type) throws IOException {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  static void extract(Path jar, Path folder) throws IOException {
    try (FileSystem content = FileSystems.newFileSystem(jar, Map.of())) {
      for (String each : CONTENTS) {
        Path from = content.getPath("/" + each);
        if (Files.exists(from)) {
          copy(from, folder.resolve(each));
        }
      }
    }
    try (Stream<Path> services = Files.list(folder.resolve("META-INF/services"))) {
      for (Path each : services.toList()) {
        if (!each.getFileName().toString().startsWith("org.junit.")) {
          Files.delete(each);
        }
      }
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
  }
}
