package dev.clew.engine.program.path;

import dev.clew.engine.program.type.JvmType;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/**
 * All classes that code under test can see: those of a JDK, and those of folders and jars in order.
 *
 * <p>A package of the JDK is the JDK's alone, as on the real JVM; elsewhere the first entry that
 * has a class wins. What was found or not is remembered. Safe to use from several threads until
 * closed.
 */
public final class ClassPath implements Closeable {

  private final JdkImage jdk;
  private final List<ClassSource> entries;
  private final List<Path> paths;
  private final int featureVersion;
  private final ConcurrentHashMap<String, Optional<ClassFile>> found = new ConcurrentHashMap<>();
  private final QuestionLog questions = new QuestionLog();

  private ClassPath(JdkImage jdk, List<ClassSource> entries, List<Path> paths, int featureVersion) {
    this.jdk = jdk;
    this.paths = List.copyOf(paths);
    this.entries = List.copyOf(entries);
    this.featureVersion = featureVersion;
  }

  /**
   * Opens a class path on a JDK. Multi-release jars are read as that JDK reads them.
   *
   * @throws ClassPathException if an entry or the JDK is missing or broken
   */
  public static ClassPath open(Jdk jdk, List<Path> entries) {
    JdkImage image = jdk.open();
    List<ClassSource> opened = new ArrayList<>();
    try {
      int featureVersion = Jdk.featureVersion(image);
      for (Path entry : entries) {
        opened.add(open(entry, featureVersion));
      }
      return new ClassPath(image, opened, entries, featureVersion);
    } catch (ClassPathException e) {
      opened.add(image);
      closeAll(opened, e);
      throw e;
    }
  }

  private static ClassSource open(Path entry, int featureVersion) {
    if (Files.isDirectory(entry)) {
      return new FolderSource(entry);
    }
    if (!Files.exists(entry)) {
      throw new ClassPathException(
          "there is no " + entry + "; take it off the class path or build it first");
    }
    try {
      return new JarSource(entry, featureVersion);
    } catch (IOException e) {
      throw new ClassPathException(entry + " is not a folder or a jar: " + e.getMessage(), e);
    }
  }

  /** Which Java the library is of, such as 17. */
  public int featureVersion() {
    return featureVersion;
  }

  /** The folders and jars, in their order. */
  public List<Path> paths() {
    return paths;
  }

  /** What is asked beyond what code names, by whoever explores the program. */
  public QuestionLog questions() {
    return questions;
  }

  /** Whether a class would be the JDK's, whatever the entries have. */
  public boolean isOfJdk(String internalName) {
    return jdk.owns(internalName);
  }

  /** Where the JDK is installed. */
  public Path jdkHome() {
    return Path.of(jdk.home());
  }

  /**
   * The content of a file that is no class, in the JDK or on the class path.
   *
   * @param path with slashes
   */
  public Optional<byte[]> resource(String path) {
    Optional<byte[]> ofJdk = jdkResource(path);
    if (ofJdk.isPresent()) {
      return ofJdk;
    }
    for (ClassSource entry : entries) {
      Optional<byte[]> content = resourceIn(entry, path);
      if (content.isPresent()) {
        return content;
      }
    }
    return Optional.empty();
  }

  /**
   * Where URLs find all files and folders of a name: the JDK's first, then those of the entries in
   * their order.
   *
   * @param path with slashes
   */
  public List<ResourceLocation> locations(String path) {
    List<ResourceLocation> locations = new ArrayList<>();
    addLocation(jdk, path, locations);
    entries.forEach(entry -> addLocation(entry, path, locations));
    return locations;
  }

  private static void addLocation(ClassSource source, String path, List<ResourceLocation> all) {
    ResourceLocation location = source.location(path);
    if (location != null) {
      all.add(location);
    }
  }

  /**
   * The content of a file in one jar of the class path.
   *
   * @param jar as {@link #paths} has it, or another name of the same file
   * @param path with slashes
   */
  public Optional<byte[]> resourceIn(Path jar, String path) {
    for (int i = 0; i < paths.size(); i++) {
      if (isSame(paths.get(i), jar)) {
        return resourceIn(entries.get(i), path);
      }
    }
    return Optional.empty();
  }

