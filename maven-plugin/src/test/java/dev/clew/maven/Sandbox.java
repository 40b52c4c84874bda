package dev.clew.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where the builds of small projects happen: copies of the projects, and a local repository in
 * which Maven finds the Clew of this build. Nothing is installed where the user would find it.
 */
final class Sandbox {

  private static final Path MODULES = Path.of("..");
  private static final Path PROJECTS = Path.of("src/it");
  private static final String BUILD = System.getProperty("clew.it.build");
  private static final String GROUP = "dev";

  private final Path folder;
  private final String version;

  private Sandbox(Path folder, String version) {
    this.folder = folder;
    this.version = version;
  }

  /** A new one, in the place of an earlier one. */
  static Sandbox create() throws IOException {
    Sandbox sandbox =
        new Sandbox(
            Path.of(System.getProperty("clew.it.folder")), System.getProperty("clew.it.version"));
    delete(sandbox.folder);
    sandbox.copyProjects();
    sandbox.fillRepository(Path.of(System.getProperty("clew.it.repository")));
    return sandbox;
  }

  Path repository() {
    return folder.resolve("repository");
  }

  Path project(String name) {
    return folder.resolve("projects").resolve(name);
  }

  private void copyProjects() throws IOException {
    try (Stream<Path> files = Files.walk(PROJECTS)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = project(PROJECTS.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        String text =
            Files.readString(file)
                .replace("@clew.version@", version)
                .replace("@junit.version@", System.getProperty("clew.it.junit"));
        Files.writeString(copy, text);
      }
    }
    // Without it Maven would take the options of Clew's own build.
    Files.createDirectories(folder.resolve("projects/.mvn"));
  }

  /**
   * Links to everything that the user's repository has, so that nothing is copied or fetched twice;
   * Clew itself from this build. Where there are no links, Maven fetches what it needs.
   */
  private void fillRepository(Path users) throws IOException {
    link(users, repository(), GROUP);
    link(users.resolve(GROUP), repository().resolve(GROUP), "clew");
    install("clew-parent", MODULES.resolve("pom.xml"), Path.of("none"));
    try (Stream<Path> modules = Files.list(MODULES)) {
      for (Path module : modules.filter(each -> Files.exists(each.resolve("pom.xml"))).toList()) {
        for (String artifact : artifacts(module)) {
          install(
              artifact,
              module.resolve("pom.xml"),
              module.resolve(BUILD).resolve(artifact + "-" + version + ".jar"));
        }
      }
    }
  }

  /** The jars that this build made of a module. */
  private List<String> artifacts(Path module) throws IOException {
    String ending = "-" + version + ".jar";
    if (!Files.isDirectory(module.resolve(BUILD))) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(module.resolve(BUILD))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.startsWith("clew-") && name.endsWith(ending))
          .map(name -> name.substring(0, name.length() - ending.length()))
          .toList();
    }
  }

  private void install(String artifact, Path pom, Path jar) throws IOException {
    Path place = repository().resolve("dev/clew").resolve(artifact).resolve(version);
    Files.createDirectories(place);
    Files.copy(pom, place.resolve(artifact + "-" + version + ".pom"));
    if (Files.exists(jar)) {
      Files.copy(jar, place.resolve(artifact + "-" + version + ".jar"));
    }
  }

  private static void link(Path from, Path to, String except) throws IOException {
    Files.createDirectories(to);
    if (!Files.isDirectory(from)) {
      return;
    }
    try (Stream<Path> children = Files.list(from)) {
      for (Path child : children.filter(Files::isDirectory).toList()) {
        String name = child.getFileName().toString();
        if (!name.equals(except)) {
          Files.createSymbolicLink(to.resolve(name), child.toAbsolutePath());
        }
      }
    } catch (UnsupportedOperationException | java.nio.file.FileSystemException e) {
      return; // a system without links
    }
  }

  /** Does not follow links. */
  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
