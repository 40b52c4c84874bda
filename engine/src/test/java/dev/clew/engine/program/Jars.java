package dev.clew.engine.program;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** Packs folders into jars. */
public final class Jars {

  private Jars() {}

  /**
   * Writes a jar with a manifest.
   *
   * @param content which folder's files go under which prefix of the jar
   */
  public static Path pack(Path jar, boolean isMultiRelease, Map<String, Path> content)
      throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    if (isMultiRelease) {
      manifest.getMainAttributes().put(Attributes.Name.MULTI_RELEASE, "true");
    }
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream output = new JarOutputStream(file, manifest)) {
      for (Map.Entry<String, Path> each : content.entrySet()) {
        add(output, each.getKey(), each.getValue());
      }
    }
    return jar;
  }

  private static void add(JarOutputStream output, String prefix, Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        output.putNextEntry(new ZipEntry(prefix + name));
        output.write(Files.readAllBytes(file));
        output.closeEntry();
      }
    }
  }
}
