package dev.clew.app.cache;

import dev.clew.replay.process.IoFailures;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Files by target and key in a folder that several processes use at once: each is written under
 * another name and moved into its place. What goes wrong is told once, in a line, and costs no
 * result.
 */
final class VerdictStore {

  /** The layout of the folder and of its files. */
  private static final String LAYOUT = "verdicts-1";

  /** Versions of a target that are kept: as many branches as somebody may switch between. */
  private static final int VERSIONS = 4;

  /** Beyond it the files go that were not used for longest. */
  private static final long MOST_BYTES = 500_000_000;

  private final Path folder;
  private final Consumer<String> note;
  private boolean hasTold;
  private boolean isWritable = true;

  VerdictStore(Path cache, Consumer<String> note) {
    this.folder = cache.resolve(LAYOUT);
    this.note = note;
  }

  /** The content of a file; empty if there is none that can be read. */
  Optional<byte[]> find(String target, String key) {
    Path file = file(target, key);
    try {
      return Optional.of(Files.readAllBytes(file));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      tell("cannot be read (" + IoFailures.reason(e) + "); what is missing is computed");
      return Optional.empty();
    }
  }

  /** A file was found that says nothing: it is as if there were none. */
  void damaged() {
    tell("has damaged files; what they held is computed again");
  }

  /** A file was used: it is kept longer than others. */
  void used(String target, String key) {
    try {
      Files.setLastModifiedTime(file(target, key), FileTime.from(Instant.now()));
    } catch (IOException e) {
      return; // it is forgotten a little earlier
    }
  }

  void keep(String target, String key, byte[] content) {
    if (!isWritable) {
      return;
    }
    Path file = file(target, key);
    try {
      Path place = Files.createDirectories(file.resolveSibling(""));
      Path written = Files.createTempFile(place, "new", ".tmp");
      try {
        Files.write(written, content);
        Files.move(written, file, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(written);
      }
      forget(oldest(place).skip(VERSIONS).toList());
    } catch (IOException e) {
      isWritable = false;
      tell("cannot be written (" + IoFailures.reason(e) + "); nothing is kept of this run");
    }
  }

  /** Whether a run over the same has been here before; remembers that one has. */
  boolean wasSeen(String everything) {
    Path mark = file(everything, "seen");
    boolean isThere = Files.exists(mark);
    if (!isThere) {
      keep(everything, "seen", new byte[0]);
    }
    return isThere;
  }

  /** Makes room, if there is too much. */
  void tidy() {
    try (Stream<Path> all = Files.walk(folder)) {
      List<Path> files = all.filter(Files::isRegularFile).toList();
      long bytes = 0;
      List<Path> tooMuch = new ArrayList<>();
      for (Path file : newestFirst(files.stream())) {
        bytes += Files.size(file);
        if (bytes > MOST_BYTES) {
          tooMuch.add(file);
        }
      }
      forget(tooMuch);
    } catch (IOException | java.io.UncheckedIOException e) {
      return; // another process tidies, too; or there is nothing yet
    }
  }

  private static Stream<Path> oldest(Path place) throws IOException {
    try (Stream<Path> files = Files.list(place)) {
      return newestFirst(files).stream();
    }
  }

  private static List<Path> newestFirst(Stream<Path> files) {
    record Dated(Path file, long millis) {}
    return files
        .map(file -> new Dated(file, file.toFile().lastModified()))
        .sorted(Comparator.comparingLong(Dated::millis).reversed())
        .map(Dated::file)
        .toList();
  }

  private static void forget(List<Path> files) throws IOException {
    for (Path file : files) {
      Files.deleteIfExists(file);
    }
  }

  /** A folder for each target, in one of 256 folders. */
  private Path file(String target, String key) {
    return folder.resolve(target.substring(0, 2)).resolve(target.substring(2)).resolve(key);
  }

  private void tell(String trouble) {
    if (!hasTold) {
      hasTold = true;
      note.accept("the cache in " + folder.getParent() + " " + trouble);
    }
  }
}
