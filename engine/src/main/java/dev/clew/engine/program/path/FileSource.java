package dev.clew.engine.program.path;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A source in which every class is a file of its own. */
interface FileSource extends ClassSource {

  /** Where the class would be; null for a name that no file of this source can have. */
  @Nullable Path file(String internalName);

  /** Where a file that is no class would be; null for a path that no file here can have. */
  @Nullable Path resourceFile(String path);

  @Override
  default byte @Nullable [] resource(String path) throws IOException {
    Path file = resourceFile(path);
    return file != null && Files.isRegularFile(file) ? Files.readAllBytes(file) : null;
  }

  @Override
  default boolean has(String internalName) {
    Path file = file(internalName);
    return file != null && Files.isRegularFile(file);
  }

  @Override
  default byte @Nullable [] read(String internalName) throws IOException {
    Path file = file(internalName);
    if (file == null) {
      return null;
    }
    try (InputStream content = Files.newInputStream(file)) {
      return ClassSource.readClass(content);
    } catch (NoSuchFileException e) {
      return null;
    }
  }
}
