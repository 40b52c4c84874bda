package dev.clew.engine.program.path;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A class file that was found: where it is, and how to read it again. */
public final class ClassFile {

  private final ClassSource source;
  private final String internalName;

  ClassFile(ClassSource source, String internalName) {
    this.source = source;
    this.internalName = internalName;
  }

  /**
   * A class that was generated while code ran.
   *
   * @param host the file of the class that it was generated for; one belongs to the JDK if the
   *     other does
   */
  public static ClassFile generated(String internalName, byte[] bytes, ClassFile host) {
    GeneratedSource.Content content = new GeneratedSource.Content(bytes);
    return new ClassFile(new GeneratedSource(internalName, content, host.isJdk()), internalName);
  }

  /** The name under which it was found; what is inside may disagree. */
  public String internalName() {
    return internalName;
  }

  /** Whether it belongs to the JDK rather than to the class path. */
  public boolean isJdk() {
    return source.isJdk();
  }

  /** Whether it comes from {@link #generated} and from no file at all. */
  public boolean isGenerated() {
    return source instanceof GeneratedSource;
  }

  /**
   * The folder or jar on the class path that it is in; null for the JDK's and for generated ones.
   */
  public @Nullable Path entry() {
    return source.entry();
  }

  /** The module of a class of the JDK, empty for others. */
  public String module() {
    String folders = location().substring(location().indexOf('!') + 1);
    String[] parts = folders.split("/", 4);
    return isJdk() && parts.length > 2 ? parts[2] : "";
  }

  /** Names the file in messages: {@code /lib/app.jar!/com/acme/Cart.class}. */
  public String location() {
    return source.locate(internalName);
  }

  /** Names the folder or jar that it is in. */
  public String root() {
    return source.locate("");
  }

  /**
   * The content of another file of the same folder or jar; empty if there is none, or it cannot be
   * read.
   *
   * @param path with slashes, from the root of the packages
   */
  public Optional<byte[]> beside(String path) {
    try {
      return Optional.ofNullable(source.resource(path));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Internal names of all classes of the same folder or jar; none if it cannot be listed. */
  public List<String> neighbours() {
    try {
      return source.classNames();
    } catch (IOException e) {
      return List.of();
    }
  }

  /**
   * Reads the whole file, from the disk or what the system caches of it. An interrupt waits until
   * then: a class that could not be read counts as one that nobody can read.
   */
  public byte[] read() throws IOException {
    boolean wasInterrupted = false;
    try {
      while (true) {
        try {
          byte[] bytes = source.read(internalName);
          if (bytes == null) {
            throw new IOException(location() + " is gone");
          }
          return bytes;
        } catch (ClosedByInterruptException e) {
          wasInterrupted |= Thread.interrupted();
        }
      }
    } finally {
      if (wasInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Override
  public String toString() {
    return location();
  }
}
