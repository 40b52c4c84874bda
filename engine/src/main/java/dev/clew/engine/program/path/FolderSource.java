package dev.clew.engine.program.path;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A folder with packages below it. */
final class FolderSource implements FileSource {

  private final Path folder;

  FolderSource(Path folder) {
    this.folder = folder;
  }

  @Override
  public Path entry() {
    return folder;
  }

  /** Null for a name that no file of this system can have. */
  @Override
  public @Nullable Path file(String internalName) {
    return resourceFile(internalName + SUFFIX);
  }

  @Override
  public @Nullable Path resourceFile(String path) {
    try {
      Path root = folder.toAbsolutePath().normalize();
      boolean isInside = root.resolve(path).normalize().startsWith(root);
      return isInside ? folder.resolve(path) : null;
    } catch (InvalidPathException e) {
      return null;
    }
  }

  @Override
  public @Nullable ResourceLocation location(String path) {
    Path file = resourceFile(path);
    return file != null && Files.exists(file) ? ResourceLocation.inFolder(folder, path) : null;
  }

  @Override
  public String locate(String internalName) {
    Path file = file(internalName);
    return (file == null ? folder : file).toString();
  }

  @Override
  public List<String> classNames() throws IOException {
    List<String> names = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        String name = ClassSource.classNameOf(slashed(folder.relativize(file)));
        if (name != null && Files.isRegularFile(file)) {
          names.add(name);
        }
      }
    }
    Collections.sort(names);
    return names;
  }

  private static String slashed(Path relative) {
    return relative.toString().replace(relative.getFileSystem().getSeparator(), "/");
  }

  @Override
  public void close() {
    // Nothing is held open.
  }
}
