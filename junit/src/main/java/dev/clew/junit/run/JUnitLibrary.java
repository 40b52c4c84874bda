package dev.clew.junit.run;

import dev.clew.junit.launch.SuiteServer;
import dev.clew.junit.source.JUnitVersion;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
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
    Path own = place(SuiteServer.class);
    Set<Path> places = new LinkedHashSet<>();
    for (Class<?> each : version == JUnitVersion.FOUR ? FOUR : FIVE) {
      places.add(place(each));
    }
    if (!places.contains(own)) {
      return List.copyOf(places);
    }
    if (!Files.exists(copy)) {
      extract(own, copy);
    }
    return List.of(copy);
  }

  private static Path place(Class<?> type) throws IOException {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  /** Into another jar, which is not compressed: a thousand files would take seconds to write. */
  static void extract(Path jar, Path copy) throws IOException {
    try (ZipFile content = new ZipFile(jar.toFile());
        OutputStream file = Files.newOutputStream(copy);
        ZipOutputStream zip = new ZipOutputStream(new BufferedOutputStream(file))) {
      zip.setLevel(Deflater.NO_COMPRESSION);
      for (ZipEntry entry : Collections.list(content.entries())) {
        if (!entry.isDirectory() && isJUnits(entry.getName())) {
          zip.putNextEntry(new ZipEntry(entry.getName()));
          try (InputStream bytes = content.getInputStream(entry)) {
            bytes.transferTo(zip);
          }
        }
      }
    }
  }

  private static boolean isJUnits(String name) {
    return CONTENTS.stream().anyMatch(name::startsWith);
  }
}
