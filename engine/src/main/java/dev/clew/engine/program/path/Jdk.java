package dev.clew.engine.program.path;

import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Whose library the code under test runs on: a JDK of version 9 or newer, not necessarily ours. */
public final class Jdk {

  private static final URI IMAGE = URI.create("jrt:/");
  private static final int JAVA_1_0 = 44; // the class file version of Java n is n + 44

  private final @Nullable Path home;

  private Jdk(@Nullable Path home) {
    this.home = home;
  }

  /** The JDK that runs Clew. */
  public static Jdk running() {
    return new Jdk(null);
  }

  /** The JDK installed in a folder, whatever its version. */
  public static Jdk at(Path home) {
    return new Jdk(home);
  }

  /**
   * Opens the library.
   *
   * @throws ClassPathException if there is no JDK to read
   */
  JdkImage open() {
    return home == null ? openRunning() : openOther(home);
  }

  private static JdkImage openRunning() {
    // This file system belongs to the JVM, which cannot be closed.
    return new JdkImage(
        FileSystems.getFileSystem(IMAGE), () -> {}, System.getProperty("java.home"));
  }

  private static JdkImage openOther(Path home) {
    if (!Files.isRegularFile(home.resolve("lib/jrt-fs.jar"))) {
      throw new ClassPathException(
          home + " is not the home of a JDK 9 or newer: it has no lib/jrt-fs.jar");
    }
    try {
      FileSystem files = FileSystems.newFileSystem(IMAGE, Map.of("java.home", home.toString()));
      return new JdkImage(files, files, home.toString());
    } catch (IOException | RuntimeException e) {
      throw new ClassPathException("the JDK in " + home + " cannot be read: " + e.getMessage(), e);
    }
  }

  /** Which Java a library is of: its own classes say so, whatever else its folder holds. */
  static int featureVersion(JdkImage image) {
    try {
      byte[] object = image.read("java/lang/Object");
      if (object == null) {
        throw new ClassPathException("the JDK " + image.locate("") + " has no java.lang.Object");
      }
      return ByteBuffer.wrap(object).getShort(6) - JAVA_1_0;
    } catch (IOException e) {
      throw new ClassPathException("the JDK's classes cannot be read: " + e.getMessage(), e);
    }
  }
}
