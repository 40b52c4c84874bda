package dev.clew.replay.guard;

import dev.clew.engine.program.path.ClassPath;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * The classes of a {@link GuardedJdk} as an earlier run left them in the user's cache folder, one
 * file for each JDK. Writing them anew takes a quarter of a second, and the JVM that needs them has
 * to wait for it.
 */
record GuardedArchive(Path file) {

  private static final String PREFIX = "guarded-";
  private static final int BUILD_LENGTH = 36;

  /** Empty where Clew's own classes are not in a jar: then nothing says whether they changed. */
  static Optional<GuardedArchive> of(ClassPath jdk, Path cache) throws IOException {
    return of(jdk, cache, ownPlace());
  }

  /** The same for classes of Clew's that are somewhere else. */
  static Optional<GuardedArchive> of(ClassPath jdk, Path cache, Path clew) throws IOException {
    if (!Files.isRegularFile(clew)) {
      return Optional.empty();
    }
    String facts = clew + " " + Files.size(clew) + " " + Files.getLastModifiedTime(clew).toMillis();
    UUID build = UUID.nameUUIDFromBytes(facts.getBytes(StandardCharsets.UTF_8));
    return Optional.of(
        new GuardedArchive(cache.resolve(PREFIX + NativeClasses.key(jdk) + "-" + build + ".zip")));
  }

  private static Path ownPlace() throws IOException {
    try {
      return Path.of(
          GuardedArchive.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  /**
   * Writes what is kept to a folder.
   *
   * @return the modules; none where nothing is kept, or it cannot be read
   */
  Set<String> unpack(Path folder) {
    Set<String> modules = new TreeSet<>();
    if (!Files.isReadable(file)) {
      return modules;
    }
    try (ZipFile zip = new ZipFile(file.toFile())) {
      for (ZipEntry entry : zip.stream().toList()) {
        Path target = folder.resolve(entry.getName()).normalize();
        if (!target.startsWith(folder)) {
          throw new IOException("not a class of a module: " + entry.getName());
        }
        Files.createDirectories(target.getParent());
        Files.write(target, zip.getInputStream(entry).readAllBytes());
        modules.add(entry.getName().substring(0, entry.getName().indexOf('/')));
      }
      return modules;
    } catch (IOException e) {
      return Set.of(); // written anew, over what is there
    }
  }

  /** Keeps what is in a folder, in the place of what another build of Clew has left. */
  void pack(Path folder) {
    try {
      Files.createDirectories(file.getParent());
      Path draft = Files.createTempFile(file.getParent(), PREFIX, ".tmp");
      try (OutputStream out = Files.newOutputStream(draft);
          ZipOutputStream zip = new ZipOutputStream(out)) {
        for (Path each : files(folder)) {
          String name = folder.relativize(each).toString();
          zip.putNextEntry(new ZipEntry(name.replace(each.getFileSystem().getSeparator(), "/")));
          zip.write(Files.readAllBytes(each));
        }
      }
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
      deleteOthers();
    } catch (IOException | UnsupportedOperationException e) {
      return; // written anew the next time
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private void deleteOthers() throws IOException {
    String own = file.getFileName().toString();
    String ofJdk = own.substring(0, own.length() - (BUILD_LENGTH + ".zip".length())) + "*.zip";
    try (DirectoryStream<Path> same = Files.newDirectoryStream(file.getParent(), ofJdk)) {
      for (Path each : same) {
        if (!each.equals(file)) {
          Files.deleteIfExists(each);
        }
      }
    }
  }
}
