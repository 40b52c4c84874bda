package dev.clew.replay.process;

import dev.clew.harness.CallServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The harness's classes in a folder of their own: wherever this process has them from, the code
 * under test sees nothing else of Clew.
 *
 * @param scratch a folder that the code under test may write to
 */
public record HarnessFolder(Path classes, Path patches, Path scratch) {

  private static final String PACKAGE = "dev/clew/harness";

  /**
   * A new one, that is deleted with {@link #delete} or when this JVM ends. Where it is ending
   * already, whoever writes down what there is may still need one, and deletes it.
   */
  static HarnessFolder create() throws IOException {
    return create(Path.of(System.getProperty("java.io.tmpdir", "")));
  }

  /** The same, in a folder for temporary files. */
  static HarnessFolder create(Path temp) throws IOException {
    Path root = Files.createTempDirectory(temp, "clew-harness");
    HarnessFolder folder =
        new HarnessFolder(root.resolve("classes"), root.resolve("java.base"), root.resolve("tmp"));
    try {
      for (Path each : List.of(folder.classes, folder.patches, folder.scratch)) {
        Files.createDirectory(each);
      }
      folder.copyClasses();
    } catch (IOException e) {
      folder.delete();
      throw e;
    }
    try {
      Runtime.getRuntime().addShutdownHook(new Thread(folder::delete, "clew-harness-folder"));
    } catch (IllegalStateException e) {
      return folder; // too late for a hook
    }
    return folder;
  }

  private void copyClasses() throws IOException {
    URI place;
    try {
      place = CallServer.class.getProtectionDomain().getCodeSource().getLocation().toURI();
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
    Path source = Path.of(place);
    if (Files.isDirectory(source)) {
      copy(source.resolve(PACKAGE));
    } else {
      try (FileSystem jar = FileSystems.newFileSystem(source, Map.of())) {
        copy(jar.getPath("/" + PACKAGE));
      }
    }
  }

  private void copy(Path from) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
        String below = from.relativize(file).toString();
        Path root = below.startsWith("guard") ? patches : classes;
        Path target = root.resolve(PACKAGE).resolve(below);
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
  }

  /** As far as that is possible; what is open somewhere stays. */
  void delete() {
    Path root = classes.getParent();
    if (!Files.exists(root)) {
      return;
    }
    try (Stream<Path> paths = Files.walk(root)) {
      for (Path each : paths.sorted((a, b) -> b.compareTo(a)).toList()) {
        Files.deleteIfExists(each);
      }
    } catch (IOException | UncheckedIOException e) {
      return; // in use
    }
  }
}
