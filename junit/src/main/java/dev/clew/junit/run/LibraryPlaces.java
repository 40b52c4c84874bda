package dev.clew.junit.run;

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

/** Where a library of ours is, for compilers and JVMs of other processes. */
public final class LibraryPlaces {

  private LibraryPlaces() {}

  /**
   * The jars of a library, nothing else with them.
   *
   * @param types one class of every jar
   * @param contents what of Clew's own jar is the library's, when all is in one: beginnings of
   *     names
   * @param copy a file for a copy, where there are no places of its own
   */
  public static List<Path> of(List<Class<?>> types, List<String> contents, Path copy)
      throws IOException {
    Path own = place(LibraryPlaces.class);
    Set<Path> places = new LinkedHashSet<>();
    for (Class<?> each : types) {
      places.add(place(each));
    }
    if (!places.contains(own)) {
      return List.copyOf(places);
    }
    if (!Files.exists(copy)) {
      extract(own, contents, copy);
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
  static void extract(Path jar, List<String> contents, Path copy) throws IOException {
    try (ZipFile content = new ZipFile(jar.toFile());
        OutputStream file = Files.newOutputStream(copy);
        ZipOutputStream zip = new ZipOutputStream(new BufferedOutputStream(file))) {
      zip.setLevel(Deflater.NO_COMPRESSION);
      for (ZipEntry entry : Collections.list(content.entries())) {
        boolean isPart = contents.stream().anyMatch(entry.getName()::startsWith);
        if (!entry.isDirectory() && isPart) {
          zip.putNextEntry(new ZipEntry(entry.getName()));
          try (InputStream bytes = content.getInputStream(entry)) {
            bytes.transferTo(zip);
          }
        }
      }
    }
  }
}
