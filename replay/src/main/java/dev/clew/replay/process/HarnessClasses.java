package dev.clew.replay.process;

import dev.clew.engine.program.path.ClassPath;
import dev.clew.harness.session.ServerSession;
import dev.clew.replay.coverage.CoverageAgent;
import dev.clew.replay.guard.GuardedJdk;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Classes of Clew's for JVMs that run code under test, in a folder of their own: wherever this
 * process has them from, that code sees nothing else of Clew. They are the same for all such JVMs
 * of a run, and are written once: rewriting classes of the JDK takes longer than a JVM's start.
 */
final class HarnessClasses {

  private static final String PACKAGE = "dev/clew/harness";

  /** Packages that are part of {@code java.base} in those JVMs. */
  private static final List<String> IN_BASE = List.of("guard", "base");

  private final TempFolder folder;
  private final GuardedJdk jdk;
  private final List<String> agents;

  private HarnessClasses(TempFolder folder, GuardedJdk jdk, List<String> agents) {
    this.folder = folder;
    this.jdk = jdk;
    this.agents = List.copyOf(agents);
  }

  static HarnessClasses write(ClassPath classPath, Path temp) throws IOException {
    TempFolder folder = TempFolder.create(temp, "clew-harness");
    try {
      Path classes = Files.createDirectory(folder.path().resolve("classes"));
      GuardedJdk jdk = GuardedJdk.write(classPath, folder.path().resolve("jdk"));
      copyHarness(classes, jdk.base());
      return new HarnessClasses(folder, jdk, CoverageAgent.options(folder.path()));
    } catch (IOException e) {
      folder.close();
      throw e;
    }
  }

  /** What puts the guard into a JVM. */
  List<String> patchOptions() {
    List<String> options = new ArrayList<>(jdk.options());
    options.add("--add-exports=java.base/dev.clew.harness.base=ALL-UNNAMED");
    return options;
  }

  /** What has JaCoCo record coverage in a JVM. */
  List<String> coverageOptions() {
    return agents;
  }

  /** For a class path. */
  Path classes() {
    return folder.path().resolve("classes");
  }

  /** Adds classes of another module. */
  void add(List<Class<?>> types) throws IOException {
    for (Class<?> type : types) {
      String path = type.getName().replace('.', '/') + ".class";
      Path file = classes().resolve(path);
      if (!Files.exists(file)) {
        Files.createDirectories(file.getParent());
        copy(type, path, file);
      }
    }
  }

  private static void copy(Class<?> type, String path, Path file) throws IOException {
    try (InputStream bytes = type.getClassLoader().getResourceAsStream(path)) {
      if (bytes == null) {
        throw new IOException("no class file: " + path);
      }
      Files.copy(bytes, file);
    }
  }

  private static void copyHarness(Path classes, Path base) throws IOException {
    URI place;
    try {
      place = ServerSession.class.getProtectionDomain().getCodeSource().getLocation().toURI();
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
    Path source = Path.of(place);
    if (Files.isDirectory(source)) {
      copyHarness(source.resolve(PACKAGE), classes, base);
    } else {
      try (FileSystem jar = FileSystems.newFileSystem(source, Map.of())) {
        copyHarness(jar.getPath("/" + PACKAGE), classes, base);
      }
    }
  }

  private static void copyHarness(Path from, Path classes, Path base) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
        Path below = from.relativize(file);
        boolean isInBase = IN_BASE.contains(below.getName(0).toString());
        Path target = (isInBase ? base : classes).resolve(PACKAGE).resolve(below.toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
  }

  void delete() {
    folder.close();
  }
}
