package dev.clew.app.targets;

import dev.clew.app.UserException;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The classes of a Maven project and of its modules, and what they are compiled against. */
final class MavenProject {

  private static final String POM = "pom.xml";
  private static final String DEPENDENCIES =
      "org.apache.maven.plugins:maven-dependency-plugin:build-classpath";

  private final Path folder;
  private final BuildCommand subprocess;
  private final Consumer<String> notes;

  MavenProject(Path folder, BuildCommand subprocess, Consumer<String> notes) {
    this.folder = folder;
    this.subprocess = subprocess;
    this.notes = notes;
  }

  static boolean isIn(Path folder) {
    return Files.isRegularFile(folder.resolve(POM));
  }

  /**
   * The folders of its classes: its own, and those of its modules. Compiles the project if those of
   * a module with sources, or all, are missing.
   */
  List<Path> classes() {
    if (isToBeCompiled()) {
      notes.accept("compiling " + folder + " with Maven");
      BuildCommand.Result result = maven(List.of("-q", "-B", "compile"));
      if (!result.succeeded()) {
        throw new UserException(
            folder + " does not compile: " + firstError(result),
            "run 'mvn compile' there and mend it");
      }
    }
    List<Path> classes = parts().map(MavenProject::classesOf).filter(this::hasClasses).toList();
    if (classes.isEmpty()) {
      throw new UserException(
          folder + " has no classes in target/classes, even when compiled",
          "name a module of it that has sources");
    }
    return classes;
  }

  /** The project itself, and all modules below it. */
  private Stream<Path> parts() {
    return Stream.concat(Stream.of(folder), MavenModules.of(folder).stream());
  }

  private static Path classesOf(Path part) {
    return part.resolve("target").resolve("classes");
  }

  private boolean isToBeCompiled() {
    return parts().map(MavenProject::classesOf).noneMatch(this::hasClasses)
        || parts()
            .filter(part -> Files.isDirectory(part.resolve("src/main/java")))
            .anyMatch(part -> !hasClasses(classesOf(part)));
  }

  /** A build that failed leaves an empty folder behind. */
  private boolean hasClasses(Path classes) {
    if (!Files.isDirectory(classes)) {
      return false;
    }
    try (Stream<Path> files = Files.walk(classes)) {
      return files.anyMatch(file -> file.toString().endsWith(".class"));
    } catch (IOException | UncheckedIOException e) {
      throw new UserException(classes + " cannot be read: " + e.getMessage(), "make it readable");
    }
  }

  /**
   * The jars it is compiled against, as Maven has them; without asking the network where that
   * suffices. Maven is not even started for a project that depends on nothing. What Maven does not
   * say is noted, and left out.
   */
  List<Path> dependencies() {
    try {
      String pom = Files.readString(folder.resolve(POM));
      List<Path> modules = MavenModules.of(folder);
      if (!modules.isEmpty()) {
        return askForModules(modules);
      }
      if (!pom.contains("<dependency>") && !pom.contains("<parent>")) {
        return List.of();
      }
      return askForDependencies();
    } catch (IOException e) {
      throw new UserException(
          folder.resolve(POM) + " cannot be read: " + e.getMessage(), "make it readable");
    }
  }

  private List<Path> askForDependencies() throws IOException {
    Path answer = Files.createTempFile("clew", ".classpath");
    try {
      List<String> question =
          List.of(
              "-q", "-B", DEPENDENCIES, "-DincludeScope=compile", "-Dmdep.outputFile=" + answer);
      List<String> offline = new ArrayList<>(List.of("-o"));
      offline.addAll(question);
      BuildCommand.Result result = maven(offline);
      if (!result.succeeded()) {
        result = maven(question);
      }
      if (!result.succeeded()) {
        noteUnknown(result);
        return List.of();
      }
      return split(Files.readString(answer).strip());
    } finally {
      Files.deleteIfExists(answer);
    }
  }

  /**
   * Modules that were never installed know each other in one build only, after they were compiled
   * in it: each leaves its answer in its own folder.
   */
  private List<Path> askForModules(List<Path> modules) throws IOException {
    String name = "clew-" + ProcessHandle.current().pid() + ".classpath";
    List<String> question =
        List.of(
            "-q",
            "-B",
            "compile",
            DEPENDENCIES,
            "-DincludeScope=compile",
            "-Dmdep.outputFile=target/" + name);
    List<String> offline = new ArrayList<>(List.of("-o"));
    offline.addAll(question);
    BuildCommand.Result result = maven(offline);
    if (!result.succeeded()) {
      result = maven(question);
    }
    if (!result.succeeded()) {
      noteUnknown(result);
    }
    Set<Path> found = new LinkedHashSet<>();
    for (Path module : modules) {
      Path answer = module.resolve("target").resolve(name);
      if (Files.isRegularFile(answer)) {
        found.addAll(split(Files.readString(answer).strip()));
        Files.delete(answer);
      }
    }
    Files.deleteIfExists(folder.resolve("target").resolve(name));
    return found.stream().filter(Files::exists).toList();
  }

  private void noteUnknown(BuildCommand.Result result) {
    notes.accept(
        "Maven does not say what "
            + folder
            + " depends on; name it with -cp ("
            + firstError(result)
            + ")");
  }

  private static List<Path> split(String classPath) {
    List<Path> entries = new ArrayList<>();
    for (String entry : classPath.split(Pattern.quote(File.pathSeparator), -1)) {
      if (!entry.isEmpty()) {
        entries.add(Path.of(entry));
      }
    }
    return entries;
  }

  private BuildCommand.Result maven(List<String> arguments) {
    boolean isWindows = File.separatorChar == '\\';
    List<String> command = new ArrayList<>(List.of(isWindows ? "mvn.cmd" : "mvn"));
    command.addAll(arguments);
    try {
      return subprocess.run(folder, command);
    } catch (IOException e) {
      throw new UserException(
          "Maven cannot be started: " + e.getMessage(),
          "install it, or name folders of classes instead of " + folder);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new UserException("Maven was interrupted", "start again");
    }
  }

  private static String firstError(BuildCommand.Result result) {
    return result
        .output()
        .lines()
        .filter(line -> line.startsWith("[ERROR]"))
        .map(line -> line.substring("[ERROR]".length()).strip())
        .filter(line -> !line.isEmpty() && !line.startsWith("COMPILATION ERROR"))
        .findFirst()
        .orElse("exit code " + result.exitCode());
  }
}
