package dev.clew.engine.program.path;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * A jar. If its manifest says that it is a multi-release jar, the entries for the newest Java that
 * is not newer than the given one count; jars inside it do not.
 */
final class JarSource implements ClassSource {

  private final Path path;
  private final JarFile jar;

  JarSource(Path path, int featureVersion) throws IOException {
    this.path = path;
    this.jar =
        new JarFile(
            new File(path.toString()),
            /* verify= */ false,
            ZipFile.OPEN_READ,
            Runtime.Version.parse(Integer.toString(featureVersion)));
  }

  @Override
  public Path entry() {
    return path;
  }

  @Override
  public boolean has(String internalName) {
    return entry(internalName) != null;
  }

  @Override
  public byte @Nullable [] read(String internalName) throws IOException {
    JarEntry entry = entry(internalName);
    if (entry == null) {
      return null;
    }
    try (InputStream content = jar.getInputStream(entry)) {
      return ClassSource.readClass(content);
    }
  }

  @Override
  public byte @Nullable [] resource(String name) throws IOException {
    JarEntry entry = jar.getJarEntry(name);
    if (entry == null || entry.isDirectory()) {
      return null;
    }
    try (InputStream content = jar.getInputStream(entry)) {
      return content.readAllBytes();
    }
  }

  @Override
  public @Nullable ResourceLocation location(String name) {
    JarEntry entry = jar.getJarEntry(name);
    if (entry == null) {
      return null;
    }
    return ResourceLocation.inJar(path, jar.isMultiRelease() ? entry.getRealName() : name);
  }

  private @Nullable JarEntry entry(String internalName) {
    JarEntry entry = jar.getJarEntry(internalName + SUFFIX);
    return entry == null || entry.isDirectory() ? null : entry;
  }

  @Override
  public String locate(String internalName) {
    JarEntry entry = entry(internalName);
    return path + "!/" + (entry == null ? internalName + SUFFIX : entry.getRealName());
  }

  @Override
  public List<String> classNames() {
    return jar.versionedStream()
        .map(entry -> ClassSource.classNameOf(entry.getName()))
        .filter(Objects::nonNull)
        .sorted()
        .toList();
  }

  @Override
  public void close() throws IOException {
    jar.close();
  }
}
