package dev.clew.app.report;

import dev.clew.app.UserException;
import dev.clew.output.Results;
import dev.clew.output.TargetResult;
import dev.clew.output.text.TreeDot;
import dev.clew.replay.process.IoFailures;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Files for Graphviz: a tree for each method. */
public final class DotFiles {

  private DotFiles() {}

  /**
   * Writes them into a folder beside a results file.
   *
   * @return the folder
   * @throws UserException if they cannot be written
   */
  public static Path write(Path results, Results found) {
    Path folder = results.resolveSibling("dot");
    Map<String, Integer> taken = new HashMap<>();
    try {
      Files.createDirectories(folder);
      for (TargetResult target : found.targets()) {
        String name = name(target);
        int number = taken.merge(name, 1, Integer::sum);
        Path file = folder.resolve(name + (number == 1 ? "" : "-" + number) + ".dot");
        Files.writeString(file, TreeDot.of(target), StandardCharsets.UTF_8);
      }
    } catch (IOException e) {
      throw new UserException(
          folder + " cannot be written (" + IoFailures.reason(e) + ")",
          "name another place with --out");
    }
    return folder;
  }

  /** Overloads have the same; a number tells them apart. */
  private static String name(TargetResult target) {
    String method = target.method().substring(0, target.method().indexOf('('));
    return (target.className() + "." + method).replaceAll("[^\\w.]", "_");
  }
}
