package dev.clew.app.changes;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.clew.app.UserException;
import dev.clew.app.cache.ClassPrint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Files that differ between a commit of Git and the work tree, new ones included.
 *
 * @param paths from the root of the repository, with slashes
 */
record ChangedFiles(List<String> paths) {

  private static final Pattern SOURCE = Pattern.compile(".*\\.(java|kt|scala|groovy|class)");

  /** What a build leaves where nobody tells Git to ignore it. */
  private static final Pattern BUILT = Pattern.compile(".*\\.(class|jar)");

  /** What may change how everything is built, or what it reads. */
  private static final Pattern FOR_ALL =
      Pattern.compile(
          "(.*/)?(pom\\.xml|[^/]*\\.gradle(\\.kts)?|gradle\\.(properties|lockfile)|[^/]*\\.jar)"
              + "|(.*/)?(resources|META-INF)/.*");

  /**
   * Asks Git.
   *
   * @param folders one after the other, until one is in a repository
   * @throws UserException if there is no repository, no such commit, or no Git
   */
  static ChangedFiles since(String commit, List<Path> folders) {
    for (Path folder : folders) {
      List<String> top = git(folder, "rev-parse", "--show-toplevel");
      if (!top.isEmpty()) {
        return since(commit, Path.of(top.get(0).strip()));
      }
    }
    throw new UserException(
        "--since needs Git, and a repository around the classes",
        "leave it out, or run Clew in the repository");
  }

  private static ChangedFiles since(String commit, Path top) {
    String verified = commit + "^{commit}";
    List<String> known = git(top, "rev-parse", "--verify", "--quiet", "--end-of-options", verified);
    if (known.isEmpty()) {
      throw new UserException(
          "there is no commit " + commit + " in " + top,
          "name one that is there, as in --since HEAD~1, or fetch it first");
    }
    List<String> paths =
        new ArrayList<>(
            git(top, "diff", "--name-only", "--no-renames", "-z", known.get(0).strip()));
    git(top, "ls-files", "--others", "--exclude-standard", "-z").stream()
        .filter(path -> !BUILT.matcher(path).matches())
        .forEach(paths::add);
    return new ChangedFiles(paths);
  }

  /** What Git prints, taken apart at zeros; nothing if it fails. */
  private static List<String> git(Path folder, String... arguments) {
    List<String> command = new ArrayList<>(List.of("git", "-C", folder.toString()));
    command.addAll(Arrays.asList(arguments));
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      process.getOutputStream().close();
      String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
      return process.waitFor() == 0
          ? Arrays.stream(printed.split("\0", -1)).filter(part -> !part.isBlank()).toList()
          : List.of();
    } catch (IOException e) {
      return List.of(); // there is no Git
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return List.of();
    }
  }

  /** Whether anything may be different: a build file or a resource has changed. */
  boolean mayAffectAll() {
    return paths.stream().anyMatch(path -> FOR_ALL.matcher(path).matches());
  }

  /** Whether a class was changed, or names one that is gone. */
  boolean touch(String name, ClassPrint print) {
    return sources().anyMatch(path -> isSourceOf(path, name, print) || names(path, name, print));
  }

  private Stream<String> sources() {
    return paths.stream().filter(path -> SOURCE.matcher(path).matches());
  }

  /** Kotlin and Scala do not ask for folders of packages. */
  private static boolean isSourceOf(String path, String name, ClassPrint print) {
    String folder = name.substring(0, name.lastIndexOf('/') + 1);
    String file = print.source().orElse("");
    String wanted = path.endsWith(".java") ? folder + file : file;
    boolean isSource = !file.isEmpty() && ("/" + path).endsWith("/" + wanted);
    return isSource || ("/" + path).endsWith("/" + name + ".class");
  }

  /** Whether a class mentions what the file was the source of, under any root of packages. */
  private static boolean names(String path, String name, ClassPrint print) {
    String rest = path.substring(0, path.lastIndexOf('.'));
    while (rest.indexOf('/') >= 0) {
      if (print.names().contains(rest)) {
        return true;
      }
      rest = rest.substring(rest.indexOf('/') + 1);
    }
    return name.indexOf('/') < 0 && print.names().contains(rest);
  }

  /** Where to look for a repository: where classes are, then where the user is. */
  static List<Path> places(List<Path> entries) {
    return Stream.concat(
            entries.stream()
                .map(Path::toAbsolutePath)
                .map(entry -> Files.isDirectory(entry) ? entry : entry.getParent()),
            Stream.of(Path.of("").toAbsolutePath()))
        .toList();
  }
}
