package dev.clew.app.cache;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Digests of jars, and of folders with all that is in them. */
final class FileDigests {

  private FileDigests() {}

  /** Of a folder the names and contents below it; of a jar what it says of its entries. */
  static String of(Path entry) throws IOException {
    ContentDigest digest = new ContentDigest();
    if (Files.isDirectory(entry)) {
      for (Path file : files(entry)) {
        digest.add(entry.relativize(file).toString()).add(Files.readAllBytes(file));
      }
    } else {
      add(digest, entry, name -> true);
    }
    return digest.hex();
  }

  /** The same of all that is no class. */
  static String ofResources(Path entry) throws IOException {
    ContentDigest digest = new ContentDigest();
    if (Files.isDirectory(entry)) {
      for (Path file : files(entry)) {
        if (!isClass(file.toString())) {
          digest.add(entry.relativize(file).toString()).add(Files.readAllBytes(file));
        }
      }
    } else {
      add(digest, entry, name -> !isClass(name));
    }
    return digest.hex();
  }

  private static boolean isClass(String name) {
    return name.endsWith(".class");
  }

  private static void add(ContentDigest digest, Path jar, Predicate<String> wanted)
      throws IOException {
    try (ZipFile file = new ZipFile(jar.toFile())) {
      file.stream()
          .filter(each -> wanted.test(each.getName()))
          .sorted(Comparator.comparing(ZipEntry::getName))
          .forEach(each -> digest.add(each.getName() + " " + each.getSize() + " " + each.getCrc()));
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  /** What a class of Clew was loaded from; empty if nobody says. */
  static Optional<Path> origin(Class<?> type) throws IOException {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    try {
      return source == null ? Optional.empty() : Optional.of(Path.of(source.getLocation().toURI()));
    } catch (URISyntaxException | IllegalArgumentException e) {
      throw new IOException("Clew itself cannot be read: " + source, e);
    }
  }
}