  /** Whether a file is an entry of the class path, or below one that is a folder. */
  public boolean contains(Path file) {
    Path wanted = real(file);
    return paths.stream().anyMatch(entry -> wanted.startsWith(real(entry)));
  }

  private static boolean isSame(Path one, Path other) {
    return real(one).equals(real(other));
  }

  private static Path real(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException e) {
      return file.toAbsolutePath().normalize();
    }
  }

  /**
   * The module of the JDK that a package is in.
   *
   * @param packageName with slashes
   */
  public Optional<String> jdkModuleOf(String packageName) {
    return Optional.ofNullable(jdk.moduleOf(packageName));
  }

  /** The names of the JDK's modules, sorted. */
  public List<String> jdkModules() {
    return jdk.modules();
  }

  /** The class file that describes a module of the JDK. */
  public Optional<byte[]> jdkModuleInfo(String module) {
    try {
      return Optional.ofNullable(jdk.moduleInfo(module));
    } catch (IOException e) {
      throw new ClassPathException("the module " + module + " cannot be read", e);
    }
  }

  /** The content of a file that is no class, in the JDK's image. */
  public Optional<byte[]> jdkResource(String path) {
    return resourceIn(jdk, path);
  }

  private static Optional<byte[]> resourceIn(ClassSource source, String path) {
    try {
      return Optional.ofNullable(source.resource(path));
    } catch (IOException e) {
      throw new ClassPathException(
          path + " in " + source.locate("") + " cannot be read: " + e.getMessage(), e);
    }
  }

  /** Finds a class by its internal name. The second time costs a hash lookup. */
  public Optional<ClassFile> find(String internalName) {
    return found.computeIfAbsent(internalName, this::search);
  }

  private Optional<ClassFile> search(String internalName) {
    if (!JvmType.isClassName(internalName)) {
      return Optional.empty();
    }
    if (jdk.owns(internalName)) {
      return fileIn(jdk, internalName);
    }
    for (ClassSource entry : entries) {
      Optional<ClassFile> file = fileIn(entry, internalName);
      if (file.isPresent()) {
        return file;
      }
    }
    return Optional.empty();
  }

  private static Optional<ClassFile> fileIn(ClassSource source, String internalName) {
    return source.has(internalName)
        ? Optional.of(new ClassFile(source, internalName))
        : Optional.empty();
  }

  /**
   * Internal names of the classes that {@link #find} finds outside the JDK: entry by entry in their
   * order, sorted within each. Walks all entries anew.
   */
  public List<String> classNames() {
    return names(name -> !jdk.owns(name));
  }

  /**
   * Internal names of classes in the entries that no JVM looks for there: their packages are the
   * JDK's. In the same order.
   */
  public List<String> namesInJdkPackages() {
    return names(jdk::owns);
  }

  private List<String> names(Predicate<String> wanted) {
    Set<String> names = new LinkedHashSet<>();
    entries.forEach(entry -> namesIn(entry).stream().filter(wanted).forEach(names::add));
    return List.copyOf(names);
  }

  /** The same of some entries only: names whose classes are found there and not before. */
  public List<String> classNames(Set<Path> chosen) {
    List<String> names = new ArrayList<>();
    for (ClassSource entry : entries) {
      Path place = entry.entry();
      if (place != null && chosen.contains(place)) {
        for (String name : namesIn(entry)) {
          if (find(name).filter(file -> place.equals(file.entry())).isPresent()) {
            names.add(name);
          }
        }
      }
    }
    return names;
  }

  /** Internal names of the JDK's classes, sorted: some thirty thousand. */
  public List<String> jdkClassNames() {
    return List.copyOf(namesIn(jdk));
  }

  private static List<String> namesIn(ClassSource source) {
    try {
      return source.classNames();
    } catch (IOException e) {
      throw new ClassPathException(source.locate("") + " cannot be listed: " + e.getMessage(), e);
    }
  }

  @Override
  public void close() throws IOException {
    List<ClassSource> all = new ArrayList<>(entries);
    all.add(jdk);
    IOException failure = new IOException("the class path could not be closed");
    closeAll(all, failure);
    if (failure.getSuppressed().length > 0) {
      throw failure;
    }
  }

  private static void closeAll(List<ClassSource> sources, Exception failure) {
    for (ClassSource source : sources) {
      try {
        source.close();
      } catch (IOException e) {
        failure.addSuppressed(e);
      }
    }
  }
}
