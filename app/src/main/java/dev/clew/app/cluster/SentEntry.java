package dev.clew.app.cluster;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * A folder or jar of the class path on its way to another machine.
 *
 * @param name of the file
 * @param isProject whether it holds the code under test
 * @param content the jar, or the folder as a zip file
 */
@SuppressWarnings("ArrayRecordComponent") // never changed, never compared
record SentEntry(String name, boolean isFolder, boolean isProject, byte[] content)
    implements Serializable {

  static SentEntry of(Path place, boolean isProject) throws IOException {
    boolean isFolder = Files.isDirectory(place);
    return new SentEntry(
        String.valueOf(place.toAbsolutePath().normalize().getFileName()),
        isFolder,
        isProject,
        isFolder ? zipped(place) : Files.readAllBytes(place));
  }

  private static byte[] zipped(Path folder) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes);
        Stream<Path> files = Files.walk(folder)) {
      List<Path> all = files.filter(Files::isRegularFile).sorted().toList();
      for (Path file : all) {
        zip.putNextEntry(new ZipEntry(folder.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, zip);
        zip.closeEntry();
      }
    }
    return bytes.toByteArray();
  }

  /** Writes it into a folder that is empty; where it is then. */
  Path unpackInto(Path folder) throws IOException {
    Path place = folder.resolve(name);
    if (!isFolder) {
      return Files.write(place, content);
    }
    Files.createDirectories(place);
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(content))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        Path file = place.resolve(entry.getName()).normalize();
        if (!file.startsWith(place)) {
          throw new IOException(entry.getName() + " leads out of its folder");
        }
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.copy(zip, file);
      }
    }
    return place;
  }
}
