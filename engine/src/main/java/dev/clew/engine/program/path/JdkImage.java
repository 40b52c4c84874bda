package dev.clew.engine.program.path;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The classes of a JDK, by package: a package belongs to one module, and what that module does not
 * have in it no other has.
 *
 * <p>Modules in incubation are left out, as the JVM leaves them out unless told otherwise.
 */
final class JdkImage implements FileSource {

  private static final String INCUBATION = "jdk.incubator.";

  private final FileSystem files;
  private final Closeable lifetime;
  private final String home;
  private final ConcurrentHashMap<String, Optional<Path>> packages = new ConcurrentHashMap<>();

  /**
   * @param files the image, as {@code jrt:/} presents it
   * @param lifetime what to close together with this
   * @param home names the JDK in messages
   */
  JdkImage(FileSystem files, Closeable lifetime, String home) {
    this.files = files;
    this.lifetime = lifetime;
    this.home = home;
  }

  /**
   * Whether a class of this name can come from the JDK only: the JVM gives the packages of the
   * JDK's modules, and everything in {@code java.}, to nobody else.
   */
  boolean owns(String internalName) {
    return internalName.startsWith("java/") || folder(packageOf(internalName)) != null;
  }

  @Override
  public boolean isJdk() {
    return true;
  }

  @Override
  public @Nullable Path file(String internalName) {
    Path folder = folder(packageOf(internalName));
    String simpleName = internalName.substring(internalName.lastIndexOf('/') + 1);
    return folder == null || !isPlain(simpleName) ? null : folder.resolve(simpleName + SUFFIX);
  }

  /** A package may hold files in several modules. */
  @Override
  public @Nullable Path resourceFile(String path) {
    String packageName = packageOf(path);
    if (packageName.isEmpty() || !isPlain(path)) {
      return null;
    }
    for (Path module : list(files.getPath("/packages", packageName.replace('/', '.')))) {
      Path file = files.getPath("/modules", module.getFileName().toString(), path);
      if (Files.isRegularFile(file)) {
        return file;
      }
    }
    return null;
  }

  @Override
  public @Nullable ResourceLocation location(String path) {
    Path file = resourceFile(path);
    return file == null ? null : ResourceLocation.inModule(file.getName(1).toString(), path);
  }

  /** The module that a package's classes are in; null if the JDK has no such package. */
  @Nullable String moduleOf(String packageName) {
    Path folder = folder(packageName);
    return folder == null ? null : folder.getName(1).toString();
  }

  /** The names of the modules, sorted. */
  List<String> modules() {
    return list(files.getPath("/modules")).stream()
        .map(module -> module.getFileName().toString())
        .filter(name -> !name.startsWith(INCUBATION))
        .sorted()
        .toList();
  }

  /** The description of a module; null if there is no such module. */
  byte @Nullable [] moduleInfo(String module) throws IOException {
    Path file = files.getPath("/modules", module, "module-info" + SUFFIX);
    return Files.isRegularFile(file) ? Files.readAllBytes(file) : null;
  }

  /** Where the JDK is installed. */
  String home() {
    return home;
  }

  /** The image's paths take no zeros, and backslashes for slashes; the JDK's names have neither. */
  private static boolean isPlain(String name) {
    return name.indexOf('\0') < 0 && name.indexOf('\\') < 0;
  }

  private static String packageOf(String internalName) {
    return internalName.substring(0, Math.max(internalName.lastIndexOf('/'), 0));
  }

  /** Where a package's classes are, or null if the JDK has no such package. Looked up once. */
  private @Nullable Path folder(String packageName) {
    return packages.computeIfAbsent(packageName, this::findFolder).orElse(null);
  }

  private Optional<Path> findFolder(String packageName) {
    if (packageName.isEmpty() || !isPlain(packageName)) {
      return Optional.empty();
    }
    Path links = files.getPath("/packages").resolve(packageName.replace('/', '.'));
    for (Path module : list(links)) {
      String name = module.getFileName().toString();
      Path folder = files.getPath("/modules", name, packageName);
      if (!name.startsWith(INCUBATION) && hasClasses(folder)) {
        return Optional.of(folder);
      }
    }
    return Optional.empty();
  }

  /** The image also lists packages that hold other packages only. */
  private static boolean hasClasses(Path folder) {
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
      for (Path file : stream) {
        if (file.toString().endsWith(SUFFIX)) {
          return true;
        }
      }
    } catch (IOException e) {
      return false;
    }
    return false;
  }

  private static List<Path> list(Path folder) {
    List<Path> content = new ArrayList<>();
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
      stream.forEach(content::add);
    } catch (IOException e) {
      return List.of();
    }
    return content;
  }

  @Override
  public String locate(String internalName) {
    Path file = file(internalName);
    return home + "!" + (file == null ? "/" + internalName + SUFFIX : file);
  }

  @Override
  public List<String> classNames() throws IOException {
    List<String> names = new ArrayList<>();
    for (Path module : list(files.getPath("/modules"))) {
      if (!module.getFileName().toString().startsWith(INCUBATION)) {
        addClassesOf(module, names);
      }
    }
    Collections.sort(names);
    return names;
  }

  private static void addClassesOf(Path module, List<String> names) throws IOException {
    try (Stream<Path> all = Files.walk(module)) {
      for (Path file : (Iterable<Path>) all::iterator) {
        String name = ClassSource.classNameOf(module.relativize(file).toString());
        if (name != null) {
          names.add(name);
        }
      }
    }
  }

  @Override
  public void close() throws IOException {
    lifetime.close();
  }
}
