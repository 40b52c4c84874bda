package dev.clew.smt.process;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Starts workers: with this JVM's own {@code java}, and with a class path that holds just the
 * places from which this process has the classes that a worker needs. That way it works from
 * directories, from jars, from one jar with everything, and from a class loader of a build tool.
 */
final class WorkerLauncher {

  private static final String MAIN = WorkerMain.class.getName();

  private WorkerLauncher() {}

  /**
   * @throws IOException when there is no such process, with the reason in one line
   */
  static Process start(SmtEngine engine, ScratchFolder scratch) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            java(),
            "-Xmx512m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xshare:auto",
            "-XX:-UsePerfData",
            "-XX:-CreateCoredumpOnCrash",
            "-XX:+DisplayVMOutputToStderr",
            "-XX:ErrorFile=" + scratch.directory().resolve("crash.txt"),
            "-Djava.io.tmpdir=" + scratch.directory(),
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            classPath(engine),
            MAIN,
            engine.name().toLowerCase(Locale.ROOT),
            scratch.directory().toString());
    builder.redirectError(Redirect.to(scratch.errors().toFile()));
    // Agents and options of the surrounding run are not meant for a worker.
    builder
        .environment()
        .keySet()
        .removeAll(Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
    return builder.start();
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private static String classPath(SmtEngine engine) throws IOException {
    Set<Path> places = new LinkedHashSet<>();
    places.addAll(places(MAIN.replace('.', '/') + ".class"));
    for (String resource : engine.resources()) {
      List<Path> found = places(resource);
      if (found.isEmpty() && resource.endsWith(".class")) {
        throw new IOException(engine.title() + " is not on the class path");
      }
      places.addAll(found);
    }
    return places.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  /** The directories and jars that hold a resource. */
  private static List<Path> places(String resource) throws IOException {
    @Nullable ClassLoader loader = WorkerLauncher.class.getClassLoader();
    ClassLoader known = loader != null ? loader : ClassLoader.getSystemClassLoader();
    Set<Path> places = new LinkedHashSet<>();
    for (URL url : Collections.list(known.getResources(resource))) {
      places.add(place(url, resource));
    }
    return List.copyOf(places);
  }

  private static Path place(URL url, String resource) throws IOException {
    try {
      if (url.openConnection() instanceof JarURLConnection jar) {
        return Path.of(jar.getJarFileURL().toURI());
      }
      int depth = Path.of(resource).getNameCount();
      return Path.of(url.toURI()).resolve("../".repeat(depth)).normalize();
    } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
      throw new IOException("no worker can be started from " + url, e);
    }
  }
}
