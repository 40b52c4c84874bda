package dev.clew.app.sources;

import dev.clew.engine.program.ClassInfo;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
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

  private static final List<String> SUFFIXES =
      List.of(".java", ".kt", ".scala", ".groovy", ".clj", ".kts", ".aj");

  /** Between a jar and the name of an entry. */
  private static final String IN_JAR = "!/";

  /** From {@code target/classes} or {@code build/classes/java/main} to the module. */
  private static final int MOST_LEVELS = 5;

  private final Map<Path, List<Path>> roots = new HashMap<>();

  /** The file, where there is one outside of jars. */
  public Optional<Path> fileOf(ClassInfo type) {
    return place(type)
        .flatMap(
            place ->
                roots.computeIfAbsent(place, SourceFiles::rootsAround).stream()
                    .flatMap(root -> below(root, nameOf(type)).stream())
                    .filter(Files::isRegularFile)
                    .findFirst());
  }

  /** A class file says where its source is, and may say anything. */
  private static Optional<Path> below(Path root, String name) {
    try {
      return Optional.of(root.resolve(name).normalize()).filter(file -> file.startsWith(root));
    } catch (InvalidPathException e) {
      return Optional.empty(); // no file of this system has that name
    }
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

  /** Where the source is, as {@link #read} takes it: a file, or an entry of a jar. */
  Optional<String> placeOf(ClassInfo type) {
    Optional<Path> file = fileOf(type);
    if (file.isPresent()) {
      return file.map(each -> each.toAbsolutePath().normalize().toString());
    }
    return sourcesJar(type)
        .filter(jar -> hasEntry(jar, nameOf(type)))
        .map(jar -> jar + IN_JAR + nameOf(type));
  }

  /** What a place holds that {@link #placeOf} has told of; empty if it is not there any more. */
  static Optional<String> read(String place) {
    int jar = place.indexOf(IN_JAR);
    if (SUFFIXES.stream().noneMatch(place::endsWith)) {
      return Optional.empty(); // results come from elsewhere, too: they do not ask for other files
    }
    try {
      return jar < 0
          ? Optional.of(Files.readString(Path.of(place)))
          : Optional.ofNullable(
              entry(Path.of(place.substring(0, jar)), place.substring(jar + IN_JAR.length())));
    } catch (IOException | InvalidPathException e) {
      return Optional.empty();
    }
  }

  private static boolean hasEntry(Path jar, String name) {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return zip.getEntry(name) != null;
    } catch (IOException e) {
      return false;
    }
  }

  private static @Nullable String textInJar(ClassInfo type) throws IOException {
    Path jar = sourcesJar(type).orElse(null);
    return jar == null ? null : entry(jar, nameOf(type));
  }

  private static Optional<Path> sourcesJar(ClassInfo type) {
    return place(type)
        .filter(place -> place.toString().endsWith(".jar"))
        .map(
            place ->
                place.resolveSibling(
                    String.valueOf(place.getFileName()).replaceFirst("\\.jar$", "-sources.jar")))
        .filter(Files::isRegularFile);
  }

  private static @Nullable String entry(Path jar, String name) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      ZipEntry entry = zip.getEntry(name);
      return entry == null
          ? null
          : new String(zip.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** The folder or jar that a class comes from; none for the JDK's and generated ones. */
  private static Optional<Path> place(ClassInfo type) {
    if (type.isJdk() || type.isTrusted()) {
      return Optional.empty();
    }
    String location = type.file().location();
    int jar = location.indexOf(IN_JAR);
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
