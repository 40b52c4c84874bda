package dev.clew.replay.process;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.DosFileAttributeView;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A new folder for temporary files, and what it takes to get rid of it: code under test may have
 * made folders in it that are deep, closed to their owner, or full of links.
 */
public final class TempFolder implements AutoCloseable {

  private static final int MOST_ATTEMPTS = 5;
  private static final long PAUSE_MILLIS = 40;

  private final Path root;

  private TempFolder(Path root) {
    this.root = root;
  }

  /** In the usual place. */
  public static TempFolder create(String prefix) throws IOException {
    return create(Path.of(System.getProperty("java.io.tmpdir", "")), prefix);
  }

  static TempFolder create(Path place, String prefix) throws IOException {
    // through links: a mount is known by its real name
    return new TempFolder(Files.createTempDirectory(place.toRealPath(), prefix));
  }

  public Path path() {
    return root;
  }

  /**
   * Deletes everything, some times over: a process that was killed may take a moment to end. What
   * is in use for longer stays. Links are deleted, and where they lead nothing is touched.
   */
  @Override
  public void close() {
    for (int i = 0; i < MOST_ATTEMPTS && exists(root); i++) {
      if (i > 0) {
        pause();
      }
      empty();
      delete(root);
    }
  }

  private static boolean exists(Path path) {
    return Files.exists(path, LinkOption.NOFOLLOW_LINKS);
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Folder by folder; those inside are moved up first, as a name may be longer than can be said,
   * and a tree deeper than a stack.
   */
  private void empty() {
    Deque<Path> folders = new ArrayDeque<>();
    folders.add(root);
    int moved = 0;
    while (!folders.isEmpty()) {
      Path folder = folders.remove();
      open(folder);
      try (DirectoryStream<Path> content = Files.newDirectoryStream(folder)) {
        for (Path each : content) {
          if (!Files.isDirectory(each, LinkOption.NOFOLLOW_LINKS)) {
            delete(each);
          } else if (folder.equals(root)) {
            folders.add(each);
          } else {
            folders.add(raise(each, "raised-" + System.nanoTime() + "-" + moved++));
          }
        }
      } catch (IOException | DirectoryIteratorException e) {
        continue; // the rest of it is for another attempt
      }
      if (!folder.equals(root)) {
        delete(folder);
      }
    }
  }

  /** Its place after it was moved to the top; where that fails, the old one. */
  private Path raise(Path folder, String name) {
    open(folder);
    try {
      return Files.move(folder, root.resolve(name));
    } catch (IOException e) {
      return folder;
    }
  }

  /** A folder that its owner may not list cannot be emptied. */
  private static void open(Path folder) {
    try {
      PosixFileAttributeView view =
          Files.getFileAttributeView(
              folder, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
      boolean isOpen =
          Files.isReadable(folder) && Files.isWritable(folder) && Files.isExecutable(folder);
      if (view != null && !isOpen) {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
      }
    } catch (IOException e) {
      return; // then listing it says why
    }
  }

  private static void delete(Path path) {
    try {
      Files.deleteIfExists(path);
    } catch (IOException e) {
      writable(path);
    }
  }

  /** On Windows, what is read-only is not deleted. */
  private static void writable(Path path) {
    try {
      DosFileAttributeView view =
          Files.getFileAttributeView(path, DosFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
      if (view != null && path.getFileSystem().getSeparator().equals("\\")) {
        view.setReadOnly(false);
        Files.deleteIfExists(path);
      }
    } catch (IOException e) {
      return; // in use, or not empty: for another attempt
    }
  }
}
