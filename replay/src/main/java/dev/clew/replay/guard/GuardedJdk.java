package dev.clew.replay.guard;

import dev.clew.engine.program.path.ClassPath;
import dev.clew.harness.guard.Guard;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Classes of a JDK, written anew so that whatever leads out of the JVM asks the {@link Guard}
 * first: each native method that is not known to be harmless, and a few methods before them. A JVM
 * takes them with {@code --patch-module}; there is no security manager on newer ones that could be
 * asked.
 *
 * @param folder a folder for each module
 */
public record GuardedJdk(Path folder, Set<String> modules) {

  private static final String BASE = "java.base";
  private static final String GUARD = Guard.class.getPackageName();

  /** Below the user's cache folder. */
  private static final Path CACHE = Path.of("clew", "v1");

  public GuardedJdk {
    modules = Set.copyOf(modules);
  }

  /** Writes them below a folder. */
  public static GuardedJdk write(ClassPath jdk, Path folder) throws IOException {
    Optional<GuardedArchive> archive = GuardedArchive.of(jdk, cache());
    Set<String> known = archive.map(kept -> kept.unpack(folder)).orElse(Set.of());
    if (!known.isEmpty()) {
      return new GuardedJdk(folder, known);
    }
    GuardedJdk made = rewrite(jdk, folder);
    archive.ifPresent(kept -> kept.pack(folder));
    return made;
  }

  private static GuardedJdk rewrite(ClassPath jdk, Path folder) throws IOException {
    GuardedClasses classes = new GuardedClasses(jdk, NativeReview.read());
    Set<String> modules = new TreeSet<>();
    for (String name : classes.names(cache())) {
      Optional<byte[]> content = classes.rewrite(name);
      if (content.isPresent()) {
        String module = classes.module(name);
        Path target = folder.resolve(module).resolve(name + ".class");
        Files.createDirectories(target.getParent());
        Files.write(target, content.get());
        modules.add(module);
      }
    }
    return new GuardedJdk(folder, modules);
  }

  private static Path cache() {
    String chosen = System.getenv("XDG_CACHE_HOME");
    Path home = Path.of(System.getProperty("user.home", "."));
    Path caches = chosen == null || chosen.isEmpty() ? home.resolve(".cache") : Path.of(chosen);
    return caches.resolve(CACHE);
  }

  /** Where classes that are to be part of {@code java.base} go. */
  public Path base() {
    return folder.resolve(BASE);
  }

  /** What a JVM has to be started with. */
  public List<String> options() {
    List<String> options = new ArrayList<>();
    for (String module : new TreeSet<>(modules)) {
      options.add("--patch-module=" + module + "=" + folder.resolve(module));
    }
    String users =
        Stream.concat(Stream.of("ALL-UNNAMED"), modules.stream().filter(each -> !each.equals(BASE)))
            .sorted()
            .collect(Collectors.joining(","));
    options.add("--add-exports=" + BASE + "/" + GUARD + "=" + users);
    return options;
  }
}
