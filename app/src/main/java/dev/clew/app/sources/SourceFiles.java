package dev.clew.app.sources;

import dev.clew.engine.program.ClassInfo;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * Finds the sources of classes beside them: in the folders where builds keep sources, below the
 * folders around the classes, and in a {@code -sources.jar} beside a jar. Remembers the folders.
 * For one thread.
 */
final class SourceFiles {

  /** Where Maven, Gradle and older builds keep sources, below a module. */
  private static final List<String> ROOTS =
      List.of(
          "src/main/java",
          "src/main/kotlin",
          "src/main/scala",
          "src/test/java",
          "src/java",
          "src",
          "java",
          "");

  /** From {@code target/classes} or {@code build/classes/java/main} to the module. */
  private static final int MOST_LEVELS = 5;

  private final Map<Path, List<Path>> roots = new HashMap<>();

  /** The file, where there is one outside of jars. */
  public Optional<Path> fileOf(ClassInfo type) {
    return place(type)
        .flatMap(
            place ->
                roots.computeIfAbsent(place, SourceFiles::rootsAround).stream()
                    .map(root -> root.resolve(nameOf(type)))
                    .filter(Files::isRegularFile)
                    .findFirst());
  }

  /** What the file says, wherever it is; empty if it cannot be read. */
  public Optional<String> textOf(ClassInfo type) {
    try {
      Optional<Path> file = fileOf(type);
      return file.isPresent()
          ? Optional.of(Files.readString(file.get()))
          : Optional.ofNullable(textInJar(type));
    } catch (IOException e) {
      return Optional.empty(); // not UTF-8, say: then nothing is known of it
    }
  }

  private static @Nullable String textInJar(ClassInfo type) throws IOException {
    Path place = place(type).orElse(null);
    if (place == null || !place.toString().endsWith(".jar")) {
      return null;
    }
    String name = String.valueOf(place.getFileName());
    Path sources = place.resolveSibling(name.replaceFirst("\\.jar$", "-sources.jar"));
    if (!Files.isRegularFile(sources)) {
      return null;
    }
    try (ZipFile jar = new ZipFile(sources.toFile())) {
      ZipEntry entry = jar.getEntry(nameOf(type));
      return entry == null
          ? null
          : new String(jar.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** The folder or jar that a class comes from; none for the JDK's and generated ones. */
  private static Optional<Path> place(ClassInfo type) {
    if (type.isJdk() || type.isTrusted()) {
      return Optional.empty();
    }
    String location = type.file().location();
    int jar = location.indexOf("!/");
    if (jar >= 0) {
      return Optional.of(Path.of(location.substring(0, jar)).toAbsolutePath());
    }
    Path folder = Path.of(location).toAbsolutePath().getParent();
    for (int i = 0; i < type.name().split("/", -1).length - 1 && folder != null; i++) {
      folder = folder.getParent();
    }
    return Optional.ofNullable(folder);
  }

  private static List<Path> rootsAround(Path place) {
    List<Path> found = new ArrayList<>();
    @Nullable Path folder = Files.isDirectory(place) ? place : place.getParent();
    for (int i = 0; i < MOST_LEVELS && folder != null; i++, folder = folder.getParent()) {
      for (String root : ROOTS) {
        Path candidate = folder.resolve(root).normalize();
        if (Files.isDirectory(candidate)) {
          found.add(candidate);
        }
      }
    }
    return found;
  }

  /** Below a root of packages, with slashes. */
  private static String nameOf(ClassInfo type) {
    String name = type.header().sourceFile();
    if (name == null) {
      String top = type.name().replaceFirst("\\$.*", "");
      name = top.substring(top.lastIndexOf('/') + 1) + ".java";
    }
    return type.packageName().isEmpty() ? name : type.packageName() + "/" + name;
  }
}
