package dev.clew.engine.program.path;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One place to look for classes. Safe to use from several threads. */
interface ClassSource extends Closeable {

  /** The suffix of every class file's name. */
  String SUFFIX = ".class";

  /** Nobody's class file is longer; a short entry of a jar can be as long as it likes. */
  int MOST_BYTES = 64 << 20;

  boolean has(String internalName);

  /** Whether its classes are the JDK's. */
  default boolean isJdk() {
    return false;
  }

  /** The folder or jar on the class path; null for other places. */
  default @Nullable Path entry() {
    return null;
  }

  /** The file's content, or null if there is none of that name. */
  byte @Nullable [] read(String internalName) throws IOException;

  /**
   * The content of a file that is no class, or null if there is none of that name.
   *
   * @param path with slashes, from the root of the packages
   */
  byte @Nullable [] resource(String path) throws IOException;

  /**
   * Where a URL finds a file or a folder, or null if there is none of that name.
   *
   * @param path with slashes, from the root of the packages
   */
  @Nullable ResourceLocation location(String path);

  /** Names a file in messages, whether it exists or not. */
  String locate(String internalName);

  /** Internal names of all classes here, sorted; descriptions of modules are no classes. */
  List<String> classNames() throws IOException;

  /** The content of a class file. */
  static byte[] readClass(InputStream content) throws IOException {
    byte[] bytes = content.readNBytes(MOST_BYTES + 1);
    if (bytes.length > MOST_BYTES) {
      throw new IOException("it is longer than " + (MOST_BYTES >> 20) + " MiB");
    }
    return bytes;
  }

  /** The internal name of the class in a file, or null if the path is not that of a class. */
  static @Nullable String classNameOf(String path) {
    if (!path.endsWith(SUFFIX) || path.startsWith("META-INF/")) {
      return null;
    }
    String name = path.substring(0, path.length() - SUFFIX.length());
    return name.equals("module-info") || name.endsWith("/module-info") ? null : name;
  }
}
